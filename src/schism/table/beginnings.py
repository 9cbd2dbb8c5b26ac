"""The initial states of the games of a seed, many at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from schism.errors import SchismError
from schism.games.contract import Game, Options, States
from schism.games.deck import Deck
from schism.table.setup import check_seed, settle_options


class _Untouched:
    """A source of chance that notes whether anything is drawn from it."""

    drawn = False

    def below(self, limit: int) -> int:
        self.drawn = True
        return 0


@dataclass(frozen=True)
class Beginnings:
    game: Game
    deck: Deck
    wanted: Mapping[str, Any]  # options as requested
    seed: int

    @cached_property
    def alike(self) -> Options | None:
        """Return the options of all games; None if chance decides some of them."""
        source = _Untouched()
        options = self.game.settle_options(self.deck, self.wanted, source)
        self._refuse_draft(options)
        return None if source.drawn else options

    @cached_property
    def seats(self) -> int:
        """Return the number of seats; raise for an invalid seed."""
        check_seed(self.seed)
        options = settle_options(self.game, self.deck, self.wanted, self.seed, 0)
        self._refuse_draft(options)
        return self.game.seats(options)

    def _refuse_draft(self, options: Options) -> None:
        if self.game.draft(self.deck, options) is not None:
            raise SchismError("option-undrafted")

    def options(self, number: int) -> Options:
        """Return the options of the `number`-th game of the seed."""
        alike = self.alike
        if alike is not None:
            return alike
        return settle_options(self.game, self.deck, self.wanted, self.seed, number)

    def begun(self, numbers: Sequence[int]) -> tuple[list[Options], States]:
        """Return the options and initial states of these games."""
        options = [self.options(number) for number in numbers]
        states = np.empty(len(numbers), self.game.rules.state)
        if self.alike is not None:
            states[:] = self.game.begin(self.deck, self.alike, 0)
            return options, states
        known: dict[str, Any] = {}  # setting up is slow, and few set-ups differ
        for row, settled_options in enumerate(options):
            key = str(settled_options)
            if key not in known:
                known[key] = self.game.begin(self.deck, settled_options, 0)
            states[row] = known[key]
        return options, states

    def states(self, numbers: Sequence[int]) -> States:
        return self.begun(numbers)[1]
