"""Generate the tables of docs/adapters.md from the code: `python -m schism.adapters.page docs`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from schism.adapters.tensors import Piece, pieces, vector_size
from schism.games.registry import game_called
from schism.text import Language, for_game
from schism.text.catalogue import say

_TABLE = re.compile(r"<!-- pieces (\w+) -->\n.*?<!-- end -->", re.DOTALL)


def with_tables(page: str, language: Language) -> str:
    """Return the page with the tables between its marks regenerated."""
    return _TABLE.sub(lambda mark: _marked(mark[1], language), page)


def _marked(game: str, language: Language) -> str:
    return f"<!-- pieces {game} -->\n{table(game, language)}\n<!-- end -->"


def table(game: str, language: Language) -> str:
    heads = (say(language, f"page-head-{name}") for name in ("name", "place", "shape", "meaning"))
    rows = [_row(game, piece, language) for piece in pieces(game_called(game))]
    size = say(language, "page-size", size=str(vector_size(game_called(game))))
    return "\n".join([f"| {' | '.join(heads)} |", "|---|---|---|---|", *rows, "", size])


def _row(game: str, piece: Piece, language: Language) -> str:
    place = f"{piece.start}:{piece.start + piece.size}"
    shape = " × ".join(map(str, piece.shape))
    meaning = say(language, for_game(game, f"piece-{piece.name}"))
    return f"| `{piece.name}` | {place} | {shape} | {meaning} |"


PAGES: dict[Language, str] = {"en": "adapters.md", "de": "adapters.de.md"}

if __name__ == "__main__":
    for language, name in PAGES.items():
        path = Path(sys.argv[1]) / name
        path.write_text(with_tables(path.read_text(encoding="utf-8"), language), encoding="utf-8")
