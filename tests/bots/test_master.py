"""The master: which candidates it compares, for how long, and when it stops."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from schism.bot_session import choose_action
from schism.bots import master
from schism.bots.analysis import Analysis, analyse
from schism.bots.learnt.candidates import name_candidates
from schism.bots.master import BY_POLICY, CANDIDATES, MasterBot, Race, find_candidates
from schism.bots.registry import make_bot
from schism.bots.search_bot import Budget, RootAction, SearchBot, grow_tree
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.records import Observation, copied
from schism.table.match import Match
from tests.bots.test_bots import positions
from tests.kit import fields_of, random_match


def test_a_master_looks_twice_where_that_helps() -> None:
    assert isinstance(make_bot("tolerance", "master", 1), MasterBot)
    assert isinstance(make_bot("tolerance", "quick", 1), MasterBot)
    assert not isinstance(make_bot("tolerance", "quick@0.1", 1), MasterBot)
    assert not isinstance(make_bot("avignon", "master", 1), MasterBot)


@pytest.mark.parametrize("budget", [Budget(iterations=60), Budget(seconds=0.005)])
def test_a_master_without_time_for_a_second_look_searches(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(master, "analyse")
    match = random_match("tolerance", 5, decisions=3)
    assert choose_action(match, MasterBot(1, budget)) in match.legal_numbers()


def test_with_a_small_budget_a_master_trusts_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(master, "analyse")
    match = random_match("tolerance", 5, decisions=3)
    named = name_candidates(match.deck, match.observation(match.to_act or 0), 1)
    assert choose_action(match, MasterBot(1, Budget(iterations=100))) == named[0].action


def test_only_the_favourites_of_the_search_are_looked_at_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(master, "CANDIDATES", (1,))
    monkeypatch.delattr(master, "analyse")
    for match in positions("tolerance"):
        search = SearchBot(1, Budget(iterations=100))
        racing = MasterBot(1, Budget(iterations=2000), learnt=False)
        assert choose_action(match, racing) == choose_action(match, search)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Analysis]:
    """What a master has looked at, in order."""
    found: list[Analysis] = []

    def noted(
        deck: Deck, seen: Observation, budget: Budget, seed: int, among: Sequence[int], *how: Any
    ) -> Analysis:
        found.append(analyse(deck, seen, budget, seed, among, *how))
        return found[-1]

    monkeypatch.setattr(master, "analyse", noted)
    return found


def test_fewer_and_fewer_stay_and_one_of_the_last_is_chosen(
    looks: list[Analysis], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(master, "SIGNIFICANT", 99.0)
    match = random_match("tolerance", 5, decisions=1)
    found = choose_action(match, MasterBot(1, Budget(iterations=20_000)))
    assert tuple(dict.fromkeys(len(look.actions) for look in looks)) == CANDIDATES
    assert found in looks[-1].actions
    for look, later in pairwise(looks):
        assert set(later.actions) <= set(look.actions) <= set(match.legal_numbers())


def test_a_budget_of_iterations_is_kept(looks: list[Analysis]) -> None:
    match = random_match("tolerance", 5, decisions=1)
    choose_action(match, MasterBot(1, Budget(iterations=20_000)))
    budget = master.playout_budget(Budget(iterations=20_000), BY_POLICY.iterations).iterations
    assert budget is not None
    assert sum(look.simulations for look in looks[:-1]) < budget


def test_nothing_is_drawn_twice(looks: list[Analysis], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master, "SIGNIFICANT", 99.0)
    match = random_match("tolerance", 5, decisions=1)
    choose_action(match, MasterBot(1, Budget(iterations=20_000)))
    rows = np.concatenate([look.results[:, 0] for look in looks])
    assert len(np.unique(rows)) > 0.9 * len(rows)


def race(*results: Sequence[float]) -> Race:
    """After a lap; a row a world. The search liked all the same."""
    found = Race([RootAction(action, 1, 0.5) for action in range(len(results[0]))])
    found.add(np.array(results))
    return found


def test_the_best_comes_first_and_who_is_surely_behind_leaves() -> None:
    assert race(*[(0.1, 0.5, 0.6)] * 4, *[(0.1, 0.6, 0.5)] * 5).actions == [1, 2]


def test_who_is_never_apart_from_the_first_leaves() -> None:
    assert race(*[(0.3, 0.3, 0.3)] * 9).actions == [0]


def test_who_may_still_win_stays() -> None:
    assert race((0.1, 0.5), (0.2, 0.1), (0.3, 0.2)).actions == [1, 0]


def test_what_the_search_found_counts_less_the_more_worlds_there_are() -> None:
    found = Race([RootAction(7, 9, 0.5), RootAction(8, 1, 0.4)])
    found.add(np.array([(0.1, 0.6), (0.6, 0.3)]))
    assert found.actions == [7, 8]
    found.add(np.array([(0.1, 0.6), (0.6, 0.3)] * 40))
    assert found.actions == [8, 7]


def test_laps_grow_with_the_race() -> None:
    found = race((0.1, 0.5), (0.5, 0.2))
    assert found.next_lap == 2 * master.SHORTEST_LAP
    found.add(np.array([(0.1, 0.9), (0.9, 0.1)] * 200))
    assert found.next_lap == 2 * 50


def test_all_worlds_count() -> None:
    found = race((0.1, 0.5), (0.5, 0.2))
    found.add(np.array([(0.1, 0.9), (0.3, 0.9)]))
    assert found.actions == [0, 1]
    assert found.results.tolist() == [[0.1, 0.5], [0.5, 0.2], [0.9, 0.1], [0.9, 0.3]]


def followers() -> list[Match]:
    """Positions in which a card has been led, and the next player holds Wilds."""
    found = [random_match("tolerance", seed, decisions=seed % 40) for seed in range(60)]
    return [match for match in found if len(different(match)) < len(match.legal_numbers())]


def different(match: Match) -> list[int]:
    return members(match.game.mind.distinct_actions(match.deck.record, match.state))


def test_what_is_left_out_does_the_same_as_something_of_a_lower_number() -> None:
    assert followers()
    for match in followers():
        kept = different(match)
        for action in set(match.legal_numbers()) - set(kept):
            lower = [other for other in kept if other < action]
            assert after(match, action) in [after(match, other) for other in lower]


def test_no_two_that_are_kept_do_the_same() -> None:
    for match in followers():
        outcomes = [after(match, action) for action in different(match)]
        assert all(outcomes.count(outcome) == 1 for outcome in outcomes)


def after(match: Match, action: int) -> dict[str, object]:
    """The trick as it counts, and everything else, but for the name of the play."""
    state = copied(match.state)
    match.game.rules.apply(match.deck.record, state, action, None)
    fields = fields_of(state)
    plays = fields.pop("plays")
    led = int(match.state.led)
    fields["counts"] = [play < 56 or (play - 56) % 4 == led for play in plays[: state.played]]
    return fields


@pytest.mark.parametrize("game", GAMES)
def test_distinct_actions_are_legal(game: str) -> None:
    for match in positions(game):
        assert set(different(match)) <= set(match.legal_numbers())


def test_no_two_favourites_do_the_same() -> None:
    for match in followers()[:5]:
        seat = match.to_act
        assert seat is not None
        seen = match.observation(seat)
        tree = grow_tree(match.deck, seen, 1, Budget(iterations=200))
        assert {each.action for each in find_candidates(match.deck, seen, tree)} <= set(
            different(match)
        )
