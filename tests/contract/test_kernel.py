"""The parts of the kernel that every game uses: action sets, chance, the log, records."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, SupportsInt

import numpy as np
import pytest

from schism.games.random_source import Seeded, sample
from schism.kernel import bits, rng
from schism.kernel.compiled import CACHE_DIRECTORY, JUST_IN_TIME, is_cached
from schism.kernel.log import EVENT_FIELDS, EVERYONE, NO_CARD, drain, emit, new_log
from schism.kernel.records import blank, copied, record_type
from tests.kit import random_match

WORDS = [0, 1, 2, 3, 0x80, 1 << 31, 1 << 32, 1 << 63, (1 << 64) - 1, 0x5555555555555555]
WORDS += [Random(1).getrandbits(64) for _ in range(20)]


def words_of(numbers: set[int]) -> bits.Actions:
    """The set as four words, worked out in plain Python."""
    whole = sum(1 << number for number in numbers)
    low = (1 << 64) - 1
    return boxed(*(whole >> 64 * word & low for word in range(bits.WORDS)))


def boxed(a: SupportsInt, b: SupportsInt, c: SupportsInt, d: SupportsInt) -> bits.Actions:
    """Give the plain numbers that compiled functions return their type, to pass them in again."""
    return np.uint64(int(a)), np.uint64(int(b)), np.uint64(int(c)), np.uint64(int(d))


def random_sets() -> list[set[int]]:
    chance = Random(2)
    sizes = (0, 1, 2, 5, 17, 64, 200)
    sets = [set(chance.sample(range(bits.LIMIT), size)) for size in sizes]
    return [*sets, {0, 63, 64, 127, 128, 191, 192, 255}]


@pytest.mark.parametrize("word", WORDS)
def test_ones_counts_the_bits_of_a_word(word: int) -> None:
    assert bits.ones(np.uint64(word)) == word.bit_count()


@pytest.mark.parametrize("word", WORDS)
def test_lowest_is_the_number_of_the_lowest_bit(word: int) -> None:
    expected = (word & -word).bit_length() - 1 if word else 64
    assert bits.lowest(np.uint64(word)) == expected


@pytest.mark.parametrize("number", [0, 1, 31, 32, 63])
def test_bit_is_a_word_with_one_bit(number: int) -> None:
    assert int(bits.bit(number)) == 1 << number


@pytest.mark.parametrize("numbers", random_sets())
def test_sets_of_actions(numbers: set[int]) -> None:
    actions = bits.NO_ACTIONS
    for number in Random(3).sample(sorted(numbers), len(numbers)):
        actions = boxed(*bits.with_action(actions, number))
    assert actions == words_of(numbers)
    assert bits.members(actions) == sorted(numbers)
    assert bits.size(actions) == len(numbers)
    assert [n for n in range(bits.LIMIT) if bits.has(actions, n)] == sorted(numbers)
    assert [bits.nth(actions, n) for n in range(len(numbers))] == sorted(numbers)


def test_adding_an_action_twice_changes_nothing() -> None:
    once = boxed(*bits.single(77))
    assert bits.members(bits.with_action(once, 77)) == [77]


# Chance. These numbers are the promise that a seed means the same on every machine.

SPLITMIX_1234567 = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def generator(start: int) -> np.record:
    record: np.record = blank(record_type([("before", "u8"), ("rng", "u8")]))
    record.rng = np.uint64(start)
    return record


def test_words_are_those_published_for_splitmix64() -> None:
    record = generator(1234567)
    assert [int(rng.next_word(record)) for _ in range(5)] == SPLITMIX_1234567


def test_golden_streams() -> None:
    assert [int(rng.stream(np.uint64(7), number)) for number in range(3)] == [
        8409816773569330625,
        13309476754707697221,
        11984929618412882174,
    ]


def test_golden_numbers_below_a_limit() -> None:
    record = generator(7)
    numbers = [rng.below(record, 73) for _ in range(12)]
    assert numbers == [28, 1, 65, 42, 33, 18, 34, 23, 9, 30, 7, 70]


def test_golden_sample_of_a_seed() -> None:
    assert sample(Seeded(7), "abcdefgh", 5) == ["e", "d", "h", "c", "g"]


def test_streams_of_neighbouring_seeds_and_numbers_differ() -> None:
    starts = {int(rng.stream(np.uint64(s), n)) for s in range(30) for n in range(30)}
    assert len(starts) == 900


@pytest.mark.parametrize("limit", [1, 2, 5, 12, 70])
def test_below_reaches_all_numbers_below_and_no_others(limit: int) -> None:
    record = generator(limit)
    assert {rng.below(record, limit) for _ in range(40 * limit)} == set(range(limit))


def test_the_largest_seed_works() -> None:
    assert 0 <= int(rng.stream(np.uint64(2**63 - 1), 2**31)) < 2**64


# The log


def test_the_log_keeps_events_in_order_until_they_are_drained() -> None:
    log = new_log()
    emit(log, 3, 504, 2, 40, 41, 1, -7, 12, 2)
    emit(log, 5, 801, 0)
    first, unnamed = drain(log)
    assert first == (3, 2, 2, 40, 41, 1, 504, -7, 12)
    second = dict(zip(EVENT_FIELDS, unnamed, strict=True))
    assert second["viewer"] == EVERYONE
    assert second["card"] == second["cause"] == NO_CARD
    assert (second["detail"], second["amount"], second["total"]) == (0, 0, 0)
    assert drain(log) == []


def test_the_log_is_filled_from_the_start_again() -> None:
    log = new_log()
    emit(log, 1, 101, 0)
    drain(log)
    emit(log, 2, 102, 1)
    assert [row[EVENT_FIELDS.index("kind")] for row in drain(log)] == [2]


def test_without_a_log_nothing_is_written() -> None:
    emit(None, 1, 101, 0)


# Records


def test_a_copy_of_a_record_is_independent() -> None:
    kind = record_type([("few", "i1"), ("many", "i4", (3,))])
    record = blank(kind)
    assert record.tobytes() == bytes(kind.itemsize)
    record.many[1] = 5
    twin = copied(record)
    twin.many[1] = 6
    twin.few = 1
    assert (record.few, list(record.many)) == (0, [0, 5, 0])
    assert (twin.few, list(twin.many)) == (1, [0, 6, 0])


def test_a_copy_of_a_record_is_the_same_to_the_bit() -> None:
    """The bytes between and after its fields too, so that equal records have equal hashes."""
    kind = record_type([("few", "i1"), ("many", "i8", (3,)), ("last", "i1")])
    record = blank(kind)
    twins = [copied(record) for _ in range(50)]
    assert {twin.tobytes() for twin in twins} == {record.tobytes()}


@pytest.mark.skipif(not JUST_IN_TIME, reason="nothing is kept of what is not compiled")
def test_no_two_processes_write_the_same_file_of_compiled_code() -> None:
    """Otherwise one process could load another game's code."""
    file: Any = bits.ones._cache._cache_file  # type: ignore[attr-defined]
    assert f".{os.getpid()}-1." in file._data_name(1)
    assert str(CACHE_DIRECTORY) in file._index_path


@pytest.mark.skipif(not JUST_IN_TIME, reason="nothing is kept of what is not compiled")
def test_a_first_start_is_known_as_one(tmp_path: Path) -> None:
    """Whatever has been imported before."""
    program = (
        "import schism.cli.main; from schism.kernel import compiled; print(compiled.is_cached())"
    )
    first = {**os.environ, "SCHISM_CACHE_DIR": str(tmp_path)}
    told = subprocess.run(
        [sys.executable, "-c", program], env=first, capture_output=True, text=True
    )
    assert told.stdout == "False\n", told.stderr
    random_match("tolerance", 1)
    assert is_cached()
