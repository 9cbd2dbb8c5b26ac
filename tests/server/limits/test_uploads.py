"""Bodies that are too large, too deep or nonsense are refused with a reason."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest

from schism.games.contract import Json
from schism.games.registry import GAMES, shipped_decks
from tests.kit import random_match
from tests.server.kit import PATIENCE, Server

DEEP = 50_000
SHIPPED = {path.stem: path for path in shipped_decks(GAMES["tolerance"])}
AS_SHIPPED = SHIPPED["house-en"].read_text(encoding="utf-8")
JUNK: list[Any] = [None, True, -1, 2**70, 1.5, "", "\u0000", [], {}, [[[]]], {"": {"": []}}]


def ask(server: Server, path: str, content: str | bytes) -> httpx.Response:
    headers = {"content-type": "application/json"}
    return httpx.post(server.url + path, content=content, headers=headers, timeout=PATIENCE)


def is_refused(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["message"]


TOML_BOMBS = {
    "deep lists": "a = " + "[" * DEEP,
    "deep closed lists": "a = " + "[" * 5000 + "]" * 5000,
    "deep tables": "a = " + "{a = " * 5000,
    "deep names": "[" + "a." * 20_000 + "a]",
    "a long number": "format = " + "9" * 20_000,
    "a long hexadecimal number": "format = 0x" + "f" * 20_000,
    "not a number": 'format = nan\ngame = "tolerance"',
    "endless": 'format = inf\ngame = "tolerance"',
    "nothing": "",
    "no deck": 'game = "tolerance"\nformat = 1',
    "a date": "format = 1979-05-27",
    "a date and a time": "format = 1979-05-27 07:32:00",
    "a date among cards": AS_SHIPPED.replace('name = "Lawyer"', "name = 1588-07-29"),
    "quotes beside quotes": "format = '''b'''''",
    "zeros": "\u0000" * 100,
}
JSON_BOMBS = {
    "deep lists": '{"a":' + "[" * DEEP,
    "deep objects": '{"a":' * DEEP,
    "deep closed": '{"a":' * 5000 + "1" + "}" * 5000,
    "a long number": '{"format": ' + "9" * 20_000 + "}",
    "a large number": '{"format": 1e999}',
    "not a number": '{"format": NaN}',
    "twice": '{"format": 1, "format": 2}',
    "no end": "{",
}


@pytest.mark.parametrize(
    "text",
    [*TOML_BOMBS.values(), *JSON_BOMBS.values()],
    ids=[*TOML_BOMBS, *(f"json {name}" for name in JSON_BOMBS)],
)
def test_decks_that_would_burst_are_refused(server: Server, text: str) -> None:
    is_refused(ask(server, "api/decks", json.dumps({"text": text})))


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_decks_with_a_billion_cards_are_refused(server: Server, game: str) -> None:
    shipped = {"tolerance": "house-en", "avignon": "house"}[game]
    deck = httpx.get(f"{server.url}api/decks/{game}/{shipped}", timeout=PATIENCE).json()
    for changed in numbers_replaced(deck, 10**9):
        is_refused(ask(server, "api/decks", json.dumps({"text": json.dumps(changed)})))


def numbers_replaced(deck: Json, number: int) -> Iterator[Json]:
    """The deck with all its numbers so large, and with its lists a thousand times as long."""
    yield json.loads(json.dumps(deck), parse_int=lambda _: number)
    for name, value in deck.items():
        if isinstance(value, list):
            yield {**deck, name: value * (200_000 // (1 + len(json.dumps(value))))}


def test_bodies_that_are_too_large_are_refused(server: Server) -> None:
    large = json.dumps({"text": "x" * 300_000})
    is_refused(ask(server, "api/decks", large))
    larger = ask(server, "api/decks", json.dumps({"text": "x" * 2_000_000}))
    assert (larger.status_code, larger.json()["error"]["id"]) == (413, "too-large")

    def endless() -> Iterator[bytes]:
        for _ in range(64):
            yield b"x" * 65_536

    with suppress(httpx.WriteError):  # it stopped listening before we had finished
        assert httpx.post(server.url + "api/decks", content=endless()).status_code == 413


@pytest.mark.parametrize(
    "body",
    ["", "{", "[]", "null", "7", '"x"', "\ufeff{}", "[" * 100_000, '{"a":' * 100_000, b"\xff\xfe"],
    ids=range(10),
)
@pytest.mark.parametrize("path", ["api/tables", "api/decks", "api/replays"])
def test_bodies_that_are_no_request_are_refused(
    server: Server, path: str, body: str | bytes
) -> None:
    is_refused(ask(server, path, body))


def with_junk(value: Any) -> Iterator[Any]:
    """The value with each of its parts replaced by each kind of junk."""
    yield from JUNK
    if isinstance(value, dict):
        for name, part in value.items():
            yield from ({**value, name: junk} for junk in with_junk(part))
    elif isinstance(value, list) and value:
        yield from ([junk, *value[1:]] for junk in with_junk(value[0]))


async def answers(server: Server, path: str, bodies: list[Any]) -> list[tuple[Any, int]]:
    async with server.http() as http:
        found = []
        for body in bodies:
            status = (await http.post(path, json=body)).status_code
            found.append((body, status))
        return found


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_records_with_junk_in_them_never_break_the_server(server: Server, game: str) -> None:
    record = random_match(game, seed=1, decisions=3).record()
    record.pop("sha256")  # which would find every change before the rules see it
    wishes = [{"record": junk} for junk in with_junk(record)]
    failed = [
        (body, s) for body, s in asyncio.run(answers(server, "api/replays", wishes)) if s >= 500
    ]
    assert failed == []


def test_wishes_with_junk_in_them_never_break_the_server(server: Server) -> None:
    wish = {
        "game": "tolerance",
        "deck": "house-en",
        "options": {"players": 4, "roles": "random", "hidden_roles": True, "plague": 1},
        "seats": [{"who": "me"}, *[{"who": "bot", "level": "random"}] * 3],
        "name": "Ann",
        "clock": {"seconds": 60, "increment": 1},
        "grace": 1,
        "webhook": "http://127.0.0.1/",
    }
    failed = [
        (body, s)
        for body, s in asyncio.run(answers(server, "api/tables", list(with_junk(wish))))
        if s >= 500
    ]
    assert failed == []
