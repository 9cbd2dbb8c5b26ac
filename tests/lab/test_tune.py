"""The search for house values: what it may change, and that it goes the right way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck, load_text, shipped_decks
from schism.games.study import Item
from schism.kernel.compiled import COMPILING
from schism.kernel.rng import stream
from schism.lab.jobs.workers import Here
from schism.lab.simulation.simulate import Experiment
from schism.lab.tune.deck_file import lines_of
from schism.lab.tune.tunable import Knob, changes, knobs_of, turned
from schism.lab.tune.tune import player, tuned
from schism.lab.tune.unfairness import Retelling, excesses, loss
from tests.lab.jobs import experiment

GAMES_A_STEP = 60 if COMPILING else 9
DECKS = [path.stem for game in GAMES.values() for path in shipped_decks(game)]


def deck_called(name: str) -> Deck:
    game = next(g for g in GAMES.values() if (g.folder / "decks" / f"{name}.toml").exists())
    return find_deck(game, name)


def source_of(deck: Deck, knob: Knob) -> str:
    row: Any = deck.data[str(knob.path[0])][knob.path[1]]
    return str(row["source"][knob.path[2]])


@pytest.mark.parametrize("name", DECKS)
def test_only_house_values_move_and_all_start_within_their_bounds(name: str) -> None:
    deck = deck_called(name)
    knobs = knobs_of(deck)
    assert knobs
    assert {source_of(deck, knob) for knob in knobs} == {"house"}
    assert all(knob.low <= knob.value(deck.data) <= knob.high for knob in knobs)


def test_every_value_within_the_bounds_of_avignon_makes_a_deck() -> None:
    deck = deck_called("house")
    for knob in knobs_of(deck):
        for value in range(knob.low, knob.high + 1):
            by = value - knob.value(deck.data)
            assert turned(deck, {knob: by}).game == "avignon"


def test_no_role_number_can_change_its_sign() -> None:
    deck = deck_called("house-en")
    for knob in knobs_of(deck):
        if knob.path[0] == "role":
            assert knob.low * knob.high > 0 or knob.low == knob.high == 0


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_written_is_the_deck_read(name: str) -> None:
    deck = deck_called(name)
    text = "\n".join(lines_of(deck, "a comment\nof two lines"))
    again = load_text(text, "x.toml")
    assert again.data == deck.data
    assert again.sha256 == deck.sha256


def test_a_turned_knob_is_the_only_change() -> None:
    deck = deck_called("house-en")
    knobs = knobs_of(deck)
    knob = next(k for k in knobs if k.path[0] == "role" and k.room(deck.data, 1))
    after = turned(deck, {knob: 1})
    (change,) = changes(deck, after, knobs)
    assert change["after"] == change["before"] + 1
    assert change["value"].startswith("ned ")
    assert deck.data != after.data


def strength(deck: Deck, role: str) -> int:
    """All of a role's house numbers together."""
    mine = [k for k in knobs_of(deck) if k.helps is not None and k.helps.name == role]
    return sum(knob.value(deck.data) for knob in mine)


def playing(deck: Deck) -> Experiment:
    return replace(experiment(deck.game, **GAMES[deck.game].study.defaults), deck=deck)


def test_games_told_again_with_the_same_deck_are_as_unfair_as_they_were() -> None:
    deck = deck_called("house-en")
    played = player(playing(deck), Here(), None)(deck, 5, 20)
    told = Retelling(played).excesses(deck)
    assert told == pytest.approx(excesses(played))


def test_a_role_with_larger_numbers_would_have_won_more() -> None:
    deck = deck_called("house-en")
    played = player(playing(deck), Here(), None)(deck, 5, 40)
    knobs = [k for k in knobs_of(deck) if k.helps == Item("role", "ned")]
    larger = turned(deck, {knob: 2 for knob in knobs if knob.room(deck.data, 2)})
    before, after = (Retelling(played).excesses(each) for each in (deck, larger))
    assert after[Item("role", "ned")] > before[Item("role", "ned")]


@pytest.mark.parametrize("name", ["house-en", "house"])
def test_a_search_never_ends_with_a_worse_deck(name: str) -> None:
    origin = deck_called(name)
    play = player(playing(origin), Here(), None)
    for step in tuned(origin, 1, steps=2, candidates=3, games=GAMES_A_STEP, played=play):
        deals = int(stream(np.uint64(1), step.number)) >> 1
        assert loss(play(step.deck, deals, GAMES_A_STEP)) == step.loss
        assert step.better == (step.deck.sha256 != origin.sha256)
        origin = step.deck


def test_the_search_makes_a_strong_role_weaker() -> None:
    deck = deck_called("house-en")
    mine = [k for k in knobs_of(deck) if k.helps == Item("role", "ned")]
    strong = turned(deck, {knob: 1 for knob in mine if knob.room(deck.data, 1)})
    play = player(playing(strong), Here(), None)
    steps = list(tuned(strong, 1, steps=2, candidates=4, games=GAMES_A_STEP, played=play))
    assert steps[0].better
    assert strength(steps[-1].deck, "ned") < strength(strong, "ned")
