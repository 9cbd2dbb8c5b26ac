"""Warming up: every game and every bot is compiled before anybody waits for a move."""

from __future__ import annotations

import signal
from multiprocessing import get_context

from schism.bot_session import warm_up_bots
from schism.bots.registry import level_names, make_bot
from schism.bots.search_bot import Budget
from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING, is_cached
from schism.review.hint import hint
from schism.table.match import new

_SPAWN = get_context("spawn")


def warm_up() -> None:
    """Compile or load everything that a table uses.

    The first time each game is compiled in a process of its own, which takes about half as long."""
    first, *others = GAMES
    in_parallel = others if COMPILING and not is_cached() else []
    processes = [_SPAWN.Process(target=_compile, args=(name,), daemon=True) for name in in_parallel]
    for process in processes:
        process.start()
    _warm_up_game(first)
    for process in processes:
        process.join()
    for name in others:
        _warm_up_game(name)


def _compile(game: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent process
    _warm_up_game(game)


def _warm_up_game(game: str) -> None:
    match = new(game, seed=0)
    match.preview(match.to_act or 0, match.legal()[0])
    hint(match.deck, match.observation(match.to_act or 0), Budget(iterations=1))
    warm_up_bots(match, [make_bot(game, level, 0) for level in level_names()])
