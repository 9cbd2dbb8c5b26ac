"""A game begun in a browser becomes a table: what was played there is checked and journaled."""

from __future__ import annotations

import time
from contextlib import suppress

from schism.errors import SchismError
from schism.games.deck import Deck
from schism.server.store.journal import JournalEntry, checksum
from schism.server.store.rows import TableRow
from schism.server.tables.commands import Command, StaleCommand, check
from schism.server.tables.game_log import GameLog
from schism.server.wire.models.http import BegunEntry, BegunGame


def journal_of(
    begun: BegunGame, table: TableRow, seats: int, owner: int | None, deck: Deck
) -> list[JournalEntry]:
    """The table's journal up to the moment at which it is opened; raise if it cannot have been."""
    if begun.rules != table.rules or owner is None:
        raise SchismError("begun-otherwise")
    log = GameLog.of_table(table, seats, deck)
    entries = [_append(log, table.id, _checked(log, each, owner)) for each in begun.entries]
    opening = Command("opened", owner)
    check(log, opening)
    return [*entries, _append(log, table.id, opening)]


def _checked(log: GameLog, entry: BegunEntry, owner: int) -> Command:
    kind = "act" if entry.kind == "draft" else entry.kind
    command = Command(kind, entry.seat, entry.text)
    with suppress(SchismError, StaleCommand):
        if check(log, command) == entry.kind and _may_be(log, command, owner):
            return command._replace(kind=entry.kind)
    raise SchismError("begun-otherwise")


def _may_be(log: GameLog, command: Command, owner: int) -> bool:
    """Only the player who began it could take back, and only everything since their last action."""
    if command.kind == "start":
        return command.seat is None
    if command.kind in ("pause", "resume"):
        return command.seat == owner
    if command.kind == "undo":
        back = None if log.undoable_by == owner else str(log.acts_since(owner))
        return command.seat == owner and command.text == back != "0"
    return True


def _append(log: GameLog, table_id: str, command: Command) -> JournalEntry:
    kind, seat, text = command[:3]
    step = (table_id, log.version + 1, seat, kind, text, None, time.time())
    entry = JournalEntry(*step, checksum(log.checksum, *step))
    log.apply_own(entry)
    return entry
