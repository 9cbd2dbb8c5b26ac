# Positions that can be solved.

cli-solve-help = Solve a position from a record: who wins with best play, or how likely they are to, and how.
cli-solve-example = Example: schism solve game.json --move 21
solve-option-move = The position after this many actions; without it, after the last one.
solve-win = { $who }, who is to act, wins whatever the others do.
solve-loss = { $who }, who is to act, loses whatever they do.
solve-chance = { $who }, who is to act, wins with a chance of { $low }%, if both sides play their best.
solve-bounds = { $who }, who is to act, wins with a chance of { $low }% to { $high }%, if both sides play their best.
solve-unknown = This position is too far from the end to be solved.
error-solve-over = The game is over: there is nothing to solve.
