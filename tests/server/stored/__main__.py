"""`python -m tests.server.stored NAME`: keep a database as this version writes it.

Once for each version whose rules or tables differ from the last; what is there already is never
written again.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from schism.cli.commands.serve import DATABASE_FILE
from schism.games.contract import Json
from tests.server.kit import Client, Server, everybody, play_on
from tests.server.lobby import full_table

TABLES: list[tuple[str, Json, int | None]] = [
    ("avignon", {}, None),
    ("avignon", {"kinds": "expansion"}, 5),
    ("tolerance", {"roles": "random", "hidden_roles": True}, 18),
    ("tolerance", {"roles": "choose"}, 6),
]


def main(name: str) -> None:
    folder = Path(__file__).parent / name
    folder.mkdir()
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        seats = asyncio.run(_play(server))
        server.stop()
        with closing(sqlite3.connect(Path(data) / DATABASE_FILE)) as database:
            dump = "\n".join(database.iterdump())
    (folder / "tables.sql").write_text(dump + "\n", encoding="utf-8")
    lines = ",\n".join(json.dumps(seat) for seat in seats)
    (folder / "seats.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


async def _play(server: Server) -> list[Json]:
    """What each seat of each table was shown last."""
    shown = []
    for game, options, actions in TABLES:
        made, tokens = await full_table(server, game, options=options, grace=86_400)
        clients = await everybody(server, made, tokens)
        last = await play_on(clients, actions)
        if actions is not None:
            await clients[last["seat"]].ask("undo", version=last["version"])
        await clients[0].ask("chat", text="Ave")
        for seat, token in enumerate(tokens):
            welcome = (await Client.at(server, made["table"], token=token)).welcome
            kept = {key: welcome[key] for key in ("version", "events", "view", "yours")}
            shown.append({"table": made["table"], "seat": seat, "token": token, **kept})
    return shown


if __name__ == "__main__":
    main(sys.argv[1])
