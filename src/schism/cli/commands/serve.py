"""`schism serve`: the web table."""

from __future__ import annotations

import asyncio
import signal
import sys
import webbrowser
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from schism.bot_session import warm_up_bots
from schism.bots.registry import level_names, make_bot
from schism.bots.search_bot import Budget
from schism.cli.language import set_language, t
from schism.cli.output import loading, private_files
from schism.cli.parameters import Lang
from schism.errors import SchismError
from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING, is_cached
from schism.review.hint import hint
from schism.server.logs import configure_logging
from schism.server.settings import Settings
from schism.table.match import new

DATABASE_FILE = "tables.sqlite"
_SPAWN = get_context("spawn")


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help=t("serve-option-host"))
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help=t("serve-option-port"))
    ] = 8000,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=t("serve-option-data"))
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=t("serve-option-database"))
    ] = None,
    bus: Annotated[str | None, typer.Option(metavar="URL", help=t("serve-option-bus"))] = None,
    root_path: Annotated[str, typer.Option(metavar="/PATH", help=t("serve-option-root-path"))] = "",
    allow_origin: Annotated[
        list[str] | None, typer.Option(metavar="ORIGIN", help=t("serve-option-allow-origin"))
    ] = None,
    log: Annotated[str, typer.Option(metavar="text|json", help=t("serve-option-log"))] = "text",
    most_connections: Annotated[
        int, typer.Option(metavar="N", min=0, help=t("serve-option-most-connections"))
    ] = 5000,
    most_sockets: Annotated[
        int, typer.Option(metavar="N", min=0, help=t("serve-option-most-sockets"))
    ] = 200,
    most_tables: Annotated[
        int, typer.Option(metavar="N", min=0, help=t("serve-option-most-tables"))
    ] = 100_000,
    most_decks: Annotated[
        int, typer.Option(metavar="N", min=0, help=t("serve-option-most-decks"))
    ] = 10_000,
    most_spectators: Annotated[
        int, typer.Option(metavar="N", min=0, help=t("serve-option-most-spectators"))
    ] = 100,
    sleep_after: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.1, help=t("serve-option-sleep-after"))
    ] = 30.0,
    rate: Annotated[float, typer.Option(metavar="N", min=1, help=t("serve-option-rate"))] = 50.0,
    requests: Annotated[
        float, typer.Option(metavar="N", min=1, help=t("serve-option-requests"))
    ] = 120.0,
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", metavar="", help=t("serve-option-webhooks"))
    ] = False,
    open_page: Annotated[
        bool, typer.Option("--open", metavar="", help=t("serve-option-open"))
    ] = False,
    lang: Lang = None,
) -> None:
    from schism.server.lobby.lifespan import check_services  # imported late: they take a while
    from schism.server.run import bind, run

    set_language(lang)
    configure_logging(log)
    settings = Settings(
        database=database_url(database, data),
        bus=bus,
        root_path=f"/{root_path.strip('/')}".rstrip("/"),
        origins=tuple(allow_origin or ()),
        most_connections=most_connections,
        most_sockets=most_sockets,
        most_tables=most_tables,
        most_decks=most_decks,
        most_spectators=most_spectators,
        sleep_after=sleep_after,
        messages_a_second=rate,
        requests_a_minute=requests,
        private_webhooks=private_webhooks,
    )
    with bind(host, port) as listener:  # whoever has mistyped something hears of it at once
        with private_files():
            asyncio.run(check_services(settings))
        with loading():
            warm_up()
        run(settings, listener, lambda address: _announce(address, open_page))


def database_url(url: str | None, data: Path | None) -> str:
    """The database asked for, or the file in its folder, which is made if need be."""
    if url is not None:
        return url
    folder = data or user_data_path("schism")
    with private_files():
        folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder.resolve() / DATABASE_FILE}"


def kept_database_url(url: str | None, data: Path | None) -> str:
    """The same for those who want to see what is there: nothing is made."""
    file = (data or user_data_path("schism")) / DATABASE_FILE
    if url is None and not file.is_file():
        raise SchismError("no-database", file=str(file))
    return database_url(url, data)


def warm_up() -> None:
    """Compile every game and every level before anybody waits for a move.

    The first time a process each: all of it in one would take nearly twice as long.
    """
    first, *others = GAMES
    beside = others if COMPILING and not is_cached() else []
    helpers = [_SPAWN.Process(target=_warm_up_beside, args=(name,), daemon=True) for name in beside]
    for helper in helpers:
        helper.start()
    _warm_up_game(first)
    for helper in helpers:
        helper.join()
    for name in others:
        _warm_up_game(name)


def _warm_up_beside(name: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts means the command
    _warm_up_game(name)


def _warm_up_game(name: str) -> None:
    match = new(name, seed=0)
    match.preview(match.to_act or 0, match.legal()[0])
    hint(match.deck, match.observation(match.to_act or 0), Budget(iterations=1))
    warm_up_bots(match, [make_bot(name, level, 0) for level in level_names()])


def _announce(address: str, open_page: bool) -> None:
    """The address alone on the first line, for programs; the rest for people."""
    typer.echo(address)
    sys.stdout.flush()
    typer.echo(t("serve-ready"), err=True)
    if open_page:
        webbrowser.open(address)
