"""The event loop of one simulated process. Its executors are part of the simulation too."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any

from tests.simulation.world.scheduler import EPOCH, Scheduler, exponential

_THREAD_DELAY = 0.0005  # seconds, on average, that work waits for a thread, and its result for us


class _Task(asyncio.Task[Any]):
    """A task whose place in a set does not depend on where in memory it happens to be."""

    def __init__(self, *arguments: Any, number: int, **options: Any) -> None:
        self._number = number
        super().__init__(*arguments, **options)

    def __hash__(self) -> int:
        return self._number


_AnyLoop: Any = asyncio.AbstractEventLoop  # most of whose methods nobody needs here


class SimulatedLoop(_AnyLoop):  # type: ignore[misc]
    def __init__(self, scheduler: Scheduler, name: str) -> None:
        self.name = name
        self._scheduler, self._random = scheduler, scheduler.stream(f"threads of {name}")
        self._ready: deque[asyncio.Handle] = deque()
        self.failures: list[str] = []  # what asyncio would have logged
        self._task_numbers = itertools.count()
        self.alive = True
        self.stopped_until = 0.0  # like SIGSTOP
        self.monotonic_offset = self._random.uniform(0, 1000)
        self.wall_offset = 0.0
        self.server_offset = EPOCH - self.monotonic_offset
        self._tasks: set[asyncio.Task[Any]] = set()
        scheduler.add(self)

    def __repr__(self) -> str:
        return self.name

    def boot(self, wall_offset: float) -> None:
        """Begin with a clock that somebody has set."""
        self.wall_offset = wall_offset
        self.server_offset = EPOCH + wall_offset - self.monotonic_offset

    # For the scheduler

    def is_runnable(self) -> bool:
        return bool(self._ready) and self._scheduler.now >= self.stopped_until

    def run_turn(self) -> None:
        """Run what is ready now; what that makes ready is for the next turn."""
        self._scheduler.enter(self, self)
        try:
            for _ in range(len(self._ready)):
                if not self._ready:  # it has been killed
                    return
                handle = self._ready.popleft()
                if not handle.cancelled():
                    handle._run()
        finally:
            self._scheduler.leave(self)

    def kill(self) -> None:
        """Never run again. The tasks are kept: their clean-up must not run in another process."""
        self.alive = False
        self._tasks |= asyncio.all_tasks(self)
        self._ready.clear()
        self._scheduler.remove(self)

    def stop_for(self, seconds: float) -> None:
        self.stopped_until = self._scheduler.now + seconds
        self._scheduler.call_at(self.stopped_until, lambda: None)

    # What asyncio's tasks, futures and helpers need

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._scheduler.call_at(when - self.monotonic_offset, partial(self._expire, timer))
        return timer

    def _expire(self, timer: asyncio.TimerHandle) -> None:
        if self.alive and not timer.cancelled():
            self._ready.append(timer)

    def post(self, delay: float, callback: Callable[..., object], *args: Any) -> None:
        """Let something from outside happen here after a while, if this process is still there."""
        self._scheduler.call_later(delay, partial(self._post_now, callback, *args))

    def _post_now(self, callback: Callable[..., object], *args: Any) -> None:
        if self.alive:
            self.call_soon(callback, *args)

    def time(self) -> float:
        return self._scheduler.now + self.monotonic_offset

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Any, *, name: str | None = None, context: Context | None = None, **more: Any
    ) -> asyncio.Task[Any]:
        number = next(self._task_numbers)
        return _Task(coro, loop=self, name=name, context=context, number=number, **more)

    def run_in_executor(
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run the work a little later, and tell its result a little later still."""
        future = self.create_future()
        self.post(self._delay(), self._work, future, partial(func, *args))
        return future

    def _delay(self) -> float:
        return exponential(self._random, _THREAD_DELAY)

    def _work(self, future: asyncio.Future[Any], work: Callable[[], Any]) -> None:
        try:
            outcome, act = work(), future.set_result
        except Exception as error:
            outcome, act = error, future.set_exception
        self.post(self._delay(), lambda: future.done() or act(outcome))

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return not self.alive

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if self.alive:
            self.failures.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        return
