"""What a seat may know (4.6, 3.3), written field by field into an empty record.

A seat of PUBLIC is a spectator: no hand, no hidden role. The piles are given whole, because every
play was public; a view for people shows only what lies on top.
"""

from schism.games.tolerance.rules.cards import CARDS
from schism.games.tolerance.rules.phases import legal
from schism.games.tolerance.rules.state import (
    COLUMNS,
    HAND,
    IN_TRICK,
    MAX_PLAYERS,
    OUT,
    OVER,
    PILES,
    ROLES,
    ROUNDS,
    TRACKS,
    UNKNOWN_ROLE,
)
from schism.kernel.bits import WORDS
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Observation, State, record_type

PUBLIC = -1
UNSEEN = OUT + 1  # in another hand, or out of the round

OBSERVATION = record_type(
    [
        ("hand", "u8", (2,)),
        ("actions", "u8", (WORDS,)),  # the legal ones, if it is the seat's turn
        ("seat", "i1"),
        ("to_act", "i1"),
        ("phase", "i1"),
        ("players", "i1"),
        ("plagues", "i1"),
        ("hidden_roles", "i1"),
        ("readings", "u1"),
        ("first_chooser", "i1"),
        ("reign", "i1"),
        ("choosers", "i1", (ROUNDS,)),
        ("starters", "i1", (ROUNDS,)),
        ("leader", "i1"),
        ("winner", "i1"),
        ("led", "i1"),
        ("trick", "i1"),
        ("played", "i1"),
        ("plays", "i1", (MAX_PLAYERS * HAND,)),
        ("table", "i1", (MAX_PLAYERS,)),
        ("living", "i1"),
        ("pending", "i1"),
        ("actor", "i1"),
        ("effect", "i1"),
        ("executed", "i1"),
        ("asked", "i1"),
        ("void", "i1", (MAX_PLAYERS,)),
        ("where", "i1", (CARDS,)),
        ("boards", "i1", (MAX_PLAYERS, COLUMNS + PILES)),
        ("religion", "i1", (CARDS,)),
        ("role", "i1", (MAX_PLAYERS,)),
        ("possible", "u1", (MAX_PLAYERS,)),
        ("loans", "i1", (MAX_PLAYERS,)),
        ("borrowed", "i1", (MAX_PLAYERS,)),
        ("pennants", "i1", (MAX_PLAYERS, TRACKS)),
        ("tally", "i2", (MAX_PLAYERS, TRACKS)),
        ("points", "i2", (MAX_PLAYERS, ROLES)),
        ("points_then", "i2", (MAX_PLAYERS, ROLES)),
    ]
)


@compiled
def copy_public(source: State, target: State) -> None:
    """Copy what everybody knows from one state or observation to another."""
    target.to_act = source.to_act
    target.phase = source.phase
    target.players = source.players
    target.plagues = source.plagues
    target.hidden_roles = source.hidden_roles
    target.readings = source.readings
    target.first_chooser = source.first_chooser
    target.reign = source.reign
    target.choosers[:] = source.choosers
    target.starters[:] = source.starters
    target.possible[:] = source.possible
    target.loans[:] = source.loans
    target.borrowed[:] = source.borrowed
    target.pennants[:] = source.pennants
    target.tally[:] = source.tally
    target.boards[:] = source.boards
    target.points[:] = source.points
    target.points_then[:] = source.points_then
    copy_trick(source, target)


@compiled
def copy_trick(source: State, target: State) -> None:
    target.leader = source.leader
    target.winner = source.winner
    target.led = source.led
    target.trick = source.trick
    target.played = source.played
    target.plays[:] = source.plays
    target.table[:] = source.table
    target.living = source.living
    target.pending = source.pending
    target.actor = source.actor
    target.effect = source.effect
    target.executed = source.executed
    target.asked = source.asked
    target.void[:] = source.void


@compiled
def observe(deck: DeckRecord, state: State, seat: int, seen: Observation) -> None:
    copy_public(state, seen)
    seen.seat = seat
    _observe_roles(state, seat, seen)
    _observe_cards(deck, state, seat, seen)
    _observe_own(deck, state, seat, seen)


@compiled
def _observe_roles(state: State, seat: int, seen: Observation) -> None:
    seen.role[:] = UNKNOWN_ROLE
    for other in range(state.players):
        if other == seat or not state.hidden_roles or state.phase == OVER:
            seen.role[other] = state.role[other]


@compiled
def _observe_cards(deck: DeckRecord, state: State, seat: int, seen: Observation) -> None:
    seen.where[:] = UNSEEN
    seen.religion[:] = deck.religion[state.reign]
    for card in range(CARDS):
        if state.where[card] <= IN_TRICK:
            seen.where[card] = state.where[card]
            seen.religion[card] = state.religion[card]


@compiled
def _observe_own(deck: DeckRecord, state: State, seat: int, seen: Observation) -> None:
    seen.hand[:] = 0
    seen.actions[:] = 0
    if seat == PUBLIC:
        return
    seen.hand[:] = state.hand[seat]
    if state.to_act == seat:
        actions = legal(deck, state)
        for word in range(WORDS):
            seen.actions[word] = actions[word]
