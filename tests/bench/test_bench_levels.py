"""The instruments of the levels' benchmark, not its results."""

from __future__ import annotations

import pytest

from schism.bench.levels.ladder import ladder_arena, ladder_of, one_to_one
from schism.bench.peers import LADDERS
from schism.bots.people.levels import LEVEL_IDS
from schism.bots.search_bot import SearchBot
from schism.games.contract import Json


@pytest.mark.parametrize("game", LADDERS)
def test_every_level_meets_the_one_below_in_every_seat(game: str) -> None:
    arena = ladder_arena(game, LADDERS[game])
    steps = len(LEVEL_IDS) - 1
    assert len(arena.seatings) == steps * arena.seats
    alone = [next(bot for bot in seats if seats.count(bot) == 1) for seats in arena.seatings]
    assert arena.seats == 2 or sorted(set(alone)) == list(range(1, steps + 1))


def test_bots_of_the_ladder_have_no_clock() -> None:
    bot = ladder_arena("avignon", {}).bot(LEVEL_IDS[-1], 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget.seconds is None
    assert bot.budget.iterations


@pytest.mark.parametrize(
    ("share", "seats", "pair"), [(0.25, 4, 0.5), (0.5, 2, 0.5), (0.5, 4, 0.75)]
)
def test_a_share_of_a_table_is_told_as_that_of_a_pair(
    share: float, seats: int, pair: float
) -> None:
    assert one_to_one(share, seats) == pytest.approx(pair)


@pytest.mark.parametrize("game", LADDERS)
def test_who_wins_more_is_rated_higher(game: str) -> None:
    arena = ladder_arena(game, LADDERS[game])
    played = [_deal(number, arena.seatings) for number in range(30)]
    ladder = ladder_of(arena, played)
    ratings = [ladder.ratings[level].mean for level in LEVEL_IDS]
    assert ratings == sorted(ratings)
    assert ratings[0] < ratings[-1]
    assert ladder.steps[0].wins.mean == pytest.approx(2 / 3)


def _deal(number: int, seatings: object) -> Json:
    """Two games in three go to the stronger."""
    games = []
    for place, seats in enumerate(seatings):  # type: ignore[var-annotated, arg-type]
        best = max(seats) if (place + number) % 3 else min(seats)
        wins = [float(bot == best) / seats.count(best) for bot in seats]
        games.append({"seats": list(seats), "wins": wins})
    return {"deal": number, "games": games}
