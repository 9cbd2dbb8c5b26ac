"""What people do at a table besides playing, made by applying its journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from schism.games.contract import Json
from schism.server.store.journal import JournalEntry
from schism.server.tables.people.incidents import Incident
from schism.server.tables.people.proposals import (
    DRAW,
    PAUSE,
    UNDO,
    Act,
    Proposal,
    acts_from,
    read_proposal,
)
from schism.table.record import RESIGN, TIME, Ending

_DONE = {UNDO: "undone", PAUSE: "paused", DRAW: "drawn"}  # incidents, by what was agreed on


class PeopleLog:
    def __init__(self) -> None:
        self.seats = 0  # of the match, once there is one
        self._acts: Sequence[Act] = ()  # so far as they still count
        self.incidents: list[Incident] = []
        self.proposal: Proposal | None = None
        self.declined: set[tuple[str, int]] = set()  # what was refused to whom in this position
        self.retired: set[int] = set()  # seats for which a bot plays to the end
        self.timed_out: set[int] = set()  # seats for which a bot plays until their player does
        # What the last entry led to: the end of the game, a pause, or that actions are taken back.
        self.ending: Ending | None = None
        self.pauses = False
        self.takes_back = 0
        self._stand_ins: list[Json] = []

    def apply(self, entry: JournalEntry, acts: Sequence[Act]) -> None:
        self.ending, self.pauses, self.takes_back = None, False, 0
        self._acts = acts
        handler = _HANDLERS.get(entry.kind)
        if handler is not None:
            handler(self, entry)

    def forget_asked(self) -> None:
        """What was asked in an earlier position means nothing in a new one."""
        self.proposal = None
        self.declined.clear()

    def stand_ins(self, acts: int) -> list[Json]:
        """The bots that took over from players, of a game with this many actions."""
        return [{**each, "from": min(each["from"], acts)} for each in self._stand_ins]

    def incidents_of(self, version: int) -> list[Incident]:
        return [incident for incident in self.incidents[-2:] if incident.version == version]

    def _tell(self, entry: JournalEntry, kind: str, **more: str | int | None) -> None:
        told = {"kind": kind, "seat": entry.seat, "version": entry.version, **more}
        self.incidents.append(Incident(**told))  # type: ignore[arg-type]

    def _on_act(self, entry: JournalEntry) -> None:
        if entry.request is not None and entry.seat is not None:  # a player's, not a bot's
            self.timed_out.discard(entry.seat)

    def _on_done(self, entry: JournalEntry) -> None:
        self._tell(entry, _DONE[entry.kind])
        self.proposal = None

    def _on_resume(self, entry: JournalEntry) -> None:
        self._tell(entry, "resumed")

    def _on_come(self, entry: JournalEntry) -> None:
        """A game begun alone was opened to friends, or one of them took a bot's seat."""
        self._tell(entry, entry.kind)

    def _on_left(self, entry: JournalEntry) -> None:
        """Somebody left or was removed; the roster says that a bot has their seat now."""
        self._tell(entry, entry.kind, name=entry.text)
        self._let_bot_play(entry, entry.kind)

    def _on_resign(self, entry: JournalEntry) -> None:
        self._tell(entry, "resigned", name=entry.text)
        self._give_up(entry, RESIGN)

    def _on_forfeit(self, entry: JournalEntry) -> None:
        self._tell(entry, "forfeited", name=entry.text)
        self._give_up(entry, TIME)

    def _give_up(self, entry: JournalEntry, why: str) -> None:
        """With two players the other one wins; with more a bot plays to the end."""
        assert entry.seat is not None
        if self.seats == 2:
            self.ending = Ending(why, entry.seat)
        else:
            self.retired.add(entry.seat)
            self._let_bot_play(entry, why)

    def _on_timeout(self, entry: JournalEntry) -> None:
        assert entry.seat is not None
        self._tell(entry, "timed_out")
        self.timed_out.add(entry.seat)
        self._let_bot_play(entry, TIME)

    def _let_bot_play(self, entry: JournalEntry, why: str) -> None:
        self._stand_ins.append({"seat": entry.seat, "from": len(self._acts), "why": why})
        self.proposal = None  # it may have waited for them

    def _on_propose(self, entry: JournalEntry) -> None:
        assert entry.seat is not None
        what, asked = read_proposal(entry.text)
        back = acts_from(self._acts, entry.seat) if what == UNDO else ()
        self.proposal = Proposal(what, entry.seat, entry.version, asked, tuple(back))
        self._tell(entry, "proposed", what=what)

    def _on_agree(self, entry: JournalEntry) -> None:
        assert self.proposal is not None
        assert entry.seat is not None
        proposal = self.proposal = self.proposal.without(entry.seat)
        self._tell(entry, "agreed", what=proposal.what)
        if not proposal.waits_for:
            self._settle(entry, proposal)

    def _settle(self, entry: JournalEntry, proposal: Proposal) -> None:
        self.proposal = None
        self._tell(entry, _DONE[proposal.what], seat=proposal.seat)
        self.takes_back = len(proposal.takes_back)
        self.pauses = proposal.what == PAUSE
        self.ending = Ending(DRAW) if proposal.what == DRAW else None

    def _on_decline(self, entry: JournalEntry) -> None:
        proposal = self.proposal
        assert proposal is not None
        kind = "withdrawn" if entry.seat == proposal.seat else "declined"
        self._tell(entry, kind, what=proposal.what)
        self.declined.add((proposal.what, proposal.seat))
        self.proposal = None


_HANDLERS: dict[str, Callable[[PeopleLog, JournalEntry], None]] = {
    "act": PeopleLog._on_act,
    "undo": PeopleLog._on_done,
    "pause": PeopleLog._on_done,
    "resume": PeopleLog._on_resume,
    "opened": PeopleLog._on_come,
    "joined": PeopleLog._on_come,
    "left": PeopleLog._on_left,
    "removed": PeopleLog._on_left,
    "resign": PeopleLog._on_resign,
    "forfeit": PeopleLog._on_forfeit,
    "timeout": PeopleLog._on_timeout,
    "propose": PeopleLog._on_propose,
    "agree": PeopleLog._on_agree,
    "decline": PeopleLog._on_decline,
}
