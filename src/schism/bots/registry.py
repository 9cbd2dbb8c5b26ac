"""The levels a player can choose from."""

from collections.abc import Callable

from schism.bots.bot import Bot
from schism.bots.greedy import GreedyBot
from schism.bots.random_bot import RandomBot
from schism.bots.searcher import Budget, SearchBot
from schism.errors import SchismError

QUICK = Budget(seconds=0.05)
MASTER = Budget(seconds=1.0)

LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "quick": lambda seed: SearchBot(seed, QUICK),
    "master": lambda seed: SearchBot(seed, MASTER),
}


def level_names(game: str) -> list[str]:
    """The levels for a game, from the weakest to the strongest."""
    return list(LEVELS)


def bot_called(game: str, level: str, seed: int) -> Bot:
    if level not in LEVELS:
        raise SchismError("bot-unknown", found=level, known=", ".join(level_names(game)))
    return LEVELS[level](seed)
