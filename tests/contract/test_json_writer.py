"""The JSON writer of compiled code."""

from __future__ import annotations

import json

import pytest

from schism.games.contract import Json
from schism.games.options import ALL_SHOWN
from schism.kernel.json_writer import (
    BUFFER,
    BUFFER_SIZE,
    NULL,
    TokenTable,
    Writer,
    write_bool_field,
    write_int,
    write_item,
    write_seat_field,
    write_token,
)
from schism.kernel.records import blank
from tests.kit import EVERY_SET_UP, random_match

IN_EVERY_SET_UP = pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)


def writer_with(*tokens: str) -> Writer:
    table = TokenTable()
    table.add(*tokens)
    return blank(BUFFER), table.build()[0]


def written(out: Writer, length: int) -> bytes:
    return bytes(out[0].text[:length])


@pytest.mark.parametrize("number", [0, 7, 10, 99, 100, 12345, -1, -80, 2**40])
def test_numbers_are_written_as_json_has_them(number: int) -> None:
    out = writer_with()
    assert written(out, write_int(out, 0, number)) == json.dumps(number).encode()


def test_what_does_not_fit_is_left_out_and_counted() -> None:
    out = writer_with()
    assert write_int(out, write_token(out, BUFFER_SIZE - 3, NULL), 1234) == BUFFER_SIZE + 5
    assert written(out, BUFFER_SIZE) == bytes(BUFFER_SIZE)


def test_fields_and_items() -> None:
    out = writer_with('{"seat":', ',"nobody":', ',"flag":', ',"list":[', '"Ä"', "]}")
    first = len(TokenTable())
    at = write_seat_field(out, write_seat_field(out, 0, first, 2), first + 1, -1)
    at = write_bool_field(out, at, first + 2, True)
    begin = write_token(out, at, first + 3)
    at = write_item(out, write_item(out, begin, begin, first + 4), begin, NULL)
    text = written(out, write_token(out, at, first + 5))
    assert json.loads(text) == {"seat": 2, "nobody": None, "flag": True, "list": ["Ä", None]}


@IN_EVERY_SET_UP
def test_all_views_of_a_step_fit_into_the_buffer(game: str, options: Json) -> None:
    match = random_match(game, 3, decisions=0, **options)
    while not match.over:
        assert sum(map(len, match.view_texts(ALL_SHOWN))) < BUFFER_SIZE / 2
        match.play(match.legal()[-1])
