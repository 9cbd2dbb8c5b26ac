"""Positions that can be solved: who wins with best play, or with what chance, and how."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from schism.bots.search_bot import find_forced_win
from schism.games.contract import Json
from schism.kernel.bits import members
from schism.kernel.records import State, copied
from schism.kernel.rules import NO_ACTION
from schism.review.review import replay_steps
from schism.table.match import Match

AHEAD = 2  # milestones after the one under way, at most
EFFORT = 3_000_000  # positions for each question: a second or so
LINE_EFFORT = 200_000  # for each action of the line
DIGITS = 9  # of a chance: sums over draws are exact no further, and a certain win is 1


@dataclass(frozen=True, slots=True)
class Solution:
    """Bounds on what the seat to act wins, and the actions that lead there until chance decides."""

    seat: int
    low: float
    high: float
    line: list[str]

    @property
    def verdict(self) -> str:
        if self.low == self.high:
            return {1.0: "win", 0.0: "loss"}.get(self.low, "chance")
        return "unknown" if (self.low, self.high) == (0.0, 1.0) else "bounds"

    def as_json(self) -> Json:
        return {
            "seat": self.seat,
            "verdict": self.verdict,
            "low": self.low,
            "high": self.high,
            "line": self.line,
        }


def solve(match: Match) -> Solution:
    """Solve the position for the seat to act, as far as that is possible."""
    seat = match.to_act
    assert seat is not None
    low, high, ahead = 0.0, 1.0, 0
    for ahead in range(AHEAD + 1):
        below, above = _bounds(match, match.state, seat, ahead, EFFORT)
        low, high = max(low, below), min(high, above)
        if low == high:
            break
    if find_forced_win(match.deck, match.observation(seat)) != NO_ACTION:
        low = high = 1.0
    line = [] if (low, high) == (0.0, 1.0) else _line(match, seat, ahead)
    return Solution(seat, low, high, line)


def _bounds(match: Match, state: State, seat: int, ahead: int, effort: int) -> tuple[float, float]:
    found = np.zeros(2)
    match.game.mind.solve(match.deck.record, state, seat, ahead, effort, found)
    return round(float(found[0]), DIGITS), round(float(found[1]), DIGITS)


def _line(match: Match, seat: int, ahead: int) -> list[str]:
    """Best play by both sides until chance decides, the game is over or nothing is known."""
    game, deck, state = match.game, match.deck, copied(match.state)
    last, line = int(game.rules.milestone(state)) + ahead, []
    action = find_forced_win(deck, match.observation(seat))
    if action == NO_ACTION:
        action = _best(match, state, seat, last)
    while action != NO_ACTION:
        line.append(game.notation.action_text(deck, state, action))
        game.rules.apply(deck.record, state, action, None)
        action = _best(match, state, seat, last)
    return line


def _best(match: Match, state: State, seat: int, last: int) -> int:
    """Return the best action of the player to act, or NO_ACTION if all are equal."""
    rules, ahead = match.game.rules, last - int(match.game.rules.milestone(state))
    if state.to_act < 0 or ahead < 0:
        return NO_ACTION
    found = {}
    for action in members(rules.legal(match.deck.record, state)):
        after = copied(state)
        rules.apply(match.deck.record, after, action, None)
        found[action] = _bounds(match, after, seat, ahead, LINE_EFFORT)
    if set(found.values()) == {(0.0, 1.0)}:
        return NO_ACTION
    pick = max if state.to_act == seat else min
    return pick(found, key=lambda action: found[action])


def position_after(match: Match, moves: int | None) -> Match:
    """Return the match after that many actions; without a number, as it is."""
    actions = 0
    for before, entry in replay_steps(match):
        if entry.action is not None:
            if actions == moves:
                return before
            actions += 1
    return match
