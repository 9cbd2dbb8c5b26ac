"""An observation as numbers from -1 to 1, in named pieces, for programs that learn.

Everything is seen from the observing player's side: their own end of the map is the last height,
and they come before their opponent. Counts are divided by their maximum.
"""

from schism.games.avignon.rules.observe import PUBLIC
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, FACTIONS, ROW_BITS, at, copies
from schism.games.avignon.rules.readings import READINGS
from schism.games.avignon.rules.state import (
    CHOOSE,
    HEIGHTS,
    MOST_KINDS,
    MOST_STEPS,
    MOST_TURNS,
    NO_PETITIONER,
    NO_POSITION,
    NOBODY_WON,
    OVER,
    PEOPLE_FROM,
    PETITION,
    PLAYERS,
    ROME_SEAT,
    congregation_in,
    turn_of,
)
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Observation, Record, record_type

COPIES = 2
_READINGS = len(READINGS)

TENSOR = record_type(
    [
        ("heights", "f4", (COLUMNS, HEIGHTS)),
        ("people", "f4", (COLUMNS, FACTIONS)),
        ("congregation", "f4", (PLAYERS, FACTIONS)),
        ("pile", "f4", (FACTIONS,)),
        ("discards", "f4", (FACTIONS,)),
        ("kinds", "f4", (FACTIONS, MOST_KINDS)),
        ("readings", "f4", (_READINGS,)),
        ("heights_before", "f4", (COLUMNS, HEIGHTS)),
        ("people_before", "f4", (COLUMNS, FACTIONS)),
        ("congregation_before", "f4", (PLAYERS, FACTIONS)),
        ("used", "f4", (PETITION + 1,)),
        ("column", "f4", (COLUMNS,)),
        ("petitioner", "f4", (FACTIONS,)),
        ("departed", "f4", (1,)),
        ("step", "f4", (MOST_STEPS,)),
        ("measure", "f4", (1,)),
        ("picks", "f4", (1,)),
        ("choosable", "f4", (COLUMNS,)),
        ("to_act", "f4", (PLAYERS,)),
        ("turn", "f4", (PLAYERS,)),
        ("is_rome", "f4", (1,)),
        ("phase", "f4", (OVER + 1,)),
        ("turns_done", "f4", (1,)),
        ("won", "f4", (PLAYERS,)),
    ]
)

Piece = Record  # an array that is a field of the tensor


@compiled
def encode(deck: DeckRecord, seen: Observation, tensor: Record) -> None:
    own = ROME_SEAT if seen.seat == PUBLIC else int(seen.seat)
    _encode_rows(int(seen.heights), int(seen.people), own, tensor.heights, tensor.people)
    for seat in range(PLAYERS):
        group, place = int(seen.congregation[seat]), seat ^ own
        _encode_group(group, tensor.congregation[place])
    _encode_group(int(seen.pile), tensor.pile)
    _encode_group(int(seen.discards), tensor.discards)
    for faction in range(FACTIONS):
        tensor.kinds[faction, seen.kinds[faction]] = 1
    for reading in range(_READINGS):
        tensor.readings[reading] = (int(seen.readings) >> reading) & 1
    if seen.forbidden != NO_POSITION:
        _encode_forbidden(int(seen.forbidden), int(seen.to_undo), own, tensor)
    _encode_moment(seen, own, tensor)


@compiled
def _encode_rows(heights: int, people: int, own: int, at_height: Piece, in_column: Piece) -> None:
    """Encode rows; heights grow towards Rome, but each player sees their own end as the last."""
    for column in range(COLUMNS):
        height, faction = at(heights, column), at(people, column)
        if height != EMPTY:
            at_height[column, height if own == ROME_SEAT else HEIGHTS - 1 - height] = 1
        if faction != EMPTY:
            in_column[column, faction] = 1


@compiled
def _encode_group(group: int, people: Piece) -> None:
    for faction in range(FACTIONS):
        people[faction] = copies(group, faction) / COPIES


@compiled
def _encode_forbidden(position: int, to_undo: int, own: int, tensor: Record) -> None:
    """The position before the opponent's last turn, as far as it must not come back."""
    row, rows = (1 << ROW_BITS) - 1, position | ~to_undo  # EMPTY where it may
    heights, people = rows & row, (rows >> PEOPLE_FROM) & row
    _encode_rows(heights, people, own, tensor.heights_before, tensor.people_before)
    for seat in range(PLAYERS):
        there = congregation_in(position & to_undo, seat)
        _encode_group(there, tensor.congregation_before[seat ^ own])


@compiled
def _encode_moment(seen: Observation, own: int, tensor: Record) -> None:
    if seen.to_act >= 0:
        tensor.to_act[seen.to_act ^ own] = 1
    if seen.phase != OVER:
        tensor.turn[turn_of(seen) ^ own] = 1
    if seen.winner != NOBODY_WON:
        tensor.won[seen.winner ^ own] = 1
    for action in range(PETITION + 1):
        tensor.used[action] = (int(seen.used) >> action) & 1
    if seen.phase == CHOOSE:
        _encode_choice(seen, tensor)
    tensor.is_rome[0] = 1 if own == ROME_SEAT else 0
    tensor.phase[seen.phase] = 1
    tensor.turns_done[0] = seen.turns / MOST_TURNS


@compiled
def _encode_choice(seen: Observation, tensor: Record) -> None:
    tensor.picks[0] = seen.picks / COLUMNS
    tensor.column[seen.column] = 1
    tensor.departed[0] = seen.departed
    tensor.step[seen.step] = 1
    tensor.measure[0] = seen.measure / EMPTY
    if seen.petitioner != NO_PETITIONER:
        tensor.petitioner[seen.petitioner] = 1
    for column in range(COLUMNS):
        tensor.choosable[column] = (int(seen.choosable) >> column) & 1
