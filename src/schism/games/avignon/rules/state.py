"""The records of Avignon: the state of a game, its deck, and the numbers they use.

A match is played with one kind for each faction (1.3), so on the table a faction's number says who
a person is; `kinds` says which kind of the deck that is. `packed` explains rows and groups.
"""

from schism.games.avignon.rules.packed import COLUMNS, FACTIONS, GROUP_BITS, ROW_BITS
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
ACTIONS = STOP + 1

PULL, PUSH, HOME, SWAP = range(4)  # what steps do (4.2)
SELF, FACTION, PLACE, OTHERS, ANY = range(5)  # whom they do it to
NUMBER, IN_PLAY, OWN_CONGREGATION, OPPONENTS_CONGREGATION, AT_THIS, AT_PLACE = range(6)  # how many
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
BY_THREE, BY_OWNER, BY_OPPONENT, BY_LIMIT = range(4)
NOT_ENDED = -1

_STEPS = (MOST_KINDS, MOST_STEPS)
_WINS = (MOST_KINDS, MOST_WINS)

DECK = record_type(
    [
        ("faction", "i1", (MOST_KINDS,)),
        ("steps", "i1", (MOST_KINDS,)),
        ("does", "i1", _STEPS),
        ("who", "i1", _STEPS),
        ("by", "i1", _STEPS),  # towards the acting player: a push is negative
        ("counting", "i1", _STEPS),
        ("count", "i1", _STEPS),  # the number, or the place
        ("counted", "i1", _STEPS),  # the factions that count, a bit each
        ("factions", "i1", _STEPS),  # the factions that may be meant, a bit each
        ("only", "i1", _STEPS),  # the only kind that may be meant, or ANY_KIND
        ("within", "i1", (PLAYERS, *_STEPS)),  # heights that may be meant, by acting player
        ("up_to", "i1", _STEPS),
        ("opponents", "i1", _STEPS),
        ("wins", "i1", (MOST_KINDS,)),
        ("winner", "i1", _WINS),
        ("owner_has", "i2", _WINS),  # factions that must be present, as bits of a group
        ("opponent_has", "i2", _WINS),
    ]
)

STATE = record_type(
    [
        ("rng", "u8"),
        ("forbidden", "i8"),  # the position before the opponent's last turn (2.7)
        ("began", "i8"),  # the position before this turn
        ("heights", "i2"),  # a row; EMPTY after a person that has left the map
        ("people", "i2"),  # a row of factions; EMPTY where a person is to be drawn
        ("congregation", "i2", (PLAYERS,)),  # groups
        ("pile", "i2"),  # group: the draw pile, whose order is chance
        ("discards", "i2"),  # group
        ("turns", "i2"),  # made so far, both players' together
        ("kinds", "i1", (FACTIONS,)),
        ("to_act", "i1"),
        ("phase", "i1"),
        ("used", "i1"),  # in this turn: beseech, chastise, excommunicate, petition, a bit each
        ("watched", "i1"),  # whether this action can still end in the forbidden position
        ("column", "i1"),  # of the petitioned person
        ("petitioner", "i1"),  # the petitioned person's faction, or NO_PETITIONER
        ("step", "i1"),
        ("picks", "i1"),  # choices left in the step
        ("choosable", "i1"),  # columns left to choose from, a bit each
        ("winner", "i1"),
        ("reason", "i1"),
    ]
)

_PEOPLE = ROW_BITS
_CONGREGATIONS = 2 * ROW_BITS
HEIGHT_BITS = (1 << ROW_BITS) - 1


@compiled
def position(state: State) -> int:
    """Pack all that 2.7 compares into one number: heights, people, congregations."""
    rome, avignon = int(state.congregation[ROME_SEAT]), int(state.congregation[AVIGNON_SEAT])
    congregations = rome | avignon << GROUP_BITS
    return int(state.heights) | int(state.people) << _PEOPLE | congregations << _CONGREGATIONS


@compiled
def turn_of(state: State) -> int:
    """Return the player whose turn it is."""
    return int(state.turns) & 1


@compiled
def towards(seat: int) -> int:
    """Return the direction of a pull: heights grow towards Rome (2.4)."""
    return 1 - 2 * seat
