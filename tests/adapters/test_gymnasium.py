"""Gymnasium's own checks, and ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from schism.bots.bot import Bot
from schism.bots.external import ExternalBot
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.kernel.bits import members
from schism.kernel.records import Observation

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.utils.env_checker import check_env

from schism.adapters.seat_env import ILLEGAL, SeatEnv, env_id

ENVIRONMENTS: list[tuple[str, dict[str, Any]]] = [
    ("tolerance", {"players": 3, "bots": "random", "seat": 2}),
    ("avignon", {"bots": "greedy"}),
]


def played(env: SeatEnv, seed: int) -> tuple[list[list[float]], float]:
    """Play first legal actions; return what is seen on the way, and the reward."""
    seen, _ = env.reset(seed=seed)
    vectors, over, reward = [seen.tolist()], False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(np.flatnonzero(env.action_masks())[0])
        vectors.append(seen.tolist())
    return vectors, reward


@pytest.mark.parametrize(("game", "options"), ENVIRONMENTS)
def test_gymnasiums_check_passes(game: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(env_id(game), disable_env_checker=True, **options)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("game", "options"), ENVIRONMENTS)
def test_a_seed_is_a_whole_game_bots_included(game: str, options: dict[str, Any]) -> None:
    first, second = (played(SeatEnv(game, **options), 7) for _ in range(2))
    assert first == second
    assert 0 <= first[1] <= 1


@pytest.mark.parametrize(("game", "options"), ENVIRONMENTS)
def test_a_position_is_rendered_as_text(game: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(env_id(game), render_mode="ansi", **options)
    env.reset(seed=1)
    before = env.render()
    env.step(np.flatnonzero(env.unwrapped.action_masks())[0])
    assert len(before.splitlines()) > 3
    assert env.render() != before
    assert SeatEnv(game, **options).render() is None
    with pytest.raises(SchismError, match='no render mode "human"'):
        SeatEnv(game, render_mode="human", **options)


def test_an_unknown_option_is_an_unexpected_argument() -> None:
    """TorchRL's `GymEnv` asks for a `frameskip`, and does without it when it sees this error."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        gymnasium.make(env_id("avignon"), frameskip=1)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = SeatEnv("avignon")
    env.reset(seed=1)
    _, reward, over, truncated, info = env.step(np.int64(25))
    assert (reward, over, truncated) == (ILLEGAL, True, False)
    assert "Possible: " in info["illegal_action"]


def test_the_mask_is_in_the_info_too() -> None:
    env = SeatEnv("tolerance", seat=1)
    _, info = env.reset(seed=1)
    assert info["action_mask"].astype(bool).tolist() == env.action_masks().tolist()
    assert env.single.to_act == 1


def test_seats_and_bots_that_there_are_not() -> None:
    with pytest.raises(SchismError, match="no seat 4"):
        SeatEnv("tolerance", players=4, seat=4)
    with pytest.raises(SchismError, match='no bot "clever"'):
        SeatEnv("tolerance", bots="clever")


def test_a_bot_that_listens_is_refused() -> None:
    with pytest.raises(SchismError, match="as a program"):
        SeatEnv("avignon", bots="cmd:./bot")
    with pytest.raises(SchismError, match="as a program"):
        SeatEnv("avignon", bots={1: ExternalBot("./bot", 1)})


class Guest(Bot):
    def __init__(self) -> None:
        self.left = 0

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        return members(tuple(seen.actions))[0]

    def leave(self, heard: Sequence[Json] = ()) -> None:
        self.left += 1


def test_bots_leave_before_the_next_game_and_at_the_end() -> None:
    guest = Guest()
    env = SeatEnv("avignon", bots={1: guest})
    env.reset(seed=1)
    before = guest.left
    env.reset(seed=2)
    assert guest.left == before + 1
    env.close()
    assert guest.left == before + 2
