"""Invariants of every state, which the fuzzer checks after every action."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from schism.games.deck import Deck
from schism.games.tolerance.rules.cards import CARDS, plays_of
from schism.games.tolerance.rules.state import (
    COLLECT,
    DEAL,
    FIRST_PILE,
    HAND,
    IN_HAND,
    IN_TRICK,
    KILL,
    MONEY,
    MOST_OF_A_TRACK,
    OVER,
    ROUNDS,
)
from schism.kernel.records import State


def _plays(card: int) -> int:
    low, high = plays_of(card)
    return int(low) | int(high) << 64


_PLAYS = [_plays(card) for card in range(CARDS)]


def broken_invariants(deck: Deck, state: State) -> list[str]:
    return [*_broken_cards(state), *_broken_tallies(state)]


def _broken_cards(state: State) -> list[str]:
    """Check that every card is in exactly one place, and that all cards dealt are in play (3.1)."""
    broken = []
    where = state.where
    hands = [int(low) | int(high) << 64 for low, high in state.hand]
    expected = sum(_PLAYS[card] for card in np.flatnonzero(where == IN_HAND))
    if sum(hands) != expected or any(a & b for a, b in combinations(hands, 2)):
        broken.append(f"hands {hands} hold other cards than {expected}")
    dealt = HAND * int(state.players)
    in_play = int((where <= IN_HAND).sum())
    if int(state.phase) != DEAL and in_play != dealt:
        broken.append(f"{in_play} cards in play, {dealt} dealt")
    on_boards = int((where < IN_TRICK).sum())
    if int(state.phase) == OVER and on_boards != dealt:
        broken.append(f"{on_boards} cards on boards at the end, {dealt} dealt")
    if int(state.boards[:, FIRST_PILE:].sum()) != on_boards:
        broken.append(f"{state.boards[:, FIRST_PILE:].tolist()} counted, {on_boards} on boards")
    return broken


def _broken_tallies(state: State) -> list[str]:
    broken = []
    money_may_be_negative = int(state.phase) in (KILL, COLLECT)
    tally, pennants = state.tally, state.pennants
    if tally.max() > MOST_OF_A_TRACK or tally[:, MONEY + 1 :].min() < 0:
        broken.append(f"tallies {tally.tolist()} out of range (5.10)")
    if tally[:, MONEY].min() < 0 and not money_may_be_negative:
        broken.append(f"money {tally[:, MONEY].tolist()} below zero (6.1)")
    if (pennants < tally // 10).any():
        broken.append(f"tallies {tally.tolist()} with pennants {pennants.tolist()} (7.1)")
    if state.loans.max() > ROUNDS:
        broken.append(f"loans {state.loans.tolist()} (6.1)")
    if state.points.min() < 0:
        broken.append(f"points {state.points.tolist()} below zero (8.5)")
    return broken
