# The benchmark of hints and reviews.

cli-bench-review-help = Check hints and reviews: what they say of decisions from games of mixed levels, against games played on from there.
cli-bench-review-example = Example: schism bench-review --only avignon --positions 40 --games 40
bench-review-option-positions = Decisions to look into, in each game.
bench-review-option-games = Games that bots play on from each decision, and four times as many where a mistake is marked.
bench-review-option-only = Which games.
bench-review-option-level = The bots that play on.
bench-review-option-seed = The same number gives the same decisions and the same games.
bench-review-error = { $game }: mean absolute error beyond the noise, in points of 100
bench-review-bias = { $game }: bias (said less found), in points of 100
bench-review-costly = { $game }: marked mistakes that cost something, of { $marked }, in percent
bench-review-ratio = { $game }: loss named, divided by the loss found
bench-review-none = too few mistakes to tell
