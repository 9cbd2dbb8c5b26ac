"""What a seat sees of Avignon, as JSON (kernel/json_writer.py says how it is written).

It is made from an observation alone, so it cannot show what the seat may not know: but there is
nothing hidden, and the seats differ only in whose actions are listed.
"""

import json

from schism.games.avignon import names
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, FACTIONS, GROUP_BITS, members
from schism.games.avignon.rules.packed import at as in_row
from schism.games.avignon.rules.petition import petitioned_kind
from schism.games.avignon.rules.state import (
    ACTIONS,
    CHOOSE,
    FIRST_CHOICE,
    NOBODY_WON,
    OVER,
    PLAYERS,
    STOP,
)
from schism.games.caches import remembered
from schism.games.deck import Deck
from schism.kernel.bits import bit
from schism.kernel.compiled import compiled
from schism.kernel.json_writer import (
    END,
    NULL,
    Page,
    Words,
    put,
    put_count,
    put_entry,
    put_flag,
    put_item,
    put_seat,
)
from schism.kernel.records import DeckRecord, Observation, Rows

_words = Words()
_PHASES = _words.names(*names.PHASES)
_PLACES = _words.names(*names.PLACES)
_USED = _words.names(*names.ACTIONS)
_VERBS = _words.names(*names.VERBS)
_SIDES = _words.names(*names.SIDES)
_REASONS = _words.names(*names.REASONS)
_ACTS = _words.names(*(f"{word} {1 + i}" for word in names.ACTIONS for i in range(COLUMNS)))
_CHOICES = _words.names(*(f"{word} {1 + i}" for word in names.VERBS for i in range(COLUMNS)))
_STOP = _words.names(names.STOP)

_PHASE = _words.add('{"game":"avignon","seat":null,"phase":')
_TO_ACT, _TURN, _WHOSE_TURN = (_words.add(f',"{n}":') for n in ("to_act", "turn", "whose_turn"))
_USED_LIST, _ACTIONS_LEFT = _words.add(',"used":['), _words.add('],"actions_left":')
_KINDS_LIST, _COLUMNS_LIST = _words.add(',"kinds":['), _words.add('],"columns":[')
_COLUMN = _words.add('{"column":', ',{"column":')
_KIND, _PLACE = _words.add(',"kind":'), _words.add(',"place":')
_CONGREGATIONS = _words.add('],"congregations":[[', "],[")
_DRAW_PILE, _DISCARDS = _words.add(']],"draw_pile":'), _words.add(',"discards":[')
_PETITION, _RESULT = _words.add('],"petition":'), _words.add(',"result":')
_ITS_KIND = _words.add('{"kind":')
_ITS_COLUMN, _STEP, _DO, _BY, _LEFT, _MAY_STOP, _CHOOSER = (
    _words.add(f',"{name}":')
    for name in ("column", "step", "do", "by", "left", "may_stop", "chooser")
)
_WINNER, _REASON = _words.add('{"winner":'), _words.add(',"by":')
_SEAT, _ACTIONS, _END_OF_VIEW = _words.add('{"seat":'), _words.add(',"actions":['), _words.add("]}")
_KINDS = _words.add()  # two words for each kind of the deck: its name, and its name and faction


def book(deck: Deck) -> Rows:
    return _book(tuple((kind["id"], kind["faction"]) for kind in deck.data["kind"]))


@remembered(32)
def _book(kinds: tuple[tuple[str, str], ...]) -> Rows:
    words = _words.copy()
    for kind, faction in kinds:
        words.names(kind)
        words.add(json.dumps({"kind": kind, "faction": faction}, separators=(",", ":")))
    return words.bound()


@compiled
def write_public(deck: DeckRecord, seen: Observation, open_piles: bool, page: Page, at: int) -> int:
    over, used = seen.phase == OVER, members(seen.used)
    at = put_entry(page, at, _PHASE, _PHASES + int(seen.phase))
    at = put_seat(page, at, _TO_ACT, seen.to_act)
    at = put_count(page, at, _TURN, seen.turns + (0 if over else 1))
    at = put_seat(page, at, _WHOSE_TURN, -1 if over else seen.turns & 1)
    at = _write_used(seen, page, put(page, at, _USED_LIST))
    left = 0 if over else (1 if seen.turns == 0 else 2) - used
    at = put_count(page, at, _ACTIONS_LEFT, left)
    at = _write_kinds(seen, page, put(page, at, _KINDS_LIST))
    at = _write_columns(seen, page, put(page, at, _COLUMNS_LIST))
    for player in range(PLAYERS):
        at = put(page, at, _CONGREGATIONS + player)
        at = _write_group(seen, seen.congregation[player], page, at)
    at = put_count(page, at, _DRAW_PILE, members(seen.pile))
    at = _write_group(seen, seen.discards, page, put(page, at, _DISCARDS))
    at = _write_petition(deck, seen, page, put(page, at, _PETITION))
    at = _write_result(seen, page, put(page, at, _RESULT))
    return put(page, at, END)


@compiled
def write_own(deck: DeckRecord, seen: Observation, page: Page, at: int) -> int:
    at = put_count(page, at, _SEAT, seen.seat)
    at = first = put(page, at, _ACTIONS)
    for action in range(ACTIONS):
        if seen.actions[0] & bit(action):
            at = put_item(page, at, first, _action(deck, seen, action))
    return put(page, at, _END_OF_VIEW)


@compiled
def _action(deck: DeckRecord, seen: Observation, action: int) -> int:
    """Its name."""
    if action == STOP:
        return _STOP
    if action < FIRST_CHOICE:
        return _ACTS + action
    return _CHOICES + COLUMNS * int(_verb(deck, seen)) + action - FIRST_CHOICE


@compiled
def _verb(deck: DeckRecord, seen: Observation) -> int:
    return int(deck.does[petitioned_kind(seen), seen.step])


@compiled
def _write_used(seen: Observation, page: Page, at: int) -> int:
    first = at
    for action in range(len(names.ACTIONS)):
        if (seen.used >> action) & 1:
            at = put_item(page, at, first, _USED + action)
    return at


@compiled
def _write_kinds(seen: Observation, page: Page, at: int) -> int:
    first = at
    for faction in range(FACTIONS):
        at = put_item(page, at, first, _KINDS + 2 * int(seen.kinds[faction]) + 1)
    return at


@compiled
def _person(seen: Observation, faction: int) -> int:
    """The name of the kind that a faction takes part with."""
    return _KINDS + 2 * int(seen.kinds[faction])


@compiled
def _write_columns(seen: Observation, page: Page, at: int) -> int:
    """With nobody in a column while a person is to be drawn, or when the game has ended first."""
    for column in range(COLUMNS):
        person, height = in_row(seen.people, column), in_row(seen.heights, column)
        at = put_count(page, at, _COLUMN if column == 0 else _COLUMN + 1, column + 1)
        at = put_entry(page, at, _KIND, NULL if person == EMPTY else _person(seen, person))
        at = put_entry(page, at, _PLACE, NULL if height == EMPTY else _PLACES + int(height))
        at = put(page, at, END)
    return at


@compiled
def _write_group(seen: Observation, group: int, page: Page, at: int) -> int:
    """The people of a group, by faction: nobody needs the order in which they came."""
    first = at
    for person in range(GROUP_BITS):
        if (group >> person) & 1:
            at = put_item(page, at, first, _person(seen, person >> 1))
    return at


@compiled
def _write_petition(deck: DeckRecord, seen: Observation, page: Page, at: int) -> int:
    """The step that waits for a choice."""
    if seen.phase != CHOOSE:
        return put(page, at, NULL)
    kind = petitioned_kind(seen)
    at = put_entry(page, at, _ITS_KIND, _KINDS + 2 * int(kind))
    at = put_count(page, at, _ITS_COLUMN, seen.column + 1)
    at = put_count(page, at, _STEP, seen.step + 1)
    at = put_entry(page, at, _DO, _VERBS + int(_verb(deck, seen)))
    at = put_count(page, at, _BY, abs(deck.by[kind, seen.step]))
    at = put_count(page, at, _LEFT, seen.picks)
    at = put_flag(page, at, _MAY_STOP, deck.up_to[kind, seen.step] != 0)
    at = put_count(page, at, _CHOOSER, seen.to_act)
    return put(page, at, END)


@compiled
def _write_result(seen: Observation, page: Page, at: int) -> int:
    if seen.phase != OVER:
        return put(page, at, NULL)
    won = seen.winner != NOBODY_WON
    at = put_entry(page, at, _WINNER, _SIDES + int(seen.winner) if won else NULL)
    at = put_entry(page, at, _REASON, _REASONS + int(seen.reason))
    return put(page, at, END)
