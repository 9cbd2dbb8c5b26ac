"""Logs contain no secrets; errors show at once; a server stops when asked to."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from typing import Any

import asyncpg
import pytest
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import IntegrityError

from schism.server.bus import redis
from schism.server.logs import FORMATS, configure_logging
from tests.cli.terminal import schism
from tests.server.conftest import Starter
from tests.server.databases import own_database, skip_without_both
from tests.server.kit import PATIENCE, Client, Server, everybody, play_on, run
from tests.server.lobby import bearer, full_table, key_of, make_table


def test_logs_hold_no_secrets_and_who_is_there_hears_that_the_server_stops(
    start_server: Starter,
) -> None:
    server = start_server("--log=json")
    secrets = run(used(server))
    assert server.exit_code() == 0
    lines = server.log.read_text(encoding="utf-8").splitlines()
    logged = [json.loads(line) for line in lines if line.startswith("{")]
    assert {"at", "level", "logger", "message"} <= set(logged[0])
    assert [line for line in logged if line["level"] not in ("info", "warning")] == []
    for secret in secrets:
        assert not any(secret in line for line in lines), secret


async def used(server: Server) -> list[str]:
    """Use the server in every way, wrong ones too; return what must not be logged."""
    made, tokens = await full_table(server, name="Anneliese")
    clients = await everybody(server, made, tokens)
    await play_on(clients, 3)
    await clients[0].ask("chat", text="confidential")
    await clients[0].say_raw("nonsense confidential")
    await Client.at(server, made["table"], token="guessed-token")
    async with server.http() as http:
        await http.get(f"api/tables/{made['table']}/record", headers=bearer(tokens[0]))
        await http.post("api/decks", json={"text": "confidential"})
    server.process.terminate()
    assert [await client.closed() for client in clients] == [1012] * len(clients)
    keys = [key_of(link) for link in made["links"].values()]
    return [*tokens, *keys, "Anneliese", "confidential", "guessed-token", "127.0.0.1"]


def test_what_is_mistyped_is_complained_of_before_anything_is_compiled() -> None:
    assert "Give the bus as a URL" in schism("serve", "--port=0", "--bus=nonsense").complaint
    deaf = schism("serve", "--port=0", "--bus=redis://127.0.0.1:1")
    assert "bus cannot be used" in deaf.complaint
    assert "127.0.0.1:1" in deaf.complaint
    assert "Cannot listen on" in schism("serve", "--host=192.0.2.1").complaint
    assert "text | json" in schism("serve", "--log=xml").complaint
    assert schism("serve", "--port=99999").code == 2


def test_a_server_whose_bus_has_just_gone_starts_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(redis, "_TIMEOUT", 0.01)

    async def start() -> None:
        bus = redis.RedisBus(redis.connect("redis://127.0.0.1:1"))
        await bus.open(lambda notice: None, "database")
        await bus.close()

    asyncio.run(asyncio.wait_for(start(), PATIENCE))


ROW = "Failing row contains (t1, 0, person, Anneliese, null)."


def refused_row() -> Exception:
    fields = {"C": "23514", "M": "violates a check", "D": ROW, "t": "seats", "n": "no_ann"}
    return asyncpg.PostgresError.new(fields)  # type: ignore[no-any-return]


def refused_value() -> Exception:
    text = "invalid input for query argument $4: 'Anneliese'"
    return asyncpg.DataError(text)  # type: ignore[no-any-return]


def wrapped(error: Exception) -> Exception:
    return IntegrityError("INSERT", None, error, hide_parameters=True)


def misread() -> Exception:
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(int).validate_python(ROW)
    return caught.value


def raise_in_turn(*errors: Exception) -> None:
    """Raise the last one because of those before it."""
    *before, last = errors
    if not before:
        raise last
    try:
        raise_in_turn(*before)
    except Exception as error:
        raise last from error


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(
    "errors",
    [
        [refused_row()],
        [refused_value()],
        [wrapped(refused_row())],
        [refused_row(), wrapped(refused_row())],
        [refused_value(), RuntimeError("while storing")],
        [ExceptionGroup("several", [refused_row(), refused_value()])],
        [misread()],
    ],
)
def test_errors_are_logged_without_the_rows_they_are_about(
    form: str, errors: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    written = logged(form, monkeypatch, lambda: raise_in_turn(*errors))
    assert "Anneliese" not in written
    assert type(errors[-1]).__name__ in written
    assert "raise_in_turn" in written  # it can still be found


@pytest.mark.parametrize("form", FORMATS)
def test_other_errors_are_logged_whole(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = logged(form, monkeypatch, lambda: raise_in_turn(OSError("full"), KeyError("why")))
    assert "OSError: full" in written
    assert "KeyError: 'why'" in written


@pytest.mark.parametrize("form", FORMATS)
def test_a_task_that_nobody_awaits_is_logged_without_rows(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise wrapped(refused_row())

    async def forget_it() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        del task

    written = logged(form, monkeypatch, lambda: asyncio.run(forget_it()))
    assert "never retrieved" in written
    assert "Anneliese" not in written


def logged(form: str, monkeypatch: pytest.MonkeyPatch, fail: Any) -> str:
    """What is logged when something fails."""
    log, root = io.StringIO(), logging.getLogger()
    with monkeypatch.context() as patch:
        patch.setattr("sys.stderr", log)
        patch.setattr(root, "handlers", [])
        configure_logging(form)
        try:
            fail()
        except Exception:
            root.exception("failed")
    return log.getvalue()


@pytest.mark.parametrize("form", FORMATS)
def test_a_row_that_postgres_refuses_stays_out_of_the_log(form: str, start_server: Starter) -> None:
    async def refuse(url: str) -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("ALTER TABLE seats ADD CHECK (name <> 'Anneliese')")
        await connection.execute("ALTER TABLE journal ADD CHECK (kind <> 'act')")
        await connection.close()

    async def be_refused(server: Server) -> list[str]:
        async with server.http() as http:
            made = await make_table(http, game="avignon")
            body = {"key": key_of(made["links"]["join"]), "name": "Anneliese"}
            joined = await http.post(f"api/tables/{made['table']}/join", json=body)
            new = await http.post("api/tables", json={"game": "avignon", "name": "Anneliese"})
        made, tokens = await full_table(server)
        clients = await everybody(server, made, tokens)
        mover = next(each for each in clients if each.welcome["yours"]["actions"])
        action = mover.welcome["yours"]["actions"][0]
        acted = await mover.ask("act", version=mover.welcome["version"], action=action)
        found = [answer.json() for answer in (joined, new)] + [acted]
        assert [each["error"]["id"] for each in found] == ["failed"] * 3
        return ["Anneliese", "DETAIL", "row contains", action]

    skip_without_both()
    with own_database() as url:
        server = start_server(f"--database={url}", f"--log={form}")
        asyncio.run(refuse(url))
        secrets = run(be_refused(server))
        server.stop()
    log = server.log.read_text(encoding="utf-8")
    assert log.count("CheckViolationError") >= 3
    assert [secret for secret in secrets if secret in log] == []
