"""How people and programs see Tolerance: views, events, words and the terminal."""

from schism.games.terminal import Terminal
from schism.games.tolerance.show.opened import opened
from schism.games.tolerance.show.preview import preview
from schism.games.tolerance.show.reasons import REASONING
from schism.games.tolerance.show.result import result
from schism.games.tolerance.show.schema import SCHEMA
from schism.games.tolerance.show.view import token_table

__all__ = ["REASONING", "SCHEMA", "load_terminal", "opened", "preview", "result", "token_table"]


def load_terminal() -> Terminal:
    """Import the terminal when it is used: nothing else needs rich."""
    from schism.games.tolerance.show.terminal import TERMINAL

    return TERMINAL
