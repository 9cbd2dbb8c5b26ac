"""Warming up: every game and every bot is compiled before anybody waits for a move."""

from __future__ import annotations

from schism.bot_session import warm_up_bots
from schism.bots.people.levels import LEVEL_IDS, USUAL
from schism.bots.registry import make_bot, plain_bots
from schism.bots.search_bot import Budget
from schism.games.registry import GAMES
from schism.review.hint import hint
from schism.table.setup import new


def warm_up() -> None:
    """Compile everything that a table uses, or load it from the cache."""
    for name in GAMES:
        _warm_up_game(name)


def _warm_up_game(game: str) -> None:
    match = new(game, seed=0)
    match.preview(match.to_act or 0, match.legal()[0])
    hint(match.deck, match.observation(match.to_act or 0), Budget(iterations=1))
    levels = (LEVEL_IDS[0], USUAL, *plain_bots())  # without a search, with one, the rest
    warm_up_bots(match, [make_bot(game, level, 0) for level in levels])
