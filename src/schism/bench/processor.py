"""Processor time of running processes, from Linux's /proc."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import make_url

_PROC = Path("/proc")
_USER, _SYSTEM = 11, 12  # fields of `stat` after the program's name


def seconds_used(pid: int) -> float:
    """Return the processor time a process has used; 0 if it has ended."""
    try:
        fields = (_PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[_USER]) + int(fields[_SYSTEM])) / os.sysconf("SC_CLK_TCK")


def backends_of(database: str) -> list[int]:
    """List the processes of a local PostgreSQL that serve the database of this URL."""
    name = make_url(database).database
    return [pid for pid, words in _command_lines() if words[0] == "postgres:" and name in words]


def _command_lines() -> Iterator[tuple[int, list[str]]]:
    for folder in _PROC.glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_text().replace("\0", " ").split()
        except OSError:
            continue
        if words:
            yield int(folder.name), words
