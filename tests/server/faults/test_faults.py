"""Disks fail, files are damaged, clocks jump, and somebody starts a second server."""

from __future__ import annotations

import json
import socket
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError

from schism.bots.people.levels import levels_of
from schism.bots.registry import SEARCHES
from schism.games.registry import GAMES, find_deck
from schism.server import clock
from schism.server.store.engine import open_database
from schism.server.store.rows import SeatRow, TableRow
from schism.server.store.store import open_store
from schism.server.store.wal_check import count_lost_frames
from schism.server.tables.bot_pool import thinking_time
from tests.cli.terminal import schism
from tests.server.conftest import Starter
from tests.server.databases import own_database, skip_without_both
from tests.server.kit import PATIENCE, Client, Server, everybody, play_on, run
from tests.server.lobby import full_table, seated

# A server whose syncs fail once a file exists: as close to the disk as Python gets.
FAILING = """
import os, sys
from pathlib import Path
from schism.server.store import write_ahead_log
sync, broken = write_ahead_log._sync_file, Path(sys.argv.pop())

def sync_or_fail(file):
    if broken.exists():
        raise OSError(5, "Input/output error")
    sync(file)

write_ahead_log._sync_file = sync_or_fail
from schism.cli.main import run
run()
"""


# A server that waits for requests no longer than a blink.
HURRIED = """
from schism.server.wire import http_protocol
http_protocol._TIMEOUT = 0.1
from schism.cli.main import run
run()
"""


# A server that may open few files.
CRAMPED = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (120, 120))
from schism.cli.main import run
run()
"""


class PatchedServer(Server):
    """A server whose program is changed before it runs."""

    def __init__(self, data: Path, program: str, *arguments: str) -> None:
        self._program = program
        super().__init__(data, *arguments)

    def start(self) -> None:
        self._command[2] = self._program
        super().start()


def test_after_a_failed_sync_nothing_is_confirmed_and_the_server_stops(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    server = PatchedServer(tmp_path, FAILING, str(broken))

    async def play() -> None:
        rome, avignon = await seated(server)
        assert (await rome.ask("act", version=1, action="beseech 1"))["type"] == "ok"
        await avignon.hear("moved")
        broken.touch()
        assert (await avignon.ask("act", version=2, action="beseech 2"))["type"] == "error"
        await rome.closed()
        assert [heard["version"] for heard in rome.heard if heard["type"] == "moved"] == [2]

    run(play())
    assert server.exit_code() != 0
    assert "Input/output error" in server.log.read_text(encoding="utf-8")


def test_a_second_server_on_the_same_file_does_not_start(start_server: Starter) -> None:
    first = start_server()
    with pytest.raises(RuntimeError, match="used by another server"):
        start_server()
    first.stop()
    start_server()


def test_a_changed_entry_is_noticed_when_its_table_wakes(start_server: Starter) -> None:
    server = start_server()

    async def begin() -> tuple[str, str]:
        made, tokens = await full_table(server)
        await play_on(await everybody(server, made, tokens), 3)
        return made["table"], tokens[0]

    table, token = run(begin())
    server.stop()
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as database, database:
        database.execute("UPDATE journal SET at = at + 1 WHERE version = 2")
    server.start()

    async def come_back() -> None:
        client = await Client.at(server, table, token=token)
        assert client.welcome["error"]["id"] == "journal-damaged"

    run(come_back())


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A write-ahead log of some transactions, as a crash leaves it."""
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE numbers (number)")
        for number in range(20):
            database.execute("INSERT INTO numbers VALUES (?)", [number])
        written = Path(f"{file}-wal").read_bytes()
    Path(f"{file}-wal").write_bytes(written)
    return file


def test_a_sound_log_and_a_missing_one_have_lost_nothing(log: Path, tmp_path: Path) -> None:
    assert count_lost_frames(log) == 0
    assert count_lost_frames(tmp_path / "none.sqlite") == 0


_HEADER, _FRAME_HEADER, _FRAME = 32, 24, 4096 + 24  # bytes of SQLite's log
_FIFTH_FRAME = _HEADER + 4 * _FRAME


@pytest.mark.parametrize(
    "places",
    [
        range(_HEADER),
        range(_FIFTH_FRAME, _FIFTH_FRAME + _FRAME_HEADER),
        range(_FIFTH_FRAME + _FRAME_HEADER, _FIFTH_FRAME + _FRAME, 500),
    ],
    ids=["header", "frame header", "page"],
)
def test_a_flipped_bit_in_the_log_is_noticed(log: Path, places: range) -> None:
    file = Path(f"{log}-wal")
    sound = file.read_bytes()
    for place in places:
        damaged = bytearray(sound)
        damaged[place] ^= 1 << place % 8
        file.write_bytes(damaged)
        assert count_lost_frames(log) > 0, place


def test_a_log_that_belongs_to_no_database_has_lost_nothing(log: Path) -> None:
    file = Path(f"{log}-wal")
    log.unlink()
    file.write_bytes(b"x" + file.read_bytes())
    assert count_lost_frames(log) == 0


def test_frames_of_an_earlier_generation_are_not_lost(log: Path) -> None:
    with closing(sqlite3.connect(log, isolation_level=None)) as database:
        database.execute("PRAGMA wal_checkpoint(RESTART)")
        database.execute("INSERT INTO numbers VALUES (20)")
        assert count_lost_frames(log) == 0


def test_a_log_cut_short_is_taken_for_a_power_cut(log: Path) -> None:
    file = Path(f"{log}-wal")
    file.write_bytes(file.read_bytes()[:-100])
    assert count_lost_frames(log) == 0


def test_a_system_clock_that_jumps_takes_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: before + 3600)
    assert clock.now() - before < 1800


def test_a_write_that_fails_tells_the_log_nothing_of_what_was_written() -> None:
    skip_without_both()
    deck = find_deck(next(iter(GAMES.values())), None)
    secret = b"the secret of a table, 32 bytes."
    token_hash = "a" * 64
    row = TableRow(
        id="once",
        game=deck.game,
        deck=deck.sha256,
        asked={},
        settings={},
        secret=secret,
        rules=1,
        state="waiting",
        listed=False,
        host=None,
        host_hash=token_hash,
        join_hash=token_hash,
        watch_hash=token_hash,
        rematch=None,
        created=0.0,
    )
    seat = SeatRow("once", 0, "person", "A name that is nobody's business", None, token_hash)

    async def add_seat_twice(url: str) -> str:
        async with open_database(url) as engine:
            store = open_store(engine)
            with pytest.raises(IntegrityError) as failed:
                await store.add_table(row, [seat, seat], deck)
            return str(failed.value)

    with own_database() as url:
        told = run(add_seat_twice(url))
    assert "secret of a table" not in told
    assert "nobody's business" not in told
    assert token_hash not in told


def test_what_is_wrong_with_a_database_is_told(start_server: Starter) -> None:
    server = start_server()

    async def begin() -> str:
        made, tokens = await full_table(server)
        await play_on(await everybody(server, made, tokens), 3)
        return str(made["table"])

    damaged = run(begin())
    folder = f"--data={server.data}"
    assert "in order" in schism("admin", "check", folder).out  # while the server is running
    server.stop()
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as database, database:
        database.execute("UPDATE journal SET text = 'beseech 5' WHERE version = 2")
        database.execute("INSERT INTO seats VALUES ('nowhere', 0, 'open', '', NULL, NULL, NULL)")
    found = schism("admin", "check", folder)
    assert found.code == 1
    assert f"Table {damaged}" in found.err
    assert "nowhere" in found.err


def test_a_backup_made_while_people_play_is_a_whole_server(
    start_server: Starter, tmp_path: Path
) -> None:
    server = start_server()
    restored = tmp_path / "restored"
    restored.mkdir()

    async def play() -> tuple[str, str, int]:
        made, tokens = await full_table(server)
        clients = await everybody(server, made, tokens)
        position = await play_on(clients, 5)
        schism("admin", "backup", str(restored / "tables.sqlite"), f"--data={server.data}")
        await play_on(clients, 5)
        return made["table"], tokens[0], position["version"]

    table, token, version = run(play())
    other = Server(restored)

    async def come_back() -> None:
        client = await Client.at(other, table, token=token)
        assert client.welcome["version"] == version

    try:
        run(come_back())
    finally:
        other.stop()


def test_a_bot_takes_as_long_without_a_choice_as_with_one() -> None:
    assert thinking_time("avignon", "quick") == SEARCHES["quick"].seconds
    assert thinking_time("avignon", "greedy") == 0.0
    assert thinking_time("avignon", "legate") == levels_of("avignon")["legate"].seconds > 0


def test_half_a_request_is_answered_after_a_while(tmp_path: Path) -> None:
    server = PatchedServer(tmp_path, HURRIED)
    try:
        with _connect(server) as half:
            half.sendall(b"GET /api/health HTTP/1.1\r\nhost: here\r\n")
            assert half.recv(100).startswith(b"HTTP/1.1 408")
        with _connect(server) as silent:
            assert silent.recv(100).startswith(b"HTTP/1.1 408")
    finally:
        server.stop()


@pytest.mark.parametrize("path", ["%00", "a" * 5000, "%ff%fe", "assets/" + "a" * 300])
def test_paths_that_no_file_can_have_are_not_found(server: Server, path: str) -> None:
    async def ask() -> int:
        async with server.http() as http:
            answer = await http.get(path)
            assert answer.headers["x-content-type-options"] == "nosniff"
            return answer.status_code

    assert run(ask()) == 404


@pytest.mark.parametrize(
    "name", ["\u200b", "\u3164", "\u2800 \u200d", "\ufffc\U0001d159", "Ann\u202e", "\ud800"]
)
def test_names_that_cannot_be_seen_are_refused(server: Server, name: str) -> None:
    async def ask() -> int:
        async with server.http() as http:
            body = json.dumps({"game": "avignon", "name": name}).encode()
            headers = {"Content-Type": "application/json"}
            return (await http.post("api/tables", content=body, headers=headers)).status_code

    assert run(ask()) == 422


def test_a_newcomer_is_answered_when_there_are_no_files_left(tmp_path: Path) -> None:
    server = PatchedServer(tmp_path, CRAMPED)
    with ExitStack() as stack:
        for _ in range(100):  # connected, and silent
            stack.enter_context(_connect(server))
        newcomers = [stack.enter_context(_connect(server)) for _ in range(40)]
        assert {each.recv(12) for each in newcomers} == {b"HTTP/1.1 503"}
    assert server.stop() == 0
    assert "refused a connection" in server.log.read_text(encoding="utf-8")


def _connect(server: Server) -> socket.socket:
    url = httpx.URL(server.url)
    return socket.create_connection((url.host, url.port), PATIENCE)
