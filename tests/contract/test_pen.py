"""JSON written by compiled code."""

from __future__ import annotations

import json

import numpy as np
import pytest

from schism.games import views
from schism.games.registry import GAMES
from schism.kernel.pen import NULL, Page, Words, put, put_flag, put_item, put_number, put_seat
from tests.kit import random_match


def sheet_of(size: int, *words: str) -> Page:
    book = Words()
    book.add(*words)
    return (np.zeros(size, np.uint8), *book.bound())


@pytest.mark.parametrize("number", [0, 7, 10, 99, 100, 12345, -1, -80, 2**40])
def test_numbers_are_written_as_json_has_them(number: int) -> None:
    page = sheet_of(30)
    end = put_number(page, 0, number)
    assert page[0][:end].tobytes() == json.dumps(number).encode()


def test_what_does_not_fit_is_left_out_and_counted() -> None:
    page = sheet_of(3)
    end = put_number(page, put(page, 0, NULL), 1234)
    assert end == 8
    assert page[0].tobytes() == b"\0\0\0"


def test_entries_and_items() -> None:
    page = sheet_of(100)
    book = Words()
    first = book.add('{"seat":', ',"nobody":', ',"flag":', ',"list":[', '"Ä"', "]}")
    page = (page[0], *book.bound())
    at = put_flag(page, put_seat(page, put_seat(page, 0, first, 2), first + 1, -1), first + 2, True)
    begin = put(page, at, first + 3)
    at = put_item(page, put_item(page, begin, begin, first + 4), begin, NULL)
    text = page[0][: put(page, at, first + 5)].tobytes()
    assert json.loads(text) == {"seat": 2, "nobody": None, "flag": True, "list": ["Ä", None]}


@pytest.mark.parametrize("game", GAMES)
def test_a_view_that_needs_a_larger_sheet_gets_one(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = random_match(game, 3, decisions=30)
    usual = match.view_texts()
    monkeypatch.setattr(views, "_ROOM", 10)
    assert match.view_texts() == usual
