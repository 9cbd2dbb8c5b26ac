"""`schism bench-review`: whether what hints and reviews say is true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import perf_counter
from typing import Annotated

import typer

from schism.bench.peers import REVIEWED
from schism.bench.reviews.played_positions import played_position
from schism.bench.reviews.verdicts import (
    Trial,
    Verdict,
    bias,
    error_beyond_noise,
    marked,
    named_to_found,
    share_that_cost,
)
from schism.bots.registry import budget_in
from schism.cli.bench.options import parts_in
from schism.cli.findings import Finding, show
from schism.cli.language import Lang, decimal, set_language, t, whole
from schism.cli.output import loading, with_progress
from schism.cli.parameters import AsJson
from schism.errors import SchismError
from schism.games.contract import Json
from schism.lab.balance.intervals import Estimate
from schism.review.review import BUDGET
from schism.table.match import check_seed

ERROR, BIAS, COSTLY, RATIO = 0.05, 0.02, 0.95, 0.2  # the targets


def bench_review(
    positions: Annotated[
        int, typer.Option(metavar="N", min=2, help=t("bench-review-option-positions"))
    ] = 200,
    games: Annotated[
        int, typer.Option(metavar="N", min=8, help=t("bench-review-option-games"))
    ] = 100,
    only: Annotated[
        str, typer.Option(metavar="NAME,NAME,..", help=t("bench-review-option-only"))
    ] = ",".join(REVIEWED),
    level: Annotated[
        str, typer.Option(metavar="NAME", help=t("bench-review-option-level"))
    ] = "quick:500",
    budget: Annotated[
        str, typer.Option(metavar="N|SECONDSs", help=t("review-option-budget"))
    ] = str(BUDGET.iterations),
    seed: Annotated[int, typer.Option(metavar="N", help=t("bench-review-option-seed"))] = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_seed(seed)
    thinking = budget_in(budget)
    if thinking is None:
        raise SchismError("review-budget", found=budget)
    wanted = parts_in(only, ",".join(REVIEWED))
    trial = Trial(thinking, level, games, seed)
    show([each for game in wanted for each in _findings(game, trial, positions)], as_json)


def _findings(game: str, trial: Trial, positions: int) -> Iterator[Finding]:
    with loading():
        played_position(game, REVIEWED[game], 0, trial.seed)
    begin = perf_counter()
    steps = _verdicts(game, trial, positions)
    verdicts = list(with_progress(steps, positions, count().__next__))
    seconds = perf_counter() - begin
    yield _error(game, verdicts, seconds)
    yield _bias(game, verdicts)
    yield _costly(game, verdicts)
    yield _ratio(game, verdicts)


def _verdicts(game: str, trial: Trial, positions: int) -> Iterator[Verdict]:
    for number in range(positions):
        yield trial.verdict(played_position(game, REVIEWED[game], number, trial.seed), number)


def _error(game: str, verdicts: list[Verdict], seconds: float) -> Finding:
    found = error_beyond_noise(verdicts)
    data = {
        "positions": len(verdicts),
        "seconds": seconds,
        "verdicts": [verdict.as_json() for verdict in verdicts],
    }
    return _finding(game, "error", found, 100, f"≤ {whole(100 * ERROR)}", found.mean <= ERROR, data)


def _bias(game: str, verdicts: list[Verdict]) -> Finding:
    found = bias(verdicts)
    return _finding(game, "bias", found, 100, f"± {whole(100 * BIAS)}", abs(found.mean) <= BIAS, {})


def _costly(game: str, verdicts: list[Verdict]) -> Finding:
    found = share_that_cost(verdicts)
    data = {"marked": len(marked(verdicts))}
    reached = None if found is None else found.mean >= COSTLY
    return _finding(game, "costly", found, 100, whole(100 * COSTLY), reached, data)


def _ratio(game: str, verdicts: list[Verdict]) -> Finding:
    found = named_to_found(verdicts)
    reached = None if found is None else abs(found.mean - 1) <= RATIO
    target = f"{decimal(1 - RATIO)} - {decimal(1 + RATIO)}"
    return _finding(game, "ratio", found, 1, target, reached, {})


def _finding(
    game: str,
    what: str,
    found: Estimate | None,
    scale: int,
    target: str,
    reached: bool | None,
    data: Json,
) -> Finding:
    about = t(f"bench-review-{what}", game=t(f"game-{game}"), marked=data.get("marked", 0))
    if found is None:
        return Finding(what, about, t("bench-review-none"), target, None, {"game": game, **data})
    values = {name: decimal(scale * value) for name, value in found.as_json().items()}
    shown = t("simulate-mean", **values)
    return Finding(what, about, shown, target, reached, {"game": game, **found.as_json(), **data})
