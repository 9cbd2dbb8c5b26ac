"""Places and points at the end of a game, as the table tells them."""

from __future__ import annotations

import pytest

from schism.kernel.rules import win_share
from schism.table.standings import standings
from tests.kit import random_match


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_winners_are_first_and_nobody_with_more_points_is_behind(game: str, seed: int) -> None:
    match = random_match(game, seed)
    rows = standings(match)
    won = [win_share(match.state, seat) > 0 for seat in range(match.seats)]
    assert [row["place"] == 1 for row in rows] == (won if any(won) else [True] * match.seats)
    behind = [row for row in rows if row["place"] > 1]
    by_place = sorted(behind, key=lambda row: row["place"])
    assert [row["points"] for row in by_place] == sorted(
        (row["points"] for row in behind), reverse=True
    )


def test_points_are_those_of_the_result() -> None:
    match = random_match("tolerance", 3)
    assert [row["points"] for row in standings(match)] == match.result()["vp"]
