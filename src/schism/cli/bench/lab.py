"""`schism bench-lab`: how fast a learner can step our environments, and well-known ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from schism.bench.environments import batched_games, batched_inside, million, pettingzoo_games
from schism.bench.libraries import openspiel_python_loop
from schism.bench.peers import HEARTS, OUR_PETTINGZOO, PETTINGZOO_PEERS, TRICK_TAKING
from schism.bench.rates import Contender, Rate, best_rounds, take_turns
from schism.cli.bench.options import Parts, Seconds, check_seconds, parts_in
from schism.cli.findings import Finding, machine_load, show
from schism.cli.language import Lang, decimal, set_language, t, whole
from schism.cli.output import loading, stderr_console
from schism.cli.parameters import AsJson

PARTS = "pettingzoo,batched,million"
# The targets.
OVER_PETTINGZOO = 3.0
WITH_MASKS, WITH_OBSERVATIONS = 10_000_000, 1_000_000
OVER_HEARTS = 50.0
SECONDS, MEGABYTES = 60.0, 1000.0


def bench_lab(
    seconds: Seconds = 6.0, only: Parts = PARTS, as_json: AsJson = False, lang: Lang = None
) -> None:
    set_language(lang)
    check_seconds(seconds)
    wanted = parts_in(only, PARTS)
    show(list(_findings(wanted, seconds)), as_json)


def _findings(wanted: list[str], seconds: float) -> Iterator[Finding]:
    yield machine_load()
    with loading():
        batched_games(TRICK_TAKING, 1e-3, observe=True)
    with stderr_console().status(t("bench-lab-running")):
        if "pettingzoo" in wanted:
            yield from _pettingzoo(seconds)
        if "batched" in wanted:
            yield from _batched(seconds)
        if "million" in wanted:
            yield from _million()


def _pettingzoo(seconds: float) -> Iterator[Finding]:
    modules = (OUR_PETTINGZOO, *PETTINGZOO_PEERS)
    contenders = [partial(pettingzoo_games, module) for module in modules]
    ours, *peers = _best_of(seconds, contenders)
    for peer in peers:
        if ours is not None and peer is not None:
            about = t("bench-lab-pettingzoo", peer=peer.name)
            yield _ratio("pettingzoo", about, ours, peer, OVER_PETTINGZOO)


def _batched(seconds: float) -> Iterator[Finding]:
    contenders = (
        partial(batched_inside, TRICK_TAKING),
        partial(batched_games, TRICK_TAKING, observe=False),
        partial(batched_games, TRICK_TAKING, observe=True),
        partial(openspiel_python_loop, HEARTS),
    )
    inside, masks, full, hearts = _best_of(seconds, contenders)
    assert inside is not None
    assert masks is not None
    assert full is not None
    yield _speed(t("bench-lab-inside"), inside, WITH_MASKS)
    yield _speed(t("bench-lab-masks"), masks, WITH_MASKS)
    yield _speed(t("bench-lab-full"), full, WITH_OBSERVATIONS)
    if hearts is not None:
        yield _ratio("batched", t("bench-lab-hearts"), masks, hearts, OVER_HEARTS)


def _best_of(seconds: float, contenders: Sequence[Contender]) -> list[Rate | None]:
    return best_rounds(list(take_turns(contenders, seconds)), len(contenders))


def _speed(about: str, rate: Rate, target: float) -> Finding:
    measured = t("bench-lab-decisions", value=whole(rate.per_second))
    data = {"about": about, "decisions_per_second": rate.per_second}
    reached = rate.per_second >= target
    return Finding("batched", about, measured, whole(target), reached, data)


def _ratio(part: str, about: str, ours: Rate, peer: Rate, target: float) -> Finding:
    ratio = ours.per_second / peer.per_second
    rates = {"ours": whole(ours.per_second), "peer": whole(peer.per_second)}
    measured = t("bench-bots-speed", ratio=decimal(ratio), **rates)
    data = {"peer": peer.name, "ours": ours.per_second, "theirs": peer.per_second, "ratio": ratio}
    return Finding(part, about, measured, decimal(target), ratio >= target, data)


def _million() -> Iterator[Finding]:
    run = million()
    about, data = t("bench-lab-million"), {"games": run.games, "seconds": run.seconds}
    shown = t("bench-lab-seconds", value=decimal(run.seconds))
    target = t("bench-lab-seconds", value=whole(SECONDS))
    yield Finding("million", about, shown, f"< {target}", run.seconds < SECONDS, data)
    shown = t("bench-bots-megabytes", value=whole(run.megabytes))
    target = t("bench-bots-megabytes", value=whole(MEGABYTES))
    memory = {"games": run.games, "megabytes": run.megabytes}
    reached = run.megabytes < MEGABYTES
    yield Finding("million", t("bench-lab-memory"), shown, f"< {target}", reached, memory)
