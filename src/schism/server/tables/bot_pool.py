"""The pool of threads in which bots think, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor

from schism.bots.people.levels import LEVEL_IDS, USUAL, levels_of
from schism.bots.registry import SEARCHES, level_names, make_bot
from schism.bots.search_bot import Budget
from schism.errors import SchismError
from schism.games.deck import Deck
from schism.kernel.records import Observation
from schism.review.explanation import Explanation, explain, last_decision
from schism.review.hint import Hint, hint
from schism.server.fair_queue import FairQueue
from schism.table.match import Match

THREADS = 2
STAND_IN = USUAL  # the level that plays for absent players
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

    async def explain(self, person: str, match: Match, bots: Collection[int]) -> Explanation:
        """Why one of these bots did what it did last."""
        loop = asyncio.get_running_loop()
        decision = last_decision(match, bots)
        async with self._hints.turn(person):
            return await loop.run_in_executor(self._hint_pool, explain, match.deck, *decision)

    def close(self) -> None:
        for pool in (self._pool, self._hint_pool):
            pool.shutdown(wait=False, cancel_futures=True)


def _choose(deck: Deck, level: str, seen: Observation) -> int:
    return make_bot(deck.game, level, secrets.randbits(62)).choose(deck, seen)


def thinking_time(game: str, level: str) -> float:
    """Seconds that a bot of this level thinks about a choice."""
    if level in LEVEL_IDS:
        return levels_of(game)[level].seconds
    budget = SEARCHES.get(level)
    return (budget.seconds or 0.0) if budget else 0.0


def check_level(level: str | None) -> str:
    """Check a bot level by name; None is the default. A table's guests cannot start programs."""
    names = level_names()
    if level is None:
        return USUAL
    if level not in names:
        raise SchismError("bot-unknown", found=level, known=", ".join(names))
    return level
