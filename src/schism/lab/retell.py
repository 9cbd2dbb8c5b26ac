"""A game told again without one thing: the same cards played, but this card does nothing.

What was decided in the game is decided again where it is still asked; a choice that is asked now
and was not asked then falls on the first action that is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from schism.games.contract import Game, Options
from schism.games.deck import Deck
from schism.kernel.bits import members
from schism.kernel.dispatch import CHANCE, NOBODY
from schism.kernel.records import State

Told: TypeAlias = Sequence[tuple[int, int]]  # the phase and the action of each decision


def retold(
    game: Game, deck: Deck, options: Options, rng: int, told: Told, anchors: Sequence[int]
) -> State:
    """The state at the end. In the phases called anchors the same is asked in both games."""
    rules, state, at = game.rules, game.begin(deck, options, rng), 0
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            rules.chance(deck.record, state, None)
            continue
        phase = int(state.phase)
        while phase in anchors and told[at][0] != phase:
            at += 1  # a choice that nobody has any more
        asked_then = at < len(told) and told[at][0] == phase
        legal = members(rules.legal(deck.record, state))
        action = told[at][1] if asked_then and told[at][1] in legal else legal[0]
        at += asked_then
        rules.apply(deck.record, state, action, None)
    return state
