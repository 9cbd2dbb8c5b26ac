"""The page on files names everything a record can hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from schism.games.avignon import names as avignon
from schism.games.contract import Json
from schism.games.registry import GAMES
from schism.games.tolerance import names as tolerance
from tests.kit import random_match

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
CHOICES = {
    "tolerance": set(tolerance.PHASES) - {"deal", "play", "over"},
    "avignon": {*avignon.VERBS, avignon.STOP},
}


def named_in(game: str) -> set[str]:
    """The first word of everything in code marks in the game's part of the page."""
    (part,) = re.findall(rf"^### {game}$(.*?)^##", PAGE, re.MULTILINE | re.DOTALL | re.IGNORECASE)
    return {code.split()[0] for code in re.findall(r"`([^`]+)`", part)}


def verbs(record: Json) -> set[str]:
    return {action.split()[0] for action in record["actions"] if " " in action}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_action_and_part_of_a_result_is_on_the_page(game: str) -> None:
    record = random_match(game, seed=3).record()
    wanted = {*record["options"], *record["result"], *verbs(record), *CHOICES[game]}
    assert wanted <= named_in(game)


def test_every_reason_for_a_win_is_on_the_page() -> None:
    assert {*avignon.SIDES, *avignon.REASONS} <= named_in("avignon")
