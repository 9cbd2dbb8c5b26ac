"""Decisions from games of mixed levels, as a review meets them: good and bad ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np

from schism.bot_session import choose_action
from schism.games.contract import Json
from schism.games.random_source import Seeded
from schism.games.registry import find_deck, game_called
from schism.kernel.rng import stream
from schism.lab.jobs.setup import Setup
from schism.review.review import replay_steps
from schism.table.match import Match

LEVELS = ("random", "greedy", "quick:50", "quick:500")


@dataclass(frozen=True, slots=True)
class PlayedPosition:
    match: Match  # before the decision
    chosen: int  # by the bot in that seat

    @property
    def seat(self) -> int:
        assert self.match.to_act is not None
        return self.match.to_act


def played_position(game: str, variants: Sequence[Json], number: int, seed: int) -> PlayedPosition:
    """One decision of the `number`-th game of a seed: any one that had a choice."""
    rules = game_called(game)
    options = variants[number % len(variants)]
    setup = Setup(find_deck(rules, None), options, seed, LEVELS)
    source = Seeded(int(stream(np.uint64(seed), number)))
    levels = [LEVELS[source.below(len(LEVELS))] for _ in range(rules.seats(options))]
    match = setup.match(number)
    bots = setup.make_bots(number, levels)
    choices = []
    while match.to_act is not None:
        action = choose_action(match, bots[match.to_act])
        if len(match.legal_numbers()) > 1:
            choices.append((len(match.journal), action))
        match.play(action)
    place, chosen = choices[source.below(len(choices))]
    return PlayedPosition(next(islice(replay_steps(match), place, None))[0], chosen)
