"""Plays a finished record at a live table with a temporary database.

Chance repeats what the record dealt and drew. All else is the server's own: it checks each action,
commits it, and shows the position to every seat and to spectators.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import orjson

from schism.adapters.script import Script, Transcript, point_from_views, without_proof
from schism.games.contract import PUBLIC, Json
from schism.games.views import whole_view
from schism.server.bus.local import LocalBus
from schism.server.store.engine import open_database
from schism.server.store.rows import SeatRow, TableRow
from schism.server.store.store import Store, open_store
from schism.server.tables.clocks import Clocks
from schism.server.tables.commands import Command
from schism.server.tables.game_log import GameLog
from schism.server.tables.table import LiveTable
from schism.server.tokens import new_secret, new_table_id
from schism.server.wire.encoding import encode


def by_server(script: Script) -> Iterator[Transcript]:
    with TemporaryDirectory() as folder:
        yield asyncio.run(_play(script, Path(folder)))


async def _play(script: Script, folder: Path) -> Transcript:
    async with open_database(f"sqlite:///{folder / 'schism.db'}") as engine:
        store = open_store(engine)
        table = await _table(script, store)
        await table.start()
        moments = []
        for action in script.texts:
            moments.append(point_from_views(_views(script, table)))
            seat = moments[-1].seat
            command = Command("act", seat, action, table.game_log.version)
            await table.commands.run(command)
        await table.settle()
        await store.close()
    return Transcript(moments, record=without_proof(table.game_log.record()))


def _views(script: Script, table: LiveTable) -> dict[int, Json]:
    """Every viewer's view, put together as the page does it."""
    public = orjson.loads(encode(table.broadcast.position(None, None)))
    views = {PUBLIC: {**public["view"], "actions": []}}
    for seat in range(script.seats):
        seen = orjson.loads(encode(table.broadcast.position(seat, None)))
        views[seat] = whole_view(seen["view"], seen["yours"])
    return views


class _ScriptedChance:
    """A game's chance, drawn as a script says."""

    def __init__(self, script: Script) -> None:
        given, chance = script.chance(), script.game.chance
        self.draw = lambda deck, state, source: given(deck, state)
        self.parts, self.apply = chance.parts, chance.apply
        self.write, self.read, self.count = chance.write, chance.read, chance.count


async def _table(script: Script, store: Store) -> LiveTable:
    game = replace(script.game, chance=_ScriptedChance(script))
    game_log = GameLog(game, script.deck, script.options, new_secret(), Clocks(0))
    row = TableRow(
        id=new_table_id(),
        game=game.id,
        deck=script.deck.sha256,
        asked=script.options,
        settings={},
        secret=new_secret(),
        rules=game.version,
        state="waiting",
        listed=False,
        host=None,
        host_hash="",
        join_hash="",
        watch_hash="",
        rematch=None,
        created=time.time(),
    )
    seats = [SeatRow(row.id, seat, "open", "", None, None) for seat in range(script.seats)]
    await store.add_table(row, seats, script.deck)
    return LiveTable(store, LocalBus(), row, seats, game_log, root_path="")
