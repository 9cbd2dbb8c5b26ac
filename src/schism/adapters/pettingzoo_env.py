"""PettingZoo: every seat is an agent, and they act in turn (AEC).

    from schism.adapters import <game>_v0
    env = <game>_v0.env(players=4)

An observation is a dictionary of `observation`, a vector (docs/adapters.md has its table), and
`action_mask`. The reward comes at the end: each seat's share of the win.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from schism.adapters.extras import require
from schism.adapters.single import Chance, SingleGame
from schism.adapters.tensors import vector_size

require("pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import OrderEnforcingWrapper  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

Agent: TypeAlias = str
Seen: TypeAlias = dict[str, Any]


class RawEnv(AECEnv[Agent, Seen, int | None]):
    """Raises `IllegalAction` for an illegal action and stays as it was."""

    def __init__(
        self,
        game: str,
        *,
        deck: str | None = None,
        chance: Chance | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.single = SingleGame(game, deck, options, chance)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.single.seats)]
        self.agents: list[Agent] = []
        actions = self.single.game.actions
        size = vector_size(self.single.game)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.single.restart(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.single.to_act]

    def observe(self, agent: Agent) -> Seen:
        seat = self.possible_agents.index(agent)
        acting = seat == self.single.to_act
        mask = self.single.mask() if acting else np.zeros(self.single.game.actions, np.int8)
        return {"observation": self.single.vector(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.single.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.single.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.single.to_act]

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.single.shares(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Do nothing: to look at a game, use the views and events of `schism.new`."""

    def close(self) -> None:
        """Do nothing: no resources are held."""


class Ordered(OrderEnforcingWrapper):
    """PettingZoo's checks of the order of calls; the game itself checks actions."""

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """Ask the environment directly.

        Fetching each part through the wrapper takes twice as long as the game itself.
        """
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        found: tuple[Seen | None, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return found


raw_env = RawEnv


def env(game: str, **options: Any) -> AECEnv[Agent, Seen, int | None]:
    """Make an environment; options are those of `schism.new`."""
    return Ordered(RawEnv(game, **options))
