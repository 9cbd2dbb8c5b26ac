"""Invariants of every state, which the fuzzer checks after every action."""

from __future__ import annotations

from itertools import combinations
from typing import Any

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
    OUT,
    OVER,
    ROUNDS,
)
from schism.kernel.records import State, plain


def _plays(card: int) -> int:
    low, high = plays_of(card)
    return int(low) | int(high) << 64


_PLAYS = [_plays(card) for card in range(CARDS)]


def broken_invariants(deck: Deck, state: State) -> list[str]:
    fields = plain(state)
    return [*_broken_cards(fields), *_broken_tallies(fields)]


def _broken_cards(state: Any) -> list[str]:
    """Check that every card is in exactly one place, and that all cards dealt are in play (3.1)."""
    broken = []
    where = state.where.tolist()
    hands = [low | high << 64 for low, high in state.hand.tolist()]
    expected = sum(_PLAYS[card] for card, place in enumerate(where) if place == IN_HAND)
    if sum(hands) != expected or any(a & b for a, b in combinations(hands, 2)):
        broken.append(f"hands {hands} hold other cards than {expected}")
    if not 0 <= min(where) <= max(where) <= OUT:
        broken.append(f"cards in unknown places: {where}")
    dealt = HAND * state.players
    in_play = CARDS - where.count(OUT)
    if state.phase != DEAL and in_play != dealt:
        broken.append(f"{in_play} cards in play, {dealt} dealt")
    on_boards = in_play - where.count(IN_HAND) - where.count(IN_TRICK)
    if state.phase == OVER and on_boards != dealt:
        broken.append(f"{on_boards} cards on boards at the end, {dealt} dealt")
    piles = [board[FIRST_PILE:] for board in state.boards.tolist()]
    if sum(map(sum, piles)) != on_boards:
        broken.append(f"{piles} counted, {on_boards} on boards")
    return broken


def _broken_tallies(state: Any) -> list[str]:
    broken = []
    money_may_be_negative = state.phase in (KILL, COLLECT)
    tallies, pennants = state.tally.ravel().tolist(), state.pennants.ravel().tolist()
    purses, pieties = state.tally[:, MONEY].tolist(), state.tally[:, MONEY + 1 :].ravel().tolist()
    if max(tallies) > MOST_OF_A_TRACK or min(pieties) < 0:
        broken.append(f"tallies {tallies} out of range (5.10)")
    if min(purses) < 0 and not money_may_be_negative:
        broken.append(f"money {purses} below zero (6.1)")
    if any(map(_earns_more, tallies, pennants)):
        broken.append(f"tallies {tallies} with pennants {pennants} (7.1)")
    if max(state.loans.tolist()) > ROUNDS:
        broken.append(f"loans {state.loans.tolist()} (6.1)")
    if min(state.points.ravel().tolist()) < 0:
        broken.append(f"points {state.points.tolist()} below zero (8.5)")
    return broken


def _earns_more(tally: int, pennants: int) -> bool:
    return tally // 10 > pennants
