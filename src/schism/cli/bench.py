"""`schism bench`: throughput beside its peers, in one run."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console

from schism.bench.peers import REQUIREMENTS, Rate
from schism.bench.startup import Startup, startup
from schism.bench.tolerance import CONTENDERS, ROUNDS, beginnings, best, measured
from schism.cli.output import loading, margin, plain_table, print_json, screen
from schism.cli.parameters import AsJson, Lang
from schism.cli.tongue import decimal, speak, t, whole
from schism.errors import SchismError
from schism.games.contract import Json


def bench(
    seconds: Annotated[float, typer.Option(metavar="S", help=t("bench-option-seconds"))] = 3.0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    speak(lang)
    if seconds <= 0:
        raise SchismError("bench-seconds", found=str(seconds))
    rates = best(_measure(seconds))
    with margin().status(t("bench-startup")):
        waited = startup()
    if as_json:
        print_json(_as_json(rates, waited))
    else:
        _print(rates, waited)


def _measure(seconds: float) -> list[Rate | None]:
    with loading():
        beginnings()
    rates: list[Rate | None] = []
    total = ROUNDS * len(CONTENDERS)
    with margin().status("") as status:
        for number, rate in enumerate(measured(seconds), 1):
            status.update(t("bench-running", number=number, total=total))
            rates.append(rate)
    return rates


def _ratio(rates: list[Rate], rate: Rate) -> float:
    return rates[0].per_second / rate.per_second


def _as_json(rates: list[Rate], waited: Startup) -> Json:
    rows = [
        {
            "name": rate.name,
            "decisions_per_second": rate.per_second,
            "games_per_second": rate.games / rate.seconds,
            "ratio": _ratio(rates, rate),
        }
        for rate in rates
    ]
    return {"rates": rows, "state_bytes": beginnings().itemsize, **asdict(waited)}


def _print(rates: list[Rate], waited: Startup) -> None:
    console = screen()
    table = plain_table(
        *(t(f"bench-head-{name}") for name in ("name", "decisions", "games", "ratio"))
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for rate in rates:
        cells = (whole(rate.per_second), whole(rate.games / rate.seconds))
        table.add_row(rate.name, *cells, decimal(_ratio(rates, rate)))
    console.print(table)
    _print_startup(console, waited)
    if len(rates) < len(CONTENDERS):
        console.print(t("bench-missing", packages=" ".join(REQUIREMENTS)))


def _print_startup(console: Console, waited: Startup) -> None:
    console.print(t("bench-state", bytes=beginnings().itemsize))
    console.print(t("bench-import", seconds=decimal(waited.import_seconds)))
    console.print(t("bench-first-run", seconds=decimal(waited.first_run_seconds)))
    console.print(t("bench-later-run", seconds=decimal(waited.later_run_seconds)))
