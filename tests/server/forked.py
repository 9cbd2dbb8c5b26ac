"""Servers forked from a process that has imported everything: a start takes a tenth of the time.

They are processes of their own, which can be killed, stopped and halted like any other."""

from __future__ import annotations

import multiprocessing
import os
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from tests.server.kit import PATIENCE, START, Server

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.server.preload"])


class ForkedServer(Server):
    def start(self) -> None:
        output, child_output = _CONTEXT.Pipe(duplex=False)
        arguments = self._command[self._command.index("serve") :]
        self._forked = _CONTEXT.Process(target=_serve, args=(arguments, child_output, self.log))
        self._forked.start()
        child_output.close()
        self.url = _first_line(output)
        if not self.url:
            self.kill()
            raise RuntimeError(self.log.read_text(encoding="utf-8"))

    def send_signal(self, number: int) -> None:
        assert self._forked.pid is not None
        os.kill(self._forked.pid, number)

    def exit_code(self) -> int:
        self._forked.join(PATIENCE)
        code = self._forked.exitcode
        assert code is not None, "it does not end"
        return code


def _first_line(output: Connection) -> str:
    if not output.poll(START):
        return ""
    with os.fdopen(os.dup(output.fileno()), encoding="utf-8") as lines:
        output.close()
        return lines.readline().strip()


def _serve(arguments: list[str], output: Connection, log: Path) -> None:
    """Run `schism serve` in this process."""
    from schism.cli.main import run

    sys.stdout = os.fdopen(os.dup(output.fileno()), "w", encoding="utf-8")
    sys.stderr = log.open("a", encoding="utf-8")
    sys.argv = ["schism", *arguments]
    with suppress(KeyboardInterrupt):
        run()
