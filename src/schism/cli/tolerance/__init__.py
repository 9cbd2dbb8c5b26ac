"""Tolerance in the terminal."""
