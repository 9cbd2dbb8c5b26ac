"""How often a level blunders: plays far worse than a greedy bot would.

Positions come from games of all levels. Where a level does not choose what a greedy bot would, both
actions are compared as a review would, with ten times its budget.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schism.bench.peers import REVIEWED
from schism.bench.reviews.played_positions import PlayedPosition, played_position
from schism.bots.greedy import GreedyBot
from schism.bots.people.ladder import numbers_hash
from schism.bots.people.levels import LEVEL_IDS, levels_of
from schism.bots.registry import make_for_people
from schism.games.contract import Json
from schism.games.registry import game_called
from schism.lab.balance.intervals import Estimate, wilson
from schism.review.judgement import judge
from schism.review.review import BUDGET

TOO_MUCH = 0.1  # share of the win: enough for a spectator to notice
THOROUGH = BUDGET.times(10)
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


@dataclass(frozen=True, slots=True)
class Choices:
    """The levels' choices in positions of a game; a row says how much each of them loses."""

    game: str

    def about(self) -> Json:
        levels = numbers_hash(game_called(self.game))
        return {"game": self.game, "blunders": SEED, "levels": levels}

    def row(self, number: int) -> Json:
        return _losses(played_position(self.game, REVIEWED[self.game], number, SEED))


def count_blunders(rows: Sequence[Json]) -> list[Blunders]:
    return [_blunders(level, [row[level] for row in rows]) for level in LEVEL_IDS]


def _blunders(level: str, losses: Sequence[float]) -> Blunders:
    differing, stupid = sum(loss != 0 for loss in losses), sum(loss > TOO_MUCH for loss in losses)
    return Blunders(level, len(losses), differing, stupid)


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
