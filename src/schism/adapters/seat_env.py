"""Gymnasium: one seat against bots.

    import gymnasium, schism.adapters.seat_env
    env = gymnasium.make("schism/<Game>-v0", seat=0, bots="greedy", players=4)

Legal actions are in `action_masks()`, where sb3-contrib's MaskablePPO looks for them, and in
`info["action_mask"]`. The reward comes at the end: the seat's share of the win. An illegal action
ends the episode with a reward of -1.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.adapters.extras import require
from schism.adapters.position_text import position_text
from schism.adapters.single import Chance, SingleGame
from schism.adapters.tensors import Vectors, vector_size
from schism.bots.bot import Bot, seat_seed
from schism.bots.registry import make_bot
from schism.errors import SchismError
from schism.games.options import match_options
from schism.games.registry import GAMES, game_called

require("gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

ILLEGAL = -1.0  # less than losing
TEXT = "ansi"  # Gymnasium's name for rendering as text


class SeatEnv(gymnasium.Env[Vectors, np.int64]):
    """One seat of a game; `bots` is a level for the other seats, or a bot for each."""

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str | Mapping[int, Bot] = "random",
        deck: str | None = None,
        render_mode: str | None = None,
        chance: Chance | None = None,
        **options: Any,
    ) -> None:
        self.metadata: dict[str, Any] = {"render_modes": [TEXT], "render_fps": 1}
        self.render_mode = _checked_mode(render_mode)
        _refuse_unknown(game, options)
        self.single = SingleGame(game, deck, options, chance)
        self.seat = self._checked(seat)
        self._level, self._bots = bots, {} if isinstance(bots, str) else dict(bots)
        self._new_bots(0)  # raises for an unknown level
        self._refuse_listeners()
        size = vector_size(self.single.game)
        self.observation_space = spaces.Box(-1.0, 1.0, (size,), np.float32)
        self.action_space = spaces.Discrete(self.single.game.actions)

    def _checked(self, seat: int) -> int:
        if seat not in range(self.single.seats):
            raise SchismError("seat-unknown", found=seat, last=self.single.seats - 1)
        return seat

    def _new_bots(self, seed: int) -> None:
        if isinstance(self._level, str):
            self._bots = {
                seat: make_bot(self.single.game.id, self._level, seat_seed(seed, seat))
                for seat in range(self.single.seats)
                if seat != self.seat
            }

    def _refuse_listeners(self) -> None:
        if any(bot.listens for bot in self._bots.values()):
            raise SchismError("adapter-listens")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vectors, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(2**62)) if seed is None else seed
        self.single.restart(game_seed)
        self._dismiss_bots()
        self._new_bots(game_seed)
        self._let_bots_play()
        return self._seen(), self._info()

    def close(self) -> None:
        self._dismiss_bots()

    def _dismiss_bots(self) -> None:
        for bot in self._bots.values():
            bot.leave()

    def step(self, action: np.int64) -> tuple[Vectors, float, bool, bool, dict[str, Any]]:
        number = int(action)
        if not self.single.allows(number):
            why = {"illegal_action": str(self.single.complaint(number))}
            return self._seen(), ILLEGAL, True, False, self._info() | why
        self.single.play(number)
        self._let_bots_play()
        reward = self.single.shares()[self.seat] if self.single.over else 0.0
        return self._seen(), reward, self.single.over, False, self._info()

    def render(self) -> str | None:
        """Return the position as the seat sees it, as text, if the environment was made for it."""
        if self.render_mode is None:
            return None
        single = self.single
        return position_text(single.game, single.deck, single.observation(self.seat), single.seats)

    def action_masks(self) -> NDArray[np.bool_]:
        return self.single.mask().view(np.bool_)

    def _let_bots_play(self) -> None:
        single = self.single
        while not single.over and single.to_act != self.seat:
            bot = self._bots[single.to_act]
            single.play(bot.choose(single.deck, single.observation(single.to_act)))

    def _seen(self) -> Vectors:
        return self.single.vector(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.single.mask()}


def _checked_mode(mode: str | None) -> str | None:
    if mode not in (None, TEXT):
        raise SchismError("adapter-render", found=str(mode), known=TEXT)
    return mode


def _refuse_unknown(game: str, options: Mapping[str, Any]) -> None:
    """Raise what a function without such an argument would: TorchRL tries some, and expects it."""
    known = match_options(game_called(game).options)
    for name in options:
        if name not in known:
            about = f"SeatEnv.__init__() got an unexpected keyword argument '{name}'"
            raise TypeError(f"{about}; options of {game}: {', '.join(known)}")


def env_id(game: str) -> str:
    return f"schism/{game.capitalize()}-v0"


for _game in GAMES:
    gymnasium.register(env_id(_game), entry_point=partial(SeatEnv, _game))
