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
    TokenTable,
    Writer,
    write_bool_field,
    write_field,
    write_int_field,
    write_item,
    write_seat_field,
    write_token,
)
from schism.kernel.records import DeckRecord, Observation, Rows

_tokens = TokenTable()
_PHASES = _tokens.add_strings(*names.PHASES)
_PLACES = _tokens.add_strings(*names.PLACES)
_USED = _tokens.add_strings(*names.ACTIONS)
_VERBS = _tokens.add_strings(*names.VERBS)
_SIDES = _tokens.add_strings(*names.SIDES)
_REASONS = _tokens.add_strings(*names.REASONS)
_ACTS = _tokens.add_strings(*(f"{word} {1 + i}" for word in names.ACTIONS for i in range(COLUMNS)))
_CHOICES = _tokens.add_strings(*(f"{word} {1 + i}" for word in names.VERBS for i in range(COLUMNS)))
_STOP = _tokens.add_strings(names.STOP)

_PHASE = _tokens.add('{"game":"avignon","seat":null,"phase":')
_TO_ACT, _TURN, _WHOSE_TURN = (_tokens.add(f',"{n}":') for n in ("to_act", "turn", "whose_turn"))
_USED_LIST, _ACTIONS_LEFT = _tokens.add(',"used":['), _tokens.add('],"actions_left":')
_KINDS_LIST, _COLUMNS_LIST = _tokens.add(',"kinds":['), _tokens.add('],"columns":[')
_COLUMN = _tokens.add('{"column":', ',{"column":')
_KIND, _PLACE = _tokens.add(',"kind":'), _tokens.add(',"place":')
_CONGREGATIONS = _tokens.add('],"congregations":[[', "],[")
_DRAW_PILE, _DISCARDS = _tokens.add(']],"draw_pile":'), _tokens.add(',"discards":[')
_PETITION, _RESULT = _tokens.add('],"petition":'), _tokens.add(',"result":')
_ITS_KIND = _tokens.add('{"kind":')
_ITS_COLUMN, _STEP, _DO, _BY, _LEFT, _MAY_STOP, _CHOOSER = (
    _tokens.add(f',"{name}":')
    for name in ("column", "step", "do", "by", "left", "may_stop", "chooser")
)
_WINNER, _REASON = _tokens.add('{"winner":'), _tokens.add(',"by":')
_SEAT, _ACTIONS, _END_OF_VIEW = (
    _tokens.add('{"seat":'),
    _tokens.add(',"actions":['),
    _tokens.add("]}"),
)
_KINDS = _tokens.add()  # two tokens for each kind of the deck: its name; its name and faction


def token_table(deck: Deck) -> Rows:
    return _token_table(tuple((kind["id"], kind["faction"]) for kind in deck.data["kind"]))


@remembered(32)
def _token_table(kinds: tuple[tuple[str, str], ...]) -> Rows:
    tokens = _tokens.copy()
    for kind, faction in kinds:
        tokens.add_strings(kind)
        tokens.add(json.dumps({"kind": kind, "faction": faction}, separators=(",", ":")))
    return tokens.build()


@compiled
def write_public(deck: DeckRecord, seen: Observation, display: int, out: Writer, at: int) -> int:
    over, used = seen.phase == OVER, members(seen.used)
    at = write_field(out, at, _PHASE, _PHASES + int(seen.phase))
    at = write_seat_field(out, at, _TO_ACT, seen.to_act)
    at = write_int_field(out, at, _TURN, seen.turns + (0 if over else 1))
    at = write_seat_field(out, at, _WHOSE_TURN, -1 if over else seen.turns & 1)
    at = _write_used(seen, out, write_token(out, at, _USED_LIST))
    left = 0 if over else (1 if seen.turns == 0 else 2) - used
    at = write_int_field(out, at, _ACTIONS_LEFT, left)
    at = _write_kinds(seen, out, write_token(out, at, _KINDS_LIST))
    at = _write_columns(seen, out, write_token(out, at, _COLUMNS_LIST))
    for player in range(PLAYERS):
        at = write_token(out, at, _CONGREGATIONS + player)
        at = _write_group(seen, seen.congregation[player], out, at)
    at = write_int_field(out, at, _DRAW_PILE, members(seen.pile))
    at = _write_group(seen, seen.discards, out, write_token(out, at, _DISCARDS))
    at = _write_petition(deck, seen, out, write_token(out, at, _PETITION))
    at = _write_result(seen, out, write_token(out, at, _RESULT))
    return write_token(out, at, END)


@compiled
def write_own(deck: DeckRecord, seen: Observation, out: Writer, at: int) -> int:
    at = write_int_field(out, at, _SEAT, seen.seat)
    at = first = write_token(out, at, _ACTIONS)
    for action in range(ACTIONS):
        if seen.actions[0] & bit(action):
            at = write_item(out, at, first, _action(deck, seen, action))
    return write_token(out, at, _END_OF_VIEW)


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
def _write_used(seen: Observation, out: Writer, at: int) -> int:
    first = at
    for action in range(len(names.ACTIONS)):
        if (seen.used >> action) & 1:
            at = write_item(out, at, first, _USED + action)
    return at


@compiled
def _write_kinds(seen: Observation, out: Writer, at: int) -> int:
    first = at
    for faction in range(FACTIONS):
        at = write_item(out, at, first, _KINDS + 2 * int(seen.kinds[faction]) + 1)
    return at


@compiled
def _person(seen: Observation, faction: int) -> int:
    """The name of the kind that a faction takes part with."""
    return _KINDS + 2 * int(seen.kinds[faction])


@compiled
def _write_columns(seen: Observation, out: Writer, at: int) -> int:
    """With nobody in a column while a person is to be drawn, or when the game has ended first."""
    for column in range(COLUMNS):
        person, height = in_row(seen.people, column), in_row(seen.heights, column)
        at = write_int_field(out, at, _COLUMN if column == 0 else _COLUMN + 1, column + 1)
        at = write_field(out, at, _KIND, NULL if person == EMPTY else _person(seen, person))
        at = write_field(out, at, _PLACE, NULL if height == EMPTY else _PLACES + int(height))
        at = write_token(out, at, END)
    return at


@compiled
def _write_group(seen: Observation, group: int, out: Writer, at: int) -> int:
    """The people of a group, by faction: nobody needs the order in which they came."""
    first = at
    for person in range(GROUP_BITS):
        if (group >> person) & 1:
            at = write_item(out, at, first, _person(seen, person >> 1))
    return at


@compiled
def _write_petition(deck: DeckRecord, seen: Observation, out: Writer, at: int) -> int:
    """The step that waits for a choice."""
    if seen.phase != CHOOSE:
        return write_token(out, at, NULL)
    kind = petitioned_kind(seen)
    at = write_field(out, at, _ITS_KIND, _KINDS + 2 * int(kind))
    at = write_int_field(out, at, _ITS_COLUMN, seen.column + 1)
    at = write_int_field(out, at, _STEP, seen.step + 1)
    at = write_field(out, at, _DO, _VERBS + int(_verb(deck, seen)))
    at = write_int_field(out, at, _BY, abs(deck.by[kind, seen.step]))
    at = write_int_field(out, at, _LEFT, seen.picks)
    at = write_bool_field(out, at, _MAY_STOP, deck.up_to[kind, seen.step] != 0)
    at = write_int_field(out, at, _CHOOSER, seen.to_act)
    return write_token(out, at, END)


@compiled
def _write_result(seen: Observation, out: Writer, at: int) -> int:
    if seen.phase != OVER:
        return write_token(out, at, NULL)
    won = seen.winner != NOBODY_WON
    at = write_field(out, at, _WINNER, _SIDES + int(seen.winner) if won else NULL)
    at = write_field(out, at, _REASON, _REASONS + int(seen.reason))
    return write_token(out, at, END)
