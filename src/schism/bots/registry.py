"""The bots and how they are spelt.

A bot is a level for people (`schism.bots.people`), or one of the plain bots that programs ask for:
`random`, `greedy`, `quick` and `master`. A search also takes a budget, in iterations (`quick:200`)
or in seconds (`quick:0.2s`). `quick@0.1` and `master@0.1` search as in that version, without
anything learnt, so that today's can be measured against them. `cmd:./mybot.py`, or
`cmd:30s:./mybot.py` with a time limit, is an external program.
"""

import re
from collections.abc import Callable

from schism.bots.bot import Bot
from schism.bots.external import PATIENCE, ExternalBot
from schism.bots.greedy import GreedyBot
from schism.bots.master import MasterBot
from schism.bots.people.level_bot import LevelBot
from schism.bots.people.levels import LEVEL_IDS, Level, levels_of
from schism.bots.random_bot import RandomBot
from schism.bots.search_bot import Budget, SearchBot
from schism.errors import SchismError
from schism.games.registry import GAMES

SIMPLE: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
QUICK, MASTER = "quick", "master"
SEARCHES = {QUICK: Budget(seconds=0.05), MASTER: Budget(seconds=1.0)}
EARLIER = "@0.1"
PROGRAM = "cmd"

_SECONDS = r"(\d+\.?\d*|\.\d+)s"
_BUDGET = re.compile(rf"(\d+)|{_SECONDS}")
_PROGRAM = re.compile(rf"(?:{_SECONDS}:)?(.*)", re.DOTALL)


def plain_bots() -> list[str]:
    """What programs, records and earlier tables ask for, from the weakest to the strongest."""
    return [*SIMPLE, *SEARCHES]


def level_names() -> list[str]:
    """All names of bots: the levels for people, then the plain ones."""
    return [*LEVEL_IDS, *plain_bots()]


def make_bot(game: str, level: str, seed: int) -> Bot:
    name, colon, rest = level.partition(":")
    if name == PROGRAM:
        return _program(rest, seed)
    if level in LEVEL_IDS:
        return make_for_people(game, levels_of(game)[level], seed)
    search = name.removesuffix(EARLIER)
    if search in SEARCHES:
        budget = _budget(level, rest) if colon else SEARCHES[search]
        return _searcher(game, name)(seed, budget, name == search)
    if name not in level_names():
        raise SchismError("bot-unknown", found=level, known=", ".join(level_names()))
    if colon:
        raise SchismError("bot-no-budget", found=level, searches=", ".join(SEARCHES))
    return SIMPLE[name](seed)


def make_for_people(game: str, level: Level, seed: int) -> Bot:
    if level.width == 0:
        return _searcher(game, MASTER)(seed, level.budget, True)
    return LevelBot(seed, level)


def _searcher(game: str, name: str) -> Callable[[int, Budget, bool], Bot]:
    """Masters race; so does the quick search where it has a learnt policy for that."""
    mind = GAMES[game].mind
    races = name.startswith(MASTER) or (name == QUICK and mind.has_policy)
    return MasterBot if races and mind.successive_halving else SearchBot


def _budget(level: str, text: str) -> Budget:
    found = budget_in(text)
    if found is None:
        raise SchismError("bot-budget", found=level)
    return found


def budget_in(text: str) -> Budget | None:
    """Parse iterations, `200`, or seconds, `0.2s`; None if it is neither."""
    found = _BUDGET.fullmatch(text)
    if found is None or float(found[1] or found[2]) <= 0:
        return None
    if found[1]:
        return Budget(iterations=int(found[1]))
    return Budget(seconds=float(found[2]))


def _program(text: str, seed: int) -> Bot:
    found = _PROGRAM.fullmatch(text)
    assert found is not None
    if not found[2].strip():
        raise SchismError("bot-no-program", found=f"{PROGRAM}:{text}")
    return ExternalBot(found[2].strip(), seed, float(found[1] or PATIENCE))
