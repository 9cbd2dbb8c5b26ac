"""`schism bench-server`: the table server under load, compared with boardgame.io."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Annotated

import typer

from schism.bench.crowds import Crowd, measure_crowd
from schism.bench.servers import ROUNDS, Comparison, Scaling, compared, most_busy, peak, shared
from schism.cli.bench.options import Parts, Seconds, check_seconds, parts_in
from schism.cli.findings import Finding, machine_load, show
from schism.cli.language import Lang, decimal, set_language, t, whole
from schism.cli.output import stderr_console
from schism.cli.parameters import AsJson

PARTS = "peer,shared,crowd"
# The targets.
TIMES_THE_PEER = 2.5
SHARED_MOVES, LEAST_SHARE = 2000, 0.6  # of two processes, and compared with one
CROWD = 1000
PLAYING_MB, ASLEEP_MB = 300.0, 20.0


def bench_server(
    seconds: Seconds = 10.0,
    only: Parts = PARTS,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=t("bench-server-option-database"))
    ] = None,
    bus: Annotated[
        str | None, typer.Option(metavar="URL", help=t("bench-server-option-bus"))
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_seconds(seconds)
    wanted = parts_in(only, PARTS)
    show(list(_findings(wanted, seconds, database, bus)), as_json)


def _findings(
    wanted: list[str], seconds: float, database: str | None, bus: str | None
) -> Iterator[Finding]:
    yield machine_load()
    with stderr_console().status(t("bench-lab-running")):
        if "peer" in wanted:
            yield from _beside_the_peer(compared(seconds))
        if "shared" in wanted and database and bus:
            yield from _shared(shared(database, bus, seconds))
        elif "shared" in wanted:
            left_out = t("bench-server-left-out")
            yield Finding("shared", t("bench-server-shared"), left_out, "", None, {})
        if "crowd" in wanted:
            yield from _crowd(measure_crowd(CROWD))


def _beside_the_peer(found: Comparison) -> Iterator[Finding]:
    rates = {"ours": whole(peak(found.ours)), "peer": whole(peak(found.theirs))}
    data = {"ours": [load.rate for load in found.ours], "theirs": [x.rate for x in found.theirs]}
    yield Finding(
        "peer",
        t("bench-server-moves", rounds=ROUNDS),
        t("bench-bots-speed", ratio=decimal(found.ratio), **rates),
        decimal(TIMES_THE_PEER),
        found.ratio >= TIMES_THE_PEER,
        {**data, "ratio": found.ratio},
    )
    busy = {side: 100 * most_busy(loads) for side, loads in found.at_full_speed.items()}
    yield Finding(
        "peer",
        t("bench-server-load"),
        t("bench-server-busy", **{side: whole(share) for side, share in busy.items()}),
        "",
        None,
        {"load_busy_percent": busy},
    )
    cost = {side: median(x.server_us for x in loads) for side, loads in found.at_full_speed.items()}
    yield Finding(
        "peer",
        t("bench-server-peer-cost"),
        t("bench-server-peer-cost-is", **{side: whole(us) for side, us in cost.items()}),
        "",
        None,
        {"us_a_move": cost},
    )
    mine, theirs = found.ours_steady.p99_ms, found.theirs_steady.p99_ms
    yield Finding(
        "peer",
        t("bench-server-p99", rate=whole(found.steady_rate)),
        t("bench-server-times", ours=decimal(mine), peer=decimal(theirs)),
        t("bench-server-no-worse"),
        mine <= theirs,
        {"moves_per_second": found.steady_rate, "ours_p99_ms": mine, "theirs_p99_ms": theirs},
    )


def _shared(found: Scaling) -> Iterator[Finding]:
    one, two = peak(found.one), peak(found.two)
    yield Finding(
        "shared",
        t("bench-server-shared", rounds=ROUNDS),
        t("bench-server-share", two=whole(two), one=whole(one), share=whole(100 * found.share)),
        t("bench-server-share-target", moves=whole(SHARED_MOVES), share=whole(100 * LEAST_SHARE)),
        two >= SHARED_MOVES and found.share >= LEAST_SHARE,
        {"two": [load.rate for load in found.two], "one": [load.rate for load in found.one]},
    )
    moves = t("bench-lab-decisions", value=whole(peak(found.pinned)))
    rates = {"pinned": [load.rate for load in found.pinned]}
    yield Finding("shared", t("bench-server-pinned"), moves, "", None, rates)
    cost = {
        "one": median(load.server_us for load in found.one),
        "two": median(load.server_us for load in found.two),
        "pinned": median(load.server_us for load in found.pinned),
        "database": median(load.database_us for load in found.two),
    }
    shown = t("bench-server-cost-is", **{name: whole(us) for name, us in cost.items()})
    yield Finding("shared", t("bench-server-cost"), shown, "", None, {"us_a_move": cost})


def _crowd(found: Crowd) -> Iterator[Finding]:
    shown = t("bench-bots-milliseconds", value=decimal(found.wake_p50_ms))
    data = {"wake_p50_ms": found.wake_p50_ms, "wake_most_ms": max(found.wake_ms)}
    yield Finding("crowd", t("bench-server-wake"), shown, "", None, data)
    playing = t("bench-server-playing", tables=found.tables)
    yield _memory("playing", playing, found.playing_mb, PLAYING_MB)
    yield _memory("asleep", t("bench-server-asleep"), found.asleep_mb, ASLEEP_MB)


def _memory(what: str, about: str, megabytes: float, most: float) -> Finding:
    shown = t("bench-bots-megabytes", value=decimal(megabytes))
    target = t("bench-bots-megabytes", value=whole(most))
    data = {"tables": CROWD, "what": what, "megabytes": megabytes}
    return Finding("crowd", about, shown, f"< {target}", megabytes < most, data)
