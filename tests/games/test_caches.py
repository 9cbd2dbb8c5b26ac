"""Caches, and how they are emptied."""

from __future__ import annotations

from schism.games.caches import forget, remembered


def test_what_is_remembered_is_made_once_until_it_is_forgotten() -> None:
    made = []

    @remembered(2)
    def squared(number: int) -> int:
        made.append(number)
        return number * number

    assert [squared(3), squared(3)] == [9, 9]
    assert made == [3]
    forget()
    assert squared(3) == 9
    assert made == [3, 3]
