"""Tournaments: fair seatings, ratings that mean something, and files that survive a crash."""

from __future__ import annotations

import os
import signal
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from schism.errors import SchismError
from schism.games.registry import find_deck, game_called
from schism.lab.arena.ratings import Results, collect_results, pair_share, rate_bots, strengths
from schism.lab.arena.tournament import Arena, one_against_many, play_deal, play_deals, round_robin
from schism.lab.arena.tournament_file import ArenaFile
from schism.lab.balance.intervals import average, share, wilson
from schism.table.match import Match

BOTS = ["random", "quick:3"]


def arena(seed: int = 4, game: str = "avignon", seats: int = 2, **wanted: object) -> Arena:
    deck = find_deck(game_called(game), None)
    return Arena(deck, wanted, seed, BOTS, round_robin(len(BOTS), seats))


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 2), (2, 3), (3, 4), (4, 5)])
def test_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    seatings = round_robin(bots, seats)
    assert len(set(seatings)) == len(seatings)
    assert len(seatings) == bots * (bots - 1) * (seats if seats > 2 else 1)
    places = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating))
    assert len(places) == bots * seats
    assert len(set(places.values())) == 1


def test_every_pair_meets_with_each_of_the_two_alone_in_every_seat() -> None:
    assert one_against_many(1, 0, 3) == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert set(round_robin(3, 3)) >= {(2, 1, 1), (1, 2, 1), (1, 1, 2), (1, 2, 2), (2, 1, 2)}


def test_a_deal_has_the_same_cards_in_every_seating() -> None:
    tournament = arena(game="tolerance", seats=3, players=3, roles="random")
    hands = [tournament.match(6).record()["rounds"][0] for _ in tournament.seatings]
    assert all(dealt == hands[0] for dealt in hands)
    assert tournament.match(7).record()["rounds"][0] != hands[0]


def test_a_deal_is_played_in_every_seating_and_again_the_same() -> None:
    deal = play_deal(arena(), 3)
    assert deal["deal"] == 3
    assert [tuple(game["seats"]) for game in deal["games"]] == [(0, 1), (1, 0)]
    assert all(sum(game["wins"]) == 1.0 for game in deal["games"])
    assert deal == play_deal(arena(), 3)


def test_several_at_once_play_the_same_deals() -> None:
    at_once = sorted(play_deals(arena(), range(3), jobs=2), key=lambda deal: int(deal["deal"]))
    assert at_once == list(play_deals(arena(), range(3)))


@dataclass(frozen=True, slots=True)
class Deadly(Arena):
    """Kills the process that plays its second deal, as long as the mark is not there."""

    mark: Path = Path()

    def match(self, number: int) -> Match:
        if number == 1 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return Arena.match(self, number)


def test_a_killed_process_costs_its_deals_and_nothing_else(tmp_path: Path) -> None:
    plain, mark = arena(), tmp_path / "killed"
    deadly = Deadly(plain.deck, plain.wanted, plain.seed, BOTS, plain.seatings, mark)
    found = sorted(play_deals(deadly, range(3), jobs=2), key=lambda deal: int(deal["deal"]))
    assert mark.exists()
    assert found == list(play_deals(plain, range(3)))


# Files


def finished(file: ArenaFile, numbers: range) -> None:
    for deal in play_deals(arena(), numbers):
        file.add(deal)


def test_going_on_gives_the_same_as_one_run(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "once", tmp_path / "parts"
    finished(ArenaFile(at_once, arena().about()), range(4))
    finished(ArenaFile(in_parts, arena().about()), range(2))
    later = ArenaFile(in_parts, arena().about())
    assert [deal["deal"] for deal in later.deals] == [0, 1]
    finished(later, range(2, 4))
    assert in_parts.read_bytes() == at_once.read_bytes()


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_half_written_line_is_ignored(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "file"
    finished(ArenaFile(path, arena().about()), range(3))
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    file = ArenaFile(path, arena().about())
    lost = range(len(file.deals), 3)
    assert lost
    finished(file, lost)
    assert path.read_bytes() == whole


def test_a_half_written_first_line_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "file"
    ArenaFile(path, arena().about())
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    assert ArenaFile(path, arena().about()).deals == []
    assert path.read_bytes() == whole


def refused(path: Path, about: dict[str, Any]) -> str:
    before = path.read_bytes()
    with pytest.raises(SchismError) as raised:
        ArenaFile(path, about)
    assert path.read_bytes() == before
    return str(raised.value)


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    ArenaFile(path, arena().about())
    assert "its seed is 4, not 5" in refused(path, arena(seed=5).about())
    assert "its options is {}" in refused(path, arena(kinds="random").about())


def test_a_file_of_bots_that_play_otherwise_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    ArenaFile(path, arena().about())
    monkeypatch.setattr("schism.lab.arena.tournament.CACHE_DIRECTORY", Path("compiled-otherwise"))
    assert 'not "compiled-otherwise"' in refused(path, arena().about())


@pytest.mark.parametrize("content", [b"precious", b"precious\n", b'{"format": "other"}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert "is not a tournament file" in refused(path, arena().about())


def test_a_broken_line_in_the_middle_is_not_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "file"
    finished(ArenaFile(path, arena().about()), range(2))
    lines = path.read_text().split("\n")
    path.write_text("\n".join([lines[0], lines[1][:50], lines[2], ""]))
    assert "line 2, is not a finished deal" in refused(path, arena().about())


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(SchismError, match="cannot be read"):
        ArenaFile(tmp_path, arena().about())
    with pytest.raises(SchismError, match="could not be written"):
        ArenaFile(tmp_path / "nowhere" / "file", arena().about())


# Ratings


def results(wins: list[list[list[float]]], games: float, seats: int) -> Results:
    """By deal, alone, against: the number of games of each pair in each deal."""
    table = np.array(wins)
    played_by_pair = np.broadcast_to(games * (1 - np.eye(table.shape[1])), table.shape)
    return Results(seats, played_by_pair.copy(), table, {})


def test_strengths_are_found_again() -> None:
    true = np.array([1.0, 2.0, 8.0])
    games = 1000 * (1 - np.eye(3))
    wins = games * true[:, None] / (true[:, None] + 3 * true[None, :])
    found = strengths(wins, games, seats=4)
    assert found / found[0] == pytest.approx(true, rel=1e-4)


def test_equal_bots_have_equal_ratings() -> None:
    even = results([[[0, 1.0], [1.0, 0]]] * 6, games=4, seats=4)
    for standing in rate_bots(even, seed=1):
        assert standing.rating.mean == pytest.approx(1500)
        assert standing.wins.mean == 0.25


def test_ten_to_one_is_four_hundred_points() -> None:
    some = results([[[0, 1000.0], [100.0, 0]]] * 50, games=1100, seats=2)
    strong, weak = rate_bots(some, seed=1)
    assert strong.rating.mean - weak.rating.mean == pytest.approx(400, abs=1)


def test_who_never_loses_has_a_rating_and_doubt() -> None:
    unbeaten = results([[[0, 2.0], [0.0, 0]]] * 5, games=2, seats=2)
    best = rate_bots(unbeaten, seed=1)[0].rating
    assert 1500 < best.low < best.mean < best.high


def test_deals_that_disagree_make_ratings_less_sure() -> None:
    agreeing = [[[0, 2.0], [2.0, 0]]] * 8
    torn = [[[0, 4.0], [0.0, 0]], [[0, 0.0], [4.0, 0]]] * 4
    sure, unsure = (rate_bots(results(w, 4, 2), seed=1)[0].rating for w in (agreeing, torn))
    assert unsure.high - unsure.low > 2 * (sure.high - sure.low)


def test_only_who_sits_alone_is_counted() -> None:
    game = {"seats": [1, 0, 1], "wins": [0.5, 0.5, 0.0], "vp": [7, 9, 3]}
    found = collect_results([{"deal": 0, "games": [game]}], bots=2, seats=3)
    assert pair_share(found, 0, 1).mean == 0.5
    assert found.numbers["vp"][0].tolist() == [[0, 9], [0, 0]]
    assert found.games.sum() == 1


def test_of_two_players_both_are_alone() -> None:
    game = {"seats": [1, 0], "wins": [1.0, 0.0]}
    found = collect_results([{"deal": 0, "games": [game]}], bots=2, seats=2)
    assert (pair_share(found, 0, 1).mean, pair_share(found, 1, 0).mean) == (0.0, 1.0)
    assert [standing.games for standing in rate_bots(found, seed=1)] == [1, 1]


# Intervals


def test_single_games_give_wilsons_interval() -> None:
    outcomes = np.array([1.0] * 30 + [0.0] * 70)
    found, plain = share(outcomes, np.ones(100)), wilson(0.3, 100)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), rel=0.01)


def test_games_that_stand_and_fall_together_count_less() -> None:
    apart = share(np.array([2.0] * 20), np.full(20, 4.0))
    together = share(np.array([4.0, 0.0] * 10), np.full(20, 4.0))
    assert apart.mean == together.mean == 0.5
    assert together.high - together.low > apart.high - apart.low


def test_winning_always_is_not_certainty() -> None:
    always = share(np.array([4.0] * 10), np.full(10, 4.0))
    assert always == wilson(1.0, 10)
    assert always.low < 0.8


def test_an_average_knows_its_deals() -> None:
    found = average(np.array([10.0, 30.0]), np.array([2.0, 2.0]))
    assert found.mean == 10.0
    assert found.high - found.mean == pytest.approx(1.96 * 5.0)
