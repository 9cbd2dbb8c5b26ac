"""Running commands as a person does: arguments and lines in, text and an exit code out."""

from __future__ import annotations

import io
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass

from schism.cli import language
from schism.cli.main import main


@dataclass(frozen=True, slots=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """What a failed command says: one line, and nothing that looks like a crash."""
        assert self.code != 0, self.out
        assert self.err.startswith("schism: "), self.err
        assert self.err.count("\n") == 1, self.err
        return self.err.strip()


def schism(*arguments: str, typed: str = "") -> Answer:
    """Run a command in this process, in English unless it says otherwise."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), _typing(typed), _in_english():
        code = main(arguments)
    return Answer(code, out.getvalue(), err.getvalue())


@contextmanager
def _typing(text: str) -> Iterator[None]:
    before, sys.stdin = sys.stdin, io.StringIO(text)
    try:
        yield
    finally:
        sys.stdin = before


@contextmanager
def _in_english() -> Iterator[None]:
    before = language.current_language()
    language.set_language("en")
    try:
        yield
    finally:
        language.set_language(before)


def schism_process(
    *arguments: str, typed: str = "", to: str | None = None, **environment: str
) -> Answer:
    """Run a command in a process of its own, as the shell would; `to` takes its output."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    with open(to or os.devnull, "w") as target:  # noqa: PTH123 - may be a device
        done = subprocess.run(
            [sys.executable, "-c", "from schism.cli.main import run; run()", *arguments],
            input=typed,
            stdout=target if to else subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**plain, "LANG": "C.UTF-8", **environment},
            check=False,
        )
    return Answer(done.returncode, done.stdout or "", done.stderr)


@contextmanager
def small_disk(room: int = 500) -> Iterator[None]:
    """Let no file grow beyond a number of bytes, as when a disk is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


# Whatever is asked, one of these fits: a card, a suit for a Wild, a seat or a number of loans.
ANY_ANSWER = "1\nc\n0\n"
WHOLE_GAME = ANY_ANSWER * 200
