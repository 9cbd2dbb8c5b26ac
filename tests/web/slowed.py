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

PERIOD = 0.002  # seconds
LOOK = 25  # periods between looks for new pages


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Let the pages of browsers started here run for a share of the time only."""
    if times == 1:
        yield
        return
    done = threading.Event()

    def hold() -> None:
        for cycle in count():
            if done.is_set():
                return
            if cycle % LOOK == 0:
                pages = _renderers()
            _signal(pages, signal.SIGSTOP)
            done.wait(PERIOD * (times - 1) / times)
            _signal(pages, signal.SIGCONT)
            done.wait(PERIOD / times)

    thread = threading.Thread(target=hold)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


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
