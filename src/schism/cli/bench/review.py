"""`schism bench-review`: whether what hints and reviews say is true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from schism.bench.peers import REVIEW_LEVELS, REVIEWED
from schism.bench.reviews.verdicts import (
    CheckedMistake,
    Trial,
    Verdict,
    bias,
    error_beyond_noise,
    marked,
    named_to_found,
    share_of,
)
from schism.cli.bench.options import parts_in
from schism.cli.findings import Finding, show
from schism.cli.lab_options import Work
from schism.cli.language import Lang, decimal, set_language, t, whole
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading
from schism.cli.parameters import AsJson, ReviewBudget, review_budget
from schism.games.contract import Json
from schism.lab.balance.intervals import Estimate
from schism.lab.jobs.rows import RowsJob
from schism.review.review import BUDGET
from schism.table.setup import check_seed

ERROR, BIAS, TRUE, RATIO = 0.05, 0.02, 0.95, 0.2  # the targets


@expand_groups
def bench_review(
    work: Work,
    positions: Annotated[
        int, typer.Option(metavar="N", min=2, help=t("bench-review-option-positions"))
    ] = 200,
    games: Annotated[
        int, typer.Option(metavar="N", min=8, help=t("bench-review-option-games"))
    ] = 100,
    only: Annotated[
        str, typer.Option(metavar="GAME,GAME,..", help=t("bench-review-option-only"))
    ] = ",".join(REVIEWED),
    level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help=t("bench-review-option-level"))
    ] = None,
    budget: ReviewBudget = str(BUDGET.iterations),
    seed: Annotated[int, typer.Option(metavar="N", help=t("bench-review-option-seed"))] = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_seed(seed)
    wanted = parts_in(only, ",".join(REVIEWED))
    trials = [
        Trial(game, review_budget(budget), level or REVIEW_LEVELS[game], games, seed)
        for game in wanted
    ]
    show([each for trial in trials for each in _findings(trial, positions, work)], as_json)


def _findings(trial: Trial, positions: int, work: Work) -> Iterator[Finding]:
    game = trial.game
    with loading():
        trial.position(0)
    rows = work.rows(RowsJob(trial, range(positions)), t(f"game-{game}"))
    verdicts = [Verdict.from_row(row) for row in rows]
    yield _error(game, verdicts)
    yield _bias(game, verdicts)
    mistakes = marked(verdicts)
    yield _true(game, "confirmed", [mistake.confirmed for mistake in mistakes])
    yield _true(game, "costly", [mistake.costly for mistake in mistakes])
    yield _ratio(game, mistakes)


def _error(game: str, verdicts: list[Verdict]) -> Finding:
    found = error_beyond_noise(verdicts)
    data = {
        "positions": len(verdicts),
        "verdicts": [verdict.as_json() for verdict in verdicts],
    }
    target, reached = f"≤ {whole(100 * ERROR)}", found.mean <= ERROR
    return _finding(game, "error", found, target=target, reached=reached, data=data)


def _bias(game: str, verdicts: list[Verdict]) -> Finding:
    found = bias(verdicts)
    target, reached = f"± {whole(100 * BIAS)}", abs(found.mean) <= BIAS
    return _finding(game, "bias", found, target=target, reached=reached, data={})


def _true(game: str, what: str, true: list[bool]) -> Finding:
    found = share_of(true)
    reached = None if found is None else found.mean >= TRUE
    data = {"marked": len(true)}
    return _finding(game, what, found, target=whole(100 * TRUE), reached=reached, data=data)


def _ratio(game: str, mistakes: list[CheckedMistake]) -> Finding:
    found = named_to_found(mistakes)
    reached = None if found is None else abs(found.mean - 1) <= RATIO
    target = f"{decimal(1 - RATIO)} - {decimal(1 + RATIO)}"
    data = {"marked": len(mistakes)}
    return _finding(game, "ratio", found, target=target, reached=reached, data=data, scale=1)


def _finding(
    game: str,
    what: str,
    found: Estimate | None,
    *,
    target: str,
    reached: bool | None,
    data: Json,
    scale: int = 100,
) -> Finding:
    about = t(f"bench-review-{what}", game=t(f"game-{game}"), marked=data.get("marked", 0))
    if found is None:
        return Finding(what, about, t("bench-review-none"), target, None, {"game": game, **data})
    values = {name: decimal(scale * value) for name, value in found.as_json().items()}
    shown = t("simulate-mean", **values)
    return Finding(what, about, shown, target, reached, {"game": game, **found.as_json(), **data})
