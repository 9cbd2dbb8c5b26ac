"""A third game, which lives under `tests/toy` alone, in every part of the program."""
