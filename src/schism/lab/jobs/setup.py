"""What kind of games a job plays: deck, options, seed and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from schism.bots.bot import Bot, seat_seed
from schism.bots.registry import make_bot
from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.rng import stream
from schism.table.beginnings import Beginnings
from schism.table.match import Match


@dataclass(frozen=True, slots=True)
class Setup:
    deck: Deck
    wanted: Mapping[str, Any]  # options as requested
    seed: int
    bots: Sequence[str]  # levels

    @property
    def game(self) -> Game:
        return GAMES[self.deck.game]

    @property
    def beginnings(self) -> Beginnings:
        return Beginnings(self.game, self.deck, self.wanted, self.seed)

    def match(self, number: int) -> Match:
        """Return the `number`-th game at its first decision."""
        options = self.beginnings.options(number)
        return Match(self.game, self.deck, options, self.seed, number)

    def make_bots(self, number: int, levels: Sequence[str]) -> dict[int, Bot]:
        """Make the bots of a game, one for each seat; their seeds depend on game and seat alone."""
        game_seed = int(stream(np.uint64(self.seed), number))
        return {
            seat: self.bot(level, seat_seed(game_seed, seat)) for seat, level in enumerate(levels)
        }

    def bot(self, level: str, seed: int) -> Bot:
        return make_bot(self.game.id, level, seed)

    def about(self) -> Json:
        """Return everything that determines the games, except how many there are."""
        return {
            "game": self.game.id,
            "deck": self.deck.id,
            "deck_sha256": self.deck.sha256,
            "options": dict(self.wanted),
            "seed": self.seed,
            "bots": list(self.bots),
        }
