"""Results are the same to the bit, whichever worker plays a piece and whatever happens to it."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from schism.errors import DeckError, IllegalAction, SchismError
from schism.games.registry import load_text
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import run_job
from schism.lab.jobs.workers import InProcess, ProcessPool
from schism.lab.simulation.simulate import Simulation
from schism.text import LANGUAGES
from tests.lab.jobs import Deadly, bytes_of, experiment

JOB = Simulation(experiment(roles="random"), 8, ["games"])


def cut_fine(tmp_path: Path) -> Deadly:
    """The job in pieces of two games; its mark is there, so nobody dies."""
    harmless = tmp_path / "harmless"
    harmless.touch()
    return Deadly(JOB, harmless)


def test_a_killed_process_costs_its_piece_and_nothing_else(tmp_path: Path) -> None:
    here = bytes_of(cut_fine(tmp_path), InProcess())
    mark = tmp_path / "killed"
    processes = ProcessPool(2)
    try:
        assert bytes_of(Deadly(JOB, mark), processes) == here
    finally:
        processes.close()
    assert mark.exists()


def test_processes_that_always_die_are_given_up() -> None:
    processes = ProcessPool(1)
    try:
        with pytest.raises(SchismError, match="died 4 times"):
            bytes_of(Deadly(JOB, None), processes)
    finally:
        processes.close()


class Counting(InProcess):
    """Counts the pieces it is asked for, and refuses to play more than it may."""

    def __init__(self, most: int = 99) -> None:
        super().__init__()
        self.played, self._most = 0, most

    def result(self):  # type: ignore[no-untyped-def]
        if self.played == self._most:
            raise KeyboardInterrupt
        self.played += 1
        return super().result()


def test_a_job_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    job, checkpoints = cut_fine(tmp_path), Checkpoints(tmp_path / "kept")
    whole = bytes_of(job, InProcess())
    with pytest.raises(KeyboardInterrupt):
        bytes_of(job, Counting(3), checkpoints)
    again = Counting()
    assert bytes_of(job, again, checkpoints) == whole
    assert again.played == 1


def test_a_piece_with_a_broken_file_is_played_again(tmp_path: Path) -> None:
    job, checkpoints = cut_fine(tmp_path), Checkpoints(tmp_path / "kept")
    whole = bytes_of(job, InProcess(), checkpoints)
    file = next((tmp_path / "kept").rglob("2-4.npz"))
    file.write_bytes(file.read_bytes()[:100])
    again = Counting()
    assert bytes_of(job, again, checkpoints) == whole
    assert again.played == 1


def test_jobs_of_another_seed_do_not_find_these_pieces(tmp_path: Path) -> None:
    checkpoints = Checkpoints(tmp_path)
    first = Simulation(experiment(), 2)
    other = Simulation(experiment(plague=2), 2)
    list(run_job(first, InProcess(), checkpoints))
    workers = Counting()
    list(run_job(other, workers, checkpoints))
    assert workers.played == 1
    assert len(list(tmp_path.iterdir())) == 2


def crossed(error: SchismError) -> SchismError:
    """Pickle and unpickle it, as on its way between processes."""
    there: SchismError = pickle.loads(pickle.dumps(error))
    assert type(there) is type(error)
    return there


def test_an_error_and_its_reason_arrive_in_every_language() -> None:
    error = SchismError("replay", number=3, reason=IllegalAction("game-over", action="N9"))
    for language in LANGUAGES:
        assert crossed(error).words(language) == error.words(language)


def test_an_error_in_a_deck_arrives_with_its_place() -> None:
    with pytest.raises(DeckError) as raised:
        load_text('game = "chess"', "mine.toml")
    there = crossed(raised.value)
    assert str(there) == str(raised.value)
    assert isinstance(there, DeckError)
    assert (there.path, there.line) == (("game",), 1)
