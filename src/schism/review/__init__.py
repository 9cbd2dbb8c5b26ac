"""Hints and reviews: what was best, why, and how much of a result was luck."""
