"""Two implementations agree on every tally of every game, and everything has come up."""

import pytest

from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING
from tests.fuzz.coverage import Coverage
from tests.fuzz.run import fuzz
from tests.fuzz.situations import WANTED

GAMES_OF = {"tolerance": 2000, "avignon": 5000}
INTERPRETED = 20


@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_and_the_referee_agree_and_everything_occurs(name: str) -> None:
    coverage = Coverage()
    count = GAMES_OF[name] if COMPILING else INTERPRETED
    played = sum(1 for _ in fuzz(name, range(count), 1, coverage))
    assert played == count
    if COMPILING:
        assert coverage.missing(WANTED[name]()) == []
