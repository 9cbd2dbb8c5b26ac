"""The benchmark's arithmetic, not its results."""

import pytest

from schism.bench.engines import GAMES_PER_CALL, schism_games
from schism.bench.rates import Rate, best_rounds
from schism.kernel.compiled import COMPILING


def test_the_best_round_of_each_contender_counts() -> None:
    slow, fast = Rate("ours", 10, 1, 2.0), Rate("ours", 10, 1, 1.0)
    peer = Rate("peer", 5, 1, 1.0)
    assert best_rounds([slow, peer, None, fast, peer, None], 3) == [fast, peer, None]


@pytest.mark.skipif(not COMPILING, reason="a benchmark of compiled code")
def test_our_rate_counts_whole_games() -> None:
    rate = schism_games("tolerance", 1e-9)
    assert rate.games == GAMES_PER_CALL
    assert rate.decisions > 3 * 48 * rate.games
