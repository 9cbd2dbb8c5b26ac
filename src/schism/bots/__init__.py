"""Bots: each sees an observation and a deck, never a state, so it cannot cheat."""
