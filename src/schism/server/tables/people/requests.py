"""What players ask for over their sockets, as commands; and whether they have to ask each other."""

from __future__ import annotations

from typing import Any

from schism.errors import SchismError
from schism.server.tables.commands import Command
from schism.server.tables.people.proposals import proposal_text
from schism.server.tables.people.take_backs import people_playing, steps_back
from schism.server.tables.table import LiveTable
from schism.server.wire.models import socket as messages


def command_for(table: LiveTable, seat: int, message: Any) -> Command:
    """The command that a message means; raise if this table does not let the seat give it."""
    request = table.roster.request_key(seat, message.id)
    is_new = table.game_log.version_after(request) is None  # not sent twice
    if is_new and isinstance(message, messages.Pause):
        check_pause(table, seat)
    version = getattr(message, "version", None)
    return Command(_kind(message), seat, _text(table, seat, message), version, request)


def check_pause(table: LiveTable, seat: int) -> None:
    """Where time counts, a pause needs the consent of the other players who are there."""
    if table.game_log.clocks.counted and _others_present(table, seat):
        raise SchismError("pause-ask")


def _others_present(table: LiveTable, seat: int) -> list[int]:
    people = people_playing(table.roster, table.game_log)
    return [each for each in people if each != seat and table.presence.has(each)]


def _kind(message: Any) -> str:
    if isinstance(message, messages.Answer):
        return "agree" if message.agree else "decline"
    return str(message.type)


def _text(table: LiveTable, seat: int, message: Any) -> str | None:
    """What the command's journal entry will say."""
    if isinstance(message, messages.Undo):
        return steps_back(table.roster, table.game_log, seat)
    if isinstance(message, messages.Propose):
        return proposal_text(message.what, _others_present(table, seat))
    if isinstance(message, messages.Contribute):
        return str(message.random)
    if isinstance(message, messages.Answer):
        return str(message.proposal)
    if isinstance(message, messages.Resign):
        return table.roster.seats[seat].name
    return getattr(message, "action", None)
