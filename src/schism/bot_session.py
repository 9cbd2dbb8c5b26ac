"""Bots in a match: each is shown what its own seat knows, and told when the match ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from schism.bots.bot import Bot
from schism.games.contract import Json
from schism.kernel.rollout import random_action
from schism.table.match import Match


@contextmanager
def bot_session(match: Match, bots: Mapping[int, Bot]) -> Iterator[None]:
    """End the bots' session however the match ends: some bots are programs that must stop."""
    try:
        yield
    finally:
        end_session(match, bots)


def end_session(match: Match, bots: Mapping[int, Bot]) -> None:
    for seat, bot in bots.items():
        bot.leave(_heard(match, bot, seat))


def choose_action(match: Match, bot: Bot) -> int:
    """Ask the bot for the next decision of the match."""
    seat = match.to_act
    assert seat is not None
    return bot.choose(match.deck, match.observation(seat), _heard(match, bot, seat))


def _heard(match: Match, bot: Bot, seat: int) -> Sequence[Json]:
    return match.events(seat) if bot.listens else ()


def warm_up_bots(match: Match, bots: Iterable[Bot]) -> None:
    """Compile everything by playing a whole game, before anybody waits for a move."""
    seen = match.observation(match.to_act or 0)
    for bot in bots:
        if not bot.listens:  # a bot that listens must hear of one game only
            bot.choose(match.deck, seen)
    while not match.over:
        match.play(int(random_action(match.deck.record, match.state)))
