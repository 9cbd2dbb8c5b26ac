"""`schism bench`: throughput of the engine compared with its peers."""

from __future__ import annotations

from schism.bench.engines import FIELDS, Field, beginnings
from schism.bench.libraries import REQUIREMENTS
from schism.bench.rates import ROUNDS, Rate, best_rounds, take_turns
from schism.cli.bench.options import Seconds, check_seconds
from schism.cli.language import Lang, decimal, set_language, t, whole
from schism.cli.output import loading, print_json, stderr_console, stdout_console
from schism.cli.parameters import AsJson
from schism.games.contract import Json
from schism.games.terminal.tables import plain_table


def bench(seconds: Seconds = 3.0, as_json: AsJson = False, lang: Lang = None) -> None:
    set_language(lang)
    check_seconds(seconds)
    results = [(field, _measure(field, seconds)) for field in FIELDS]
    if as_json:
        print_json({field.game: _as_json(field, rates) for field, rates in results})
        return
    for field, rates in results:
        _print(field, rates)


def _measure(field: Field, seconds: float) -> list[Rate]:
    """Return the best round of each contender that is installed, ours first."""
    with loading():
        beginnings(field.game)
    rates: list[Rate | None] = []
    total = ROUNDS * len(field.contenders)
    with stderr_console().status("") as status:
        for number, rate in enumerate(take_turns(field.contenders, seconds), 1):
            status.update(t("bench-running", number=number, total=total))
            rates.append(rate)
    best = best_rounds(rates, len(field.contenders))
    return [rate for rate in best if rate is not None]


def _ratio(rates: list[Rate], rate: Rate) -> float:
    return rates[0].per_second / rate.per_second


def _as_json(field: Field, rates: list[Rate]) -> Json:
    rows = [
        {
            "name": rate.name,
            "decisions_per_second": rate.per_second,
            "games_per_second": rate.games / rate.seconds,
            "ratio": _ratio(rates, rate),
        }
        for rate in rates
    ]
    return {"rates": rows, "state_bytes": beginnings(field.game).itemsize}


def _print(field: Field, rates: list[Rate]) -> None:
    console = stdout_console()
    table = plain_table(
        *(t(f"bench-head-{name}") for name in ("name", "decisions", "games", "ratio"))
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for rate in rates:
        cells = (whole(rate.per_second), whole(rate.games / rate.seconds))
        table.add_row(rate.name, *cells, decimal(_ratio(rates, rate)))
    console.print(table)
    console.print(t("bench-state", bytes=beginnings(field.game).itemsize))
    if len(rates) < len(field.contenders):
        console.print(t("bench-missing", packages=" ".join(REQUIREMENTS)))
    console.print()
