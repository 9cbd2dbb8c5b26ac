"""The toy's own tests, for a process in which SCHISM_GAMES names it."""

from __future__ import annotations

import pytest

import schism
from schism.games.registry import GAMES
from tests.adapters.kit import quietly_imported
from tests.kit import happened, random_match

pytestmark = pytest.mark.skipif("toy" not in GAMES, reason="run by tests/third_game")


def test_trump_is_turned_up_after_the_first_trick_and_beats_the_suit_led() -> None:
    match = schism.new("toy", players=2, seed=3)
    for card in ("G3", "B6"):
        assert match.view()["trump"] is None
        match.play(card)
    assert match.view()["trump"] == "R6"
    assert happened(match, "took")[-1]["seat"] == 0  # neither is trump, and G was led


def test_all_points_of_the_cards_played_are_taken() -> None:
    match = random_match("toy", 5, players=4)
    worth = match.deck.data["points"]
    played = [event["card"] for event in happened(match, "played")]
    assert sum(match.result()["points"]) == sum(worth[int(card[1]) - 1] for card in played)


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_pettingzoos_api_test_passes() -> None:
    checks = quietly_imported("pettingzoo.test")
    from schism.adapters import toy_v0

    checks.api_test(toy_v0.env(players=4), num_cycles=100)
    checks.seed_test(lambda: toy_v0.env(players=2), num_cycles=40)


def test_gymnasiums_check_passes() -> None:
    gymnasium = quietly_imported("gymnasium")
    checker = quietly_imported("gymnasium.utils.env_checker")
    from schism.adapters.seat_env import env_id

    env = gymnasium.make(env_id("toy"), disable_env_checker=True, players=3, bots="random")
    checker.check_env(env.unwrapped, skip_render_check=True)


def test_openspiels_random_simulation_passes() -> None:
    pyspiel = quietly_imported("pyspiel")
    import schism.adapters.openspiel  # noqa: F401  registers the games

    game = pyspiel.load_game("python_toy(players=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
