"""Prints what compiled code makes of some games, so that the ways to run it can be compared.

`python -m tests.native.trace GAMES`: a line for each game played, then one for each other use.
"""

import hashlib
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import schism
from schism.adapters.batched import Batched
from schism.bots.analysis import analyse
from schism.bots.greedy import GreedyBot
from schism.bots.search_bot import Budget, SearchBot, grow_tree
from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING, LIBRARY
from schism.kernel.records import blank
from schism.kernel.rng import stream
from schism.kernel.rollout import play_games
from schism.review.hint import hint
from schism.table.match import Match


class Digest:
    """Takes in anything whose bytes or text must be the same."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *things: Any) -> None:
        for thing in things:
            data = (
                thing.tobytes() if isinstance(thing, np.ndarray | np.void) else repr(thing).encode()
            )
            self._hash.update(data)

    def __str__(self) -> str:
        return self._hash.hexdigest()[:16]


def played(match: Match, chance: random.Random) -> Digest:
    """Everything that can be seen of a random game, step by step."""
    digest, rules = Digest(), match.game.rules
    while not match.over:
        seat = match.to_act
        assert seat is not None
        seen = match.observation(seat)
        tensor = blank(rules.tensor)
        rules.encode(match.deck.record, seen, tensor)
        actions = match.legal()
        action = chance.choice(actions)
        digest.add(match.state, seen, tensor, actions, match.view_texts(3))
        digest.add(match.preview(seat, action), match.preview(seat), rules.milestone(match.state))
        shares = np.zeros(8)
        mind = match.game.mind
        mind.values(match.deck.record, match.state, shares)
        digest.add(shares, float(mind.evaluate(match.deck.record, match.state, seat)))
        digest.add(int(mind.likely_action(match.deck.record, match.state)))
        match.play(action)
    digest.add(match.state, match.everything(), match.result(), match.record())
    return digest


def thought(match: Match, chance: random.Random) -> Digest:
    """What bots and analysis make of positions on the way."""
    digest = Digest()
    for step in range(12):
        if match.over or match.to_act is None:
            break
        seen = match.observation(match.to_act)
        digest.add(GreedyBot(step, 2).choose(match.deck, seen))
        digest.add(SearchBot(step, Budget(iterations=20)).choose(match.deck, seen))
        digest.add(grow_tree(match.deck, seen, step, Budget(iterations=10)))
        again = blank(match.game.rules.state)
        likelihood = match.game.mind.log_likelihood
        digest.add(float(likelihood(match.deck.record, match.state, again, match.to_act)))
        for _ in range(3):
            if not match.over:
                match.play(chance.choice(match.legal()))
    return digest


def analysed(match: Match) -> Digest:
    digest = Digest()
    assert match.to_act is not None
    seen = match.observation(match.to_act)
    digest.add(analyse(match.deck, seen, Budget(iterations=16), 5).results)
    digest.add(hint(match.deck, seen, Budget(iterations=16), 5).as_json(["a", "b", "c", "d", "e"]))
    return digest


def rolled(name: str, games: int) -> Digest:
    """Random games in compiled code alone, and a batch in step."""
    match = schism.new(name, seed=1)
    start = match.game.begin(match.deck, match.options, 1)
    states = np.zeros(games, match.game.rules.state)
    states[:] = start
    shares = np.zeros((games, match.seats))
    digest = Digest()
    digest.add(play_games(match.deck.record, states, np.uint64(9), 3, shares), states, shares)
    batch = Batched(name, games=4, seed=3)
    for _ in range(20):
        batch.step(batch.random_actions())
        digest.add(batch.masks, batch.seats, batch.rewards)
    return digest


def lines(games: int) -> Iterator[str]:
    for name in GAMES:
        for number in range(games):
            match, chance = schism.new(name, seed=11, number=number), random.Random(number)
            yield f"{name} {number} {played(match, chance)}"
    for name in GAMES:
        yield f"{name} rolled {rolled(name, 3)}"
        if COMPILING:  # interpreted, thinking takes minutes
            yield f"{name} thought {thought(schism.new(name, seed=5), random.Random(5))}"
            yield f"{name} analysed {analysed(schism.new(name, seed=6))}"
    yield f"stream {int(stream(np.uint64(2**64 - 1), 12))}"


if __name__ == "__main__":
    way = "native" if LIBRARY is not None else "just in time" if COMPILING else "interpreted"
    print(way, "numba" in sys.modules)
    for line in lines(int(sys.argv[1])):
        print(line, flush=True)
