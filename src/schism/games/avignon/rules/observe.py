"""What a seat may know, written field by field into an empty record.

Everything on the table is open, both congregations and the discard pile too, and who is left in the
draw pile follows from that. Only its order is hidden, and no state has one. A seat of PUBLIC is a
spectator.
"""

from schism.games.avignon.rules.packed import FACTIONS
from schism.games.avignon.rules.phases import legal
from schism.games.avignon.rules.state import PLAYERS
from schism.kernel.bits import WORDS
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Observation, State, record_type

PUBLIC = -1

OBSERVATION = record_type(
    [
        ("actions", "u8", (WORDS,)),  # the legal ones, if it is the seat's turn
        ("forbidden", "i8"),
        ("to_undo", "i8"),
        ("began", "i8"),
        ("heights", "i2"),
        ("people", "i2"),
        ("congregation", "i2", (PLAYERS,)),
        ("pile", "i2"),
        ("discards", "i2"),
        ("turns", "i2"),
        ("kinds", "i1", (FACTIONS,)),
        ("readings", "i1"),
        ("seat", "i1"),
        ("to_act", "i1"),
        ("phase", "i1"),
        ("used", "i1"),
        ("drew", "i1"),
        ("watched", "i1"),
        ("column", "i1"),
        ("petitioner", "i1"),
        ("departed", "i1"),
        ("step", "i1"),
        ("measure", "i1"),
        ("picks", "i1"),
        ("choosable", "i1"),
        ("winner", "i1"),
        ("reason", "i1"),
    ]
)


@compiled
def copy_public(source: State, target: State) -> None:
    """Copy what everybody knows from one state or observation to another."""
    target.heights = source.heights
    target.people = source.people
    target.congregation[:] = source.congregation
    target.pile = source.pile
    target.discards = source.discards
    target.kinds[:] = source.kinds
    target.readings = source.readings
    target.winner = source.winner
    target.reason = source.reason
    copy_turn(source, target)


@compiled
def copy_turn(source: State, target: State) -> None:
    target.forbidden = source.forbidden
    target.to_undo = source.to_undo
    target.began = source.began
    target.turns = source.turns
    target.to_act = source.to_act
    target.phase = source.phase
    target.used = source.used
    target.drew = source.drew
    target.watched = source.watched
    target.column = source.column
    target.petitioner = source.petitioner
    target.departed = source.departed
    target.step = source.step
    target.measure = source.measure
    target.picks = source.picks
    target.choosable = source.choosable


@compiled
def observe(deck: DeckRecord, state: State, seat: int, seen: Observation) -> None:
    copy_public(state, seen)
    seen.seat = seat
    seen.actions[:] = 0
    if seat != PUBLIC and state.to_act == seat:
        actions = legal(deck, state)
        for word in range(WORDS):
            seen.actions[word] = actions[word]


@compiled
def sample_hidden(deck: DeckRecord, seen: Observation, state: State) -> None:
    """Make a full state that fits an observation; nothing is hidden: the draw pile has no order."""
    copy_public(seen, state)
