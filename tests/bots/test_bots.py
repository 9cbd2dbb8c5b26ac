"""Every level of every game: moves are legal, repeatable, and use nothing hidden."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import schism
from schism.bot_session import choose_action
from schism.bots import search_bot
from schism.bots.bot import Bot
from schism.bots.greedy import GreedyBot
from schism.bots.master import MasterBot
from schism.bots.people.level_bot import LevelBot
from schism.bots.people.levels import Level
from schism.bots.random_bot import RandomBot
from schism.bots.registry import make_bot, plain_bots
from schism.bots.search_bot import Budget, RootAction, SearchBot, grow_tree, root_actions
from schism.bots.tree import add_child, new_tree, visit_lead
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.registry import GAMES
from schism.kernel.records import copied
from schism.table.match import Match
from tests.kit import EVERY_SET_UP, random_match, set_ups
from tests.leaks.test_secrecy import observed, with_other_secrets
from tests.rules.avignon.build import table

BOTS = Path(schism.__file__).parent / "bots"
UNCHANGING = Path(__file__).parents[1] / "playthroughs" / "tolerance-deck.toml"


def small(level: str, seed: int) -> Bot:
    """A bot of that level with a tiny budget."""
    if level == "greedy":
        return GreedyBot(seed, worlds=1)
    return make_bot("tolerance", level if level == "random" else f"{level}:2", seed)


@pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)
def test_every_level_plays_legally_through_a_whole_game(game: str, options: Json) -> None:
    match = schism.new(game, seed=8, **options)
    levels = plain_bots()
    bots = [small(levels[seat % len(levels)], seat) for seat in range(match.seats)]
    while match.to_act is not None:
        action = choose_action(match, bots[match.to_act])
        assert action in match.legal_numbers()
        match.play(action)
    assert match.result()


@pytest.mark.parametrize("game", GAMES)
def test_in_two_player_games_too_the_stronger_levels_play_legally(game: str) -> None:
    match = schism.new(game, seed=9)
    bots = [small(level, 1) for level in plain_bots()[-match.seats :]]
    for _ in range(12):
        if match.to_act is not None:
            match.play(choose_action(match, bots[match.to_act]))


def positions(game: str) -> list[Match]:
    """Positions with more than one legal action."""
    found = []
    for number, options in enumerate(set_ups(game)):
        match = random_match(game, number, decisions=3 * number + 2, **options)
        while len(match.legal()) < 2:
            match.play(match.legal()[0])
        found.append(match)
    return found


def brains(seed: int) -> list[Bot]:
    return [
        RandomBot(seed),
        GreedyBot(seed, worlds=2),
        SearchBot(seed, Budget(iterations=20)),
        MasterBot(seed, Budget(iterations=2000)),
        LevelBot(seed, Level("glancing", width=0.5, floor=0.2, worlds=2)),
        LevelBot(seed, Level("searching", width=0.5, floor=0.2, iterations=20)),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_observation_seed_and_iterations_give_the_same_action(game: str) -> None:
    for match in positions(game):
        first, again = ([choose_action(match, bot) for bot in brains(5)] for _ in range(2))
        assert first == again


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_makes_a_difference(game: str) -> None:
    """Everything the seat does not know is replaced, and every bot chooses the same."""
    for match in positions(game):
        seen = seen_in_another_world(match)
        for here, there in zip(brains(5), brains(5), strict=True):
            assert choose_action(match, here) == there.choose(match.deck, seen)


def seen_in_another_world(match: Match) -> Any:
    """The same position with other hidden cards; in Avignon only the draw pile differs."""
    seat = match.to_act
    assert seat is not None
    twin = with_other_secrets(match, seat, 77)
    hidden = "hand" if match.game.id == "tolerance" else "rng"
    assert twin[hidden].tobytes() != match.state[hidden].tobytes()
    return observed(match, twin, seat)


def test_another_seed_makes_a_difference() -> None:
    match = random_match("tolerance", 3, decisions=2)
    assert len({choose_action(match, RandomBot(seed)) for seed in range(40)}) > 1


CLEVER = {
    "greedy": GreedyBot(1, worlds=2),
    "search": SearchBot(1, Budget(iterations=200)),
    "master": MasterBot(1, Budget(iterations=4000)),
}


@pytest.mark.parametrize("bot", CLEVER.values(), ids=list(CLEVER))
def test_a_third_person_within_reach_is_taken(bot: Bot) -> None:
    """Avignon 3.1: Rome has two, and the Knight stands before the gate."""
    match = table(
        "cardinal@avignon bishop@nice knight@rome noble@nice peasant@avignon",
        rome="bishop noble",
        used="petition",
    )
    assert match.text_of(choose_action(match, bot)) == "beseech 3"


@pytest.mark.parametrize("bot", CLEVER.values(), ids=list(CLEVER))
def test_the_execution_that_wins_the_game_is_found(bot: Bot) -> None:
    """Tolerance 8.1: the last decision of a game, and one of many victims wins it."""
    match = random_match("tolerance", 11, decisions=122, players=3, deck=str(UNCHANGING))
    wins = {action: share_after(match, action) for action in match.legal_numbers()}
    assert sorted(wins.values())[-2:] == [0.0, 1.0]
    assert wins[choose_action(match, bot)] == 1.0


def share_after(match: Match, action: int) -> float:
    state, seat = copied(match.state), match.to_act
    assert seat is not None
    match.game.rules.apply(match.deck.record, state, action, None)
    return match.game.rules.win_share(state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_whose_tree_is_full_answers_all_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_bot, "MAX_NODES", 4)
    for match in positions(game):
        bot = SearchBot(1, Budget(iterations=30))
        assert choose_action(match, bot) in match.legal_numbers()


@pytest.mark.parametrize("game", GAMES)
def test_a_search_ends_when_nothing_can_overtake_its_favourite(game: str) -> None:
    """It chooses what it would have chosen at the end of its budget."""
    budget, spent = Budget(iterations=150), []
    for match in positions(game):
        assert match.to_act is not None
        seen = match.observation(match.to_act)
        whole, settled = (
            root_actions(grow_tree(match.deck, seen, 3, budget, stop_early))
            for stop_early in (False, True)
        )
        assert favourite(settled) == favourite(whole)
        assert sum(each.visits for each in whole) == 150
        spent.append(sum(each.visits for each in settled))
    assert min(spent) < 150


def favourite(found: list[RootAction]) -> int:
    return max(found, key=lambda each: each.visits).action


def test_a_lead_is_over_the_second() -> None:
    tree = new_tree(4)
    assert visit_lead(tree) == 0
    for used, visits in enumerate((5, 12, 9), start=1):
        tree[add_child(tree, used, 0, used, 0)]["visits"] = visits
    assert visit_lead(tree) == 3


def test_what_a_budget_still_holds() -> None:
    assert Budget(iterations=100).left(9.0, 70) == 30
    assert Budget(seconds=2.0).left(0.0, 0) == search_bot.UNLIMITED
    assert Budget(seconds=2.0).left(1.5, 600) == 400  # 200 at the pace so far
    assert Budget(seconds=2.0).left(2.5, 600) == 0
    assert Budget(2.0, 700).left(1.5, 600) == 100


def test_a_budget_of_seconds_ends() -> None:
    match = random_match("avignon", 1, decisions=2)
    assert choose_action(match, make_bot("avignon", "quick:0.001s", 1)) in match.legal_numbers()


def test_budgets_of_levels() -> None:
    for level, expected in (
        ("master:300", Budget(iterations=300)),
        ("quick:0.25s", Budget(seconds=0.25)),
        ("quick:2s", Budget(seconds=2.0)),
    ):
        bot = make_bot("avignon", level, 1)
        assert isinstance(bot, SearchBot)
        assert bot.budget == expected
    for level in ("quick:", "clever", "", "quick:s", "quick:-1", "quick:1e3", "random:7"):
        with pytest.raises(SchismError):
            make_bot("avignon", level, 1)


@pytest.mark.parametrize("path", sorted(BOTS.rglob("*.py")), ids=lambda path: path.stem)
def test_a_bot_imports_nothing_that_knows_a_state(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        assert not [name for name in names if name.startswith("schism.table")], path
        assert "schism" not in names, path
