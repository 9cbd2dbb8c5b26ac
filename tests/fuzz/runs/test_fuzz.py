"""Two implementations agree on every tally of every game, and everything has come up."""

import pytest

from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING
from tests.fuzz.coverage import Coverage
from tests.fuzz.run import fuzz
from tests.fuzz.situations import WANTED

COUNT = 2000 if COMPILING else 16  # of each game
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_and_the_referee_agree_and_everything_occurs(name: str, part: int) -> None:
    coverage = Coverage()
    count = COUNT // PARTS
    games = range(part * count, (part + 1) * count)
    assert sum(1 for _ in fuzz(name, games, 1, coverage)) == count
    if COMPILING:
        assert coverage.missing(WANTED[name]()) == []
