"""`schism bench-levels`: how strong the levels for people are, and how sensible they look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from schism.bench.levels.blunders import TOO_MUCH, Blunders, Choices, count_blunders
from schism.bench.levels.ladder import Ladder, ladder_arena, ladder_of
from schism.bench.peers import LADDERS
from schism.bots.people.ladder import store_ladder
from schism.cli.bench.options import parts_in
from schism.cli.findings import Finding, show
from schism.cli.lab_options import Work
from schism.cli.language import Lang, set_language, t, whole
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading
from schism.cli.parameters import AsJson
from schism.games.contract import Json
from schism.games.registry import game_called
from schism.lab.balance.intervals import Estimate
from schism.lab.jobs.rows import RowsJob

NEAREST, FARTHEST = 0.6, 0.7  # the target: what a level wins of the one below, one against one
STUPID = 0.01  # at most, of all decisions


@expand_groups
def bench_levels(
    work: Work,
    deals: Annotated[
        int, typer.Option(metavar="N", min=2, help=t("bench-levels-option-deals"))
    ] = 50,
    positions: Annotated[
        int, typer.Option(metavar="N", min=0, help=t("bench-levels-option-positions"))
    ] = 100,
    only: Annotated[
        str, typer.Option(metavar="GAME,GAME,..", help=t("bench-levels-option-only"))
    ] = ",".join(LADDERS),
    store: Annotated[bool, typer.Option("--store", help=t("bench-levels-option-store"))] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    found: list[Finding] = []
    for game in parts_in(only, ",".join(LADDERS)):
        ladder = _climb(game, deals, work)
        blunders = _blunders(game, positions, work)
        if store:
            store_ladder(game_called(game), _stored(ladder, blunders))
        found += [*_ratings(ladder), *_steps(ladder), *(_stupid(game, each) for each in blunders)]
    show(found, as_json)


def _climb(game: str, deals: int, work: Work) -> Ladder:
    arena = ladder_arena(game, LADDERS[game])
    with loading():
        arena.warm_up()
    return ladder_of(arena, work.rows(RowsJob(arena, range(deals)), t(f"game-{game}")))


def _blunders(game: str, positions: int, work: Work) -> list[Blunders]:
    if not positions:
        return []
    return count_blunders(work.rows(RowsJob(Choices(game), range(positions)), t(f"game-{game}")))


def _stored(ladder: Ladder, blunders: list[Blunders]) -> Json:
    stupid = {each.level: each.as_json() for each in blunders}
    found: Json = rounded({**ladder.as_json(), "stupid": stupid})
    return found


def rounded(found: Any) -> Any:
    """The same with fractions of four significant digits: the rest is chance."""
    if isinstance(found, dict):
        return {name: rounded(value) for name, value in found.items()}
    return float(f"{found:.4g}") if isinstance(found, float) else found


def _ratings(ladder: Ladder) -> Iterator[Finding]:
    for level, rating in ladder.ratings.items():
        about = t("bench-levels-rating", game=t(f"game-{ladder.game}"), level=t(f"level-{level}"))
        data = {"game": ladder.game, "level": level, **rating.as_json()}
        yield Finding("rating", about, _shown(rating, 1), "", None, data)


def _steps(ladder: Ladder) -> Iterator[Finding]:
    target = f"{whole(100 * NEAREST)} - {whole(100 * FARTHEST)}"
    for step in ladder.steps:
        names = {"level": t(f"level-{step.level}"), "below": t(f"level-{step.below}")}
        about = t("bench-levels-step", game=t(f"game-{ladder.game}"), **names)
        data = {
            "game": ladder.game,
            "level": step.level,
            "wins": step.wins.as_json(),
            "pair": step.pair.as_json(),
        }
        reached = NEAREST <= step.pair.mean <= FARTHEST
        yield Finding("step", about, _shown(step.pair, 100), target, reached, data)


def _stupid(game: str, found: Blunders) -> Finding:
    values = {"level": t(f"level-{found.level}"), "loss": whole(100 * TOO_MUCH)}
    about = t("bench-levels-stupid", game=t(f"game-{game}"), **values)
    data = {"game": game, "level": found.level, **found.as_json()}
    shown, target = _shown(found.share, 100), f"≤ {whole(100 * STUPID)}"
    return Finding("stupid", about, shown, target, found.share.mean <= STUPID, data)


def _shown(found: Estimate, scale: int) -> str:
    values = {name: whole(scale * value) for name, value in found.as_json().items()}
    return t("simulate-mean", **values)
