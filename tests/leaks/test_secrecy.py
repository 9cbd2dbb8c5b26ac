"""What a seat may not know changes nothing it is told.

At each position everything hidden from a seat is replaced by another sample that fits what it has
seen. Observation, mask, view and events of that seat must stay the same to the bit.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from schism.games.contract import PUBLIC, Json
from schism.games.registry import GAMES
from schism.games.views import own_view, public_view
from schism.kernel.bits import members
from schism.kernel.compiled import COMPILING
from schism.kernel.log import EVERYONE, VIEWER, drain, new_log
from schism.kernel.records import blank, copied
from schism.kernel.rules import NOBODY
from schism.table.match import Match
from tests.kit import EVERY_SET_UP, random_match

POSITIONS = 1000 if COMPILING else 40


def positions(game: str, count: int) -> Iterator[tuple[Match, int, int]]:
    """Positions anywhere in games of every set-up, each from one seat or from outside."""
    longest = GAMES[game].longest
    set_ups = [options for name, options in EVERY_SET_UP if name == game]
    for number in range(count):
        chance = Random(number)
        options = set_ups[number % len(set_ups)]
        match = random_match(game, number, decisions=chance.randrange(min(170, longest)), **options)
        yield match, chance.randrange(PUBLIC, match.seats), number


def with_other_secrets(match: Match, seat: int, seed: int) -> Any:
    twin = blank(match.game.rules.state)
    twin.rng = seed
    match.game.rules.sample_hidden(match.deck.record, match.observation(seat), twin)
    return twin


def observed(match: Match, state: Any, seat: int) -> Any:
    seen = blank(match.game.rules.observation)
    match.game.rules.observe(match.deck.record, state, seat, seen)
    return seen


def told(match: Match, state: Any, action: int, seat: int) -> list[Json]:
    """What the seat hears when the action is carried out in this state."""
    log = new_log()
    match.game.rules.apply(match.deck.record, state, action, log)
    visible = [row for row in drain(log) if row[VIEWER] in (EVERYONE, seat)]
    return [match.game.events.describe(match.deck, row) for row in visible]


def shared_actions(match: Match, twin: Any) -> list[int]:
    legal = match.game.rules.legal
    theirs = set(members(legal(match.deck.record, twin)))
    return [action for action in match.legal_numbers() if action in theirs]


def reveals(match: Match, state: Any, action: int) -> bool:
    """Whether the action makes something public: the end of the game, or points (14.5)."""
    after, log = copied(state), new_log()
    match.game.rules.apply(match.deck.record, after, action, log)
    over = bool(after.to_act == NOBODY) and bool(match.options.get("hidden_roles"))
    told = (match.game.events.describe(match.deck, row)["event"] for row in drain(log))
    return over or "standing" in told


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_change_no_bit_of_what_a_seat_sees(game: str) -> None:
    for match, seat, number in positions(game, POSITIONS):
        twin = with_other_secrets(match, seat, number)
        mine, others = match.observation(seat), observed(match, twin, seat)
        assert mine.tobytes() == others.tobytes(), (number, seat)
        for part in (public_view, own_view):
            assert part(match.game, match.deck, mine) == part(match.game, match.deck, others)
        assert match.game.broken_invariants(match.deck, twin) == []


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_change_no_event_a_seat_hears(game: str) -> None:
    compared = 0
    for match, seat, number in positions(game, POSITIONS):
        twin = with_other_secrets(match, seat, number)
        for action in shared_actions(match, twin)[:3]:
            if not reveals(match, match.state, action):
                here = told(match, copied(match.state), action, seat)
                there = told(match, copied(twin), action, seat)
                assert here == there, (number, seat)
                compared += 1
    assert compared > POSITIONS // 2


def test_other_secrets_are_other_secrets() -> None:
    """The tests above would prove nothing if a sample always found the truth again."""
    differing = 0
    for match, seat, number in positions("tolerance", 60):
        twin = with_other_secrets(match, seat, number)
        differing += twin.hand.tobytes() != match.state.hand.tobytes()
    assert differing > 30


def test_samples_keep_shown_voids_and_the_monarch_in_play() -> None:
    for match, seat, number in positions("tolerance", 100):
        twin = with_other_secrets(match, seat, number)
        for other in range(match.seats):
            for suit in range(4):
                if int(match.state.void[other]) >> suit & 1:
                    assert not int(twin.hand[other, 0]) >> (14 * suit) & 0x3FFF
