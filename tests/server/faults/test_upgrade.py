"""Tables stored by earlier versions stay playable."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from schism.cli.commands.serve import DATABASE_FILE
from schism.games.contract import Json
from schism.games.registry import load_json
from schism.table.proof import check_proof
from schism.table.replay import replay_with
from tests.server.conftest import Starter
from tests.server.kit import Client, Server, play_on, run
from tests.server.stored import FOLDERS

pytestmark = pytest.mark.parametrize("folder", FOLDERS, ids=[path.name for path in FOLDERS])


def database_of(folder: Path, data: Path) -> Path:
    file = data / DATABASE_FILE
    with closing(sqlite3.connect(file)) as database:
        database.executescript((folder / "tables.sql").read_text(encoding="utf-8"))
    return file


def stored_seats(folder: Path) -> list[list[Json]]:
    """By tables."""
    seats = json.loads((folder / "seats.json").read_text(encoding="utf-8"))
    return [list(group) for _, group in groupby(seats, lambda seat: seat["table"])]


def test_stored_tables_are_as_they_were_and_go_on(
    folder: Path, tmp_path: Path, start_server: Starter
) -> None:
    database_of(folder, tmp_path)
    server = start_server()
    for seats in stored_seats(folder):
        run(_come_back(server, seats))


def only(now: Any, then: Any) -> Any:
    """What an earlier version knew of: later ones may tell more."""
    if isinstance(then, dict):
        return {key: only(now[key], then[key]) for key in then}
    if isinstance(then, list) and len(now) == len(then):
        return [only(*pair) for pair in zip(now, then, strict=True)]
    return now


async def _come_back(server: Server, seats: list[Json]) -> None:
    clients = [await Client.at(server, each["table"], token=each["token"]) for each in seats]
    for client, then in zip(clients, seats, strict=True):
        now = client.welcome
        assert now["version"] == then["version"]
        assert now["events"] == then["events"]
        for part in ("view", "yours"):
            assert only(now[part], then[part]) == then[part]
    if seats[0]["view"]["to_act"] is not None:
        assert (await play_on(clients, 2))["version"] == seats[0]["version"] + 2
        return
    async with server.http() as http:
        record = (await http.get(f"api/tables/{seats[0]['table']}/record")).json()
        deck = await http.get(f"api/decks/{record['game']}/{record['deck_sha256']}")
    assert check_proof(replay_with(record, load_json(deck.text, "deck")), record)


def test_a_table_of_later_rules_is_refused_and_the_others_go_on(
    folder: Path, tmp_path: Path, start_server: Starter
) -> None:
    future, *others = stored_seats(folder)
    with closing(sqlite3.connect(database_of(folder, tmp_path))) as database:
        database.execute("UPDATE tables SET rules = 999 WHERE id = ?", [future[0]["table"]])
        database.commit()
    server = start_server()

    async def come() -> None:
        refused = await Client.at(server, future[0]["table"], token=future[0]["token"])
        assert refused.welcome["error"]["id"] == "record-rules"
        await _come_back(server, others[0])

    run(come())
