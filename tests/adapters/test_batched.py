"""The batched environment plays the same games as a match, many at a time."""

from __future__ import annotations

import numpy as np
import pytest

import schism
from schism.adapters.batched import Batched
from schism.adapters.tensors import named
from schism.errors import IllegalAction, SchismError
from schism.games.contract import Json
from schism.kernel.compiled import COMPILING
from schism.table.match import Match
from tests.kit import EVERY_SET_UP

ROWS = 5
STEPS = 400 if COMPILING else 60


def match_of(game: str, options: Json, number: int) -> Match:
    return schism.new(game, seed=3, number=number, **options)


@pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)
def test_every_row_plays_the_games_of_the_seed_one_after_the_other(
    game: str, options: Json
) -> None:
    env = Batched(game, games=ROWS, seed=3, threads=2, **options)
    matches = [match_of(game, options, row) for row in range(ROWS)]
    numbers = list(range(ROWS))
    for _ in range(STEPS):
        assert env.seats.tolist() == [match.to_act for match in matches]
        for row, match in enumerate(matches):
            assert np.flatnonzero(env.masks[row]).tolist() == match.legal_numbers()
            assert (env.observations[row] == seen_by(match)).all()
        assert np.abs(env.observations).max() <= 1
        actions = env.random_actions()
        env.step(actions)
        for row, match in enumerate(matches):
            match.play(int(actions[row]))
            assert env.done[row] == match.over
            if match.over:
                shares = [match.game.rules.win_share(match.state, s) for s in range(match.seats)]
                assert env.rewards[row].tolist() == pytest.approx(shares)
                numbers[row] += ROWS
                matches[row] = match_of(game, options, numbers[row])
            else:
                assert not env.rewards[row].any()


def seen_by(match: Match) -> np.ndarray:
    tensor = np.zeros(1, match.game.rules.tensor)
    assert match.to_act is not None
    seen = match.observation(match.to_act)
    match.game.rules.encode(match.deck.record, seen, tensor[0])
    return tensor.view(np.float32)


@pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)
def test_random_play_is_so_many_steps_of_random_actions(game: str, options: Json) -> None:
    one, other = (Batched(game, games=ROWS, seed=3, threads=2, **options) for _ in range(2))
    one.play_randomly(STEPS)
    for _ in range(STEPS):
        other.step(other.random_actions())
    for name in ("seats", "masks", "observations", "rewards", "done"):
        assert (getattr(one, name) == getattr(other, name)).all(), name


def test_threads_make_no_difference() -> None:
    alone, together = (Batched("avignon", games=64, seed=5, threads=n) for n in (1, 3))
    for _ in range(50):
        alone.step(alone.random_actions())
        together.step(together.random_actions())
        assert alone.seats.tolist() == together.seats.tolist()
        assert (alone.observations == together.observations).all()
        assert (alone.masks == together.masks).all()


def test_pieces_of_an_observation_have_names() -> None:
    env = Batched("tolerance", games=2, seed=1, players=4)
    pieces = named("tolerance", env.observations)
    assert pieces["hand"].sum(axis=1).tolist() == [12.0, 12.0]
    assert (env.tensors["hand"] == pieces["hand"]).all()
    assert pieces["board"].shape == (2, 5, 12)


def test_observations_can_be_left_out() -> None:
    env = Batched("avignon", games=2, seed=1, observe=False)
    env.step(env.random_actions())
    assert len(env.observations) == 0


def test_an_illegal_action_is_named_and_changes_no_game() -> None:
    env = Batched("avignon", games=3, seed=1)
    actions, before = env.random_actions(), env.observations.copy()
    for illegal in (-1, 25, 300):
        with pytest.raises(IllegalAction, match=f"game 1.*{illegal}.*Possible: "):
            env.step([actions[0], illegal, actions[2]])
    assert (env.observations == before).all()


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.5, 0.5], ["N9", "N9"]])
def test_actions_must_be_one_number_for_each_game(actions: object) -> None:
    env = Batched("avignon", games=2, seed=1)
    with pytest.raises(SchismError, match="2 whole numbers"):
        env.step(actions)  # type: ignore[arg-type]


def test_what_an_environment_cannot_be_made_of() -> None:
    for wrong in ({"games": 0}, {"seed": -1}, {"seed": None}, {"players": 9}, {"roles": "choose"}):
        with pytest.raises(SchismError):
            Batched("tolerance", **{"games": 1, "seed": 1, **wrong})  # type: ignore[arg-type]


def test_the_arrays_of_an_environment_cannot_be_written_to() -> None:
    env = Batched("avignon", games=1, seed=1)
    for array in (env.masks, env.observations, env.rewards, env.done, env.seats, env.tensors):
        assert not array.flags.writeable
