"""Positions of Tolerance, each in a line, and what a test reads from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.random_source import Seeded
from schism.games.tolerance.names import CARD_BY_CODE, PILES, RELIGIONS, TRACKS
from schism.games.tolerance.outcome import Dealt
from schism.games.tolerance.rules.cards import plays_of
from schism.games.tolerance.rules.rounds import count_on_board
from schism.games.tolerance.rules.state import OUT
from schism.table.match import Match
from schism.table.setup import settle_options
from tests.rules.tolerance.decks import GAME, MONARCHS, SUIT_CARDS, WILD_CARDS, deck_with

HAND = 12

Boards = Mapping[int, Mapping[str, str]]  # by seat: the cards of each pile, as text


def settled_options(deck: Deck, **wanted: Any) -> Json:
    return GAME.settle_options(deck, wanted, Seeded(0))


def fresh(seed: int, deck: Deck | None = None, **options: Any) -> Match:
    """A match whose chance comes from a seed."""
    deck = deck or deck_with()
    return Match(GAME, deck, settle_options(GAME, deck, options, seed, 0), seed)


def awaiting_deal(deck: Deck | None = None, round_: int = 1, **options: Any) -> Match:
    deck = deck or deck_with()
    match = Match.awaiting(GAME, deck, settled_options(deck, **options))
    match.state.reign = round_ - 1
    return match


def give(match: Match, hands: list[list[str]], chooser: int = 0) -> None:
    """Deal these hands; the chooser is looked at in the first round only."""
    cards = [CARD_BY_CODE[code] for hand in hands for code in hand]
    match.give(Dealt(chooser, np.array(cards, np.int8)))


def deal(
    *held: str,
    void: Mapping[int, str] | None = None,
    leader: int = 0,
    deck: Deck | None = None,
    round_: int = 1,
    **options: Any,
) -> Match:
    """A round in which each seat holds these cards and others, but none of the suits in `void`."""
    options.setdefault("plague", 2)
    match = awaiting_deal(deck, round_, players=len(held), **options)
    give(match, filled_hands([codes.split() for codes in held], void or {}, round_))
    match.play(f"start {leader}")
    return match


def filled_hands(held: list[list[str]], void: Mapping[int, str], round_: int) -> list[list[str]]:
    hands = [list(codes) for codes in held]
    taken = {code for hand in hands for code in hand}
    pool = [code for code in [MONARCHS[round_], *SUIT_CARDS, *WILD_CARDS] if code not in taken]
    for seat in sorted(range(len(hands)), key=lambda seat: -len(void.get(seat, ""))):
        allowed = [code for code in pool if code[0] not in void.get(seat, "")]
        hands[seat] += allowed[: HAND - len(hands[seat])]
        pool = [code for code in pool if code not in hands[seat]]
    assert MONARCHS[round_] not in pool
    return hands


def code_of(play: str) -> str:
    return play.partition("=")[0]


def suit_played(play: str) -> str:
    return play[-1] if "=" in play else play[0]


def play(match: Match, *actions: str) -> Match:
    """Each argument holds plays separated by spaces, or one action of two words."""
    for text in actions:
        words = text.split()
        for action in [text] if words[0].islower() else words:
            match.play(action)
    return match


def set_tallies(match: Match, money: int, catholic: int, protestant: int) -> None:
    """For every seat, with the pennants that go with it."""
    for seat in range(match.seats):
        set_tally(match, seat, money, catholic, protestant)


def set_tally(match: Match, seat: int, *values: int) -> None:
    for track, value in enumerate(values):
        match.state.tally[seat, track] = value
        match.state.pennants[seat, track] = max(0, value) // 10


def set_points(match: Match, *points: int) -> None:
    for seat, value in enumerate(points):
        match.state.points[seat, match.state.role[seat]] = value


def hands_for(plays: list[str], leader: int) -> tuple[list[str], dict[int, str]]:
    """Who must hold what, and be void of what, for these cards to be played by the rules."""
    players = len(plays)
    held = [""] * players
    void = {}
    for position, text in enumerate(plays):
        seat = (leader + position) % players
        held[seat] = code_of(text)
        if position > 0:
            void[seat] = suit_played(plays[0])
    return held, void


def trick_of(
    plays: str,
    *choices: str,
    deck: Deck | None = None,
    round_: int = 1,
    leader: int = 0,
    money: int = 5,
    catholic: int = 0,
    protestant: int = 0,
    **options: Any,
) -> Match:
    """The first trick of a round: as many players as cards, the first one played by the leader."""
    held, void = hands_for(plays.split(), leader)
    match = deal(*held, void=void, leader=leader, deck=deck, round_=round_, **options)
    set_tallies(match, money, catholic, protestant)
    return play(match, plays, *choices)


def last_trick(
    plays: str,
    boards: Boards | None = None,
    *,
    deck: Deck | None = None,
    round_: int = 1,
    starter: int = 0,
    **options: Any,
) -> Match:
    """Before the last trick of a round, which seat 0 leads: nothing but these cards is in play."""
    held, void = hands_for(plays.split(), 0)
    match = deal(*held, void=void, leader=starter, deck=deck, round_=round_, **options)
    state, players = match.state, match.seats
    keep = {CARD_BY_CODE[code] for code in held}
    for seat, code in enumerate(held):
        state.hand[seat] = plays_of(CARD_BY_CODE[code])
    for card in CARD_BY_CODE.values():
        if card not in keep:
            state.where[card] = OUT
    state.leader = state.to_act = 0
    state.trick, state.played = HAND - 1, (HAND - 1) * players
    _lay_out(match, boards or {})
    return match


def _lay_out(match: Match, boards: Boards) -> None:
    state = match.state
    laid = []
    for seat, piles in boards.items():
        for name, codes in piles.items():
            for code in codes.split():
                card = CARD_BY_CODE[code]
                _lay(match, seat, name, card)
                laid.append(card)
    out = int(np.flatnonzero(state.where == OUT)[0])
    state.plays[: state.played] = _play_of(out)
    state.plays[: len(laid)] = [_play_of(card) for card in laid]


def _lay(match: Match, seat: int, pile: str, card: int) -> None:
    vital, religion = pile.split()
    number, living = PILES.index(pile), int(vital == "living")
    match.state.where[card] = seat * len(PILES) + number
    match.state.religion[card] = RELIGIONS.index(religion)
    count_on_board(match.deck.record, match.state, seat, card, number, living, 1)


def _play_of(card: int) -> int:
    first = len(SUIT_CARDS)
    return card if card < first else first + 4 * (card - first)


# Reading a match


def seat_of(match: Match, seat: int) -> Json:
    """What everybody can see of a seat, all piles open."""
    seats: list[Json] = match.view(open_piles=True)["seats"]
    return seats[seat]


def tallies(match: Match, seat: int = 0) -> tuple[int, int, int]:
    """Money, Catholic and Protestant piety."""
    shown = seat_of(match, seat)
    return tuple(shown[track] for track in TRACKS)


def points(match: Match) -> list[int]:
    return [seat["vp"] for seat in match.view()["seats"]]


def pile_of(match: Match, code: str) -> tuple[int, str] | None:
    """The seat on whose board a card lies, and the name of its pile."""
    for seat in range(match.seats):
        for name, pile in seat_of(match, seat)["piles"].items():
            if code in pile["cards"]:
                return seat, name
    return None


def dead(match: Match) -> set[str]:
    """The cards that have died on all boards."""
    return {
        code
        for seat in range(match.seats)
        for name, pile in seat_of(match, seat)["piles"].items()
        if name.startswith("dead")
        for code in pile["cards"]
    }


def table(match: Match) -> dict[str, Json]:
    """The cards of the trick, by code."""
    return {row["card"]: row for row in match.view()["table"]}
