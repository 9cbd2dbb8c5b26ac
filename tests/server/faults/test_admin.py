"""`schism verify` and `schism admin`, on what a real server has left behind."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from schism.cli.commands.serve import DATABASE_FILE
from schism.games.contract import Json
from tests.cli.terminal import Answer, schism
from tests.server.conftest import Starter
from tests.server.kit import Server, everybody, play_on, run
from tests.server.lobby import full_table, seated


async def played(server: Server, game: str, options: Json) -> Json:
    made, tokens = await full_table(server, game, options=options)
    await play_on(await everybody(server, made, tokens))
    async with server.http() as http:
        return (await http.get(f"api/tables/{made['table']}/record")).json()  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("avignon", {"kinds": "random"}),
        ("tolerance", {"roles": "random"}),
        ("tolerance", {"roles": "random", "hidden_roles": True}),
        ("tolerance", {"roles": "choose", "hidden_roles": True}),
    ],
)
def test_what_chance_has_dealt_is_proven_and_nothing_else_passes(
    server: Server, tmp_path: Path, game: str, options: Json
) -> None:
    record = run(played(server, game, options))
    file = tmp_path / "record.json"
    assert verified(file, record).code == 0
    for field, value in forged(record):
        changed = {**record, field: value}
        del changed["sha256"]
        assert verified(file, changed).code == 1, field


def verified(file: Path, record: Json) -> Answer:
    file.write_text(json.dumps(record), encoding="utf-8")
    return schism("verify", str(file))


def forged(record: Json) -> Iterator[tuple[str, Any]]:
    """The record's parts as a server would change them that had not dealt as it promised."""
    yield "proof", {**record["proof"], "secret": "00" * 32}
    yield "proof", {**record["proof"], "commitment": "00" * 32}
    for name, dealt in record["options"].items():
        if isinstance(dealt, list) and record["proof"]["options"].get(name) == "random":
            yield "options", {**record["options"], name: dealt[1:] + dealt[:1]}


def test_a_table_moves_house(start_server: Starter, tmp_path: Path) -> None:
    server = start_server()
    run(played(server, "avignon", {}))
    server.stop()
    here, there = f"--data={tmp_path}", f"--data={tmp_path / 'new'}"
    listed = json.loads(schism("admin", "list", here, "--json").out)
    assert [row["state"] for row in listed] == ["over"]
    assert schism("admin", "backup", str(tmp_path / "copy.sqlite"), here).code == 0
    moved = str(tmp_path / "tables.jsonl")
    assert schism("admin", "export", moved, here).code == 0
    assert schism("admin", "import", moved, there).out == "1 table imported.\n"
    repeated = schism("admin", "import", moved, there)
    assert repeated.out == "0 tables imported.\n1 table was already there and left unchanged.\n"
    again = json.loads(schism("admin", "list", there, "--json").out)
    assert again == listed
    assert schism("admin", "remove", listed[0]["id"], there).code == 0
    assert json.loads(schism("admin", "list", there, "--json").out) == []


def test_what_people_have_written_ends_no_line(start_server: Starter, tmp_path: Path) -> None:
    said = "one\u2028two\u2029three\x85four"
    server = start_server()

    async def talk() -> None:
        for _ in range(2):
            rome, _ = await seated(server)
            assert (await rome.ask("chat", text=said))["type"] == "ok"

    run(talk())
    server.stop()
    lines, there = str(tmp_path / "tables.jsonl"), f"--data={tmp_path / 'new'}"
    schism("admin", "export", lines, f"--data={tmp_path}")
    assert schism("admin", "import", lines, there).out == "2 tables imported.\n"
    with closing(sqlite3.connect(tmp_path / "new" / DATABASE_FILE)) as database:
        assert database.execute("SELECT DISTINCT text FROM chats").fetchall() == [(said,)]


def test_what_holds_secrets_is_read_by_its_owner_only(
    start_server: Starter, tmp_path: Path
) -> None:
    start_server().stop()
    here, there = f"--data={tmp_path}", tmp_path / "new"
    copy, lines = tmp_path / "copy.sqlite", tmp_path / "tables.jsonl"
    schism("admin", "backup", str(copy), here)
    schism("admin", "export", str(lines), here)
    schism("admin", "import", str(lines), f"--data={there}")
    for path in (tmp_path / DATABASE_FILE, copy, lines, there, there / DATABASE_FILE):
        assert path.stat().st_mode & 0o077 == 0, path


def test_tables_nobody_has_moved_at_for_long_are_removed(
    start_server: Starter, tmp_path: Path
) -> None:
    server = start_server()
    run(full_table(server))
    run(full_table(server))
    server.stop()
    here = f"--data={tmp_path}"
    first, second = (row["id"] for row in json.loads(schism("admin", "list", here, "--json").out))
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        database.execute("UPDATE tables SET created = created - 864000")
        database.execute("UPDATE journal SET at = at - 864000 WHERE table_id = ?", [first])
        database.commit()
    removed = schism("admin", "remove", "--unused-for", "9", here)
    assert (removed.code, removed.out) == (0, "Removed 1 table.\n")
    assert [row["id"] for row in json.loads(schism("admin", "list", here, "--json").out)] == [
        second
    ]
    assert "Which tables?" in schism("admin", "remove", here).complaint
    assert "Which tables?" in schism("admin", "remove", second, "--unused-for", "1", here).complaint


WRONG = {
    "nonsense": "as a URL",
    "mysql://host/name": "mysql is not a supported database",
    "sqlite:////nowhere/tables.sqlite": "unable to open",
    "postgresql://nobody@127.0.0.1:1/tables": "127.0.0.1:1/tables cannot be used",
}


@pytest.mark.parametrize("url", WRONG)
@pytest.mark.parametrize(
    "command", [("serve", "--port=0"), ("admin", "list")], ids=["serve", "list"]
)
def test_a_database_that_cannot_be_used_is_complained_of_in_a_line(
    command: tuple[str, ...], url: str
) -> None:
    assert WRONG[url] in schism(*command, f"--database={url}").complaint


def test_looking_at_what_is_not_there_makes_nothing(tmp_path: Path) -> None:
    here = f"--data={tmp_path / 'none'}"
    copy = str(tmp_path / "copy")
    for command in (("list",), ("backup", copy), ("export", copy), ("remove", "x")):
        assert "There is no database" in schism("admin", *command, here).complaint
    assert list(tmp_path.iterdir()) == []


def test_files_that_are_no_database_or_no_export_are_refused(tmp_path: Path) -> None:
    (tmp_path / DATABASE_FILE).write_text("no database, but long enough to be read as one" * 50)
    assert "not a database" in schism("admin", "list", f"--data={tmp_path}").complaint
    lines = tmp_path / "lines"
    for text in ("no json", "[]", '{"format": 3}', '{"format": "schism-table/1"}'):
        lines.write_text(text)
        answer = schism("admin", "import", str(lines), f"--data={tmp_path / 'new'}")
        assert "not an exported table" in answer.complaint
    assert schism("admin", "import", str(tmp_path), f"--data={tmp_path / 'new'}").complaint
