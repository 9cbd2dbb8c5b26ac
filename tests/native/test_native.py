"""The library made ahead of time does to the byte what the other two ways do.

It is built once, here or before, and used by all other tests too.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from schism.native.build import own_library

GAMES_PLAYED, GAMES_INTERPRETED = 100, 1


@pytest.fixture(scope="module")
def library() -> Path:
    return own_library()


def _run(*arguments: str, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def _trace(games: int, **environment: str) -> list[str]:
    return _run("-m", "tests.native.trace", str(games), **environment)


@pytest.mark.timeout(1200)
def test_all_three_ways_agree(library: Path) -> None:
    way, *native = _trace(GAMES_PLAYED, SCHISM_NATIVE=str(library), NUMBA_DISABLE_JIT="0")
    assert way == "native False"  # numba is not even imported
    way, *just_in_time = _trace(GAMES_PLAYED, SCHISM_NATIVE="off", NUMBA_DISABLE_JIT="0")
    assert way == "just in time True"
    assert native == just_in_time
    way, *interpreted = _trace(GAMES_INTERPRETED, NUMBA_DISABLE_JIT="1")
    assert way == "interpreted False"
    assert set(interpreted) <= set(native)


@pytest.mark.timeout(600)
def test_a_library_of_other_sources_is_not_used(library: Path, tmp_path: Path) -> None:
    """Said in one line, and everything goes on as without it."""
    changed = tmp_path / library.name
    mark = _run("-c", "from schism.kernel.compiled import FINGERPRINT; print(FINGERPRINT)")[0]
    changed.write_bytes(library.read_bytes().replace(mark.encode(), b"0" * len(mark)))
    program = "from schism.kernel.compiled import LIBRARY; print(LIBRARY)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "SCHISM_NATIVE": str(changed), "NUMBA_DISABLE_JIT": "0"},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "None\n"
    assert done.stderr == f"{library.name} is not used: it was built from other sources\n"


@pytest.mark.timeout(600)
def test_odd_arguments_are_interpreted(library: Path) -> None:
    """A slice with gaps, an equal dtype of another process, keywords and defaults."""
    program = """
import pickle, numpy as np, schism
from schism.kernel.compiled import LIBRARY
from schism.kernel.rollout import play_randomly
from schism.kernel.entry_points import legal_in
match = schism.new("avignon", seed=3)
states = np.zeros(4, match.state.dtype)
states[::2] = match.state
assert legal_in(match.deck.rows, states[::2]) == legal_in(match.deck.rows, states[:1].copy())
other = pickle.loads(pickle.dumps(states))
for twin in range(20):
    other = pickle.loads(pickle.dumps(states))
    assert legal_in(match.deck.rows, other[:1]) == legal_in(match.deck.rows, states[:1])
one, two = states[0], other[0]
assert play_randomly(match.deck.record, one) == play_randomly(deck=match.deck.record, state=two)
assert one.tobytes() == two.tobytes()
assert pickle.loads(pickle.dumps(legal_in)) is legal_in
try:
    legal_in(match.deck.rows)
except TypeError as error:
    print(type(LIBRARY).__name__, error)
"""
    told = _run("-c", program, SCHISM_NATIVE=str(library), NUMBA_DISABLE_JIT="0")
    assert told == ["Library missing a required argument: 'states'"]


def test_interpreted_threads_warn_of_nothing() -> None:
    """Random numbers come from arithmetic that wraps around, in threads of bots too."""
    program = """
from threading import Thread
import numpy as np
from schism.kernel.rng import stream
thread = Thread(target=stream, args=(np.uint64(2**64 - 1), 12))
thread.start()
thread.join()
"""
    done = subprocess.run(
        [sys.executable, "-W", "always", "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""


@pytest.mark.timeout(600)
def test_a_server_changes_over_in_the_middle_of_a_game(library: Path) -> None:
    """Interpreted until then; a game goes on as if nothing had happened, and so do searches."""
    program = """
import gc, sys
from schism.kernel.native import compile_later, use_library
compile_later()
import schism
from schism.bots.search_bot import Budget, SearchBot
from schism.kernel.compiled import COMPILING, FINGERPRINT, LATER
from schism.kernel.native import Library
def play(name, change_over=lambda: None):
    match = schism.new(name, seed=4)
    for step in range(12):
        if step == 3:
            change_over()
        if step < 4:
            bot = SearchBot(step, Budget(iterations=4))
            match.play(bot.choose(match.deck, match.observation(match.to_act)))
        elif not match.over:
            match.play(match.legal()[-1])
    return match.everything()
before = play("tolerance"), play("avignon")
during = play("tolerance", lambda: use_library(Library(sys.argv[1], FINGERPRINT)))
gc.collect()
after = play("tolerance"), play("avignon")
print(LATER, COMPILING, "numba" in sys.modules, before[0] == during, before == after)
"""
    with TemporaryDirectory() as nothing:
        told = _run("-c", program, str(library), NUMBA_DISABLE_JIT="0", SCHISM_CACHE_DIR=nothing)
    assert told == ["True False False True True"]
