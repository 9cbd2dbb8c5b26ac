"""JSON written by compiled code."""

from __future__ import annotations

import json

import pytest

from schism.games.contract import Json
from schism.kernel.json_writer import (
    NULL,
    ROOM,
    SHEET,
    Page,
    Words,
    put,
    put_flag,
    put_item,
    put_number,
    put_seat,
)
from schism.kernel.records import blank
from tests.kit import EVERY_SET_UP, random_match

IN_EVERY_SET_UP = pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)


def page_of(*words: str) -> Page:
    book = Words()
    book.add(*words)
    return blank(SHEET), book.bound()[0]


def written(page: Page, length: int) -> bytes:
    return page[0].text[:length].tobytes()


@pytest.mark.parametrize("number", [0, 7, 10, 99, 100, 12345, -1, -80, 2**40])
def test_numbers_are_written_as_json_has_them(number: int) -> None:
    page = page_of()
    assert written(page, put_number(page, 0, number)) == json.dumps(number).encode()


def test_what_does_not_fit_is_left_out_and_counted() -> None:
    page = page_of()
    assert put_number(page, put(page, ROOM - 3, NULL), 1234) == ROOM + 5
    assert written(page, ROOM) == bytes(ROOM)


def test_entries_and_items() -> None:
    page = page_of('{"seat":', ',"nobody":', ',"flag":', ',"list":[', '"Ä"', "]}")
    first = len(Words()._words)
    at = put_flag(page, put_seat(page, put_seat(page, 0, first, 2), first + 1, -1), first + 2, True)
    begin = put(page, at, first + 3)
    at = put_item(page, put_item(page, begin, begin, first + 4), begin, NULL)
    text = written(page, put(page, at, first + 5))
    assert json.loads(text) == {"seat": 2, "nobody": None, "flag": True, "list": ["Ä", None]}


@IN_EVERY_SET_UP
def test_all_views_of_a_step_fit_on_a_sheet(game: str, options: Json) -> None:
    match = random_match(game, 3, decisions=0, **options)
    while not match.over:
        assert sum(map(len, match.view_texts(open_piles=True))) < ROOM / 2
        match.play(match.legal()[-1])
