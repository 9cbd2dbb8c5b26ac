"""The instruments of the bots' benchmark, not its results."""

from __future__ import annotations

from time import thread_time

import pytest

from schism.bench.duels import OPENSPIEL, Duel, arena_for, duel_job, outcome_of
from schism.bench.peers import LEVELS, PEERS
from schism.bench.searches import speed
from schism.bots.search_bot import Budget, SearchBot
from schism.lab.jobs.rows import row_in


def test_a_duel_counts_whole_deals() -> None:
    duel = Duel("tolerance", "greedy", "random", 3, options={"players": 4})
    assert (duel.deals(36), duel.deals(1)) == (27, 2)
    assert Duel("avignon", "greedy", "random", 1).deals(9) == 4


def test_a_duel_has_an_outcome() -> None:
    duel = Duel("avignon", "random", "random", 1)
    job = duel_job(duel, 4)
    outcome = outcome_of(duel, [row_in(job.play(piece)) for piece in job.pieces()])
    assert outcome.games == 4
    assert 0 <= outcome.wins.low <= outcome.wins.mean <= outcome.wins.high <= 1


@pytest.mark.parametrize("duel", [*LEVELS, *PEERS], ids=lambda duel: f"{duel.game}-{duel.one}")
def test_every_duel_can_be_set_up(duel: Duel) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    arena = arena_for(duel)
    arena.match(0)
    bots = arena.seat_bots(0, arena.seatings[0])
    assert (type(bots[0]).__name__ == "OpenSpielBot") == (duel.one == OPENSPIEL)


def test_searches_count_the_time_that_the_processor_gave_them() -> None:
    bot = arena_for(Duel("avignon", "master:0.1s", "greedy", 1)).bot("master:0.1s", 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget(seconds=0.1, clock=thread_time)


def test_our_speed_is_measured_without_the_peer_too() -> None:
    assert speed(simulations=2, rounds=1).ours > 0
