"""What a seat sees of Avignon, as JSON (kernel/json_writer.py says how it is written).

It is made from an observation alone. Nothing is hidden in Avignon: the seats differ only in whose
actions are listed.
"""

import json

from schism.games.avignon import names
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, FACTIONS, GROUP_BITS, members
from schism.games.avignon.rules.packed import at as in_row
from schism.games.avignon.rules.petition import petitioned_kind
from schism.games.avignon.rules.readings import READINGS
from schism.games.avignon.rules.state import (
    ACTIONS,
    CHOOSE,
    DISTANCE,
    DISTANCE_FROM_THIS,
    FIRST_CHOICE,
    FIRST_PUSH,
    HOW_FAR,
    NOBODY_WON,
    OVER,
    PLAYERS,
    PULL,
    PULL_OR_PUSH,
    PUSH,
    STOP,
)
from schism.games.avignon.show.schema import (
    AvignonOwn,
    AvignonPublic,
    AvignonResult,
    Column,
    Petition,
)
from schism.games.caches import remembered
from schism.games.deck import Deck
from schism.games.view_keys import add_keys, add_readings
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
    write_set,
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
_READINGS = add_readings(_tokens, READINGS)
_STOP = _tokens.add_strings(names.STOP)
_COLUMN_NUMBERS = _tokens.add(*(str(1 + i) for i in range(COLUMNS)))

_VIEW = add_keys(_tokens, AvignonPublic, {"seat": None})
_NEXT_CONGREGATION = _tokens.add("],[")
_OWN = add_keys(_tokens, AvignonOwn)
_COLUMN = add_keys(_tokens, Column)
_PETITION = add_keys(_tokens, Petition)
_RESULT = add_keys(_tokens, AvignonResult)
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
    at = write_field(out, at, _VIEW.phase, _PHASES + int(seen.phase))
    at = write_seat_field(out, at, _VIEW.to_act, seen.to_act)
    at = write_int_field(out, at, _VIEW.turn, seen.turns + (0 if over else 1))
    at = write_seat_field(out, at, _VIEW.whose_turn, -1 if over else seen.turns & 1)
    at = _write_used(seen, out, write_token(out, at, _VIEW.used))
    left = 0 if over else (1 if seen.turns == 0 else 2) - used
    at = write_int_field(out, at, _VIEW.actions_left, left)
    at = write_set(out, write_token(out, at, _VIEW.readings), int(seen.readings), _READINGS)
    at = _write_kinds(seen, out, write_token(out, write_token(out, at, END), _VIEW.kinds))
    at = _write_columns(seen, out, write_token(out, at, _VIEW.columns))
    for player in range(PLAYERS):
        at = write_token(out, at, _VIEW.congregations if player == 0 else _NEXT_CONGREGATION)
        at = _write_group(seen, seen.congregation[player], out, at)
    at = write_int_field(out, at, _VIEW.draw_pile, members(seen.pile))
    at = _write_group(seen, seen.discards, out, write_token(out, at, _VIEW.discards))
    at = _write_petition(deck, seen, out, write_token(out, at, _VIEW.petition))
    at = _write_result(seen, out, write_token(out, at, _VIEW.result))
    return write_token(out, at, _VIEW.end)


@compiled
def write_own(deck: DeckRecord, seen: Observation, out: Writer, at: int) -> int:
    at = write_int_field(out, at, _OWN.seat, seen.seat)
    at = first = write_token(out, at, _OWN.actions)
    for action in range(ACTIONS):
        if seen.actions[0] & bit(action):
            at = write_item(out, at, first, _action(deck, seen, action))
    return write_token(out, at, _OWN.end)


@compiled
def _action(deck: DeckRecord, seen: Observation, action: int) -> int:
    """Return the token of an action's name."""
    if action == STOP:
        return _STOP
    if action < FIRST_CHOICE:
        return _ACTS + action
    if action >= FIRST_PUSH:
        return _CHOICES + COLUMNS * PUSH + action - FIRST_PUSH
    verb = _verb(deck, seen)
    return _CHOICES + COLUMNS * (PULL if verb == PULL_OR_PUSH else verb) + action - FIRST_CHOICE


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
    """Return the token of the kind that represents a faction."""
    return _KINDS + 2 * int(seen.kinds[faction])


@compiled
def _write_columns(seen: Observation, out: Writer, at: int) -> int:
    """Write the columns; one is empty while a draw is due, or if the game ended before it."""
    for column in range(COLUMNS):
        person, height = in_row(seen.people, column), in_row(seen.heights, column)
        key = _COLUMN.column if column == 0 else _COLUMN.again
        at = write_int_field(out, at, key, column + 1)
        at = write_field(out, at, _COLUMN.kind, NULL if person == EMPTY else _person(seen, person))
        at = write_field(out, at, _COLUMN.place, NULL if height == EMPTY else _PLACES + int(height))
    return write_token(out, at, _COLUMN.end)


@compiled
def _write_group(seen: Observation, group: int, out: Writer, at: int) -> int:
    """Write the people of a group by faction; the order in which they came does not matter."""
    first = at
    for person in range(GROUP_BITS):
        if (group >> person) & 1:
            at = write_item(out, at, first, _person(seen, person >> 1))
    return at


@compiled
def _write_petition(deck: DeckRecord, seen: Observation, out: Writer, at: int) -> int:
    """Write the step that waits for a choice."""
    if seen.phase != CHOOSE:
        return write_token(out, at, NULL)
    kind = petitioned_kind(seen)
    at = write_field(out, at, _PETITION.kind, _KINDS + 2 * int(kind))
    at = write_int_field(out, at, _PETITION.column, seen.column + 1)
    at = write_int_field(out, at, _PETITION.step, seen.step + 1)
    at = write_field(out, at, _PETITION.do, _VERBS + int(_verb(deck, seen)))
    at = _write_by(deck, seen, kind, out, at)
    at = write_int_field(out, at, _PETITION.left, seen.picks)
    at = _write_column_numbers(seen.choosable, out, write_token(out, at, _PETITION.columns))
    at = write_bool_field(out, at, _PETITION.may_stop, deck.up_to[kind, seen.step] != 0)
    at = write_int_field(out, at, _PETITION.chooser, seen.to_act)
    return write_token(out, at, _PETITION.end)


@compiled
def _write_column_numbers(columns: int, out: Writer, at: int) -> int:
    first = at
    for column in range(COLUMNS):
        if (columns >> column) & 1:
            at = write_item(out, at, first, _COLUMN_NUMBERS + column)
    return at


@compiled
def _write_by(deck: DeckRecord, seen: Observation, kind: int, out: Writer, at: int) -> int:
    """Write how far people move, or null if everybody moves by their own distance."""
    if deck.counting[HOW_FAR, kind, seen.step] in (DISTANCE, DISTANCE_FROM_THIS):
        return write_field(out, at, _PETITION.by, NULL)
    by = abs(int(deck.by[kind, seen.step]))
    return write_int_field(out, at, _PETITION.by, by if by != 0 else seen.measure)


@compiled
def _write_result(seen: Observation, out: Writer, at: int) -> int:
    if seen.phase != OVER:
        return write_token(out, at, NULL)
    won = seen.winner != NOBODY_WON
    at = write_field(out, at, _RESULT.winner, _SIDES + int(seen.winner) if won else NULL)
    at = write_field(out, at, _RESULT.by, _REASONS + int(seen.reason))
    return write_token(out, at, _RESULT.end)
