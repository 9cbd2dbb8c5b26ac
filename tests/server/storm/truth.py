"""What really happened, from the database alone, and whether everybody was told exactly that."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from schism.games.contract import PUBLIC
from schism.games.deck import Deck
from schism.games.options import stored_display
from schism.games.random_source import Committed, with_contributions
from schism.games.registry import game_called, load_json
from schism.server.store.engine import open_database
from schism.server.store.journal import JournalEntry
from schism.server.store.rows import ChatRow, TableRow
from schism.server.store.store import Store, open_store
from schism.table.match import Match
from schism.table.replay import replay_with
from tests.server.storm.notes import EventLog, Notes, Position, digest

_SILENT = ("pause", "resume", "wake", "timeout")  # entries that change no view


@dataclass
class Stored:
    """A table as the database has it."""

    row: TableRow
    entries: list[JournalEntry]
    chats: list[ChatRow]
    deck: str


@dataclass
class Findings:
    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)


def deck_of(stored: Stored) -> Deck:
    return _load_deck(stored.deck)


@cache
def _load_deck(text: str) -> Deck:
    return load_json(text, "deck")


async def read_table(database: str, ids: set[str]) -> list[Stored]:
    async with open_database(database) as engine:
        store = open_store(engine)
        try:
            return [await read_stored(store, table_id) for table_id in sorted(ids)]
        finally:
            await store.close()


async def read_stored(store: Store, table_id: str) -> Stored:
    row = await store.table(table_id)
    assert row is not None, f"table {table_id} is gone"
    deck = await store.deck(row.deck)
    assert deck is not None
    chats = await store.chats_of(table_id, 0, 10**6)
    return Stored(row, await store.entries(table_id, 0), chats, deck)


class GameLog:
    """The journal played again by the rules, with what each seat could see at each version."""

    def __init__(self, stored: Stored, seats: set[int]) -> None:
        self._stored = stored
        self._logs = {seat: EventLog() for seat in seats}
        self.positions: dict[int, set[Position]] = {seat: set() for seat in seats}
        deck = deck_of(stored)
        self.match = self._new_match()
        self._acts: list[str] = []
        self._heard = 0  # events so far
        for entry in stored.entries[len(self._contributions()) :]:
            self._carry_out(entry)
            self._listen(undone=entry.kind == "undo")
            self._look(entry.version)
        replay_with(self.match.record(), deck)

    def _contributions(self) -> dict[int, str]:
        found = [entry for entry in self._stored.entries if entry.kind == "contribute"]
        assert found == self._stored.entries[: len(found)], "contributions come first"
        return {entry.seat or 0: entry.text or "" for entry in found}

    def _new_match(self) -> Match:
        row, deck = self._stored.row, deck_of(self._stored)
        game = game_called(row.game)
        source = Committed(with_contributions(row.secret, self._contributions()))
        return Match(game, deck, game.settle_options(deck, row.asked, source), source=source)

    def _carry_out(self, entry: JournalEntry) -> None:
        if entry.kind == "act":
            assert entry.seat == self.match.to_act, entry
            assert entry.text is not None
            self._acts.append(entry.text)
            self.match.play(entry.text)
        elif entry.kind == "undo" and entry.text is None:
            self._acts.pop()
            self.match.undo()
        elif entry.kind == "undo":  # of several actions, among bots: chance repeats itself
            del self._acts[-int(entry.text or 0) :]
            self.match = self._new_match()
            for action in self._acts:
                self.match.play(action)
        elif entry.kind not in _SILENT:
            assert (entry.kind, entry.version) == ("start", 1 + len(self._contributions())), entry

    def _listen(self, undone: bool) -> None:
        for seat, log in self._logs.items():
            if undone:
                log.cut(len(self.match.told_to(seat)))
            else:
                log.add(self.match.told_to(seat, self._heard))
        self._heard = self.match.event_count

    def _look(self, version: int) -> None:
        shown = stored_display(self.match.game.options, self._stored.row.settings)
        public = self.match.public_view(**shown)
        for seat, log in self._logs.items():
            private = None if seat == PUBLIC else self.match.private_view(seat)
            view = digest(public, private)
            self.positions[seat].add(Position(version, log.link, view))


def compare(stored: Stored, all_notes: list[Notes], findings: Findings) -> None:
    _check_versions(stored, findings)
    game_log = GameLog(stored, {notes.seat for notes in all_notes})
    findings.counts["tables"] += 1
    findings.counts["finished"] += game_log.match.over
    findings.counts["entries"] += len(stored.entries)
    for notes in all_notes:
        findings.problems += [f"{stored.row.id}/{notes.seat}: {each}" for each in notes.problems]
        _check_answers(stored, notes, findings)
        _check_steps(stored, notes, findings)
        wrong = notes.positions - game_log.positions[notes.seat]
        findings.problems += [f"{stored.row.id}/{notes.seat} was shown {each}" for each in wrong]
        findings.counts["positions seen"] += len(notes.positions)
        findings.counts["returns"] += notes.returns
        findings.counts["repeated requests"] += notes.repeats


def _check_versions(stored: Stored, findings: Findings) -> None:
    versions = [entry.version for entry in stored.entries]
    if versions != list(range(1, len(versions) + 1)):
        findings.problems.append(f"{stored.row.id} has a gap: {versions}")
    requests = Counter((entry.seat, entry.request) for entry in stored.entries if entry.request)
    twice = [request for request, count in requests.items() if count > 1]
    findings.problems += [f"{stored.row.id}: {request} was carried out twice" for request in twice]


def _check_answers(stored: Stored, notes: Notes, findings: Findings) -> None:
    """Every `ok` is in the journal or among the chats, where it was said to be."""
    entries = {(e.version, e.seat, _id(e.request), e.kind, _asked(e)) for e in stored.entries}
    chats = {(chat.seat, _id(chat.request), chat.text) for chat in stored.chats}
    for answer in notes.answers:
        findings.counts["acknowledged"] += 1
        if answer.kind == "chat":
            kept = (notes.seat, answer.request, answer.text) in chats
        else:
            key = (answer.version, notes.seat, answer.request, answer.kind, answer.text)
            kept = key in entries
        if not kept:
            findings.problems.append(f"{stored.row.id}/{notes.seat} lost {answer}")


def _asked(entry: JournalEntry) -> str | None:
    """What the player asked for: how far a take-back goes is the server's word."""
    return None if entry.kind == "undo" else entry.text


def _id(mark: str | None) -> str | None:
    """As its sender named a request; the journal adds who that was."""
    return mark and mark.partition(".")[2]


def _check_steps(stored: Stored, notes: Notes, findings: Findings) -> None:
    """Every step somebody was told of is in the journal."""
    entries = {(e.version, e.kind, e.seat, _asked(e)) for e in stored.entries}
    for step in notes.steps:
        findings.counts["steps told"] += 1
        if (step.version, step.kind, step.seat, step.text) not in entries:
            findings.problems.append(f"{stored.row.id}/{notes.seat} was told {step}")
