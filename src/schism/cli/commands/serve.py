"""`schism serve`: the web table."""

from __future__ import annotations

import asyncio
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path

from schism.cli.language import Lang, set_language, t
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, private_files
from schism.errors import SchismError
from schism.kernel.compiled import JUST_IN_TIME
from schism.server.logs import configure_logging
from schism.server.settings import Settings
from schism.server.warm_up import warm_up

DATABASE_FILE = "tables.sqlite"


def _option(flag: str, metavar: str = "N", **limits: Any) -> Any:
    text = t(f"serve-option-{flag.removeprefix('--')}")
    return typer.Option(flag, metavar=metavar, help=text, **limits)


# The options for the fields of Settings, which has their types and defaults.
_SETTINGS = {
    "database": _option("--database", "URL"),
    "bus": _option("--bus", "URL"),
    "root_path": _option("--root-path", "/PATH"),
    "origins": _option("--allow-origin", "ORIGIN"),
    "most_connections": _option("--most-connections", min=0),
    "most_sockets": _option("--most-sockets", min=0),
    "most_tables": _option("--most-tables", min=0),
    "most_decks": _option("--most-decks", min=0),
    "most_spectators": _option("--most-spectators", min=0),
    "sleep_after": _option("--sleep-after", "SECONDS", min=0.1),
    "keep_days": _option("--keep", "DAYS", min=1),
    "messages_a_second": _option("--rate", min=1),
    "requests_a_minute": _option("--requests", min=1),
    "solo_on_server": _option("--solo-on-server", ""),
    "private_webhooks": _option("--private-webhooks", ""),
}


@expand_groups
def serve(
    *,
    host: Annotated[str, _option("--host", "ADDRESS")] = "127.0.0.1",
    port: Annotated[int, _option("--port", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, _option("--data", "FOLDER")] = None,
    settings: Annotated[Settings, _SETTINGS],
    log: Annotated[str, _option("--log", "text|json")] = "text",
    open_page: Annotated[bool, _option("--open", "")] = False,
    lang: Lang = None,
) -> None:
    from schism.native.meanwhile import compile_meanwhile  # late: they take a while to import
    from schism.server.lobby.lifespan import check_services
    from schism.server.run import bind, run

    set_language(lang)
    configure_logging(log)
    settings = replace(
        settings,
        database=database_url(settings.database, data),
        root_path=f"/{settings.root_path.strip('/')}".rstrip("/"),
    )
    with bind(host, port) as listener:  # before the long wait, in case something is mistyped
        with private_files():
            asyncio.run(check_services(settings))
        if JUST_IN_TIME:
            with loading():
                warm_up()
        compile_meanwhile()
        run(settings, listener, lambda address: _announce(address, open_page))


def database_url(url: str | None, data: Path | None) -> str:
    """Return the given database, or the file in the data folder, created if necessary."""
    if url:
        return url
    folder = data or user_data_path("schism")
    with private_files():
        folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder.resolve() / DATABASE_FILE}"


def existing_database_url(url: str | None, data: Path | None) -> str:
    """Do the same for commands that only use a database: nothing is created."""
    file = (data or user_data_path("schism")) / DATABASE_FILE
    if not url and not file.is_file():
        raise SchismError("no-database", file=str(file))
    return database_url(url, data)


def _announce(address: str, open_page: bool) -> None:
    """Print the address alone on the first line, for programs; the rest is for people."""
    typer.echo(address)
    sys.stdout.flush()
    typer.echo(t("serve-ready"), err=True)
    if open_page:
        webbrowser.open(address)
