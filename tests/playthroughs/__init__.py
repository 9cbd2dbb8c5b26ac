"""Whole games as text that a person can read, and that must stay the same."""
