"""Many games of one set-up. Game `i` of a seed is `schism.new(..., seed=seed, number=i)`.

Where everybody plays at random the whole game runs compiled. Where a record is wanted or a bot
thinks, the same games go through a match: random players draw from the state's own generator on
both ways, so the results are the same to the bit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from schism.bots.bot import Bot
from schism.bots.registry import bot_called
from schism.games.contract import Game, States
from schism.games.deck import Deck
from schism.kernel.dispatch import win_share
from schism.kernel.rng import stream
from schism.kernel.rollout import play_games, random_action
from schism.lab.seated import chosen, prepare, seated
from schism.lab.totals import Totals
from schism.table.match import Match, settled

RANDOM = "random"
CHUNK = 1024  # games a compiled call: some hundredths of a second


@dataclass(frozen=True, slots=True)
class Experiment:
    game: Game
    deck: Deck
    wanted: Mapping[str, Any]  # options as asked for
    seed: int
    bots: Sequence[str]  # a level for each seat

    @property
    def all_random(self) -> bool:
        return all(level == RANDOM for level in self.bots)

    def match(self, number: int) -> Match:
        options = settled(self.game, self.deck, self.wanted, self.seed, number)
        return Match(self.game, self.deck, options, self.seed, number)


class _Untouched:
    """A source of chance that notices whether anybody draws from it."""

    drawn = False

    def below(self, limit: int) -> int:
        self.drawn = True
        return 0


def fast_games(experiment: Experiment, games: int, totals: Totals) -> Iterator[int]:
    """Play them compiled and add them up; how many are done, now and then."""
    for first in range(0, games, CHUNK):
        begin = perf_counter()
        states = _beginnings(experiment, first, min(CHUNK, games - first))
        shares = np.empty((len(states), totals.seats))
        seed = np.uint64(experiment.seed)
        decisions = play_games(experiment.deck.record, states, seed, first, shares)
        totals.seconds += perf_counter() - begin
        totals.add(experiment.game, states, shares, decisions)
        yield totals.games


def _beginnings(experiment: Experiment, first: int, games: int) -> States:
    """The states before the first deal: all alike, unless chance has a part in the options."""
    source, game, deck = _Untouched(), experiment.game, experiment.deck
    options = game.settle_options(deck, experiment.wanted, source)
    states = np.empty(games, game.rules.state)
    states[:] = game.begin(deck, options, 0)
    if source.drawn:
        for i in range(games):
            drawn = settled(game, deck, experiment.wanted, experiment.seed, first + i)
            states[i] = game.begin(deck, drawn, 0)
    return states


def matches(experiment: Experiment, games: int, totals: Totals) -> Iterator[Match]:
    """The same games one by one, each a finished match that can be recorded."""
    for number in range(games):
        begin = perf_counter()
        match = experiment.match(number)
        decisions = sum(1 for _ in decided(experiment, match, number))
        totals.seconds += perf_counter() - begin
        shares = [[win_share(match.state, seat) for seat in range(totals.seats)]]
        states = np.array([match.state], match.game.rules.state)
        totals.add(match.game, states, np.array(shares), decisions)
        yield match


def decided(experiment: Experiment, match: Match, number: int) -> Iterator[int]:
    """Play a match to its end; each action taken."""
    bots = {} if experiment.all_random else _bots(experiment, number)
    with seated(match, bots):
        while match.to_act is not None:
            bot = bots.get(match.to_act)
            action = _by_chance(match) if bot is None else chosen(match, bot)
            match.play(action)
            yield action


def _by_chance(match: Match) -> int:
    return int(random_action(match.deck.record, match.state))


def _bots(experiment: Experiment, number: int) -> dict[int, Bot]:
    game_seed = np.uint64(stream(np.uint64(experiment.seed), number))
    return {
        seat: bot_called(experiment.game.id, level, int(stream(game_seed, seat + 1)) >> 1)
        for seat, level in enumerate(experiment.bots)
    }


def warm_up(experiment: Experiment, recorded: bool) -> None:
    """Compile whatever the experiment needs, and so leave it out of the time measured."""
    if experiment.all_random and not recorded:
        next(fast_games(experiment, 1, Totals(seats=len(experiment.bots))))
        return
    bots = {} if experiment.all_random else _bots(experiment, 0)
    match = experiment.match(0)
    prepare(match, bots.values())
    win_share(match.state, 0)
