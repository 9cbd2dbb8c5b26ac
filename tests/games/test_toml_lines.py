"""Finding the line of a value in a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from schism.games.deck.toml_lines import Path as ValuePath
from schism.games.deck.toml_lines import line_of
from schism.games.registry import GAMES, shipped_decks

DECKS = [path for game in GAMES.values() for path in shipped_decks(game)]

TRICKY = """# a = 1
dotted.key = 3
"quoted" = '''many
] lines = ''' # [x]
[table]
list = [ 1, # [[not]]
  { x = 1, y = "a]b" },
  [2,
  3]]
[[row]]
[[row.inner]]
z = 1
[[row.inner]]
z = 'its' # }
[row.last]
v = true
[[row]]
w = 1979-05-27
when = 1979-05-27 07:32:00
said = ['''she said 'so'''', 1979-05-27 07:32:00Z, ""\""quoted""\"", 1]
last = { at = 1979-05-27 07:32:00, after = 1 }
"""

EXPECTED: dict[ValuePath, int] = {
    ("dotted", "key"): 2,
    ("quoted",): 3,
    ("table",): 5,
    ("table", "list"): 6,
    ("table", "list", 0): 6,
    ("table", "list", 1): 7,
    ("table", "list", 1, "x"): 7,
    ("table", "list", 1, "y"): 7,
    ("table", "list", 2): 8,
    ("table", "list", 2, 1): 9,
    ("row", 0): 10,
    ("row", 0, "inner", 0): 11,
    ("row", 0, "inner", 0, "z"): 12,
    ("row", 0, "inner", 1, "z"): 14,
    ("row", 0, "last", "v"): 16,
    ("row", 1): 17,
    ("row", 1, "w"): 18,
    ("row", 1, "when"): 19,
    ("row", 1, "said", 3): 20,
    ("row", 1, "last", "after"): 21,
}


@pytest.mark.parametrize(("path", "line"), EXPECTED.items(), ids=str)
def test_every_kind_of_value_is_found(path: ValuePath, line: int) -> None:
    tomllib.loads(TRICKY)
    assert line_of(TRICKY, path) == line


def test_what_is_missing_is_looked_for_in_the_table_around_it() -> None:
    assert line_of(TRICKY, ("row", 1, "missing", 3)) == 17
    assert line_of(TRICKY, ("missing",)) is None
    assert line_of(TRICKY, ()) is None


def scalars(value: Any, path: ValuePath = ()) -> Iterator[ValuePath]:
    """The paths of all values that are neither tables nor lists."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from scalars(each, (*path, name))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from scalars(each, (*path, number))
    else:
        yield path


@pytest.mark.parametrize("deck", DECKS, ids=lambda path: path.stem)
def test_fields_of_shipped_decks_stand_on_their_lines(deck: Path) -> None:
    text = deck.read_text(encoding="utf-8")
    lines = text.splitlines()
    for path in list(scalars(tomllib.loads(text)))[::23]:
        line = line_of(text, path)
        assert line is not None
        assert isinstance(path[-1], int) or path[-1] in lines[line - 1], path
