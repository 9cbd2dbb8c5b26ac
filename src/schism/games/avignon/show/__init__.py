"""How people and programs see Avignon: views, events, words and the terminal."""

from schism.games.avignon.show.preview import preview
from schism.games.avignon.show.reasons import REASONING
from schism.games.avignon.show.result import result
from schism.games.avignon.show.schema import SCHEMA
from schism.games.avignon.show.view import token_table

__all__ = ["REASONING", "SCHEMA", "preview", "result", "token_table"]
