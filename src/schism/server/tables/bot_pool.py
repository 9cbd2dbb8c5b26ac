"""The pool of threads in which bots think, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from schism.bots.registry import SEARCHES, level_names, make_bot
from schism.bots.search_bot import Budget
from schism.errors import SchismError
from schism.games.deck import Deck
from schism.kernel.records import Observation
from schism.review.hint import Hint, hint
from schism.server.fair_queue import FairQueue

THREADS = 2
STAND_IN = "greedy"  # the level that plays for absent players
_HINT = Budget(iterations=2000)
_MOST_HINTS = 4  # of one person that may wait


class BotPool:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._hint_pool = ThreadPoolExecutor(1, thread_name_prefix="hint")  # no bot waits for it
        self._hints = FairQueue(at_once=1, most_waiting=_MOST_HINTS)

    async def choose(self, deck: Deck, level: str, seen: Observation) -> int:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _choose, deck, level, seen)

    async def hint(self, person: str, deck: Deck, seen: Observation) -> Hint:
        loop = asyncio.get_running_loop()
        async with self._hints.turn(person):
            return await loop.run_in_executor(self._hint_pool, hint, deck, seen, _HINT)

    def close(self) -> None:
        for pool in (self._pool, self._hint_pool):
            pool.shutdown(wait=False, cancel_futures=True)


def _choose(deck: Deck, level: str, seen: Observation) -> int:
    return make_bot(deck.game, level, secrets.randbits(62)).choose(deck, seen)


def thinking_time(level: str) -> float:
    """Seconds that a bot of this level thinks about a choice."""
    budget = SEARCHES.get(level)
    return (budget.seconds or 0.0) if budget else 0.0


def check_level(level: str | None) -> str:
    """Check a bot level by name; None is the default. A table's guests cannot start programs."""
    names = level_names()
    if level is None:
        return names[-2]
    if level not in names:
        raise SchismError("bot-unknown", found=level, known=", ".join(names))
    return level
