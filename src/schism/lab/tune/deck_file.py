"""A deck written as TOML."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from schism.errors import SchismError
from schism.games.deck import Deck
from schism.games.registry import GAMES

_LINE = 120  # characters


def own_id(file: Path) -> str:
    """Return the id of a deck to be written there: the file's stem."""
    if not file.stem.replace("-", "").isalnum():
        raise SchismError("deck-id", found=file.stem)
    return file.stem


def rename_deck(deck: Deck, file: Path) -> Deck:
    """Return the deck under the id it will have in the file."""
    return GAMES[deck.game].load_deck({**deck.data, "id": own_id(file)}, deck.id)


def lines_of(deck: Deck, comment: str) -> Iterator[str]:
    """Yield the lines of a deck file: a table for each entry, a line for each value."""
    yield from (f"# {line}".rstrip() for line in comment.splitlines())
    yield from _table(deck.data, "")


def _table(row: dict[str, Any], path: str) -> Iterator[str]:
    """Yield values first, then the entries of lists that are too long for a line."""
    inline = {key: f"{key} = {_inline(value)}" for key, value in row.items()}
    lists = [key for key, value in row.items() if _is_tables(value) and len(inline[key]) > _LINE]
    yield from (line for key, line in inline.items() if key not in lists)
    for key in lists:
        for entry in row[key]:
            if not path:
                yield ""
            yield f"[[{path}{key}]]"
            yield from _table(entry, f"{path}{key}.")


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {_inline(each)}" for key, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_inline(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False)
