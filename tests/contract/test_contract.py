"""What every game of the registry promises."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from pathlib import Path
from pickle import dumps, loads
from random import Random
from typing import Any

import numpy as np
import pytest

import schism
from schism.errors import IllegalAction, SchismError
from schism.games.contract import PUBLIC, Json
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.log import new_log
from schism.kernel.records import copied
from schism.table.match import Match
from schism.table.replay import replay
from tests.kit import EVERY_SET_UP, FEW_GAMES, contract_of, fields_of, play_on, random_match

IN_EVERY_SET_UP = pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def positions(game: str, options: Json, seed: int = 1) -> Iterator[Match]:
    """A random game, position by position, from the first decision to the end."""
    match = schism.new(game, seed=seed, **options)
    chance = Random(seed)
    while not match.over:
        yield match
        match.play(chance.choice(match.legal()))
    yield match


def some_positions(game: str, options: Json) -> Iterator[Match]:
    """Each eleventh position of a game, and the last."""
    for number, match in enumerate(positions(game, options, seed=5)):
        if number % 11 == 0 or match.over:
            yield match


def everything(match: Match) -> tuple[bytes, list[Json], Json]:
    """All that can be told apart about a match."""
    return match.state.tobytes(), match.everything(), match.record()


@EVERY_GAME
def test_the_size_of_a_state_is_pinned(game: str) -> None:
    """A change is allowed, but not by accident: copies of states are what search is made of."""
    size = GAMES[game].rules.state.itemsize
    assert size == contract_of(game).get("state_bytes", size)


@IN_EVERY_SET_UP
def test_a_clone_is_independent(game: str, options: Json) -> None:
    match = random_match(game, 3, decisions=30, **options)
    before = everything(match)
    twin = match.clone()
    assert everything(twin) == before
    play_on(twin, 4)
    assert everything(match) == before
    end_of_twin = everything(twin)
    play_on(match, 5)
    assert everything(twin) == end_of_twin


@IN_EVERY_SET_UP
def test_a_clone_plays_on_as_the_original_would(game: str, options: Json) -> None:
    match = random_match(game, 3, decisions=30, **options)
    twin = match.clone()
    assert everything(play_on(twin, 6)) == everything(play_on(match, 6))


@IN_EVERY_SET_UP
def test_what_a_clone_takes_back_and_plays_does_not_touch_the_original(
    game: str, options: Json
) -> None:
    match = random_match(game, 3, decisions=6, **options)
    before = everything(match)
    match.play(match.legal()[0])
    twin = match.clone()
    twin.undo()
    play_on(twin, 7, decisions=2)
    match.undo()
    assert everything(match) == before


@IN_EVERY_SET_UP
@pytest.mark.parametrize("duplicate", [copy, deepcopy, lambda match: loads(dumps(match))])
def test_copied_and_pickled_matches_are_independent_and_play_on(
    game: str, options: Json, duplicate: Callable[[Match], Match]
) -> None:
    match = random_match(game, 3, decisions=30, **options)
    before = everything(match)
    twin = duplicate(match)
    assert everything(twin) == before
    played = everything(play_on(twin, 6))
    assert everything(match) == before
    assert everything(play_on(match, 6)) == played


@EVERY_GAME
def test_a_pickled_match_does_not_carry_its_game(game: str) -> None:
    assert loads(dumps(GAMES[game])) is GAMES[game]
    match = schism.new(game, seed=1)
    deck = dumps(match.deck)
    assert len(dumps(match)) < len(deck) + match.state.nbytes + 6000


@EVERY_GAME
def test_a_match_says_what_it_is(game: str) -> None:
    match = random_match(game, 3, decisions=2)
    assert game in repr(match)
    assert f"2 actions played, seat {match.to_act} to act" in repr(match)
    assert repr(play_on(match, 3)).endswith(", over>")


@EVERY_GAME
@pytest.mark.parametrize("action", [None, 1.5, b"stop", ["stop"], 9999, -1])
def test_what_is_no_action_is_illegal(game: str, action: Any) -> None:
    with pytest.raises(schism.IllegalAction):
        schism.new(game, seed=1).play(action)


@EVERY_GAME
def test_numbers_of_numpy_are_actions(game: str) -> None:
    match, twin = (schism.new(game, seed=1) for _ in range(2))
    action = match.legal_numbers()[0]
    match.play(np.int64(action))  # type: ignore[arg-type]
    twin.play(action)
    assert match.record() == twin.record()


@EVERY_GAME
@pytest.mark.parametrize("number", [-1, 9999])
def test_a_number_of_no_action_has_no_text(game: str, number: int) -> None:
    with pytest.raises(schism.IllegalAction, match=f"There is no action {number}"):
        schism.new(game, seed=1).text_of(number)


@EVERY_GAME
def test_the_library_loads_what_it_has_recorded(game: str, tmp_path: Path) -> None:
    matches = [random_match(game, seed) for seed in (1, 2)]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(f"{json.dumps(match.record())}\n" for match in matches))
    assert schism.load(file).record() == matches[0].record()
    loaded = [schism.replay(record) for record in schism.read_records(file)]
    assert [match.record() for match in loaded] == [match.record() for match in matches]


@IN_EVERY_SET_UP
def test_changing_a_record_does_not_change_the_match(game: str, options: Json) -> None:
    match = random_match(game, 3, decisions=10, **options)
    record = match.record()
    kept = json.dumps(record)
    record["options"].clear()
    record["actions"].clear()
    assert json.dumps(match.record()) == kept


@IN_EVERY_SET_UP
def test_records_of_finished_games_replay(game: str, options: Json) -> None:
    for seed in range(FEW_GAMES):
        match = random_match(game, seed, **options)
        again = replay(json.loads(json.dumps(match.record())))
        assert everything(again)[1:] == everything(match)[1:]
        assert again.result() == match.result()


@IN_EVERY_SET_UP
def test_records_of_unfinished_games_replay(game: str, options: Json) -> None:
    for decisions in (0, 1, 17, 60):
        match = random_match(game, 8, decisions=decisions, **options)
        if match.over:  # a short game
            continue
        record = json.loads(json.dumps(match.record()))
        assert record["result"] is None
        again = replay(record)
        assert again.record() == match.record()
        assert again.legal() == match.legal()
        assert again.events() == match.events()


@IN_EVERY_SET_UP
def test_names_of_actions_are_unique_and_round_trip(game: str, options: Json) -> None:
    for match in positions(game, options):
        numbers = match.legal_numbers()
        texts = [match.text_of(number) for number in numbers]
        assert len(set(texts)) == len(texts)
        assert [match.number_of(text) for text in texts] == numbers
        assert texts == match.legal()


@IN_EVERY_SET_UP
def test_somebody_to_act_has_something_to_do_within_the_action_space(
    game: str, options: Json
) -> None:
    for match in positions(game, options):
        numbers = match.legal_numbers()
        assert bool(numbers) is not match.over
        assert all(0 <= number < match.game.actions for number in numbers)
        assert match.over or match.to_act in range(match.seats)


@IN_EVERY_SET_UP
def test_an_illegal_action_changes_nothing(game: str, options: Json) -> None:
    for match in some_positions(game, options):
        before = everything(match)
        every_number = {-1, *range(match.game.actions + 2)}
        for number in every_number - set(match.legal_numbers()):
            with pytest.raises(IllegalAction):
                match.play(number)
        for text in ("", " ", "nonsense", "=", "0", "start 99", "start " + "9" * 5000):
            with pytest.raises(IllegalAction):
                match.play(text)
        assert everything(match) == before


@IN_EVERY_SET_UP
def test_undo_goes_back_to_the_bit(game: str, options: Json) -> None:
    match = schism.new(game, seed=9, **options)
    chance = Random(9)
    pasts = []
    while not match.over:
        pasts.append((match.state.tobytes(), len(match.everything())))
        match.play(chance.choice(match.legal()))
    for state, events in reversed(pasts):
        match.undo()
        assert match.state.tobytes() == state
        assert len(match.everything()) == events
    assert match.record() == schism.new(game, seed=9, **options).record()
    with pytest.raises(SchismError):
        match.undo()


@IN_EVERY_SET_UP
def test_the_same_actions_after_undo_lead_to_the_same_position(game: str, options: Json) -> None:
    match = random_match(game, 2, **options)
    end = everything(match)
    taken = [entry.action for entry in match.journal if entry.action is not None]
    for _ in taken:
        match.undo()
    for action in taken:
        match.play(action)
    assert everything(match) == end


@IN_EVERY_SET_UP
def test_the_same_seed_is_the_same_game(game: str, options: Json) -> None:
    first = random_match(game, 4, **options)
    assert everything(first) == everything(random_match(game, 4, **options))


@IN_EVERY_SET_UP
def test_another_seed_another_number_and_no_seed_are_other_games(game: str, options: Json) -> None:
    if GAMES[game].chance.parts.most == 0:
        pytest.skip("nothing is left to chance")
    chosen: list[Json] = [{"seed": 0}, {"seed": 1}, {"seed": 0, "number": 1}, {}, {}]
    openings = [schism.new(game, **seed, **options).record() for seed in chosen]
    assert len({json.dumps(record, sort_keys=True) for record in openings}) == len(openings)


@IN_EVERY_SET_UP
def test_an_observation_has_the_mask_of_the_state(game: str, options: Json) -> None:
    for match in some_positions(game, options):
        for seat in range(PUBLIC, match.seats):
            mask = members(tuple(match.observation(seat).actions))
            assert mask == (match.legal_numbers() if seat == match.to_act else [])


@IN_EVERY_SET_UP
def test_an_observation_is_written_from_nothing(game: str, options: Json) -> None:
    """Whatever the record held before, every field of it is written."""
    for match in some_positions(game, options):
        kind = match.game.rules.observation
        for seat in range(PUBLIC, match.seats):
            dirty = np.full(kind.itemsize, 0x55, np.uint8).view(kind)[0]
            match.game.rules.observe(match.deck.record, match.state, seat, dirty)
            assert fields_of(dirty) == fields_of(match.observation(seat))


@IN_EVERY_SET_UP
def test_apply_on_a_copy_is_the_same_as_on_the_original(game: str, options: Json) -> None:
    for match in some_positions(game, options):
        for action in match.legal_numbers():
            first, second = copied(match.state), copied(match.state)
            rules, deck = match.game.rules, match.deck.record
            rules.apply(deck, first, action, new_log())
            rules.apply(deck, second, action, None)
            assert first.tobytes() == second.tobytes()


@IN_EVERY_SET_UP
def test_legal_and_observe_leave_the_state_alone(game: str, options: Json) -> None:
    for match in some_positions(game, options):
        before = match.state.tobytes()
        match.legal()
        for seat in range(PUBLIC, match.seats):
            match.view(seat)
        assert match.state.tobytes() == before


@IN_EVERY_SET_UP
def test_no_invariant_is_ever_broken(game: str, options: Json) -> None:
    for match in positions(game, options, seed=6):
        assert match.game.broken_invariants(match.deck, match.state) == []


@IN_EVERY_SET_UP
def test_wins_add_up_to_one(game: str, options: Json) -> None:
    match = random_match(game, 7, **options)
    shares = [match.game.rules.win_share(match.state, seat) for seat in range(match.seats)]
    assert sum(shares) == pytest.approx(1)


@IN_EVERY_SET_UP
def test_views_events_and_results_are_plain_json(game: str, options: Json) -> None:
    for match in some_positions(game, options):
        for seat in range(PUBLIC, match.seats):
            told = [match.view(seat), match.events(seat)]
            assert json.loads(json.dumps(told)) == told
    assert json.loads(json.dumps(match.result())) == match.result()


@IN_EVERY_SET_UP
def test_a_result_is_given_at_the_end_only(game: str, options: Json) -> None:
    match = schism.new(game, seed=1, **options)
    with pytest.raises(SchismError):
        match.result()
    assert play_on(match, 1).result() == match.record()["result"]


@EVERY_GAME
def test_a_seat_that_is_not_there_sees_nothing(game: str) -> None:
    match = schism.new(game, seed=1)
    for seat in (match.seats, -2):
        for look in (match.view, match.events, match.observation):
            with pytest.raises(SchismError):
                look(seat)


@EVERY_GAME
@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_a_bad_seed_is_refused(game: str, seed: object) -> None:
    with pytest.raises(SchismError):
        schism.new(game, seed=seed)  # type: ignore[arg-type]


@EVERY_GAME
def test_an_unknown_option_is_refused(game: str) -> None:
    with pytest.raises(SchismError):
        schism.new(game, seed=1, colour="red")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SchismError):
        schism.new("whist")


@IN_EVERY_SET_UP
def test_views_together_are_the_views_one_by_one(game: str, options: Json) -> None:
    for match in some_positions(game, options):
        public, *own = map(json.loads, match.view_texts())
        assert public == match.public_view()
        assert own == [match.private_view(seat) for seat in range(match.seats)]


@IN_EVERY_SET_UP
def test_changing_a_view_changes_no_other(game: str, options: Json) -> None:
    match = random_match(game, 3, decisions=30, **options)
    before = json.dumps(match.view(0))
    _spoil(match.view(0))
    assert json.dumps(match.view(0)) == before


def _spoil(value: object) -> None:
    if isinstance(value, dict):
        for part in value.values():
            _spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            _spoil(part)
        value.clear()


def test_editors_are_offered_the_whole_interface() -> None:
    """Although nothing of it is imported before it is used."""
    program = "import schism; print(set(schism.__all__) <= set(dir(schism)))"
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "True\n"
