"""In browsers everything is as on a server, to the byte: states, events, views, observations, bots.

`python -m tests.wasm` plays more.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from schism.games.contract import Game
from schism.games.registry import GAMES
from tests.wasm import native_side
from tests.wasm.engines import Run, chromium, in_node
from tests.wasm.tasks import Start, kinds_of_options, midway, starts, wanted_matches
from tests.web.running import CHROMIUM, running_browser

GAMES_IN_NODE, GAMES_IN_CHROMIUM = 10_000, 2_000  # of each game, all kinds of options together
POSITIONS_A_KIND, MATCHES_A_KIND = 2, 3

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
pytestmark = pytest.mark.timeout(1200)


@pytest.fixture(scope="module")
def in_chromium() -> Iterator[Run]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine (Debian: apt install chromium)")
    with running_browser() as browser, chromium(browser) as run:
        yield run


def some_starts(game: Game, games: int) -> list[Start]:
    kinds = kinds_of_options(game)
    each = -(-games // len(kinds))
    return [start for kind in kinds for start in starts(game, kind, range(each))]


def play_both(game: Game, games: int, run: Run) -> None:
    found = some_starts(game, games)
    task = {"game": game.id, "starts": [start.as_json() for start in found]}
    with ThreadPoolExecutor(1) as other:  # Playwright stays in the thread it was started in
        here = other.submit(native_side.trace, game, found)
        answer = run("trace", task)
        sums, decisions = here.result()
    assert answer["decisions"] == decisions
    assert answer["sums"] == sums


@every_game
def test_whole_games_in_node(game: Game) -> None:
    play_both(game, GAMES_IN_NODE, in_node)


@every_game
def test_whole_games_in_chromium(game: Game, in_chromium: Run) -> None:
    play_both(game, GAMES_IN_CHROMIUM, in_chromium)


def compare_choices(game: Game, run: Run, positions: int) -> None:
    found = [
        start for kind in kinds_of_options(game) for start in midway(game, kind, range(positions))
    ]
    task = {"game": game.id, "starts": [start.as_json() for start in found]}
    assert run("choices", task) == native_side.choices(game, found)


@every_game
def test_bots_choose_the_same_in_node(game: Game) -> None:
    """Trees and playouts have the same numbers to the last bit."""
    compare_choices(game, in_node, POSITIONS_A_KIND)


@every_game
def test_bots_choose_the_same_in_chromium(game: Game, in_chromium: Run) -> None:
    compare_choices(game, in_chromium, 1)


@every_game
def test_matches_from_a_secret(game: Game) -> None:
    """Options, drafts, deals, events and results, as a server makes them of that secret."""
    wanted = wanted_matches(game, MATCHES_A_KIND)
    played = in_node("matches", {"game": game.id, "matches": wanted})
    for each, found in zip(wanted, played, strict=True):
        match = native_side.match_of(game, each)
        record = match.record()
        assert found["record"] == {name: record[name] for name in found["record"]}
        for seat in range(match.seats):
            assert found["told"][seat] == match.events(seat)
