"""An external program that is sent lines and answers with lines, and cannot hang us.

Two threads carry the lines, so a program that does not read or does not answer blocks nobody. Its
standard error goes to ours.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from schism.errors import SchismError
from schism.files import reason_of

LONGEST_LINE = 1_000_000
GRACE = 2.0  # seconds to exit after its input ends


class Program:
    """A running program; call `end` when it is no longer needed."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._process = _start(command)
        self._written: SimpleQueue[str | None] = SimpleQueue()
        self._said: SimpleQueue[str | None] = SimpleQueue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        _in_background(_write, self._process.stdin, self._written)
        _in_background(_read, self._process.stdout, self._said)

    def write(self, line: str) -> None:
        """Queue a line; if the program has exited, the next `read` will tell."""
        self._written.put(line)

    def read(self, seconds: float) -> str | None:
        """Wait for its next line; None if it has exited, `TimeoutError` if it takes too long."""
        try:
            return self._said.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None

    def end(self, grace: float = GRACE) -> int:
        """Close its input, wait, kill it if need be, and return its exit code."""
        self._written.put(None)
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(grace)
        self._signal_group(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(grace)
        self._signal_group(signal.SIGKILL)
        return self._process.wait()

    def _signal_group(self, number: signal.Signals) -> None:
        """Signal its whole group: what was started may be a script around the program."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)


def _start(command: str) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # Ctrl-C is meant for us; we tell the program
        )
    except (OSError, ValueError, IndexError) as error:
        raise SchismError("program-start", program=command, reason=reason_of(error)) from error


def _in_background(carry: object, stream: IO[str], lines: SimpleQueue[str | None]) -> None:
    Thread(target=carry, args=(stream, lines), daemon=True).start()  # type: ignore[arg-type]


def _write(stream: IO[str], lines: SimpleQueue[str | None]) -> None:
    with suppress(OSError, ValueError), stream:
        while (line := lines.get()) is not None:
            stream.write(line + "\n")
            stream.flush()


def _read(stream: IO[str], lines: SimpleQueue[str | None]) -> None:
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(None)
