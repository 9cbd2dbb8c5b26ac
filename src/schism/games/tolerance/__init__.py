"""Tolerance: tricks with consequences, for 3 to 5 players."""

from pathlib import Path

from schism.games.contract import Game
from schism.games.tolerance.deals import Deals
from schism.games.tolerance.deck import load_deck
from schism.games.tolerance.functions import EXPORTS, LEARNING, MIND, RULES
from schism.games.tolerance.notation import NAMES, ToleranceNotation
from schism.games.tolerance.options import OPTIONS, begin, draft, resolve, settle
from schism.games.tolerance.rules.cards import ACTIONS
from schism.games.tolerance.rules.events import EVENTS
from schism.games.tolerance.rules.invariants import broken_invariants
from schism.games.tolerance.rules.state import MOST_DECISIONS
from schism.games.tolerance.show import (
    REASONING,
    SCHEMA,
    load_terminal,
    opened,
    preview,
    result,
    token_table,
)
from schism.games.tolerance.study import ToleranceStudy

GAME = Game(
    id="tolerance",
    actions=ACTIONS,
    longest=MOST_DECISIONS,
    rules=RULES,
    exports=EXPORTS,
    mind=MIND,
    learning=LEARNING,
    folder=Path(__file__).parent,
    default_deck="house-en",
    load_deck=load_deck,
    settle=settle,
    draft=draft,
    resolve=resolve,
    begin=begin,
    chance=Deals(),
    events=EVENTS,
    opened=opened,
    schema=SCHEMA,
    token_table=token_table,
    preview=preview,
    result=result,
    broken_invariants=broken_invariants,
    notation=ToleranceNotation(),
    names=NAMES,
    options=OPTIONS,
    reasoning=REASONING,
    terminal=load_terminal,
    study=ToleranceStudy("tolerance"),
)
