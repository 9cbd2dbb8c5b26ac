"""The instruments of the bots' benchmark, not its results."""

from __future__ import annotations

import pytest

from schism.bench.duels import OPENSPIEL, Duel, Outcome, arena_for, play_duel
from schism.bench.peers import LEVELS, PEERS
from schism.bench.searches import speed


def test_a_duel_counts_whole_deals() -> None:
    duel = Duel("tolerance", "greedy", "random", 3, options={"players": 4})
    assert (duel.deals(36), duel.deals(1)) == (27, 2)
    assert Duel("avignon", "greedy", "random", 1).deals(9) == 4


def test_a_duel_ends_with_its_outcome() -> None:
    *steps, outcome = play_duel(Duel("avignon", "random", "random", 1), 4, jobs=1)
    assert steps == [2, 4]
    assert isinstance(outcome, Outcome)
    assert outcome.games == 4
    assert 0 <= outcome.wins.low <= outcome.wins.mean <= outcome.wins.high <= 1


@pytest.mark.parametrize("duel", [*LEVELS, *PEERS], ids=lambda duel: f"{duel.game}-{duel.one}")
def test_every_duel_can_be_set_up(duel: Duel) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    arena = arena_for(duel)
    arena.match(0)
    bots = arena.seat_bots(0, arena.seatings[0])
    assert (type(bots[0]).__name__ == "OpenSpielBot") == (duel.one == OPENSPIEL)


def test_our_speed_is_measured_without_the_peer_too() -> None:
    assert speed(simulations=2, rounds=1).ours > 0
