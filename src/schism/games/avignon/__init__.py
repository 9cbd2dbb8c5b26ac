"""Avignon: a tug of war over five people, for 2 players."""

from pathlib import Path

from schism.games.avignon.deck import load_deck
from schism.games.avignon.draws import Draws
from schism.games.avignon.functions import EXPORTS, MIND, RULES
from schism.games.avignon.invariants import broken_invariants
from schism.games.avignon.notation import AvignonNotation
from schism.games.avignon.options import OPTIONS, begin, draft, settle
from schism.games.avignon.rules.events import EVENTS
from schism.games.avignon.rules.state import ACTIONS, MOST_DECISIONS
from schism.games.avignon.show import REASONING, SCHEMA, load_terminal, preview, result, token_table
from schism.games.avignon.study import AvignonStudy
from schism.games.contract import Game

GAME = Game(
    id="avignon",
    actions=ACTIONS,
    longest=MOST_DECISIONS,
    rules=RULES,
    exports=EXPORTS,
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
    draw_by_agreement=True,
    broken_invariants=broken_invariants,
    notation=AvignonNotation(),
    options=OPTIONS,
    reasoning=REASONING,
    terminal=load_terminal,
    study=AvignonStudy("avignon"),
)
