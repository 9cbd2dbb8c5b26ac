"""Bots explain what they did, and say nothing of what they hold."""

from __future__ import annotations

import re

import pytest

from schism.bots.search_bot import Budget
from schism.errors import SchismError
from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING
from schism.review.explanation import explain, explain_last
from schism.table.setup import new
from schism.text import LANGUAGES
from tests.kit import random_match
from tests.rules.avignon.build import table

pytestmark = pytest.mark.skipif(not COMPILING, reason="too many simulations to interpret")

FEW = Budget(iterations=40)
NAMES = [f"Player {number}" for number in range(5)]


def test_a_bot_says_that_it_wins() -> None:
    match = table(
        "cardinal@avignon bishop@nice knight@rome noble@nice peasant@avignon",
        rome="bishop noble",
        avignon="knight cardinal",
        used="petition",
    )
    found = explain(match.deck, match.observation(0), match.number_of("beseech 3"), FEW)
    assert found.motive == "avignon-motive-win"
    assert "because it wins me the game" in found.sentence("en", NAMES)
    assert "denn damit gewinne ich" in found.sentence("de", NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_named_but_the_one_played(language: str) -> None:
    for seed in range(4):
        match = random_match("tolerance", seed, decisions=9 + 5 * seed)
        seat = match.to_act
        assert seat is not None
        action = match.legal_numbers()[0]
        said = explain(match.deck, match.observation(seat), action, FEW)
        others = set(match.view(seat)["hand"]) - {match.text_of(action).partition("=")[0]}
        words = set(re.findall(r"\w+", said.sentence(language, NAMES)))  # type: ignore[arg-type]
        assert not others & words


@pytest.mark.parametrize("game", GAMES)
def test_the_last_action_of_somebody_else_is_explained(game: str) -> None:
    match = new(game, seed=3)
    me = match.to_act
    assert me is not None
    with pytest.raises(SchismError, match="Nobody else"):
        explain_last(match, set(range(match.seats)) - {me})
    while match.to_act == me:
        match.play(match.legal()[0])
    other = match.to_act
    match.play(match.legal()[0])
    assert explain_last(match, set(range(match.seats)) - {me}).seat == other
