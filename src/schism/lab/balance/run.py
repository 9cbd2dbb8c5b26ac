"""Running balance jobs, one setting after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from schism.bot_session import warm_up_bots
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.lab.balance.balance import Findings, gather
from schism.lab.balance.observations import BalanceJob
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import Arrays, Workers, run_job
from schism.lab.simulation.simulate import Experiment
from schism.table.beginnings import Beginnings

Step: TypeAlias = tuple[int, Arrays]  # the number of a job, and the results of a piece
Watch: TypeAlias = Callable[[Iterator[Step], int, Callable[[], int]], Iterator[Step]]


def experiment_for(
    deck: Deck, wanted: Json, players: int | None, seed: int, level: str
) -> Experiment:
    """Return games in which all seats play at one level."""
    asked = wanted if players is None else {**wanted, "players": players}
    seats = Beginnings(GAMES[deck.game], deck, asked, seed).seats
    return Experiment(deck, asked, seed, [level] * seats)


def warm_up_jobs(jobs: Sequence[BalanceJob]) -> None:
    """Compile what each level needs, before workers start."""
    for level in dict.fromkeys(job.experiment.bots[0] for job in jobs):
        first = next(job.experiment for job in jobs if job.experiment.bots[0] == level)
        warm_up_bots(first.match(0), first.seat_bots(0).values())


def run_jobs(
    jobs: Sequence[BalanceJob], workers: Workers, checkpoints: Checkpoints | None, watch: Watch
) -> list[Findings]:
    """Play all jobs; `watch` passes the steps through and shows progress."""
    games: list[list[Arrays]] = [[] for _ in jobs]
    steps = (
        (number, found)
        for number, job in enumerate(jobs)
        for found in run_job(job, workers, checkpoints)
    )

    def done() -> int:
        return sum(len(found["margin"]) for setting in games for found in setting)

    for number, found in watch(steps, sum(job.games for job in jobs), done):
        games[number].append(found)
    return [gather(job, found) for job, found in zip(jobs, games, strict=True)]
