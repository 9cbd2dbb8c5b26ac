"""Avignon in the terminal."""
