"""Avignon: a tug of war over five people, for 2 players."""

from pathlib import Path

from schism.games.avignon.deck import load_deck
from schism.games.avignon.draws import Draws
from schism.games.avignon.mind.estimate import (
    ends_soon,
    estimate,
    rollout_depth,
    search_depth,
    values,
)
from schism.games.avignon.mind.forced_wins import forced_win
from schism.games.avignon.notation import AvignonNotation
from schism.games.avignon.options import OPTIONS, begin, draft, settle
from schism.games.avignon.rules.ending import win_share
from schism.games.avignon.rules.events import EVENTS
from schism.games.avignon.rules.invariants import broken_invariants
from schism.games.avignon.rules.observe import OBSERVATION, observe
from schism.games.avignon.rules.phases import apply, chance, legal, milestone
from schism.games.avignon.rules.sample import sample_hidden
from schism.games.avignon.rules.state import ACTIONS, MOST_DECISIONS, STATE
from schism.games.avignon.show.preview import preview
from schism.games.avignon.show.reasons import REASONING
from schism.games.avignon.show.result import result
from schism.games.avignon.show.schema import SCHEMA
from schism.games.avignon.show.view import token_table, write_own, write_public
from schism.games.avignon.study import AvignonStudy
from schism.games.avignon.tensor import TENSOR, encode
from schism.games.contract import Game
from schism.games.terminal import Terminal
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
    evaluate=estimate,
    distinct_actions=legal,
    ends_soon=ends_soon,
    exploration=0.7,
    successive_halving=False,
    forced_win=forced_win,
)


def _terminal() -> Terminal:
    from schism.games.avignon.show.terminal import TERMINAL  # whoever has no terminal needs no rich

    return TERMINAL


GAME = Game(
    id="avignon",
    actions=ACTIONS,
    longest=MOST_DECISIONS,
    rules=RULES,
    mind=MIND,
    folder=Path(__file__).parent,
    default_deck="house",
    load_deck=load_deck,
    settle=settle,
    draft=draft,
    begin=begin,
    chance=Draws(),
    events=EVENTS,
    schema=SCHEMA,
    token_table=token_table,
    preview=preview,
    result=result,
    broken_invariants=broken_invariants,
    notation=AvignonNotation(),
    options=OPTIONS,
    reasoning=REASONING,
    terminal=_terminal,
    study=AvignonStudy("avignon"),
)
