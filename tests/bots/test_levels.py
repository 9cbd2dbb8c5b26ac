"""The levels for people: what each may choose, and whether what we say about them is true."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from schism.bot_session import choose_action
from schism.bots.master import MasterBot
from schism.bots.people.ladder import level_ratings, numbers_hash, store_ladder, stored_ladder
from schism.bots.people.level_bot import LevelBot
from schism.bots.people.levels import LEVEL_IDS, USUAL, Level, levels_of
from schism.bots.ranking import draw, weigh
from schism.bots.registry import make_bot
from schism.errors import SchismError
from schism.games.registry import GAMES
from schism.text import LANGUAGES, Language, say
from tests.kit import random_match

PAGE = Path(__file__).parents[2] / "web/src/games/default_level.ts"
RNGS = [np.uint64(number * 0x9E3779B97F4A7C15 % 2**64) for number in range(1, 200)]


def drawn(liked: list[float], fair: list[float], width: float, floor: float) -> set[int]:
    return {int(draw(np.array(liked), np.array(fair), width, floor, rng)) for rng in RNGS}


def test_nothing_is_drawn_that_is_far_behind_the_greedy_choice() -> None:
    assert drawn([0.9, 0.5, 0.1], [0.1, 0.5, 0.45], width=10.0, floor=0.1) == {1, 2}


def test_the_narrow_choice_is_the_favourite_and_the_wide_one_is_anything() -> None:
    values = [0.5, 0.52, 0.4]
    assert drawn(values, values, width=0.01, floor=1.0) == {1}
    assert drawn(values, values, width=5.0, floor=1.0) == {0, 1, 2}


def test_the_width_does_not_depend_on_how_much_is_at_stake() -> None:
    small, large = [0.50, 0.51, 0.53], [0.2, 0.3, 0.5]
    for rng in RNGS:
        choices = {draw(np.array(v), np.array(v), 0.7, 1.0, rng) for v in (small, large)}
        assert len(choices) == 1


def test_equal_actions_are_all_drawn() -> None:
    assert drawn([0.5] * 3, [0.5] * 3, width=0.1, floor=0.0) == {0, 1, 2}


def test_hope_prefers_the_gamble_and_fear_the_safe_way() -> None:
    results = np.array([[0.5, 1.0], [0.5, 0.0], [0.5, 0.45]])
    values = {}
    for temper in (1.0, -1.0):
        weighed = np.empty(2)
        weigh(results, 3, temper, weighed)
        values[temper] = int(weighed.argmax())
    assert values == {1.0: 1, -1.0: 0}


def test_a_first_guess_is_believed() -> None:
    weighed = np.empty(1)
    weigh(np.array([[0.9], [0.1]]), 1, 0.0, weighed)
    assert weighed[0] == pytest.approx(0.9)


@pytest.mark.parametrize("game", GAMES)
def test_a_level_always_takes_the_only_action_that_is_not_far_worse(game: str) -> None:
    match = random_match(game, 3, decisions=4)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    strict = Level("strict", width=50.0, floor=0.0)
    chosen = {choose_action(match, LevelBot(7, strict)) for _ in range(3)}
    assert len(chosen) == 1


def test_a_level_without_width_is_a_master_and_the_others_draw() -> None:
    levels = levels_of("tolerance")
    for name in LEVEL_IDS:
        kind = LevelBot if levels[name].width else MasterBot
        assert isinstance(make_bot("tolerance", name, 1), kind)
    assert levels[LEVEL_IDS[-1]].width == 0


def test_a_game_may_know_better() -> None:
    assert levels_of("tolerance")["canon"] != levels_of("avignon")["canon"]
    assert list(levels_of("tolerance")) == list(LEVEL_IDS)


def test_a_level_takes_no_budget() -> None:
    with pytest.raises(SchismError):
        make_bot("avignon", "canon:20", 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVEL_IDS)
def test_every_level_has_a_name_and_a_sentence(level: str, language: Language) -> None:
    name, about = (say(language, f"level-{level}{end}") for end in ("", "-about"))
    assert name
    assert about.endswith(".")
    assert len(about) < 110


def test_the_page_and_the_server_choose_the_same_level_unasked() -> None:
    found = re.search(r'DEFAULT_LEVEL = "(\w+)"', PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert found[1] == USUAL


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_their_strength_was_measured_with_these_numbers(game: str) -> None:
    """After a change of numbers `schism bench-levels --store`, or no strength is told."""
    found = stored_ladder(GAMES[game])
    assert (found or {}).get("levels", numbers_hash(GAMES[game])) == numbers_hash(GAMES[game])
    assert list(level_ratings(GAMES[game])) == (list(LEVEL_IDS) if found else [])


def test_a_stored_ladder_gives_ratings(tmp_path: Path) -> None:
    game = replace(GAMES["avignon"], folder=tmp_path)
    assert level_ratings(game) == {}
    store_ladder(game, {"ratings": {"novice": {"mean": 1200.4}, "legate": {"mean": 1800.0}}})
    assert level_ratings(game) == {"novice": 1200, "legate": 1800}
