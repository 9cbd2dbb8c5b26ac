"""Reviews of recorded games: made once however many ask, and told decision by decision."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

from starlette.responses import StreamingResponse

from schism.bots.search_bot import Budget
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.review.review import Review
from schism.table.replay import replay_with

_BUDGET = Budget(iterations=200)
_KEPT = 50
_WAITING = 10  # more that are not finished would only wait for each other


class ReviewJob:
    """One review while it is made: what is known so far, and a bell that rings with the next."""

    def __init__(self, review: Review) -> None:
        self._review = review
        self._loop = asyncio.get_running_loop()
        self._bell = asyncio.Event()
        self._told: list[Json] = []
        self.listeners = 0
        self.given_up = False
        self.task: asyncio.Future[None] | None = None

    @property
    def finished(self) -> bool:
        return self.task is not None and self.task.done()

    def start(self, pool: ThreadPoolExecutor) -> None:
        self.task = self._loop.run_in_executor(pool, self._work)
        self.task.add_done_callback(lambda _: self._ring())

    def _work(self) -> None:
        """In a thread of its own."""
        if self.given_up:
            return
        total = self._review.choices
        self._tell({"done": 0, "of": total})
        for number, decision in enumerate(self._review.steps(), 1):
            if self.given_up:
                return
            self._tell({"done": number, "of": total, "decision": decision.as_json()})
        self._tell({"done": total, "of": total, "review": self._review.as_json()})

    def _tell(self, line: Json) -> None:
        self._loop.call_soon_threadsafe(self._hear, line)

    def _hear(self, line: Json) -> None:
        self._told.append(line)
        self._ring()

    def _ring(self) -> None:
        self._bell.set()
        self._bell = asyncio.Event()

    async def lines(self) -> AsyncIterator[Json]:
        """From the first, each as soon as it is known. When nobody listens the work is given up."""
        told = 0
        try:
            while True:
                for line in self._told[told:]:
                    told += 1
                    yield line
                if told < len(self._told):
                    continue
                if self.finished:
                    break
                await self._bell.wait()
            assert self.task is not None
            self.task.result()
        finally:
            self.listeners -= 1
            self.given_up = not self.listeners and not self.finished

    async def whole(self) -> Json:
        last: Json = {}
        async for line in self.lines():
            last = line
        review: Json = last["review"]
        return review


class ReviewQueue:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._known: OrderedDict[str, ReviewJob] = OrderedDict()

    async def of(self, record: Json, deck: Deck, seat: int) -> ReviewJob:
        """For one listener, who has to follow its lines."""
        job = await self._found(record, deck, seat)
        job.listeners += 1
        return job

    async def _found(self, record: Json, deck: Deck, seat: int) -> ReviewJob:
        key = _key(record, deck, seat)
        known = self._at_hand(key)
        if known is not None:
            return known
        review = await asyncio.to_thread(_prepared, record, deck, seat)
        return self._at_hand(key) or self._begun(key, review)  # somebody may have been faster

    def _at_hand(self, key: str) -> ReviewJob | None:
        known = self._known.get(key)
        if known is None or known.given_up:
            return None
        self._known.move_to_end(key)
        return known

    def _begun(self, key: str, review: Review) -> ReviewJob:
        if sum(not each.finished for each in self._known.values()) >= _WAITING:
            raise SchismError("too-many")
        job = ReviewJob(review)
        job.start(self._pool)
        self._known[key] = job
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return job

    def close(self) -> None:
        for each in self._known.values():
            each.given_up = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def _prepared(record: Json, deck: Deck, seat: int) -> Review:
    return Review(replay_with(record, deck), seat, _BUDGET, seed=0)


def _key(record: Json, deck: Deck, seat: int) -> str:
    text = json.dumps([record, deck.sha256, seat], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


class Lines(StreamingResponse):
    """A JSON object a line, each sent when it is known."""

    media_type = "application/x-ndjson"


def told(job: ReviewJob) -> Lines:
    return Lines(_encoded(job), headers={"X-Accel-Buffering": "no"})


async def _encoded(job: ReviewJob) -> AsyncIterator[str]:
    async for line in job.lines():
        yield json.dumps(line) + "\n"
