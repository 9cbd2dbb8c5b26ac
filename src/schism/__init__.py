"""Schism: two card games about a divided church, to play, to study and to build on."""

from schism.table.match import Match, new

__version__ = "0.2.0"
__all__ = ["Match", "new"]
