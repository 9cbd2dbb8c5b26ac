"""The one list of compiled functions that are called from outside, with their signatures.

Words of a signature: `int`, `uint`, `float` and `bool` are numbers; the name of a record is one
record, `state[]` an array of them, `f8[,]` a numpy array of two dimensions; `log?` is a record or
None. What is returned stands behind an arrow, several numbers as a tuple.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

import numpy as np

from schism.bots.tree import NODE
from schism.games.contract import Export, Game
from schism.games.registry import find_deck
from schism.kernel import batch, entry_points, log, rng, rollout
from schism.kernel.json_writer import BUFFER, TOKENS
from schism.native.bot_exports import OF_BOTS, OF_BOTS_ALIKE, TO_LEARN

Signature = str

ACTIONS = "uint uint uint uint"

# What a game provides is called by the names of the contract's fields.
CONTRACT = {
    "legal": f"deck state -> {ACTIONS}",
    "apply": "deck state int log?",
    "chance": "deck state log? -> int",
    "observe": "deck state int seen",
    "write_public": "deck seen int writer int -> int",
    "write_own": "deck seen writer int -> int",
    "encode": "deck seen tensor",
    "sample_hidden": "deck seen state",
    "win_share": "state int -> float",
    "milestone": "state -> int",
    "estimate": "deck state int -> float",
    "evaluate": "deck state int -> float",
    "values": "deck state f8[]",
    "search_depth": "state -> int",
    "rollout_depth": "state -> int",
    "distinct_actions": f"deck state -> {ACTIONS}",
    "ends_soon": "state -> bool",
    "forced_win": "deck state -> int",
    "solve": "deck state int int int f8[]",
    "near_win": "deck state int -> int",
    "sure_winner": "deck state -> int",
    "likely_action": "deck state -> int",
    "score_choices": "deck state i8[] f8[] -> int",
    "log_likelihood": "deck state state int -> float",
}

FOR_EVERY_GAME: list[Export] = [
    (entry_points.legal_in, f"deck[] state[] -> {ACTIONS}"),
    (entry_points.apply_to, "deck[] state[] int log[]"),
    (entry_points.is_legal_in, "deck[] state[] int -> bool"),
    (entry_points.observe_in, "deck[] state[] int seen[]"),
    (entry_points.write_public_in, "deck[] seen[] int buffer[] tokens[] -> int"),
    (entry_points.write_own_in, "deck[] seen[] buffer[] tokens[] -> int"),
    (entry_points.write_views_in, "deck[] state[] seen[] int buffer[] tokens[] i8[]"),
    (rollout.random_action, "deck state -> int"),
    (rollout.play_randomly, "deck state int -> int"),
    (rollout.play_games, "deck state[] uint int f8[,] -> int"),
    (rollout.rescore_games, "deck state[] i8[] i8[] i8[] int f8[,]"),
    (batch.start_games, "deck games bool"),
    (batch.step_games, "deck games bool i8[] int int"),
    (batch.random_games, "deck games generator[] int int int"),
    (batch.encode_games, "deck state[] seen[] tensor[] tensor[] int int"),
    (batch.observe_and_encode, "deck state int seen tensor"),
    (batch.offer_row, "deck state[] offers int"),
    (batch.offer_single, "deck[] state[] offers"),
    (batch.step_single, "deck[] state[] int offers -> bool"),
    (batch.encode_single, "deck[] state[] int seen[] tensor[] tensor[]"),
    *OF_BOTS,
]

FOR_ALL_GAMES_ALIKE: list[Export] = [
    (rng.stream, "uint int -> uint"),
    *OF_BOTS_ALIKE,
    (batch.first_illegal, "set[] i8[] int int -> int"),
    (batch.choose_randomly, "set[] generator[] i8[] int int"),
]

# What a page plays with; all that a game itself exports comes on top.
ON_THE_PAGE = {
    "legal",
    "apply",
    "chance",
    "observe",
    "write_views_in",
    "sample_hidden",
    "win_share",
    "milestone",
    "evaluate",
    "values",
    "distinct_actions",
    "forced_win",
    "score_choices",
    "play_randomly",
    "add_estimates",
    "glance",
    "weigh",
    "draw",
    "iterate",
    "compare",
    "infer_worlds",
    "play_from",
    "play_on",
    "rank",
    "search_end",
    "play_from_by_search",
    "solve",
}

RECORDS: dict[str, Any] = {
    "log": log.LOG,
    "buffer": BUFFER,
    "tokens": TOKENS,
    "node": NODE,
    "set": batch.SET,
    "mask": batch.MASK,
    "generator": batch.GENERATOR,
    **{name: np.dtype(name) for name in ("i1", "i8", "f4", "f8", "b1")},
}

# Tuples: what makes one of its items, and the items.
TUPLES: dict[str, tuple[Callable[..., Any] | None, Signature]] = {
    "writer": (None, "buffer tokens"),
    "offers": (batch.Offers, "set[] mask[] i1[]"),
    "games": (batch.Games, "state[] state[] i8[] uint offers f4[,] b1[]"),
}


def records_of(game: Game) -> dict[str, Any]:
    rules = game.rules
    own = {"state": rules.state, "seen": rules.observation, "tensor": rules.tensor}
    return {**RECORDS, **own, "deck": find_deck(game, None).record.dtype}


def exports_of(game: Game) -> Iterator[Export]:
    """Everything that is compiled for the records of one game."""
    yield from (export for _, export in _contract_of(game))
    yield from FOR_EVERY_GAME
    yield from [] if game.learning is None else TO_LEARN
    yield from game.exports


def page_exports(game: Game) -> dict[str, Export]:
    """What its module for browsers exports, by name; logs are always taken."""
    alike = (*FOR_EVERY_GAME, *FOR_ALL_GAMES_ALIKE)
    named = [*_contract_of(game), *((export[0].__name__, export) for export in alike)]
    found = {name: export for name, export in named if name in ON_THE_PAGE}
    found |= {export[0].__name__: export for export in game.exports}
    return {name: (function, text.replace("?", "")) for name, (function, text) in found.items()}


def _contract_of(game: Game) -> Iterator[tuple[str, Export]]:
    for part in (game.rules, game.mind):
        for field in fields(part):
            if field.name in CONTRACT:
                yield field.name, (getattr(part, field.name), CONTRACT[field.name])
