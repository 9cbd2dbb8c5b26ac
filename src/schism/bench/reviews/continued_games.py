"""What a decision is worth in games that bots play on from it, in worlds the seat could expect."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schism.bots.bot import Bot, seat_seed
from schism.bots.registry import make_bot
from schism.games.contract import Game
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.records import Observation, State, blank
from schism.kernel.rng import stream
from schism.kernel.rules import CHANCE, NOBODY

Shares = NDArray[np.float64]  # of the win, one for each game


def continue_games(
    deck: Deck, seen: Observation, action: int, level: str, games: range, seed: int
) -> Shares:
    """Return the seat's share of each win; in a game all actions meet the same world."""
    return np.array([_continue(deck, seen, action, level, seed, game) for game in games])


def _continue(
    deck: Deck, seen: Observation, action: int, level: str, seed: int, number: int
) -> float:
    game, start = GAMES[deck.game], stream(np.uint64(seed), number)
    state = blank(game.rules.state)
    state.rng = start
    game.rules.sample_hidden(deck.record, seen, state)
    game.rules.apply(deck.record, state, action, None)
    bots: dict[int, Bot] = {}
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            game.rules.chance(deck.record, state, None)
            continue
        seat = int(state.to_act)
        bot = bots.setdefault(seat, make_bot(game.id, level, seat_seed(int(start), seat)))
        chosen = bot.choose(deck, _observed(game, deck, state, seat))
        game.rules.apply(deck.record, state, chosen, None)
    return float(game.rules.win_share(state, int(seen.seat)))


def _observed(game: Game, deck: Deck, state: State, seat: int) -> Observation:
    seen = blank(game.rules.observation)
    game.rules.observe(deck.record, state, seat, seen)
    return seen
