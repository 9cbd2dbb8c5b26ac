"""Tolerance: tricks with consequences, for 3 to 5 players."""

from pathlib import Path

from schism.games.contract import Game
from schism.games.terminal import Terminal
from schism.games.tolerance.deals import Deals
from schism.games.tolerance.deck import load_deck
from schism.games.tolerance.mind.estimate import ends_soon, estimate, rollout_depth, search_depth
from schism.games.tolerance.mind.value_net import evaluate, values
from schism.games.tolerance.notation import ToleranceNotation
from schism.games.tolerance.options import OPTIONS, begin, draft, settle
from schism.games.tolerance.rules.cards import ACTIONS
from schism.games.tolerance.rules.events import EVENTS
from schism.games.tolerance.rules.invariants import broken_invariants
from schism.games.tolerance.rules.observe import OBSERVATION, observe
from schism.games.tolerance.rules.phases import apply, chance, distinct_actions, legal, milestone
from schism.games.tolerance.rules.sample import sample_hidden
from schism.games.tolerance.rules.scoring import win_share
from schism.games.tolerance.rules.state import MOST_DECISIONS, STATE
from schism.games.tolerance.show.preview import preview
from schism.games.tolerance.show.reasons import REASONING
from schism.games.tolerance.show.result import result
from schism.games.tolerance.show.schema import SCHEMA
from schism.games.tolerance.show.view import token_table, write_own, write_public
from schism.games.tolerance.study import ToleranceStudy
from schism.games.tolerance.tensor import TENSOR, encode
from schism.kernel.mind import Mind
from schism.kernel.rules import Rules

RULES = Rules(
    state=STATE,
    observation=OBSERVATION,
    tensor=TENSOR,
    legal=legal,
    apply=apply,
    chance=chance,
    observe=observe,
    write_public=write_public,
    write_own=write_own,
    encode=encode,
    sample_hidden=sample_hidden,
    win_share=win_share,
    milestone=milestone,
)

MIND = Mind(
    estimate=estimate,
    search_depth=search_depth,
    rollout_depth=rollout_depth,
    values=values,
    evaluate=evaluate,
    distinct_actions=distinct_actions,
    ends_soon=ends_soon,
    exploration=0.15,
    successive_halving=True,
)


def _terminal() -> Terminal:
    from schism.games.tolerance.show.terminal import (
        TERMINAL,  # whoever has no terminal needs no rich
    )

    return TERMINAL


GAME = Game(
    id="tolerance",
    actions=ACTIONS,
    longest=MOST_DECISIONS,
    rules=RULES,
    mind=MIND,
    folder=Path(__file__).parent,
    default_deck="house-en",
    load_deck=load_deck,
    settle=settle,
    draft=draft,
    begin=begin,
    chance=Deals(),
    events=EVENTS,
    schema=SCHEMA,
    token_table=token_table,
    preview=preview,
    result=result,
    broken_invariants=broken_invariants,
    notation=ToleranceNotation(),
    options=OPTIONS,
    reasoning=REASONING,
    terminal=_terminal,
    study=ToleranceStudy("tolerance"),
)
