"""The search for house values: what it may change, and that it goes the right way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck, load_text, shipped_decks
from schism.games.study import Item, Parameter
from schism.kernel.compiled import COMPILING
from schism.kernel.rng import stream
from schism.lab.jobs.workers import InProcess
from schism.lab.simulation.simulate import Experiment
from schism.lab.tune.deck_file import lines_of
from schism.lab.tune.tunable import adjust, changes, has_room, parameters_of, value_of
from schism.lab.tune.tune import player, tune_deck
from schism.lab.tune.unfairness import Rescoring, biases, loss
from tests.lab.jobs import experiment

GAMES_A_STEP = 60 if COMPILING else 9
DECKS = [path.stem for game in GAMES.values() for path in shipped_decks(game)]


def deck_called(name: str) -> Deck:
    game = next(g for g in GAMES.values() if (g.folder / "decks" / f"{name}.toml").exists())
    return find_deck(game, name)


def source_of(deck: Deck, parameter: Parameter) -> str:
    row: Any = deck.data[str(parameter.path[0])][parameter.path[1]]
    return str(row["source"][parameter.path[2]])


@pytest.mark.parametrize("name", DECKS)
def test_only_house_values_move_and_all_start_within_their_bounds(name: str) -> None:
    deck = deck_called(name)
    parameters = parameters_of(deck)
    assert parameters
    assert {source_of(deck, each) for each in parameters} == {"house"}
    assert all(each.low <= value_of(deck.data, each) <= each.high for each in parameters)


def test_every_value_within_the_bounds_of_avignon_makes_a_deck() -> None:
    deck = deck_called("house")
    for parameter in parameters_of(deck):
        for value in range(parameter.low, parameter.high + 1):
            by = value - value_of(deck.data, parameter)
            assert adjust(deck, {parameter: by}).game == "avignon"


def test_no_role_number_can_change_its_sign() -> None:
    deck = deck_called("house-en")
    for parameter in parameters_of(deck):
        if parameter.path[0] == "role":
            assert parameter.low * parameter.high > 0 or parameter.low == parameter.high == 0


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_written_is_the_deck_read(name: str) -> None:
    deck = deck_called(name)
    text = "\n".join(lines_of(deck, "a comment\nof two lines"))
    again = load_text(text, "x.toml")
    assert again.data == deck.data
    assert again.sha256 == deck.sha256


def test_an_adjusted_parameter_is_the_only_change() -> None:
    deck = deck_called("house-en")
    parameters = parameters_of(deck)
    parameter = next(
        each for each in parameters if each.path[0] == "role" and has_room(deck.data, each, 1)
    )
    after = adjust(deck, {parameter: 1})
    (change,) = changes(deck, after, parameters)
    assert change["after"] == change["before"] + 1
    assert change["value"].startswith("ned ")
    assert deck.data != after.data


def strength(deck: Deck, role: str) -> int:
    """All of a role's house numbers together."""
    mine = [
        each for each in parameters_of(deck) if each.helps is not None and each.helps.name == role
    ]
    return sum(value_of(deck.data, parameter) for parameter in mine)


def playing(deck: Deck) -> Experiment:
    return replace(experiment(deck.game, **GAMES[deck.game].study.defaults), deck=deck)


def test_games_rescored_with_the_same_deck_are_as_unfair_as_they_were() -> None:
    deck = deck_called("house-en")
    played = player(playing(deck), InProcess(), None)(deck, 5, 20)
    rescored = Rescoring(played).biases(deck)
    assert rescored == pytest.approx(biases(played))


def test_a_role_with_larger_numbers_would_have_won_more() -> None:
    deck = deck_called("house-en")
    played = player(playing(deck), InProcess(), None)(deck, 5, 40)
    parameters = [each for each in parameters_of(deck) if each.helps == Item("role", "ned")]
    larger = adjust(deck, {each: 2 for each in parameters if has_room(deck.data, each, 2)})
    before, after = (Rescoring(played).biases(each) for each in (deck, larger))
    assert after[Item("role", "ned")] > before[Item("role", "ned")]


@pytest.mark.parametrize("name", ["house-en", "house"])
def test_a_search_never_ends_with_a_worse_deck(name: str) -> None:
    origin = deck_called(name)
    play = player(playing(origin), InProcess(), None)
    for step in tune_deck(origin, 1, play, steps=2, candidates=3, games=GAMES_A_STEP):
        deals = int(stream(np.uint64(1), step.number)) >> 1
        assert loss(play(step.deck, deals, GAMES_A_STEP)) == step.loss
        assert step.better == (step.deck.sha256 != origin.sha256)
        origin = step.deck


def test_the_search_makes_a_strong_role_weaker() -> None:
    deck = deck_called("house-en-majorities")
    mine = [each for each in parameters_of(deck) if each.helps == Item("role", "ned")]
    strong = adjust(deck, {each: 1 for each in mine if has_room(deck.data, each, 1)})
    play = player(playing(strong), InProcess(), None)
    steps = list(tune_deck(strong, 1, play, steps=2, candidates=4, games=GAMES_A_STEP))
    assert steps[0].better
    assert strength(steps[-1].deck, "ned") < strength(strong, "ned")
