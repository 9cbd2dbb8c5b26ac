"""The records of Avignon: the state of a game, its deck, and the numbers they use.

A match is played with one kind for each faction (1.3), so on the table a faction's number says who
a person is; `kinds` says which kind of the deck that is. `packed` explains rows and groups.
"""

from schism.games.avignon.rules.packed import COLUMNS, FACTIONS, GROUP_BITS, ROW_BITS, at
from schism.kernel.compiled import compiled
from schism.kernel.records import State, record_type

PLAYERS = 2
ROME_SEAT, AVIGNON_SEAT = range(PLAYERS)  # Rome starts (1.5)

AVIGNON, NICE, GENOA, FLORENCE, ROME = range(5)  # heights (1.1)
HEIGHTS = 5
EVERY_HEIGHT = 0b11111

SETUP, ACT, CHOOSE, DRAW, OVER = range(5)  # phases

BESEECH, CHASTISE, EXCOMMUNICATE, PETITION = range(4)  # 2.3; the action is COLUMNS * this + column
FIRST_CHOICE = 4 * COLUMNS
STOP = FIRST_CHOICE + COLUMNS
FIRST_PUSH = STOP + 1  # where a person may be pulled or pushed, FIRST_CHOICE pulls
ACTIONS = FIRST_PUSH + COLUMNS

PULL, PUSH, HOME, SWAP, PULL_OR_PUSH, DISCARD = range(6)  # what steps do (4.2)
SELF, FACTION, PLACE, OTHERS, ANY = range(5)  # whom they do it to
HOW_MANY, HOW_FAR = range(2)  # the two numbers of a step
NUMBER, IN_PLAY, AT_THIS, OWN_CONGREGATION, OPPONENTS_CONGREGATION = range(5)  # what they count
DISTANCE, DISTANCE_FROM_THIS, DISTANCE_OF_THIS = range(5, 8)
OWNER, OPPONENT = range(2)  # who wins by a condition (3.2)

MOST_KINDS = 24
MOST_STEPS = 6
MOST_WINS = 4
MOST_TURNS = 200  # 3.5
MOST_DECISIONS = MOST_TURNS * (1 + 1 + MOST_STEPS * COLUMNS)  # one petition a turn at most
ENOUGH = 3  # people in a congregation (3.1)

NOBODY_WON = -1
NO_PETITIONER = -1
ANY_KIND = -1
NO_POSITION = -1  # no turn of the opponent's to undo
WHOLE_POSITION = -1  # every bit of it
BY_THREE, BY_OWNER, BY_OPPONENT, BY_LIMIT = range(4)
NOT_ENDED = -1

_STEPS = (MOST_KINDS, MOST_STEPS)
_NUMBERS = (HOW_FAR + 1, *_STEPS)
_WINS = (MOST_KINDS, MOST_WINS)

DECK = record_type(
    [
        ("faction", "i1", (MOST_KINDS,)),
        ("steps", "i1", (MOST_KINDS,)),
        ("does", "i1", _STEPS),
        ("who", "i1", _STEPS),
        ("chosen", "i1", _STEPS),  # whether a player chooses people, or which way they go
        ("by", "i1", _STEPS),  # towards the acting player, negative for a push; 0 if counted
        ("counting", "i1", _NUMBERS),
        ("number", "i1", _NUMBERS),
        ("counted", "i1", _NUMBERS),  # the factions that count, a bit each
        ("counted_kind", "i1", _NUMBERS),  # the only kind that counts, or ANY_KIND
        ("counted_at", "i1", (PLAYERS, *_NUMBERS)),  # heights as bits, or the place of a distance
        ("factions", "i1", _STEPS),  # the factions that may be meant, a bit each
        ("only", "i1", _STEPS),  # the only kind that may be meant, or ANY_KIND
        ("within", "i1", (PLAYERS, *_STEPS)),  # heights that may be meant, by acting player
        ("here", "i1", _STEPS),  # whether only people at this person's place are meant
        ("up_to", "i1", _STEPS),
        ("opponents", "i1", _STEPS),
        ("wins", "i1", (MOST_KINDS,)),
        ("winner", "i1", _WINS),
        ("owner_has", "i2", _WINS),  # factions that must be present, as bits of a group
        ("opponent_has", "i2", _WINS),
        ("owner_has_kinds", "i4", _WINS),  # kinds that must be present, a bit each
        ("opponent_has_kinds", "i4", _WINS),
    ]
)

STATE = record_type(
    [
        ("rng", "u8"),
        ("forbidden", "i8"),  # the position before the opponent's last turn (2.7)
        ("to_undo", "i8"),  # the bits of the forbidden position that must not come back
        ("began", "i8"),  # the position before this turn
        ("heights", "i2"),  # a row; EMPTY after a person that has left the map
        ("people", "i2"),  # a row of factions; EMPTY where a person is to be drawn
        ("congregation", "i2", (PLAYERS,)),  # groups
        ("pile", "i2"),  # group: the draw pile, whose order is chance
        ("discards", "i2"),  # group
        ("turns", "i2"),  # made so far, both players' together
        ("kinds", "i1", (FACTIONS,)),
        ("readings", "i1"),  # those that differ from the default (5), a bit each
        ("to_act", "i1"),
        ("phase", "i1"),
        ("used", "i1"),  # in this turn: beseech, chastise, excommunicate, petition, a bit each
        ("drew", "i1"),  # with other readings: whether somebody has left in this turn
        ("watched", "i1"),  # whether this action can still end in the forbidden position
        ("column", "i1"),  # of the petitioned person
        ("petitioner", "i1"),  # the petitioned person's faction, or NO_PETITIONER
        ("departed", "i1"),  # with other readings: whether the petitioned person has left the map
        ("step", "i1"),
        ("measure", "i1"),  # how far, if the deck has no number for it, or where to measure from
        ("picks", "i1"),  # choices left in the step
        ("choosable", "i1"),  # columns left to choose from, a bit each
        ("winner", "i1"),
        ("reason", "i1"),
    ]
)

PEOPLE_FROM = ROW_BITS  # bits of a position
CONGREGATIONS_FROM = 2 * ROW_BITS
HEIGHT_BITS = (1 << ROW_BITS) - 1
_GROUP = (1 << GROUP_BITS) - 1


@compiled
def position(state: State) -> int:
    """Pack all that 2.7 compares into one number: heights, people, congregations.

    The lowest bits are the row of heights, so `at` and `placed` work on it as on a row.
    """
    rome, avignon = int(state.congregation[ROME_SEAT]), int(state.congregation[AVIGNON_SEAT])
    congregations = rome | avignon << GROUP_BITS
    table = int(state.heights) | int(state.people) << PEOPLE_FROM
    return table | congregations << CONGREGATIONS_FROM


@compiled
def person_at(position: int, column: int) -> int:
    """Return the faction of the person in a column of a position, or EMPTY."""
    return at(position >> PEOPLE_FROM, column)


@compiled
def congregation_in(position: int, seat: int) -> int:
    """Return a congregation of a position, a group."""
    return (position >> (CONGREGATIONS_FROM + GROUP_BITS * seat)) & _GROUP


@compiled
def present(position: int, factions: int, within: int) -> int:
    """Return the columns of people of these factions at these heights, as bits."""
    people, found = position >> PEOPLE_FROM, 0
    for column in range(COLUMNS):
        fits = (factions >> at(people, column)) & (within >> at(position, column)) & 1
        found |= fits << column
    return found


@compiled
def turn_of(state: State) -> int:
    """Return the player whose turn it is."""
    return int(state.turns) & 1


@compiled
def towards(seat: int) -> int:
    """Return the direction of a pull: heights grow towards Rome (2.4)."""
    return 1 - 2 * seat
