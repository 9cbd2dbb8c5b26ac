"""Readings of rulings at a table: requested, shown to everybody, and written to the record."""

from __future__ import annotations

import pytest

from schism.games.contract import Json
from tests.server.kit import Server, play_on, run
from tests.server.lobby import seated


@pytest.mark.parametrize(
    ("game", "readings"),
    [
        ("tolerance", {"prevailing": "printed", "first_chooser": 1}),
        ("avignon", {"samaritan": "effects", "win_check": "each_action"}),
    ],
)
def test_a_table_tells_its_readings_and_its_record_has_them(
    server: Server, game: str, readings: Json
) -> None:
    async def play() -> None:
        clients = await seated(server, game, options={"readings": readings})
        for client in clients:
            assert client.welcome["table"]["options"]["readings"] == readings
            assert (await client.position())["view"]["readings"] == readings
        await play_on(clients)
        table = clients[0].welcome["table"]["id"]
        async with server.http() as http:
            record = (await http.get(f"api/tables/{table}/record")).json()
        assert record["options"]["readings"] == readings

    run(play())


@pytest.mark.parametrize(
    ("game", "readings"),
    [
        ("tolerance", {"prevailing": "maybe"}),
        ("tolerance", {"samaritan": "effects"}),
        ("tolerance", {"first_chooser": 4}),
        ("tolerance", {"first_chooser": True}),
        ("avignon", {"first_chooser": 0}),
        ("avignon", ["samaritan"]),
    ],
)
def test_a_reading_that_there_is_not_is_refused(server: Server, game: str, readings: Json) -> None:
    async def ask() -> None:
        async with server.http() as http:
            wish = {"game": game, "name": "A", "options": {"readings": readings}}
            answer = await http.post("api/tables", json=wish)
        assert answer.status_code == 422
        assert answer.json()["error"]["message"]

    run(ask())
