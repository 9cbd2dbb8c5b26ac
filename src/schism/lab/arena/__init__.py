"""Tournaments of bots and their ratings."""
