"""Taking back to before one's own last decision, among bots."""

from __future__ import annotations

import pytest

from schism.games.contract import PUBLIC
from schism.games.registry import GAMES, find_deck
from schism.server.store.journal import JournalEntry
from schism.server.tables.clocks import Clocks
from schism.server.tables.game_log import GameLog
from schism.table.proof import check_proof
from schism.table.replay import replay
from tests.server.kit import Client, Server, run
from tests.server.lobby import make_table

SECRET = b"0123456789abcdef"


def begun(game: str) -> GameLog:
    found = GAMES[game]
    log = GameLog(found, find_deck(found, None), {}, SECRET, Clocks(0))
    add(log, "start")
    return log


def add(log: GameLog, kind: str, text: str | None = None) -> None:
    entry = JournalEntry("t", log.version + 1, log.to_act, kind, text, None, 0.0)
    log.apply(entry)


def played(log: GameLog, actions: int) -> None:
    for _ in range(actions):
        assert log.match is not None
        add(log, "act", log.match.legal()[-1])


@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_as_it_was_and_goes_on_as_if_nothing_had_been(game: str) -> None:
    log, other = begun(game), begun(game)
    played(log, 9)
    played(other, 5)
    seen = len(log.events(0, 0))
    add(log, "undo", "4")
    assert log.match is not None
    assert other.match is not None
    assert log.match.state == other.match.state
    assert log.events_dropped(0) == seen - len(other.events(0, 0))
    assert log.events_dropped(PUBLIC) >= 0
    assert log.practice
    played(log, 4)
    played(other, 4)
    assert log.match.state == other.match.state


def test_the_record_of_such_a_game_still_proves_its_deals() -> None:
    log = begun("avignon")
    played(log, 9)
    add(log, "undo", "6")
    while not log.over:
        played(log, 1)
    record = log.record()
    assert check_proof(replay(record), record)


def test_how_far_back_ones_own_last_decision_lies() -> None:
    log = begun("avignon")
    first = log.to_act
    assert first is not None
    played(log, 1)
    assert log.acts_since(first) == 1
    while log.to_act != first:
        played(log, 1)
    assert log.acts_since(first) == log.version - 1  # all but the start
    assert log.acts_since(1 - first) == 1


def test_among_bots_a_decision_is_taken_back_and_the_game_is_marked(server: Server) -> None:
    async def play() -> None:
        async with server.http() as http:
            seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
            made = await make_table(http, game="avignon", seats=seats)
        client = await Client.at(server, made["table"], token=made["token"])
        position = await client.position()
        while not position["yours"]["actions"]:
            position = await client.hear("moved")
        action, version = position["yours"]["actions"][0], position["version"]
        await client.say(type="act", id="a", version=version, action=action)
        after = await client.hear("moved")
        while not after.get("yours", {}).get("actions"):
            after = await client.hear("moved")
        answer = await client.ask("undo", version=after["version"])
        assert answer["type"] == "ok"
        undone = [m for m in client.heard if m["type"] == "undone"] or [await client.hear("undone")]
        assert undone[0]["yours"]["actions"] == position["yours"]["actions"]
        async with server.http() as http:
            assert (await http.get(f"api/tables/{made['table']}")).json()["practice"] is True

    run(play())
