"""The candidates of a race as the learnt policy names them."""

from __future__ import annotations

import numpy as np

from schism.bots.search_bot import RootAction, sample_world
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import LIMIT
from schism.kernel.records import Observation

SHARE_A_NAT = 0.004  # of the win: what an action is worth that is e times as likely as another
PRIOR_WORLDS = 35  # that this counts for


def name_candidates(deck: Deck, seen: Observation, most: int) -> list[RootAction]:
    """The likeliest actions and what they are worth beside the likeliest; none without a policy.

    A policy learns to choose an action by as many times more often as it is better."""
    actions, logits = np.zeros(LIMIT, np.int64), np.zeros(LIMIT)
    world = sample_world(deck, seen)
    count = GAMES[deck.game].mind.score_choices(deck.record, world, actions, logits)
    order = sorted(range(count), key=lambda i: -logits[i])[:most]
    worth = [SHARE_A_NAT * float(logits[i] - logits[order[0]]) for i in order]
    return [RootAction(int(actions[i]), 0, mean) for i, mean in zip(order, worth, strict=True)]
