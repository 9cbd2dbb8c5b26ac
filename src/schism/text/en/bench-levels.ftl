# The benchmark of the levels for people.

cli-bench-levels-help = Measure the levels for people: one ladder for each game, and how often a level makes an obviously bad move.
cli-bench-levels-example = Example: schism bench-levels --only avignon --deals 20 --positions 0
bench-levels-option-deals = Number of deals; every level plays each of them against the level below, in every seat.
bench-levels-option-positions = Number of positions in which every level's move is compared with a greedy bot's; 0 for none.
bench-levels-option-only = Which games to measure.
bench-levels-option-store = Keep the result in the games' folders, where the page finds it.
bench-levels-rating = { $game }: { $level }, Elo
bench-levels-step = { $game }: { $level } against { $below }, one to one, %
bench-levels-stupid = { $game }: { $level }, moves more than { $loss } points worse than a greedy bot's, %
