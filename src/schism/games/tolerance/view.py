"""Events, results and what a seat sees, as plain values for people and programs.

A view is made from an observation alone, so it cannot show what the seat may not know.
"""

from __future__ import annotations

from typing import Any

from schism.games.contract import Event, Json, Options
from schism.games.deck import Deck
from schism.games.tolerance import events, names
from schism.games.tolerance.cards import CARDS, card_of, declared_suit, plays_of
from schism.games.tolerance.names import CODES, ROLES
from schism.games.tolerance.observe import PUBLIC
from schism.games.tolerance.sample import hand_size
from schism.games.tolerance.scoring import win_share
from schism.games.tolerance.state import (
    DEAL,
    EXECUTE,
    IN_TRICK,
    OVER,
    PILES,
    UNKNOWN_ROLE,
    victory_points,
)
from schism.kernel.log import NO_CARD
from schism.kernel.records import Observation, State

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


def view(deck: Deck, seen: Observation, options: Options) -> Json:
    """The table from one seat: `options` with `open_piles` shows piles whole (4.6).

    For the royal execution all boards are laid open (8.1).
    """
    whole = bool(options.get("open_piles")) or int(seen.phase) in (EXECUTE, OVER)
    seats = range(int(seen.players))
    return {
        "game": "tolerance",
        "seat": None if seen.seat == PUBLIC else int(seen.seat),
        "phase": names.PHASES[int(seen.phase)],
        "to_act": int(seen.to_act) if seen.to_act >= 0 else None,
        "round": int(seen.reign) + 1,
        "reign": names.REIGNS[int(seen.reign)],
        "trick": int(seen.trick) + 1,
        "plague": int(seen.plagues),
        "hidden_roles": bool(seen.hidden_roles),
        "open_piles": whole,
        "starter": _starter(seen),
        "leader": int(seen.leader),
        "led": names.SUIT_LETTERS[int(seen.led)] if on_table(seen) else None,
        "table": _table(seen),
        "hand": _hand(seen),
        "seats": [_seat(seen, seat, whole) for seat in seats],
    }


def _starter(seen: Observation) -> int | None:
    chosen = names.PHASES[int(seen.phase)] not in ("deal", "start")
    return int(seen.starters[seen.reign]) if chosen else None


def on_table(seen: Observation) -> int:
    return int(seen.played) - int(seen.trick) * int(seen.players)


def _table(seen: Observation) -> list[Json]:
    """The trick in the order played; dead cards too while its effects are applied."""
    players, count = int(seen.players), on_table(seen)
    resolving = count == players
    cards = []
    for position in range(count):
        play = int(seen.plays[int(seen.trick) * players + position])
        card = card_of(play)
        cards.append(
            {
                "seat": (int(seen.leader) + position) % players,
                "card": CODES[card],
                "as": names.DECLARABLE[declared_suit(play)],
                "religion": names.RELIGIONS[int(seen.religion[card])],
                "alive": not resolving or bool(int(seen.living) >> position & 1),
                "acts": resolving and position == int(seen.actor),
            }
        )
    return cards


def _hand(seen: Observation) -> list[str]:
    low, high = int(seen.hand[0]), int(seen.hand[1])
    held = []
    for card in range(CARDS):
        plays = plays_of(card)
        if low & int(plays[0]) or high & int(plays[1]):
            held.append(CODES[card])
    return held


def _seat(seen: Observation, seat: int, whole: bool) -> Json:
    role = int(seen.role[seat])
    known = role != UNKNOWN_ROLE
    tally = {name: int(seen.tally[seat, track]) for track, name in enumerate(names.TRACKS)}
    return {
        "role": ROLES[role] if known else None,
        "vp": int(seen.points[seat, role]) if known else None,  # 3.3
        **tally,
        "pennants": [int(n) for n in seen.pennants[seat]],
        "loans": int(seen.loans[seat]),
        "cards": 0 if seen.phase in (DEAL, OVER) else hand_size(seen, seat),
        "piles": _piles(seen, seat, whole or seat == int(seen.seat)),
    }


def _piles(seen: Observation, seat: int, whole: bool) -> dict[str, Any]:
    """How many cards each pile holds, and those to be seen: the last one is on top."""
    laid: list[list[str]] = [[] for _ in names.PILES]
    for card in _order_laid(seen):
        where = int(seen.where[card])
        if where < IN_TRICK and where // PILES == seat:
            laid[where % PILES].append(CODES[card])
    return {
        name: {"count": len(cards), "cards": cards if whole else cards[-1:]}
        for name, cards in zip(names.PILES, laid, strict=True)
    }


def _order_laid(seen: Observation) -> list[int]:
    """The cards played, in order; one that was executed has been laid down anew."""
    cards = [card_of(int(play)) for play in seen.plays[: seen.played]]
    return sorted(cards, key=lambda card: card == int(seen.executed))
