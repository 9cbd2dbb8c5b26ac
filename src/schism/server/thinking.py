"""Bots think in threads of their own, on what their seat may know, never in the event loop."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from schism.bots.registry import bot_called, level_names
from schism.bots.searcher import Budget
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.kernel.records import Observation
from schism.lab.hint import Hint, hint
from schism.lab.review import Review
from schism.table.replay import replay_with

THREADS = 2
STAND_IN = "greedy"  # plays for those who are not there
_HINT = Budget(iterations=1000)
_REVIEW = Budget(iterations=200)


class Thinkers:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._reviewers = ThreadPoolExecutor(1, thread_name_prefix="review")

    async def choose(self, deck: Deck, level: str, seen: Observation) -> int:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _choose, deck, level, seen)

    async def hint(self, deck: Deck, seen: Observation) -> Hint:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, hint, deck, seen, _HINT)

    async def review(self, record: Json, deck: Deck, seat: int) -> Json:
        """Takes a while: it goes through a whole game."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reviewers, _review, record, deck, seat)

    def close(self) -> None:
        self._reviewers.shutdown(wait=False, cancel_futures=True)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(deck: Deck, level: str, seen: Observation) -> int:
    return bot_called(deck.game, level, secrets.randbits(62)).choose(deck, seen)


def _review(record: Json, deck: Deck, seat: int) -> Json:
    review = Review(replay_with(record, deck), seat, _REVIEW, seed=0)
    for _ in review.steps():
        pass
    return review.as_json()


def checked_level(game: str, level: str | None) -> str:
    """A level by its name; programs are for whoever has the machine, not for a table's guests."""
    names = level_names(game)
    if level is None:
        return names[-2]
    if level not in names:
        raise SchismError("bot-unknown", found=level, known=", ".join(names))
    return level
