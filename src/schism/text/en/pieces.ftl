# What the pieces of an observation's tensor mean, for docs/adapters.md.

page-head-name = piece
page-head-place = numbers
page-head-shape = shape
page-head-meaning = meaning
page-size = { $size } numbers in all.
