"""Events, results and what a seat sees, as plain values for people and programs.

A view is made from observations alone, so it cannot show what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from schism.games.contract import Event, Json, Options
from schism.games.deck import Deck
from schism.games.remembered import remembered
from schism.games.tolerance import events, names
from schism.games.tolerance.cards import CARD_OF_PLAY, DECLARED_BY_PLAY, PLAYS
from schism.games.tolerance.names import CODES, ROLES
from schism.games.tolerance.observe import OBSERVATION
from schism.games.tolerance.scoring import win_share
from schism.games.tolerance.state import (
    DEAL,
    EXECUTE,
    HAND,
    IN_TRICK,
    NOBODY_EXECUTED,
    OVER,
    PILES,
    START_PLAYER,
    TRACKS,
    UNKNOWN_ROLE,
    victory_points,
)
from schism.kernel.bits import ones_of
from schism.kernel.log import NO_CARD
from schism.kernel.plain import Plain, Reader
from schism.kernel.records import Observation, State


class Board(NamedTuple):
    """A seat's piles as a view shows them."""

    whole: Json
    tops: Json


_BOARDS = ("players", "trick", "executed")
_ROLES = ("role", "points")
_LAID = ("plays", "where")  # of a play that has not been, nothing is read
_read_own = Reader(OBSERVATION, (*_BOARDS, *_ROLES, "seat", "hand"), as_bytes=_LAID)
_read_public = Reader(
    OBSERVATION,
    (
        *_BOARDS,
        *_ROLES,
        "to_act",
        "phase",
        "plagues",
        "hidden_roles",
        "reign",
        "starters",
        "leader",
        "led",
        "played",
        "living",
        "actor",
        "tally",
    ),
    as_bytes=(*_LAID, "religion", "loans", "pennants"),
)
_MONEY, _CATHOLIC, _PROTESTANT = names.TRACKS
_PLACES = bytes(min(place, IN_TRICK) for place in range(256))  # piles, or anywhere else
_CARDS = bytes(CARD_OF_PLAY[play] if play < PLAYS else 0 for play in range(256))
_WORD = 64  # bits of each of a hand's two words

_TRACK_EVENTS = {
    events.TAXED,
    events.COLLECTED,
    events.PIETY_LOST,
    events.PENNANT,
    events.ROUND_TAX,
    events.ROUND_PIETY,
    events.PENNANT_POINTS,
    events.REPAID,
}
_DETAILS: dict[int, tuple[str, tuple[str, ...] | str]] = {
    **dict.fromkeys(_TRACK_EVENTS, ("track", names.TRACKS)),
    events.PLAYED: ("as", names.DECLARABLE),
    events.CONVERTED: ("to", names.RELIGIONS),
    events.NOTHING: ("effect", names.EFFECTS),
    events.POINTS: ("column", names.COLUMNS),
    events.SECTION: ("section", names.SECTIONS),
}


def event(deck: Deck, happened: Event) -> Json:
    """An event with words for its numbers; what does not apply is left out."""
    kind = happened["kind"]
    told: Json = {"event": names_of(kind), "rule": rule_text(happened["rule"])}
    told["seat"] = happened["seat"]
    if happened["card"] != NO_CARD:
        told["card"] = CODES[happened["card"]]
    if kind == events.POINTS:
        told["reason"] = names.REASONS[happened["cause"]]
    elif happened["cause"] != NO_CARD:
        told["cause"] = CODES[happened["cause"]]
    if kind in _DETAILS:
        name, words = _DETAILS[kind]
        told[name] = words[happened["detail"]]
    if kind == events.EXECUTED:
        told["by"] = happened["detail"]
    if kind in _COUNTED:
        told["amount"] = happened["amount"]
        told["total"] = happened["total"]
    return told


_COUNTED = {
    *_TRACK_EVENTS,
    events.LOAN,
    events.DEBT_STOPPED,
    events.POINTS,
    events.SECTION,
    events.LOAN_COST,
    events.FINAL,
    events.WON,
}


def names_of(kind: int) -> str:
    return events.NAMES[kind]


@cache
def rule_text(rule: int) -> str:
    return f"{rule // 100}.{rule % 100}"


def result(deck: Deck, state: State) -> Json:
    seats = int(state.players)
    tracks = state.tally[:seats].T.tolist()
    return {
        "vp": [int(victory_points(state, seat)) for seat in range(seats)],
        **dict(zip(names.TRACKS, tracks, strict=True)),
        "pennants": state.pennants[:seats].tolist(),
        "loans": state.loans[:seats].tolist(),
        "winners": [seat for seat in range(seats) if win_share(state, seat) > 0],
    }


def public_view(deck: Deck, observation: Observation, options: Options) -> Json:
    """The table as everybody sees it: `options` with `open_piles` shows piles whole (4.6).

    For the royal execution all boards are laid open (8.1).
    """
    seen = _read_public(observation)
    phase, reign = seen["phase"], seen["reign"]
    whole = bool(options.get("open_piles")) or phase in (EXECUTE, OVER)
    on_table = seen["played"] - seen["trick"] * seen["players"]
    boards = _boards(seen)
    return {
        "game": "tolerance",
        "seat": None,
        "phase": names.PHASES[phase],
        "to_act": seen["to_act"] if seen["to_act"] >= 0 else None,
        "round": reign + 1,
        "reign": names.REIGNS[reign],
        "trick": seen["trick"] + 1,
        "plague": seen["plagues"],
        "hidden_roles": bool(seen["hidden_roles"]),
        "open_piles": whole,
        "starter": seen["starters"][reign] if phase not in (DEAL, START_PLAYER) else None,
        "leader": seen["leader"],
        "led": names.SUIT_LETTERS[seen["led"]] if on_table else None,
        "table": _table(seen, on_table),
        "hand": [],
        "seats": [
            _seat(seen, seat, on_table, boards[seat], whole) for seat in range(seen["players"])
        ],
    }


def private_view(deck: Deck, observation: Observation, options: Options) -> Json:
    """A seat's own hand, role and points, and its piles whole."""
    seen = _read_own(observation)
    seat = seen["seat"]
    role, points = _role(seen, seat)
    return {
        "seat": seat,
        "hand": _hand(*seen["hand"]),
        "role": role,
        "vp": points,
        "piles": _boards(seen)[seat].whole,
    }


def _table(seen: Plain, count: int) -> list[Json]:
    """The trick in the order played; dead cards too while its effects are applied."""
    players, leader, first = seen["players"], seen["leader"], seen["trick"] * seen["players"]
    resolving = count == players
    return [
        {
            "seat": (leader + position) % players,
            "card": CODES[CARD_OF_PLAY[play]],
            "as": names.DECLARABLE[DECLARED_BY_PLAY[play]],
            "religion": names.RELIGIONS[seen["religion"][CARD_OF_PLAY[play]]],
            "alive": not resolving or bool(seen["living"] >> position & 1),
            "acts": resolving and position == seen["actor"],
        }
        for position, play in enumerate(seen["plays"][first : first + count])
    ]


@remembered(1024)
def _hand(low: int, high: int) -> list[str]:
    plays = (*ones_of(low), *(_WORD + play for play in ones_of(high)))
    return _codes(dict.fromkeys(CARD_OF_PLAY[play] for play in plays))


def _role(seen: Plain, seat: int) -> tuple[str | None, int | None]:
    """The role, and its points."""
    role = seen["role"][seat]
    if role == UNKNOWN_ROLE:
        return None, None  # 3.3
    return ROLES[role], seen["points"][len(ROLES) * seat + role]


def _seat(seen: Plain, seat: int, on_table: int, board: Board, whole: bool) -> Json:
    role, points = _role(seen, seat)
    first = TRACKS * seat
    money, catholic, protestant = seen["tally"][first : first + TRACKS]
    return {
        "role": role,
        "vp": points,
        _MONEY: money,
        _CATHOLIC: catholic,
        _PROTESTANT: protestant,
        "pennants": list(seen["pennants"][first : first + TRACKS]),
        "loans": seen["loans"][seat],
        "cards": 0 if seen["phase"] in (DEAL, OVER) else _cards_held(seen, seat, on_table),
        "piles": board.whole if whole else board.tops,
    }


def _cards_held(seen: Plain, seat: int, on_table: int) -> int:
    played_already = (seat - seen["leader"]) % seen["players"] < on_table
    return HAND - int(seen["trick"]) - int(played_already)


def _boards(seen: Plain) -> list[Board]:
    """Each seat's piles: everybody knows them, and all views of a trick need the same."""
    players = seen["players"]
    laid = seen["plays"][: seen["trick"] * players]
    return _laid_down(players, laid, seen["where"].translate(_PLACES), seen["executed"])


@remembered(256)
def _laid_down(players: int, plays: bytes, where: bytes, executed: int) -> list[Board]:
    """In the order laid; a card that was executed has been laid down anew."""
    cards = plays.translate(_CARDS)
    if executed != NOBODY_EXECUTED and executed in cards:
        cards = cards.replace(bytes((executed,)), b"") + bytes((executed,))
    piles = [bytearray() for _ in range(PILES * players)]
    for card in cards:
        place = where[card]
        if place < IN_TRICK:
            piles[place].append(card)
    return [_board(*map(bytes, piles[i : i + PILES])) for i in range(0, PILES * players, PILES)]


@remembered(512)
def _board(*piles: bytes) -> Board:
    """How many cards each pile holds, and those to be seen; the last one is on top."""
    named = list(zip(names.PILES, piles, strict=True))
    whole = {name: {"count": len(pile), "cards": _codes(pile)} for name, pile in named}
    tops = {name: {"count": len(pile), "cards": _codes(pile[-1:])} for name, pile in named}
    return Board(whole, tops)


def _codes(cards: Iterable[int]) -> list[str]:
    return [CODES[card] for card in cards]
