"""`schism bench-bots`: how strong the bots are, how fast they search, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from schism.bench.duels import OPENSPIEL, Duel, Outcome, duel_job, outcome_of
from schism.bench.libraries import REQUIREMENTS, imported
from schism.bench.peers import EARLIER, LEVELS, PEERS
from schism.bench.searches import first_decision, lateness, memory, speed
from schism.bot_session import warm_up_bots
from schism.bots.registry import make_bot
from schism.cli.bench.options import Parts, parts_in
from schism.cli.findings import Finding, show
from schism.cli.lab_options import Work, check_games
from schism.cli.language import Lang, decimal, set_language, t, whole
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, stderr_console, stdout_console
from schism.cli.parameters import AsJson
from schism.games.registry import GAMES

PARTS = "speed,memory,ticks,levels,earlier,peer"
FASTER, MEGABYTES, MILLISECONDS = 3.0, 200.0, 20.0  # the targets
ONE_OF_EACH = ("random", "greedy", "quick:1")


@expand_groups
def bench_bots(
    work: Work,
    games: Annotated[int, typer.Option(metavar="N", help=t("bench-bots-option-games"))] = 28,
    only: Parts = PARTS,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_games(games)
    wanted = parts_in(only, PARTS)
    found = list(_findings(wanted, games, work))
    show(found, as_json)
    if not as_json and imported("pyspiel") is None:
        stdout_console().print(t("bench-missing", packages=" ".join(REQUIREMENTS)))


def _findings(wanted: list[str], games: int, work: Work) -> Iterator[Finding]:
    with loading():
        _ready()
    with stderr_console().status(t("bench-bots-running")):
        if "speed" in wanted:
            yield _speed()
        if "memory" in wanted:
            yield from map(_memory, GAMES)
        if "ticks" in wanted:
            yield _ticks()
    if "levels" in wanted:
        yield from (_duel(duel, games, work) for duel in LEVELS)
    if "earlier" in wanted:
        yield from (_duel(duel, games, work) for duel in EARLIER)
    if "peer" in wanted and imported("pyspiel") is not None:
        yield from (_duel(duel, games, work) for duel in PEERS)


def _ready() -> None:
    """Compile everything before processes and clocks start."""
    for game in GAMES:
        warm_up_bots(first_decision(game), [make_bot(game, level, 0) for level in ONE_OF_EACH])


def _speed() -> Finding:
    found = speed()
    data = {"ours": found.ours, "openspiel": found.peer, "ratio": found.ratio}
    ratio = "-" if found.ratio is None else decimal(found.ratio)
    peer = "-" if found.peer is None else whole(found.peer)
    measured = t("bench-bots-speed", ours=whole(found.ours), peer=peer, ratio=ratio)
    reached = None if found.ratio is None else found.ratio >= FASTER
    return Finding("speed", t("bench-bots-simulations"), measured, decimal(FASTER), reached, data)


def _memory(game: str) -> Finding:
    megabytes = memory(game)
    about = t("bench-bots-memory", game=t(f"game-{game}"))
    data = {"game": game, "megabytes": megabytes}
    target = t("bench-bots-megabytes", value=whole(MEGABYTES))
    shown = t("bench-bots-megabytes", value=whole(megabytes))
    return Finding("memory", about, shown, f"< {target}", megabytes < MEGABYTES, data)


def _ticks() -> Finding:
    late = 1000 * lateness()
    target = t("bench-bots-milliseconds", value=whole(MILLISECONDS))
    shown = t("bench-bots-milliseconds", value=decimal(late))
    data = {"latest_milliseconds": late}
    return Finding("ticks", t("bench-bots-ticks"), shown, f"< {target}", late < MILLISECONDS, data)


def _duel(duel: Duel, games: int, work: Work) -> Finding:
    deals = work.rows(duel_job(duel, games), _about(duel))
    return _outcome(outcome_of(duel, deals))


def _outcome(outcome: Outcome) -> Finding:
    duel, wins = outcome.duel, outcome.wins
    values = {name: whole(100 * value) for name, value in wins.as_json().items()}
    measured = t("bench-bots-share", games=whole(outcome.games), **values)
    target = "" if duel.target is None else t("bench-bots-percent", value=whole(100 * duel.target))
    reached = None if duel.target is None else wins.mean >= duel.target
    data = {
        "game": duel.game,
        "options": duel.options,
        "one": duel.one,
        "many": duel.many,
        "games": outcome.games,
        "wins": wins.as_json(),
        "target": duel.target,
    }
    return Finding(_part(duel), _about(duel), measured, target, reached, data)


def _part(duel: Duel) -> str:
    if OPENSPIEL in (duel.one, duel.many):
        return "peer"
    return "earlier" if duel in EARLIER else "levels"


def _about(duel: Duel) -> str:
    values = {"game": t(f"game-{duel.game}"), "one": duel.one, "many": duel.many}
    return t("bench-bots-duel", rivals=duel.seats - 1, variant=duel.variant, **values)
