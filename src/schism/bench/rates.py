"""Measuring rates: decisions and games in a span of wall time, in rounds that alternate."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TypeAlias

ROUNDS = 3
WARM_UP_SHARE = 0.2


@dataclass(frozen=True, slots=True)
class Rate:
    """Decisions and games played in a span of wall time."""

    name: str
    decisions: int
    games: int
    seconds: float

    @property
    def per_second(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


Contender: TypeAlias = Callable[[float], Rate | None]  # plays for some seconds, if installed


def take_turns(contenders: Sequence[Contender], seconds: float) -> Iterator[Rate | None]:
    """Measure each contender in turn, in rounds, so that a slow moment hits all alike."""
    for _ in range(ROUNDS):
        for contender in contenders:
            yield contender(seconds / ROUNDS)


def best_rounds(rates: Sequence[Rate | None], contenders: int) -> list[Rate | None]:
    """Return the best round of each contender; None for one that is not installed."""
    rounds = [[rate for rate in rates[i::contenders] if rate] for i in range(contenders)]
    return [max(each, key=lambda rate: rate.per_second, default=None) for each in rounds]


def timed(name: str, seconds: float, play: Callable[[], float], games_per_call: int = 1) -> Rate:
    """Call `play`, which returns the decisions it made, for `seconds` after a warm-up."""
    _repeat(play, seconds * WARM_UP_SHARE)
    decisions, calls, elapsed = _repeat(play, seconds)
    return Rate(name, round(decisions), calls * games_per_call, elapsed)


def _repeat(play: Callable[[], float], seconds: float) -> tuple[float, int, float]:
    """Call `play` until `seconds` are over, at least once; return decisions, calls and seconds."""
    decisions, calls, elapsed = 0.0, 0, 0.0
    begin = perf_counter()
    while calls == 0 or elapsed < seconds:
        decisions += play()
        calls += 1
        elapsed = perf_counter() - begin
    return decisions, calls, elapsed
