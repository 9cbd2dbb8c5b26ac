"""Bots at a match: each is asked with what its own seat knows, and let go when it is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from schism.bots.bot import Bot
from schism.games.contract import Json
from schism.kernel.rollout import random_action
from schism.table.match import Match


def chosen(match: Match, bot: Bot) -> int:
    """What the bot does in the seat whose decision it is."""
    seat = match.to_act
    assert seat is not None
    return bot.choose(match.deck, match.observation(seat), _heard(match, bot, seat))


def _heard(match: Match, bot: Bot, seat: int) -> Sequence[Json]:
    return match.events(seat) if bot.listens else ()


@contextmanager
def seated(match: Match, bots: Mapping[int, Bot]) -> Iterator[None]:
    """While the match is played; however it ends, the bots leave."""
    try:
        yield
    finally:
        dismiss(match, bots)


def dismiss(match: Match, bots: Mapping[int, Bot]) -> None:
    for seat, bot in bots.items():
        bot.leave(_heard(match, bot, seat))


def prepare(match: Match, bots: Iterable[Bot]) -> None:
    """Compile what a game needs before anybody waits for a move, by playing one through."""
    seen = match.observation(match.to_act or 0)
    for bot in bots:
        if not bot.listens:  # who listens shall hear of one game only
            bot.choose(match.deck, seen)
    while not match.over:
        match.play(int(random_action(match.deck.record, match.state)))
