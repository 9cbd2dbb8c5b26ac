"""`schism admin`: the tables of a server, for the people who run it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from schism.cli.commands.serve import database_url, existing_database_url
from schism.cli.help_texts import Command, command_group
from schism.cli.language import Lang, current_language, set_language, t
from schism.cli.output import print_json, private_files, stdout_console
from schism.cli.parameters import AsJson
from schism.errors import SchismError
from schism.files import read_text, refuse_existing, write_lines
from schism.games.contract import Json
from schism.games.terminal.tables import plain_table

app = command_group(t("admin-help"), t("admin-example"))

F = TypeVar("F", bound=Callable[..., Any])

_DAY = 86_400.0

Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help=t("serve-option-data"))]
Database = Annotated[str | None, typer.Option(metavar="URL", help=t("serve-option-database"))]
TableArgument = Annotated[
    str | None, typer.Argument(metavar="TABLE", help=t("admin-argument-table"))
]
OneTable = Annotated[str | None, typer.Option(metavar="TABLE", help=t("admin-option-table"))]
Days = Annotated[
    float | None, typer.Option(metavar="DAYS", min=0.0, help=t("admin-option-unused-for"))
]
File = Annotated[Path, typer.Argument(metavar="FILE", help=t("admin-argument-file"))]
Exported = Annotated[Path, typer.Argument(metavar="FILE", help=t("admin-argument-exported"))]


def _command(name: str) -> Callable[[F], F]:
    about, example = t(f"admin-{name}-help"), t(f"admin-{name}-example")
    return app.command(name, cls=Command, help=about, epilog=example)


@_command("list")
def list_tables(
    data: Data = None, database: Database = None, as_json: AsJson = False, lang: Lang = None
) -> None:
    from schism.server.admin import maintenance
    from schism.server.store.engine import open_database

    set_language(lang)

    async def work() -> list[Json]:
        async with open_database(existing_database_url(database, data)) as engine:
            return await maintenance.list_tables(engine)

    found = asyncio.run(work())
    if as_json:
        print_json(found)
        return
    table = plain_table(*(t(f"admin-head-{name}") for name in ("id", "game", "state", "entries")))
    table.add_column(t("admin-head-created"))
    for row in found:
        made = datetime.fromtimestamp(row["created"]).isoformat(" ", "minutes")
        game = t(f"game-{row['game']}")
        table.add_row(row["id"], game, t(f"admin-state-{row['state']}"), str(row["entries"]), made)
    stdout_console().print(table)


@_command("backup")
def backup(file: File, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    from schism.server.admin import maintenance

    set_language(lang)
    with private_files():
        maintenance.back_up(existing_database_url(database, data), file)
    typer.echo(t("admin-written", file=str(file)))


@_command("check")
def check(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    from schism.server.admin.check import check_database
    from schism.server.store.engine import open_database, parse_url
    from schism.server.store.wal_check import count_lost_frames

    set_language(lang)
    url = existing_database_url(database, data)
    file = parse_url(url).database if url.startswith("sqlite") else None
    lost = count_lost_frames(Path(file)) if file else 0  # before it is opened: SQLite drops them

    async def work() -> list[SchismError]:
        async with open_database(url) as engine:
            return [problem async for problem in check_database(engine)]

    problems = [SchismError("check-log", writes=lost)] if lost else []
    problems += asyncio.run(work())
    for problem in problems:
        typer.echo(problem.words(current_language()), err=True)
    if problems:
        raise typer.Exit(1)
    typer.echo(t("admin-sound"))


@_command("export")
def export(
    file: File,
    table: OneTable = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from schism.server.admin import maintenance
    from schism.server.store.engine import open_database

    set_language(lang)
    refuse_existing(file)

    async def work() -> list[str]:
        async with open_database(existing_database_url(database, data)) as engine:
            return [line async for line in maintenance.export_tables(engine, table)]

    with private_files():
        write_lines(file, asyncio.run(work()))
    typer.echo(t("admin-written", file=str(file)))


@_command("import")
def import_tables(
    file: Exported, data: Data = None, database: Database = None, lang: Lang = None
) -> None:
    from schism.server.admin import maintenance
    from schism.server.store.engine import open_database

    set_language(lang)
    text = read_text(file)

    # What people wrote may contain other characters that Python takes for line ends.
    lines = text.removesuffix("\n").split("\n") if text else []

    async def work() -> int:
        async with open_database(database_url(database, data)) as engine:
            return sum(
                [await maintenance.import_table(engine, line, time.time()) for line in lines]
            )

    with private_files():
        new = asyncio.run(work())
    typer.echo(t("admin-imported", tables=new))
    if new < len(lines):
        typer.echo(t("admin-left-alone", tables=len(lines) - new))


@_command("remove")
def remove(
    table: TableArgument = None,
    unused_for: Days = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from schism.server.admin import maintenance
    from schism.server.store.engine import open_database

    set_language(lang)
    if (table is None) == (unused_for is None):
        raise SchismError("remove-which")

    async def work() -> str:
        async with open_database(existing_database_url(database, data)) as engine:
            if table is not None:
                await maintenance.remove_table(engine, table)
                return t("admin-removed", table=table)
            since = time.time() - (unused_for or 0.0) * _DAY
            return t(
                "admin-removed-unused", tables=await maintenance.remove_unused_tables(engine, since)
            )

    typer.echo(asyncio.run(work()))
