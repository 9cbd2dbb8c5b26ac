"""How people and programs see Avignon: views, events, words and the terminal."""

from schism.games.avignon.show.preview import preview
from schism.games.avignon.show.reasons import REASONING
from schism.games.avignon.show.result import result
from schism.games.avignon.show.schema import SCHEMA
from schism.games.avignon.show.view import token_table
from schism.games.terminal import Terminal

__all__ = ["REASONING", "SCHEMA", "load_terminal", "preview", "result", "token_table"]


def load_terminal() -> Terminal:
    """Import the terminal when it is used: nothing else needs rich."""
    from schism.games.avignon.show.terminal import TERMINAL

    return TERMINAL
