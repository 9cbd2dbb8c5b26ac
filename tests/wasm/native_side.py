"""The tasks of web/src/testing/engine_tasks.ts, done by the library made ahead of time."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterable
from typing import Any
from zlib import crc32

import numpy as np

from schism.bots.analysis import analyse
from schism.bots.bot import Bot
from schism.bots.people.levels import LEVEL_IDS
from schism.bots.registry import make_bot
from schism.bots.search_bot import Budget, grow_tree, root_actions
from schism.games.contract import Game, Json
from schism.games.random_source import Committed, Seeded
from schism.games.registry import GAMES, find_deck
from schism.kernel.bits import members
from schism.kernel.entry_points import apply_to, legal_in, observe_in, write_views_in
from schism.kernel.json_writer import BUFFER
from schism.kernel.log import LOG
from schism.kernel.records import Observation, blank, copied, rows_of
from schism.kernel.rules import CHANCE, NOBODY
from schism.review.judgement import judge
from schism.review.losses import believe, prior_of
from schism.table.match import Match
from tests.wasm.tasks import Start

LEVELS = ("random", "greedy", "quick:300", "quick:2500", "master:20000", *LEVEL_IDS[:-1])
JUDGED = 3  # positions of each game: their playouts are slow


def trace(game: Game, starts: Iterable[Start]) -> tuple[list[int], int]:
    """Everything that can be seen of each game as one number, and how many decisions there were."""
    found = [_trace_game(game, start) for start in starts]
    return [total for total, _ in found], sum(decisions for _, decisions in found)


def _trace_game(game: Game, start: Start) -> tuple[int, int]:
    deck, tokens = start.deck.rows, game.token_table(start.deck)
    states = rows_of(copied(start.state))
    seen = np.zeros(1 + start.seats, game.rules.observation)
    ends, buffer, log = np.zeros(1 + start.seats, np.int64), np.zeros(1, BUFFER), np.zeros(1, LOG)
    turn, text, events, count = states["to_act"], buffer["text"][0], log["events"][0], log["count"]
    total = decisions = 0
    while True:
        while turn[0] == CHANCE:
            game.rules.chance(start.deck.record, states[0], log[0])
        total = crc32(count.tobytes() + events[: count[0]].tobytes(), total)
        count[0] = 0
        total = crc32(states.tobytes(), total)
        seen.view(np.uint8)[:] = 0
        write_views_in(deck, states, seen, decisions % 2, buffer, tokens, ends)
        total = crc32(ends.tobytes(), crc32(seen.tobytes(), total))
        total = crc32(text[: ends[-1]].tobytes(), total)
        if turn[0] == NOBODY:
            return total, decisions
        actions = members(legal_in(deck, states))
        apply_to(deck, states, actions[total % len(actions)], log)
        decisions += 1


def choices(game: Game, starts: Iterable[Start]) -> list[Json]:
    """What bots choose, and the numbers that they choose by."""
    return [_choices(game, number, start) for number, start in enumerate(starts)]


def _choices(game: Game, seed: int, start: Start) -> Json:
    seen = observation_of(game, start)
    bots: list[Bot] = [make_bot(game.id, level, seed) for level in LEVELS]
    tree = root_actions(grow_tree(start.deck, seen, seed, Budget(iterations=200)))
    results = analyse(start.deck, seen, Budget(iterations=64), seed).results
    return {
        "chosen": [int(bot.choose(start.deck, seen)) for bot in bots],
        "tree": [list(each) for each in tree],
        "results": results.ravel().tolist(),
        "judged": _judged(start, seen, seed) if seed < JUDGED else [],
    }


def _judged(start: Start, seen: Observation, seed: int) -> list[float]:
    """What a review says of the candidates, and of the loss of the second."""
    if len(members(tuple(seen.actions))) == 1:
        return []
    look = judge(start.deck, seen, Budget(iterations=64), seed)
    prior = prior_of(GAMES[start.deck.game])
    loss = believe(prior, look.lead(look.actions[0], look.actions[1]))
    numbers = (loss.value, loss.low, loss.high, loss.mistake)
    return [*look.results.ravel().tolist(), *(round(number, 6) for number in numbers)]


def observation_of(game: Game, start: Start) -> Observation:
    seen = blank(game.rules.observation)
    seat = int(start.state.to_act)
    observe_in(start.deck.rows, rows_of(copied(start.state)), seat, rows_of(seen))
    return seen


def match_of(game: Game, wanted: Json) -> Match:
    """The match that a browser should have played, from its options and its secret."""
    deck, source = find_deck(game, wanted["deck"]), Committed(b64decode(wanted["secret"]))
    options: Any = game.settle_options(deck, wanted["options"], source)
    lots, drafted = Seeded(wanted["picks"]), False
    while (choice := game.draft(deck, options)) is not None:
        picked = choice.among[lots.below(len(choice.among))]
        options, drafted = {**options, choice.option: [*options[choice.option], picked]}, True
    match = Match(
        game, deck, game.resolve(deck, options, lots) if drafted else options, None, 0, source
    )
    turn = 0
    while not match.over:
        actions = match.legal()
        match.play(actions[turn % len(actions)])
        turn += 1
    return match
