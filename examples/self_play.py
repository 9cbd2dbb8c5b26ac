"""Learn a game by self-play on the batched environment, with illegal actions masked.

    python examples/self_play.py avignon --seconds 120

One network plays all seats of thousands of games. When a game ends, each of its decisions is
worth the seat's part of the win (policy gradient with a learnt baseline). At the end it is seated
alone against random players, in every seat alike, and the share of games it wins is printed.

Minutes are enough for Avignon, not for Tolerance: there one win among four players pays for some
130 decisions, and after 90 seconds it still wins 25.2% (23.9% to 26.6%), which is chance. It takes
hours, or a reward that comes earlier.
"""

from __future__ import annotations

import argparse
from time import perf_counter

import numpy as np
import torch
from torch import Tensor, nn

from schism.adapters.batched import Batched
from schism.lab.balance.intervals import Estimate, wilson


class Network(nn.Module):
    """A score for each action, and the share of the win it expects."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.scores, self.expects = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        found = self.body(seen)
        scores = self.scores(found).masked_fill(~masks, -1e9)
        return scores.log_softmax(-1), self.expects(found).squeeze(-1)

    def choose(self, env: Batched) -> np.ndarray:
        with torch.no_grad():
            likely, _ = self(torch.tensor(env.observations), torch.tensor(env.masks))
        return torch.multinomial(likely.exp(), 1).squeeze(-1).numpy()


class Memory:
    """The recent decisions of unfinished games; each waits for its result."""

    def __init__(self, env: Batched, steps: int) -> None:
        self.steps, self.at = steps, 0
        shape = (steps, env.games)
        self.seen = np.zeros((*shape, env.observations.shape[1]), np.float32)
        self.masks = np.zeros((*shape, env.masks.shape[1]), np.bool_)
        self.seats, self.actions = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        self.waits = np.zeros(shape, np.bool_)

    def remember(self, env: Batched, actions: np.ndarray) -> None:
        here = self.at % self.steps
        self.seen[here], self.masks[here] = env.observations, env.masks
        self.seats[here], self.actions[here], self.waits[here] = env.seats, actions, True
        self.at += 1

    def settled(self, env: Batched) -> tuple[np.ndarray, ...] | None:
        """Observations, masks, actions and results of the games that have just ended."""
        ready = self.waits & env.done
        if not ready.any():
            return None
        self.waits &= ~env.done
        games = np.nonzero(ready)[1]
        rewards = env.rewards[games, self.seats[ready]]
        return self.seen[ready], self.masks[ready], self.actions[ready], rewards


def improve(
    network: Network, optimiser: torch.optim.Optimizer, lessons: list[tuple[np.ndarray, ...]]
) -> None:
    seen, masks, actions, rewards = (
        torch.from_numpy(np.concatenate(part)) for part in zip(*lessons, strict=True)
    )
    for rows in torch.randperm(len(actions)).split(4096):
        likely, expected = network(seen[rows], masks[rows])
        surprise = rewards[rows] - expected
        taken = likely.gather(1, actions[rows].unsqueeze(1)).squeeze(1)
        variety = -(likely.exp() * likely.clamp(min=-30)).sum(-1).mean()
        loss = -(surprise.detach() * taken).mean() + surprise.square().mean() - 0.003 * variety
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def learn(env: Batched, network: Network, seconds: float, longest: int) -> int:
    """Play and improve for some seconds; return the number of decisions learnt from."""
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    memory, lessons, waiting, learnt = Memory(env, longest), [], 0, 0
    end = perf_counter() + seconds
    while perf_counter() < end:
        actions = network.choose(env)
        memory.remember(env, actions)
        env.step(actions)
        lesson = memory.settled(env)
        if lesson is not None:
            lessons.append(lesson)
            waiting += len(lesson[-1])
        if waiting >= 16384:
            improve(network, optimiser, lessons)
            lessons, waiting, learnt = [], 0, learnt + waiting
    return learnt


def against_random(env: Batched, network: Network, games: int) -> Estimate:
    """Play the network in one seat of each game, in all equally often, against chance."""
    own = np.arange(env.games) % env.players
    won, played = 0.0, 0
    while played < games:
        env.step(np.where(env.seats == own, network.choose(env), env.random_actions()))
        won += float(env.rewards[np.arange(env.games), own].sum())
        played += int(env.done.sum())
    return wilson(won / played, played)


def main() -> Estimate:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="avignon", choices=["tolerance", "avignon"])
    parser.add_argument("--seconds", type=float, default=120.0, help="time to learn")
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--test-games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    env = Batched(chosen.game, games=chosen.games, seed=chosen.seed)
    network = Network(env.observations.shape[1], env.masks.shape[1], width=128)
    learnt = learn(env, network, chosen.seconds, longest=256)
    test = Batched(chosen.game, games=chosen.games, seed=chosen.seed + 1)
    found = against_random(test, network, chosen.test_games)
    print(f"{learnt} decisions learnt from; alone against random players it wins")
    print(
        f"{found.mean:.1%} ({found.low:.1%} to {found.high:.1%}); chance is {1 / env.players:.0%}"
    )
    return found


if __name__ == "__main__":
    main()
