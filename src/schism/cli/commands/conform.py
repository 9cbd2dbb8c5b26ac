"""`schism conform`: check that engine, server and every adapter agree on a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from schism.adapters.conform import ADAPTERS, Adapter, Agreement, check_adapters
from schism.adapters.extras import installed
from schism.adapters.script import Script
from schism.cli.language import Lang, set_language, t, whole
from schism.cli.output import loading, naming_record, print_json, stdout_console
from schism.cli.parameters import AsJson, DeckName
from schism.games.contract import Json
from schism.games.terminal.tables import plain_table
from schism.server.conform import by_server
from schism.table.record import read_records

ALL = (*ADAPTERS, Adapter("server", "sqlalchemy", by_server))


def conform(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help=t("conform-argument"))],
    deck: DeckName = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    totals: dict[str, Agreement] = {}
    records = 0
    for records, record in enumerate(read_records(file), 1):
        for found in _agreements(records, record, deck):
            before = totals.get(found.name, Agreement(found.name, 0, 0.0))
            totals[found.name] = before.with_more(found)
    if as_json:
        print_json({"ok": True, "records": records, "ways": _as_json(list(totals.values()))})
    else:
        _print(list(totals.values()), str(file), records)


def _agreements(number: int, record: Json, deck: str | None) -> list[Agreement]:
    with naming_record(number), loading():
        return list(check_adapters(Script(record, deck), ALL))


def _as_json(found: list[Agreement]) -> list[Json]:
    return [
        {"name": each.name, "decisions": each.decisions, "decisions_per_second": each.per_second}
        for each in found
    ]


def _print(found: list[Agreement], file: str, records: int) -> None:
    table = plain_table(*(t(f"conform-head-{name}") for name in ("name", "decisions", "speed")))
    for column in table.columns[1:]:
        column.justify = "right"
    for each in found:
        table.add_row(each.name, whole(each.decisions), whole(each.per_second))
    stdout_console().print(table)
    stdout_console().print(t("conform-ok", file=file, records=records))
    missing = [adapter.package for adapter in ALL if not installed(adapter.package)]
    if missing:
        stdout_console().print(t("conform-missing", packages=", ".join(missing)))
