"""Reviews of recorded games: computed once however many ask, and streamed decision by decision."""

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

_BUDGET = Budget(iterations=600)
_MOST_KEPT = 50
_MOST_UNFINISHED = 10


class ReviewJob:
    """A review in progress: the lines so far, and an event that is set with the next one."""

    def __init__(self, review: Review) -> None:
        self._review = review
        self._loop = asyncio.get_running_loop()
        self._progress = asyncio.Event()
        self._lines: list[Json] = []
        self.listeners = 0
        self.abandoned = False
        self.task: asyncio.Future[None] | None = None

    @property
    def finished(self) -> bool:
        return self.task is not None and self.task.done()

    def start(self, pool: ThreadPoolExecutor) -> None:
        self.task = self._loop.run_in_executor(pool, self._work)
        self.task.add_done_callback(lambda _: self._wake_listeners())

    def _work(self) -> None:
        """Compute the review, in a thread of the pool."""
        if self.abandoned:
            return
        total = self._review.choices
        self._report({"done": 0, "of": total})
        for number, decision in enumerate(self._review.steps(), 1):
            if self.abandoned:
                return
            self._report({"done": number, "of": total, "decision": decision.as_json()})
        self._report({"done": total, "of": total, "review": self._review.as_json()})

    def _report(self, line: Json) -> None:
        self._loop.call_soon_threadsafe(self._add_line, line)

    def _add_line(self, line: Json) -> None:
        self._lines.append(line)
        self._wake_listeners()

    def _wake_listeners(self) -> None:
        self._progress.set()
        self._progress = asyncio.Event()

    async def lines(self) -> AsyncIterator[Json]:
        """Yield all lines, each as soon as it is known. Without listeners the job is abandoned."""
        sent = 0
        try:
            while True:
                for line in self._lines[sent:]:
                    sent += 1
                    yield line
                if sent < len(self._lines):
                    continue
                if self.finished:
                    break
                await self._progress.wait()
            assert self.task is not None
            self.task.result()
        finally:
            self.listeners -= 1
            self.abandoned = not self.listeners and not self.finished

    async def result(self) -> Json:
        """The whole review, once it is finished."""
        last: Json = {}
        async for line in self.lines():
            last = line
        review: Json = last["review"]
        return review


class ReviewQueue:
    """Computes one review at a time and remembers the last ones."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()

    async def get(self, record: Json, deck: Deck, seat: int) -> ReviewJob:
        """A job for one more listener, who must consume its lines."""
        job = await self._find_or_start(record, deck, seat)
        job.listeners += 1
        return job

    async def _find_or_start(self, record: Json, deck: Deck, seat: int) -> ReviewJob:
        key = _key(record, deck, seat)
        job = self._find(key)
        if job is not None:
            return job
        review = await asyncio.to_thread(_prepare, record, deck, seat)
        return self._find(key) or self._start(key, review)  # somebody else may have been faster

    def _find(self, key: str) -> ReviewJob | None:
        job = self._jobs.get(key)
        if job is None or job.abandoned:
            return None
        self._jobs.move_to_end(key)
        return job

    def _start(self, key: str, review: Review) -> ReviewJob:
        if sum(not job.finished for job in self._jobs.values()) >= _MOST_UNFINISHED:
            raise SchismError("too-many")
        job = ReviewJob(review)
        job.start(self._pool)
        self._jobs[key] = job
        if len(self._jobs) > _MOST_KEPT:
            self._jobs.popitem(last=False)
        return job

    def close(self) -> None:
        for job in self._jobs.values():
            job.abandoned = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def _prepare(record: Json, deck: Deck, seat: int) -> Review:
    return Review(replay_with(record, deck), seat, _BUDGET, seed=0)


def _key(record: Json, deck: Deck, seat: int) -> str:
    text = json.dumps([record, deck.sha256, seat], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


class NdjsonResponse(StreamingResponse):
    """One JSON object a line, each sent as soon as it is known."""

    media_type = "application/x-ndjson"


def stream(job: ReviewJob) -> NdjsonResponse:
    return NdjsonResponse(_encode_lines(job), headers={"X-Accel-Buffering": "no"})


async def _encode_lines(job: ReviewJob) -> AsyncIterator[str]:
    async for line in job.lines():
        yield json.dumps(line) + "\n"
