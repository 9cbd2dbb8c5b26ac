"""The search for house values: what it may change, and that it goes the right way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck, load_text, shipped_decks
from schism.lab.balance import Findings
from schism.lab.deck_file import lines_of
from schism.lab.knobs import Knob, changes, knobs_of, turned
from schism.lab.observed import WHOLE_WIN, Observed
from schism.lab.simulate import Experiment
from schism.lab.tune import loss, tuned

DECKS = [path.stem for game in GAMES.values() for path in shipped_decks(game)]


def deck_called(name: str) -> Deck:
    game = next(g for g in GAMES.values() if (g.decks / f"{name}.toml").exists())
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


def test_the_search_makes_a_strong_role_weaker() -> None:
    """Played by arithmetic: whoever has the larger numbers wins more."""
    origin = deck_called("house-en")
    start = {item: strength(origin, item) for item in ("ned", "pierre")}

    def played(deck: Deck, seed: int, games: int) -> Findings:
        job = Observed(Experiment(deck, {"roles": "random"}, seed, ["random"] * 4), games)
        items = job.items()
        wins = np.zeros((1, len(items)))
        times = np.zeros((1, len(items)))
        for i, item in enumerate(items):
            if item.group == "role":
                times[0, i] = 100
                unfair = 20 if item.name == "ned" else 0
                now = strength(deck, item.name) - start.get(item.name, strength(origin, item.name))
                wins[0, i] = WHOLE_WIN * (25 + unfair + now)
        rates = np.full((1, len(job.study.rates)), 0.2)
        return Findings(job, {"times": times, "wins": wins, "rates": rates})

    steps = list(tuned(origin, 1, steps=6, candidates=9, games=27, played=played))
    losses = [step.loss for step in steps]
    assert losses == sorted(losses, reverse=True)
    assert loss(played(steps[-1].deck, 0, 1)) < loss(played(origin, 0, 1))
    assert strength(steps[-1].deck, "ned") < start["ned"]
