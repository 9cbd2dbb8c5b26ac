"""Avignon in a terminal."""

from schism.games.avignon.show.terminal.deck_page import deck_page
from schism.games.avignon.show.terminal.face import AvignonFace
from schism.games.terminal import Terminal

TERMINAL = Terminal(AvignonFace, deck_page)
