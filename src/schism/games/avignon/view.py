"""Events, results and what a seat sees, as plain values for people and programs.

A view is made from observations alone, so it cannot show what the seat may not know.
"""

from __future__ import annotations

from functools import cache

from schism.games.avignon import events, names
from schism.games.avignon.deck import kind_ids
from schism.games.avignon.packed import COLUMNS, EMPTY, GROUP_BITS
from schism.games.avignon.petition import petitioned_kind
from schism.games.avignon.state import CHOOSE, NOBODY_WON, OVER
from schism.games.contract import Event, Json, Options
from schism.games.deck import Deck
from schism.kernel.log import NO_CARD
from schism.kernel.records import Observation, State

_ABOUT_A_PERSON = {
    events.PLACED,
    events.BESOUGHT,
    events.CHASTISED,
    events.EXCOMMUNICATED,
    events.PETITIONED,
    events.MOVED,
    events.JOINED,
    events.DRAWN,
}
_ENDS = {events.WON, events.ENDED}


def event(deck: Deck, happened: Event) -> Json:
    """An event with words for its numbers; what does not apply is left out."""
    kind = happened["kind"]
    told: Json = {"event": events.NAMES[kind], "rule": rule_text(happened["rule"])}
    told["seat"] = happened["seat"]
    if kind in _ABOUT_A_PERSON:
        told.update(_person(deck, happened))
    if happened["cause"] != NO_CARD:
        told["cause"] = kind_ids(deck)[happened["cause"]]
    if kind in _ENDS:
        told["by"] = names.REASONS[happened["detail"]]
    if kind == events.NOTHING:
        told["do"] = names.VERBS[happened["detail"]]
    if kind == events.RESHUFFLED:
        told["amount"] = happened["amount"]
    return told


def _person(deck: Deck, happened: Event) -> Json:
    """Who, in which column and where; `cause_column` is the petitioned person's."""
    causing, column = divmod(happened["detail"], COLUMNS)
    told: Json = {"kind": kind_ids(deck)[happened["card"]], "column": column + 1}
    if happened["kind"] == events.MOVED:
        told["from"] = names.PLACES[happened["amount"]]
    told["place"] = names.PLACES[happened["total"]]
    if causing:
        told["cause_column"] = causing
    return told


@cache
def rule_text(rule: int) -> str:
    return f"{rule // 100}.{rule % 100}"


def result(deck: Deck, state: State) -> Json:
    won = state.winner != NOBODY_WON
    return {
        "winner": names.SIDES[int(state.winner)] if won else None,
        "by": names.REASONS[int(state.reason)],
    }


def public_view(deck: Deck, seen: Observation, options: Options) -> Json:
    """All there is: the seats differ only in whose actions are listed."""
    ids = kind_ids(deck)
    kinds = [ids[kind] for kind in seen["kinds"].tolist()]
    bits, phase, turns = int(seen["used"]), int(seen["phase"]), int(seen["turns"])
    over, to_act = phase == OVER, int(seen["to_act"])
    used = [word for number, word in enumerate(names.ACTIONS) if bits >> number & 1]
    return {
        "game": "avignon",
        "seat": None,
        "phase": names.PHASES[phase],
        "to_act": to_act if to_act >= 0 else None,
        "turn": turns + (0 if over else 1),
        "whose_turn": None if over else turns & 1,
        "used": used,
        "actions_left": 0 if over else (1 if turns == 0 else 2) - len(used),
        "kinds": [_kind(deck, kind) for kind in seen["kinds"].tolist()],
        "columns": _columns(int(seen["people"]), int(seen["heights"]), kinds),
        "congregations": [_group(group, kinds) for group in seen["congregation"].tolist()],
        "draw_pile": int(seen["pile"]).bit_count(),
        "discards": _group(int(seen["discards"]), kinds),
        "petition": _petition(deck, seen, ids),
        "result": result(deck, seen) if over else None,
    }


def private_view(deck: Deck, seen: Observation, options: Options) -> Json:
    return {"seat": int(seen["seat"])}


def _kind(deck: Deck, kind: int) -> Json:
    row = deck.data["kind"][kind]
    return {"kind": row["id"], "faction": row["faction"]}


def _columns(people: int, heights: int, kinds: list[str]) -> list[Json]:
    """With nobody in a column while a person is to be drawn, or when the game has ended first."""
    columns = []
    for column in range(COLUMNS):
        person, height = people >> 3 * column & EMPTY, heights >> 3 * column & EMPTY
        kind = None if person == EMPTY else kinds[person]
        place = None if height == EMPTY else names.PLACES[height]
        columns.append({"column": column + 1, "kind": kind, "place": place})
    return columns


def _group(group: int, kinds: list[str]) -> list[str]:
    """The people of a group, by faction: nobody needs the order in which they came."""
    return [kinds[bit >> 1] for bit in range(GROUP_BITS) if group >> bit & 1]


def _petition(deck: Deck, seen: Observation, ids: list[str]) -> Json | None:
    """The step that waits for a choice."""
    if seen["phase"] != CHOOSE:
        return None
    kind, step = petitioned_kind(seen), int(seen.step)
    return {
        "kind": ids[kind],
        "column": int(seen.column) + 1,
        "step": step + 1,
        "do": names.VERBS[int(deck.record.does[kind, step])],
        "by": abs(int(deck.record.by[kind, step])),
        "left": int(seen.picks),
        "may_stop": bool(deck.record.up_to[kind, step]),
        "chooser": int(seen.to_act),
    }
