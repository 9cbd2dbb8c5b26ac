"""What viewers of a table are sent, after it has been committed. Shared parts are encoded once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from orjson import Fragment

from schism.games.contract import PUBLIC, Json
from schism.games.options import display_flags, stored_display
from schism.server.store.journal import JournalEntry
from schism.server.tables.game_log import STEP, UNDONE, GameLog
from schism.server.tables.info import table_info
from schism.server.tables.people.take_backs import take_backs
from schism.server.tables.presence import Presence, Viewer
from schism.server.tables.roster import Roster
from schism.server.wire.encoding import SharedMessage, encode

_EVENTS_FIELD = {STEP: "events", UNDONE: "events_dropped"}
Events: TypeAlias = Callable[[int], bytes]  # by seat, encoded


class Broadcast:
    def __init__(self, roster: Roster, log: GameLog, presence: Presence, root_path: str) -> None:
        self._roster, self._log, self._presence = roster, log, presence
        self._root_path = root_path
        declared = log.game.options
        self._display = display_flags(declared, stored_display(declared, roster.row.settings))

    def info(self) -> Json:
        """The table as everybody may know it."""
        roster = self._roster
        return table_info(roster.row, roster.seats, self._log, self._presence, self._root_path)

    def position(self, seat: int | None, since: int | None) -> Json:
        """The current position for one viewer, with the events after the version they know."""
        log, viewer = self._log, PUBLIC if seat is None else seat
        known = log.known_since(since)
        public, *private = self._views()
        position: Json = {
            "version": log.version,
            "since": known,
            **take_backs(self._roster, self._log),
            "incidents": log.incidents(viewer, known),
            "events_before": log.events_before(viewer, known),
            "events": log.events(viewer, known),
            "view": Fragment(public),  # JSON already
        }
        if seat is not None and log.started:
            position["yours"] = Fragment(private[seat])
        return position

    def send_welcome(self, viewer: Viewer, since: int | None, chat: list[Json]) -> None:
        """Greet a new viewer, and show the others that somebody has come."""
        info, seat = self.info(), viewer.seat
        message = encode({"type": "table", "table": info})
        for other in self._presence.viewers:
            if other is not viewer:
                other.send(message)
        position = self.position(seat, since)
        viewer.send(
            encode({"type": "welcome", "table": info, "seat": seat, **position, "chat": chat})
        )

    def send_table(self) -> None:
        if self._presence.viewers:
            self.send_all(encode({"type": "table", "table": self.info()}))

    def send_all(self, message: bytes) -> None:
        for viewer in self._presence.viewers:
            viewer.send(message)

    def send_entry(self, entry: JournalEntry) -> None:
        """Send what the last entry has brought: incidents, and the position if it changed."""
        if self._presence.viewers:
            self._send_incidents(entry)
            if self._log.change is not None:
                self._send_step(entry)

    def _send_incidents(self, entry: JournalEntry) -> None:
        for incident in self._log.people.incidents_of(entry.version):
            told = {"type": "incident", **incident.as_json(), **take_backs(self._roster, self._log)}
            self.send_all(encode(told))

    def _send_step(self, entry: JournalEntry) -> None:
        """Send the last entry with each viewer's events and view."""
        events = self._events_of(entry)
        public, *private = self._views()
        shared = SharedMessage(self._step(entry), public, _EVENTS_FIELD[str(self._log.change)])
        for viewer in self._presence.viewers:
            seat = viewer.seat
            if seat is None:
                viewer.send(shared.complete(events(PUBLIC), None))
            else:
                viewer.send(shared.complete(events(seat), private[seat]))

    def _step(self, entry: JournalEntry) -> Json:
        """The part of a step's message that all viewers share."""
        log = self._log
        message: Json = {
            "type": "moved",
            "version": entry.version,
            "seat": entry.seat,
            **take_backs(self._roster, self._log),
        }
        if log.change == UNDONE:
            message["type"] = "undone"
        elif entry.kind in ("act", "draft") and not log.last_is_secret:
            message["action"] = entry.text
        if log.clocks.counted:
            message["clocks"] = [seat["clock_ms"] for seat in self.info()["seats"]]
        return message

    def _events_of(self, entry: JournalEntry) -> Events:
        """Each viewer's events of an entry, or how many it took back."""
        if self._log.change == UNDONE:
            return lambda seat: encode(self._log.events_dropped(seat))
        return self._log.event_texts(entry.version - 1)

    def _views(self) -> list[bytes]:
        """The public view, and what each seat sees besides."""
        return self._log.view_texts(len(self._roster.seats), self._display)
