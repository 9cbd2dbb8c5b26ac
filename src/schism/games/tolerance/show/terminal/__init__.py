"""Tolerance in a terminal."""

from schism.games.terminal import Terminal
from schism.games.tolerance.show.terminal.deck_page import deck_page
from schism.games.tolerance.show.terminal.face import ToleranceFace

TERMINAL = Terminal(ToleranceFace, deck_page)
