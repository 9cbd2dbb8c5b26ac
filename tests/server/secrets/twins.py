"""Two games that look the same to one viewer but have other hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from schism.errors import IllegalAction
from schism.games.contract import PUBLIC, Json
from schism.games.registry import find_deck, game_called
from schism.table.draft import complete_draft
from schism.table.match import Match

_UNDONE = 0.2  # how often an action that may be taken back is


class Listed:
    """Chance that is written down, and after that follows from a seed."""

    def __init__(self, draws: list[int], seed: int) -> None:
        self._draws, self._later = iter(list(draws)), Random(seed)
        self.drawn: list[tuple[int, int]] = []  # each number with its limit

    def below(self, limit: int) -> int:
        number = next(self._draws, None)
        if number is None or number >= limit:
            number = self._later.randrange(limit)
        self.drawn.append((number, limit))
        return number


@dataclass(frozen=True)
class Step:
    seat: int
    action: str | None  # None takes the last action back


@dataclass(frozen=True)
class Play:
    """A game up to somewhere in its middle."""

    game: str
    options: Json
    script: tuple[Step, ...]
    draws: tuple[int, ...]
    seed: int  # of what will be drawn later
    picks: tuple[str, ...] = ()  # before the game, in seat order

    def source(self) -> Listed:
        return Listed(list(self.draws), self.seed)

    def begin(self) -> tuple[Match, Listed]:
        game, source = game_called(self.game), self.source()
        deck = find_deck(game, None)
        options, picks = game.settle_options(deck, self.options, source), iter(self.picks)
        options = complete_draft(game, deck, options, lambda choice: next(picks), Listed([], 0))
        return Match(game, deck, options, source=source), source

    @property
    def steps(self) -> tuple[Step, ...]:
        """The picks and the script."""
        return (*(Step(seat, pick) for seat, pick in enumerate(self.picks)), *self.script)

    def seen_by(self, viewer: int) -> Iterator[object]:
        """What the viewer can know after each step: an observation and private events."""
        match, _ = self.begin()
        told = 0
        for step in (None, *self.script):
            if step is not None:
                told = match.event_count
                _carry_out(match, step)
            yield match.observation(viewer).tobytes(), _told_alone(match, viewer, told)

    def end(self) -> Match:
        match, _ = self.begin()
        for step in self.script:
            _carry_out(match, step)
        return match


def _told_alone(match: Match, viewer: int, first: int) -> list[Json]:
    everybody = match.told_to(PUBLIC, first)
    return [event for event in match.told_to(viewer, first) if event not in everybody]


def _carry_out(match: Match, step: Step) -> None:
    if step.action is None:
        match.undo()
    else:
        match.play(step.action)


def random_play(
    game: str, options: Json, seed: int, steps: int, picks: tuple[str, ...] = ()
) -> Play:
    """A number of random actions, some of them undone at once where the server allows it."""
    chance = Random(seed)
    play = Play(game, options, (), (), seed, picks)
    match, source = play.begin()
    script: list[Step] = []
    while len(script) < steps:
        seat, entries = match.to_act, len(match.journal)
        assert seat is not None, "the game was over too soon"
        script.append(Step(seat, chance.choice(match.legal())))
        _carry_out(match, script[-1])
        if len(match.journal) == entries + 1 and chance.random() < _UNDONE:
            script.append(Step(seat, None))
            _carry_out(match, script[-1])
    draws = tuple(number for number, _ in source.drawn)
    return replace(play, script=tuple(script), draws=draws)


def twin_of(play: Play, viewer: int, attempts: int) -> Play:
    """A play that looks the same to the viewer, with as many other draws as possible."""
    chance = Random(play.seed)
    found = replace(play, seed=play.seed + 1)
    truth = list(play.seen_by(viewer))
    limits = [limit for _, limit in play.begin()[1].drawn]
    for _ in range(attempts):
        place = chance.randrange(len(limits))
        draws = list(found.draws)
        draws[place] = chance.randrange(limits[place])
        trial = replace(found, draws=tuple(draws))
        if _is_same(trial, viewer, truth):
            found = trial
    return found


def _is_same(trial: Play, viewer: int, truth: list[object]) -> bool:
    try:
        return all(here == there for here, there in zip(trial.seen_by(viewer), truth, strict=True))
    except IllegalAction:
        return False
