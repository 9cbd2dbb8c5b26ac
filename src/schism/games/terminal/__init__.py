"""How games look in a terminal: what commands ask of a game, and what games draw with."""

from schism.games.terminal.face import Face, Looks, Terminal

__all__ = ["Face", "Looks", "Terminal"]
