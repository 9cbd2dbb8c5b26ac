"""The benchmark of the bots: what it measures with, not what it measures."""

from __future__ import annotations

import pytest

import schism
from schism.bench.duels import LEVELS, PEER, PEERS, Duel, Outcome, arena_for, fought
from schism.bench.openspiel_adapter import OpenSpielBot, Rollouts, World
from schism.bench.searches import first_decision, speed
from schism.games.registry import GAMES
from schism.kernel.records import copied


@pytest.fixture(params=GAMES)
def world(request: pytest.FixtureRequest) -> World:
    match = schism.new(request.param, seed=3)
    return World(match.deck, match.seats, copied(match.state))


def test_a_world_can_be_played_to_its_end(world: World) -> None:
    while not world.is_terminal():
        assert not world.is_chance_node()
        world.apply_action(world.legal_actions()[0])
    assert sum(world.returns()) == pytest.approx(1.0)


def test_a_clone_goes_its_own_way(world: World) -> None:
    before = world.information_state_string()
    world.clone().apply_action(world.legal_actions()[0])
    assert world.information_state_string() == before


def test_a_sample_looks_the_same_to_the_seat(world: World) -> None:
    twin = world.resample_from_infostate(world.current_player(), None)
    assert twin.information_state_string() == world.information_state_string()
    assert twin.legal_actions() == world.legal_actions()


def test_samples_differ() -> None:
    match = schism.new("tolerance", seed=3)
    world = World(match.deck, match.seats, copied(match.state))
    twins = [world.resample_from_infostate(world.current_player(), None) for _ in range(2)]
    assert twins[0].state.hand.tobytes() != twins[1].state.hand.tobytes()


def test_a_rollout_leaves_the_world_as_it_was(world: World) -> None:
    before = world.state.tobytes()
    assert sum(Rollouts().evaluate(world)) == pytest.approx(1.0)
    assert sum(chance for _, chance in Rollouts().prior(world)) == pytest.approx(1.0)
    assert world.state.tobytes() == before


def test_openspiels_search_plays_our_games() -> None:
    pytest.importorskip("pyspiel")
    for game in GAMES:
        match = first_decision(game)
        seen = match.observation(match.to_act or 0)
        assert OpenSpielBot(1, 0.001).choose(match.deck, seen) in match.legal_numbers()


def test_a_duel_counts_whole_deals() -> None:
    duel = Duel("tolerance", "greedy", "random", 3, options={"players": 4})
    assert (duel.deals(36), duel.deals(1)) == (27, 2)
    assert Duel("avignon", "greedy", "random", 1).deals(9) == 4


def test_a_duel_ends_with_its_outcome() -> None:
    *steps, outcome = fought(Duel("avignon", "random", "random", 1), 4, jobs=1)
    assert steps == [2, 4]
    assert isinstance(outcome, Outcome)
    assert outcome.games == 4
    assert 0 <= outcome.wins.low <= outcome.wins.mean <= outcome.wins.high <= 1


@pytest.mark.parametrize("duel", [*LEVELS, *PEERS], ids=lambda duel: f"{duel.game}-{duel.one}")
def test_every_duel_can_be_set_up(duel: Duel) -> None:
    arena = arena_for(duel)
    arena.match(0)
    bots = arena.seat_bots(0, arena.seatings[0])
    assert isinstance(bots[0], OpenSpielBot) == (duel.one == PEER)


def test_our_speed_is_measured_without_the_peer_too() -> None:
    assert speed(simulations=2, rounds=1).ours > 0
