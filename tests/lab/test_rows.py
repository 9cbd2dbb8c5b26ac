"""Numbered rows come back in order, and those that are there already are not worked out again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from schism.games.contract import Json
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import run_job
from schism.lab.jobs.rows import RowsJob, row_in
from schism.lab.jobs.workers import InProcess


@dataclass(frozen=True, slots=True)
class Squares:
    worked_out: list[int]

    def about(self) -> Json:
        return {"what": "squares"}

    def row(self, number: int) -> Json:
        self.worked_out.append(number)
        return {"number": number, "square": number**2}


def rows_of(source: Squares, count: int, folder: Path) -> list[Json]:
    job = RowsJob(source, range(count))
    return [row_in(found) for found in run_job(job, InProcess(), Checkpoints(folder))]


def test_a_longer_run_continues_a_shorter_one(tmp_path: Path) -> None:
    source = Squares([])
    short, longer = rows_of(source, 3, tmp_path), rows_of(source, 5, tmp_path)
    assert longer[:3] == short
    assert [row["square"] for row in longer] == [0, 1, 4, 9, 16]
    assert source.worked_out == [0, 1, 2, 3, 4]
