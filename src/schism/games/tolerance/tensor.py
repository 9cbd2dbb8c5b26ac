"""An observation as numbers from -1 to 1, in named pieces, for programs that learn.

Seats are in the order of play, starting with the observing one; empty places at the table stay 0.
Counts are divided by their maximum.
"""

from schism.games.tolerance.rules.cards import CARDS, SUITS, WILD, declared_suit, plays_of
from schism.games.tolerance.rules.observe import PUBLIC
from schism.games.tolerance.rules.state import (
    CATHOLIC,
    COLUMNS,
    DEAD,
    HAND,
    IN_TRICK,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_EFFECTS,
    MOST_OF_A_TRACK,
    MOST_PENNANTS,
    NOBODY_ACTS,
    OVER,
    PILES,
    PLAY,
    PROTESTANT,
    ROLES,
    ROUNDS,
    START_PLAYER,
    TRACKS,
    UNKNOWN_ROLE,
    clockwise,
)
from schism.games.tolerance.rules.tricks import card_at, cards_on_table, play_at
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Observation, Record, record_type

MOST_POINTS = 200
_DECLARABLE = WILD

# Compiled, a product costs far less than a quotient.
_PER_CARD, _PER_POINT, _PER_STEP = 1 / CARDS, 1 / MOST_POINTS, 1 / MOST_OF_A_TRACK
_PER_PENNANT, _PER_LOAN = 1 / MOST_PENNANTS, 1 / ROUNDS

TENSOR = record_type(
    [
        ("hand", "f4", (CARDS,)),
        ("trick", "f4", (CARDS,)),
        ("dead", "f4", (CARDS,)),
        ("catholic", "f4", (CARDS,)),
        ("protestant", "f4", (CARDS,)),
        ("owner", "f4", (MAX_PLAYERS, CARDS)),
        ("declared", "f4", (MAX_PLAYERS, _DECLARABLE)),
        ("pending", "f4", (MAX_PLAYERS,)),
        ("acting", "f4", (MAX_PLAYERS,)),
        ("effects_done", "f4", (1,)),
        ("void", "f4", (MAX_PLAYERS, SUITS)),
        ("board", "f4", (MAX_PLAYERS, COLUMNS + PILES)),
        ("role", "f4", (MAX_PLAYERS, ROLES)),
        ("points", "f4", (MAX_PLAYERS, ROLES)),
        ("tally", "f4", (MAX_PLAYERS, TRACKS)),
        ("pennants", "f4", (MAX_PLAYERS, TRACKS)),
        ("loans", "f4", (MAX_PLAYERS,)),
        ("borrowed", "f4", (MAX_PLAYERS,)),
        ("to_act", "f4", (MAX_PLAYERS,)),
        ("leader", "f4", (MAX_PLAYERS,)),
        ("winner", "f4", (MAX_PLAYERS,)),
        ("starter", "f4", (MAX_PLAYERS,)),
        ("phase", "f4", (OVER + 1,)),
        ("reign", "f4", (ROUNDS,)),
        ("tricks_done", "f4", (1,)),
        ("players", "f4", (MAX_PLAYERS - MIN_PLAYERS + 1,)),
        ("second_plague", "f4", (1,)),
        ("hidden_roles", "f4", (1,)),
    ]
)


@compiled
def encode(deck: DeckRecord, seen: Observation, tensor: Record) -> None:
    own = 0 if seen.seat == PUBLIC else int(seen.seat)
    _encode_cards(seen, own, tensor)
    _encode_trick(seen, own, tensor)
    _encode_moment(seen, own, tensor)
    for other in range(seen.players):
        _encode_seat(seen, other, _from(seen, own, other), tensor)


@compiled
def _from(seen: Observation, own: int, seat: int) -> int:
    """Return how many seats after `own` a seat sits."""
    return seat - own if seat >= own else seat - own + int(seen.players)


@compiled
def _encode_cards(seen: Observation, own: int, tensor: Record) -> None:
    """Encode cards without branches, so that the compiler can vectorise."""
    for card in range(CARDS):
        faith, where = seen.religion[card], seen.where[card]
        tensor.catholic[card] = 1.0 if faith == CATHOLIC else 0.0
        tensor.protestant[card] = 1.0 if faith == PROTESTANT else 0.0
        tensor.dead[card] = 1.0 if where < IN_TRICK and where % PILES >= DEAD else 0.0
    for seat in range(seen.players):
        place, first = _from(seen, own, seat), PILES * seat
        for card in range(CARDS):
            where = seen.where[card]
            tensor.owner[place, card] = 1.0 if first <= where < first + PILES else 0.0
    for card in range(CARDS):
        low, high = plays_of(card)
        if seen.hand[0] & low | seen.hand[1] & high:
            tensor.hand[card] = 1


@compiled
def _encode_trick(seen: Observation, own: int, tensor: Record) -> None:
    resolving = seen.phase > PLAY and seen.actor != NOBODY_ACTS
    for position in range(cards_on_table(seen)):
        place = _from(seen, own, clockwise(seen, int(seen.leader), position))
        card, play = card_at(seen, position), play_at(seen, position)
        tensor.trick[card] = 1
        tensor.owner[place, card] = 1
        tensor.declared[place, declared_suit(play)] = 1
        if resolving:
            tensor.pending[place] = (int(seen.pending) >> position) & 1
            tensor.acting[place] = 1 if position == seen.actor else 0
            tensor.dead[card] = 1 - ((int(seen.living) >> position) & 1)


@compiled
def _encode_moment(seen: Observation, own: int, tensor: Record) -> None:
    if seen.to_act >= 0:
        tensor.to_act[_from(seen, own, int(seen.to_act))] = 1
    if seen.phase > START_PLAYER and seen.phase != OVER:
        tensor.leader[_from(seen, own, int(seen.leader))] = 1
        tensor.starter[_from(seen, own, int(seen.starters[seen.reign]))] = 1
    if seen.phase > PLAY and seen.phase != OVER:
        tensor.winner[_from(seen, own, int(seen.winner))] = 1
    tensor.phase[seen.phase] = 1
    tensor.reign[seen.reign] = 1
    tensor.players[seen.players - MIN_PLAYERS] = 1
    tensor.effects_done[0] = seen.effect / MOST_EFFECTS
    tensor.tricks_done[0] = seen.trick / HAND
    tensor.second_plague[0] = seen.plagues - 1
    tensor.hidden_roles[0] = seen.hidden_roles


@compiled
def _encode_seat(seen: Observation, seat: int, place: int, tensor: Record) -> None:
    for column in range(COLUMNS + PILES):
        tensor.board[place, column] = _PER_CARD * seen.boards[seat, column]
    for suit in range(SUITS):
        tensor.void[place, suit] = (int(seen.void[seat]) >> suit) & 1
    for track in range(TRACKS):
        tensor.tally[place, track] = _PER_STEP * seen.tally[seat, track]
        tensor.pennants[place, track] = _PER_PENNANT * seen.pennants[seat, track]
    for role in range(ROLES):
        possible = (int(seen.possible[seat]) >> role) & 1
        tensor.points[place, role] = possible * min(1.0, _PER_POINT * seen.points[seat, role])
    if seen.role[seat] != UNKNOWN_ROLE:
        tensor.role[place, seen.role[seat]] = 1
    tensor.loans[place] = _PER_LOAN * seen.loans[seat]
    tensor.borrowed[place] = seen.borrowed[seat]
