"""A slower processor for everything that a page does, workers too: Chromium's own emulation slows
the page's main thread only."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

SLICE = 0.0005  # seconds that pages run between two stops
LOOK = 25  # slices between looks for new pages
STEPS = 200_000_000  # of a computation in a worker: many slices
RUNS = 5
COMPUTE = """
(steps) => new Promise((resolve) => {
  const work = `onmessage = ({ data }) => {
    const begin = performance.now();
    let number = 1;
    for (let i = 0; i < data; i++) number = (Math.imul(number, 1664525) + 1013904223) | 0;
    postMessage(performance.now() - begin + 0 * number);
  }`;
  const worker = new Worker(URL.createObjectURL(new Blob([work])));
  worker.onmessage = ({ data }) => resolve(data);
  worker.postMessage(steps);
})
"""


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Let the pages of browsers started here run for a share of the time only."""
    done = threading.Event()
    thread = threading.Thread(target=_hold, args=(times, done))
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        done.set()
        if times > 1:
            thread.join()


def measured_slowdown(browser: Any, times: int) -> float:
    """How many times as long a computation in a worker takes."""
    page = browser.new_page()
    page.goto("about:blank")
    usual = [float(page.evaluate(COMPUTE, STEPS)) for _ in range(RUNS)]
    with slowed(times):
        found = [float(page.evaluate(COMPUTE, STEPS)) for _ in range(RUNS)]
    page.close()
    return median(found) / min(usual)


def _hold(times: int, done: threading.Event) -> None:
    """Stop the pages again and again, each time as long by the clock as it takes.

    This thread may wake late: then pages have run for longer and are stopped for longer."""
    before = perf_counter()
    for number in count():
        if number % LOOK == 0:
            pages = _renderers()
        done.wait(SLICE)
        _signal(pages, signal.SIGSTOP)
        stopped = perf_counter()
        done.wait((times - 1) * (stopped - before))
        before = perf_counter()  # what is woken may run before this thread does
        _signal(pages, signal.SIGCONT)
        if done.is_set():
            return


def _signal(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def _renderers() -> list[int]:
    """Processes of pages that descend from this one."""
    found: list[int] = []
    look = [os.getpid()]
    while look:
        process = look.pop()
        with suppress(OSError):
            for task in Path(f"/proc/{process}/task").iterdir():
                look += map(int, (task / "children").read_text().split())
            if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(process)
    return found
