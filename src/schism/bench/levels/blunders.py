"""How often a level blunders: plays far worse than a greedy bot would.

Positions come from games of all levels. Where a level does not choose what a greedy bot would, both
actions are compared as a review would, with ten times its budget.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schism.bench.reviews.played_positions import PlayedPosition, played_position
from schism.bots.greedy import GreedyBot
from schism.bots.people.levels import LEVEL_IDS, levels_of
from schism.bots.registry import make_for_people
from schism.games.contract import Json
from schism.lab.balance.intervals import Estimate, wilson
from schism.review.judgement import judge
from schism.review.review import BUDGET, times

TOO_MUCH = 0.1  # share of the win: enough for a spectator to notice
THOROUGH = times(10, BUDGET)
SEED = 25


@dataclass(frozen=True, slots=True)
class Blunders:
    """The blunders of one level."""

    level: str
    positions: int
    differing: int  # where it chose something else than a greedy bot
    stupid: int

    @property
    def share(self) -> Estimate:
        return wilson(self.stupid / self.positions, self.positions)

    def as_json(self) -> Json:
        return {"positions": self.positions, "stupid": self.stupid, **self.share.as_json()}


def find_blunders(game: str, variants: Sequence[Json], positions: int) -> Iterator[int | Blunders]:
    """Yield the number of positions looked at after each, and at the end a row for each level."""
    losses: dict[str, list[float]] = {level: [] for level in LEVEL_IDS}
    for number in range(positions):
        for level, loss in _losses(played_position(game, variants, number, SEED)).items():
            losses[level].append(loss)
        yield number + 1
    for level, found in losses.items():
        differing = sum(loss != 0 for loss in found)
        yield Blunders(level, positions, differing, sum(loss > TOO_MUCH for loss in found))


def _losses(position: PlayedPosition) -> dict[str, float]:
    """Return how much each level's choice loses compared with the greedy one."""
    deck, seen = position.match.deck, position.match.observation(position.seat)
    greedy = GreedyBot(SEED).choose(deck, seen)
    chosen = {level: _choice(level, position) for level in LEVEL_IDS}
    others = sorted(set(chosen.values()) - {greedy})
    if not others:
        return dict.fromkeys(chosen, 0.0)
    look = judge(deck, seen, THOROUGH, SEED, [greedy, *others])
    lost = {action: look.lead(greedy, action).value for action in others} | {greedy: 0.0}
    return {level: lost[action] for level, action in chosen.items()}


def _choice(level: str, position: PlayedPosition) -> int:
    match = position.match
    bot = make_for_people(match.game.id, levels_of(match.game.id)[level].untimed(), SEED)
    return bot.choose(match.deck, match.observation(position.seat))
