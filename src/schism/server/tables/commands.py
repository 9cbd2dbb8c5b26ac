"""Commands: what a table can be asked to do, and whether it may be done now."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

from schism.errors import IllegalAction, SchismError
from schism.server.tables.game_log import GameLog
from schism.server.tables.people.proposals import DRAW, UNDO, read_proposal

_GONE = ("left", "removed")  # incidents


class StaleCommand(Exception):
    """The command was made for another version than the table's current one."""


class Command(NamedTuple):
    """A journal entry that has not been checked yet."""

    kind: str  # a key of _CHECKS
    seat: int | None = None  # None: the server's own
    # An action; for "undo" how many actions, if more than an ordinary one; for "wake" when the
    # table was last seen in use; for "propose" what and whom; for "agree" and "decline" the
    # proposal's version; the name of a player who leaves or gives up.
    text: str | None = None
    version: int | None = None  # the version it was made for; None: any
    request: str | None = None  # identifies it: the same request twice is one entry
    is_due: Callable[[], bool] = lambda: True  # whether it is still wanted when its turn comes


def check(log: GameLog, command: Command) -> str:
    """Return the kind of journal entry this becomes; raise if it is not allowed now."""
    if command.version is not None and not log.is_current(command.version):
        raise StaleCommand
    if not command.is_due():
        raise StaleCommand
    return _CHECKS[command.kind](log, command)


def _check_act(log: GameLog, command: Command) -> str:
    action = command.text or ""
    _check_running(log, action)
    if command.seat != log.to_act:
        raise IllegalAction("not-your-turn", action=action)
    if command.seat in log.people.retired and command.request is not None:  # a bot has none
        raise SchismError("retired")
    if log.match is not None:
        log.match.number_of(action)
        return "act"
    draft = log.draft
    assert draft is not None
    if not draft.allows(action):
        raise IllegalAction("illegal", action=action, legal=", ".join(draft.among))
    return "draft"


def _check_running(log: GameLog, action: str) -> None:
    if not log.started:
        raise SchismError("not-started")
    if log.over:
        raise IllegalAction("game-over", action=action)
    if log.paused:
        raise SchismError("paused")


def _check_undo(log: GameLog, command: Command) -> str:
    """A player may take back their last action if it revealed nothing and nobody acted since;
    more only if the table says how much."""
    if not log.over or command.text is None:
        _check_running(log, "undo")
    if command.text is None and log.undoable_by != command.seat:
        raise SchismError("no-undo")
    return command.kind


def _check_pause(log: GameLog, command: Command) -> str:
    if not log.started:
        raise SchismError("not-started")
    if log.over:
        raise IllegalAction("game-over", action="pause")
    if log.paused == (command.kind == "pause"):
        raise SchismError("paused" if log.paused else "not-paused")
    return command.kind


def _check_contribute(log: GameLog, command: Command) -> str:
    """Each player contributes once, before the game."""
    if log.started:
        raise SchismError("started")
    if command.seat is None or log.has_contributed(command.seat, command.request):
        raise SchismError("contributed")
    return command.kind


def _check_start(log: GameLog, command: Command) -> str:
    if log.started:  # somebody else was faster
        raise StaleCommand
    return command.kind


def _check_opened(log: GameLog, command: Command) -> str:
    if log.match is None:
        raise SchismError("not-started")
    if log.over:
        raise IllegalAction("game-over", action=command.kind)
    return command.kind


def _check_propose(log: GameLog, command: Command) -> str:
    what, asked = read_proposal(command.text)
    assert command.seat is not None
    _check_running(log, what)
    if log.people.proposal is not None:
        raise SchismError("proposal-open")
    if (what, command.seat) in log.people.declined:
        raise SchismError("proposal-declined")
    if not asked:
        raise SchismError("nobody-to-ask")
    if what == UNDO and not log.acts_since(command.seat):
        raise SchismError("no-undo")
    if what == DRAW and not (log.match and log.game.draw_by_agreement):
        raise SchismError("no-draw")
    return command.kind


def _check_answer(log: GameLog, command: Command) -> str:
    """Those who are asked may answer; the player who asked may withdraw."""
    proposal = log.people.proposal
    if proposal is None or str(proposal.version) != command.text:
        raise SchismError("no-proposal")
    may = proposal.waits_for if command.kind == "agree" else (*proposal.waits_for, proposal.seat)
    if command.seat not in may:
        raise SchismError("no-proposal")
    return command.kind


def _check_give_up(log: GameLog, command: Command) -> str:
    if log.match is None:
        raise SchismError("not-started")
    if log.over:
        raise IllegalAction("game-over", action=command.kind)
    if command.seat in log.people.retired:
        raise SchismError("retired")
    return command.kind


def _check_gone(log: GameLog, command: Command) -> str:
    """The log tells once whose seat a bot has taken, even if that is asked for again."""
    if any(each.seat == command.seat and each.kind in _GONE for each in log.people.incidents):
        raise StaleCommand
    return command.kind


def _check_nothing(log: GameLog, command: Command) -> str:
    return command.kind


_CHECKS: dict[str, Callable[[GameLog, Command], str]] = {
    "contribute": _check_contribute,
    "start": _check_start,
    "act": _check_act,
    "undo": _check_undo,
    "pause": _check_pause,
    "resume": _check_pause,
    "wake": _check_nothing,
    "opened": _check_opened,
    "joined": _check_nothing,
    "left": _check_gone,
    "removed": _check_gone,
    "resign": _check_give_up,
    "forfeit": _check_give_up,
    "timeout": _check_nothing,
    "propose": _check_propose,
    "agree": _check_answer,
    "decline": _check_answer,
}


async def ignore_refusal(work: Coroutine[Any, Any, Any]) -> None:
    """Await work that nobody asked for: if a player's command came first, that is fine."""
    with suppress(StaleCommand, SchismError):
        await work
