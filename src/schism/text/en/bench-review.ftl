# The benchmark of hints and reviews.

cli-bench-review-help = Check hints and reviews: compare what they say about decisions, taken from games between mixed levels, with games played out from there.
cli-bench-review-example = Example: schism bench-review --only avignon --positions 40 --games 40
bench-review-option-positions = Number of decisions to check in each game.
bench-review-option-games = Number of games that bots play out from each decision; four times as many and more where a mistake is marked.
bench-review-option-only = Which games to check.
bench-review-option-level = The level of these bots. Default: a suitable one for each game.
bench-review-option-seed = The same number gives the same decisions and the same games.
bench-review-error = { $game }: mean absolute error beyond the noise, in points of 100
bench-review-bias = { $game }: bias (estimate minus result), in points of 100
bench-review-confirmed = { $game }: marked mistakes that ten times the budget confirms, of { $marked }, in percent
bench-review-costly = { $game }: marked mistakes that cost something, of { $marked }, in percent
bench-review-ratio = { $game }: estimated loss divided by measured loss
bench-review-none = too few mistakes to tell
