"""The simulation's own rules, where it is not obvious what they should be."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from schism.server.store.journal import JournalEntry
from tests.simulation.people import Observer, Stay
from tests.simulation.properties import check_bot
from tests.simulation.world.ledger import Attempt, Ledger

_BOTS_MOVE = JournalEntry("table", 7, 0, "act", "petition 5", None, 0.0, "checksum")


@pytest.mark.parametrize(("made", "is_wrong"), [(10.0, False), (13.0, True)])
def test_a_bot_may_move_until_the_player_comes_however_slow_the_disk(
    made: float, is_wrong: bool
) -> None:
    """They come at 11; the move is given to the database at 15."""
    anything: Any = SimpleNamespace
    ledger = Ledger(anything(now=0.0))
    ledger.attempts["table", 7] = [Attempt(made, 15.0, "process 0", _BOTS_MOVE)]
    link = anything(interrupted=None, there=anything(loop=anything(name="process 0")))
    observer = Observer(stays=[Stay(0, 11.0, link)])
    log, seats = anything(people=anything(timed_out=set())), [anything(who="person")]
    assert bool(list(check_bot(_BOTS_MOVE, log, seats, observer, ledger))) == is_wrong


@pytest.mark.parametrize(("opened", "is_wrong"), [(10.0, False), (13.0, True)])
def test_only_connections_opened_since_must_notice_damage(opened: float, is_wrong: bool) -> None:
    """A bit is flipped at 12; a welcome sent before that may arrive later (seed 4327)."""
    anything: Any = SimpleNamespace
    ledger = Ledger(anything(now=12.0))
    ledger.note_damage("table")
    assert ledger.was_damaged("table", opened) == is_wrong
    assert not ledger.was_damaged("another", opened)
