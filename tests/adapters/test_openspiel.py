"""OpenSpiel's own tests, and ours."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from schism.errors import SchismError

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from schism.adapters.openspiel import SchismState
from schism.adapters.openspiel_search import OpenSpielBot, Rollouts
from schism.kernel.compiled import COMPILING
from schism.table.setup import new

GAMES = [
    "python_tolerance",
    "python_tolerance(players=3,plague=2,hidden_roles=True,roles=ned/juba/george)",
    "python_avignon",
]
interpreted_is_slow = pytest.mark.skipif(not COMPILING, reason="the same, and slow")


def dealt(name: str, seed: int, decisions: int = 0) -> SchismState:
    """A state some decisions into a game."""
    state: SchismState = pyspiel.load_game(name).new_initial_state()
    chance = Random(seed)
    while decisions or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1
    return state


@interpreted_is_slow
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@interpreted_is_slow
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_python_simulation_passes(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_to_1(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
        state.apply_action(outcomes[-1][0])


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_cannot_be_told_from_the_state_by_the_seat_to_act(name: str) -> None:
    state, chance = dealt(name, 2, 20), Random(1)
    player = state.current_player()
    for _ in range(5):
        twin = state.resample_from_infostate(player, chance.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.current_player() == player


def test_samples_differ() -> None:
    state, chance = dealt(GAMES[0], 2), Random(1)
    twins = [state.resample_from_infostate(state.current_player(), chance.random) for _ in "ab"]
    assert str(twins[0]) != str(twins[1])


def test_an_information_state_remembers_what_was_played() -> None:
    state = dealt(GAMES[2], 4)
    twin = state.clone()
    first, second, *_ = state.legal_actions()
    state.apply_action(first)
    twin.apply_action(second)
    assert state.information_state_string(0) != twin.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_an_observer_has_named_pieces_of_one_tensor(name: str) -> None:
    state = dealt(name, 3, 4)
    observer = make_observation(state.get_game())
    observer.set_from(state, 0)
    assert observer.tensor.any()
    assert observer.tensor.size == sum(piece.size for piece in observer.dict.values())
    assert observer.tensor.tolist() == state.observation_tensor(0)


def test_an_onlooker_sees_no_hand() -> None:
    state = dealt(GAMES[0], 3, 4)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = make_observation(state.get_game(), public)
    observer.set_from(state, 0)
    assert not observer.dict["hand"].any()


def test_a_game_keeps_its_options_when_it_is_pickled() -> None:
    game = pyspiel.load_game(GAMES[1])
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.num_players() == 3


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_search_plays_on_these_states(name: str) -> None:
    state = dealt(name, 5, 8)
    search = ISMCTSBot(state.get_game(), Rollouts(), 1.0, 20, random_state=np.random.RandomState(1))
    assert search.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_openspiels_search_is_one_of_our_bots(game: str) -> None:
    match = new(game, seed=1)
    seen = match.observation(match.to_act or 0)
    assert OpenSpielBot(1, 0.001).choose(match.deck, seen) in match.legal_numbers()


def test_a_rollout_leaves_the_state_as_it_was() -> None:
    state = dealt(GAMES[0], 5, 8)
    before = str(state)
    assert sum(Rollouts().evaluate(state)) == pytest.approx(1.0)
    assert sum(chance for _, chance in Rollouts().prior(state)) == pytest.approx(1.0)
    assert str(state) == before


@pytest.mark.parametrize(
    ("params", "complaint"),
    [({"roles": "random"}, "name the roles"), ({"players": 9}, "from 3 to 5")],
)
def test_options_that_make_no_sense(params: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SchismError, match=complaint):
        pyspiel.load_game("python_tolerance", params)
