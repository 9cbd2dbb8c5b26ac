"""The state of a table's game, made by applying its journal. No input or output in here.

Chance is derived from the table's secret, so the journal determines everything: a sleeping table
wakes by applying its entries again, and every process that does so has the same game.
"""

from __future__ import annotations

from collections.abc import Callable

from schism.errors import SchismError
from schism.games.contract import PUBLIC, Choice, Game, Json, Options
from schism.games.deck import Deck
from schism.games.options import secret_options
from schism.games.random_source import Committed, HandedOver, Source, with_contributions
from schism.games.registry import game_called
from schism.kernel.records import Observation
from schism.server.store.journal import JournalEntry
from schism.server.store.rows import TableRow
from schism.server.tables.clocks import Clocks
from schism.server.tables.people.people_log import PeopleLog
from schism.server.wire.encoding import encode
from schism.table.match import Match
from schism.table.proof import Begun, with_proof
from schism.table.standings import standings

STEP, UNDONE = "step", "undone"  # how an entry changes the position
_LOTS = b"lots"  # they have a source of their own, so that deals follow from the secret alone


def author_of(request: str | None) -> str:
    """The player who made a request, by its stored id."""
    return (request or "").partition(".")[0]


class GameLog:
    @classmethod
    def of_table(cls, row: TableRow, seats: int, deck: Deck) -> GameLog:
        """The log of a stored table, before its first entry."""
        game = game_called(row.game)
        if row.rules > game.version:
            raise SchismError("record-rules", found=row.rules, known=game.version)
        clock = row.settings["clock"]
        clocks = Clocks(seats, clock["seconds"], clock["increment"]) if clock else Clocks(0)
        return cls(game, deck, row.asked, row.secret, clocks, begun_with(row.settings))

    def __init__(
        self,
        game: Game,
        deck: Deck,
        asked: Options,
        secret: bytes,
        clocks: Clocks,
        begun_with: bytes | None = None,
    ) -> None:
        """`begun_with` is the secret of the browser in which the game began, if one did."""
        self.game, self.deck, self.asked = game, deck, asked
        self._secret, self._begun_with = secret, begun_with
        self._opened_at: int | None = None  # actions before a game begun alone was opened
        self.contributions: dict[int, str] = {}  # to chance, by seat
        self._contributors: dict[int, str] = {}  # who made them, as their requests name them
        self.clocks = clocks
        self.version = 0
        self.changed: float | None = None  # when the last entry was made
        self.checksum: str | None = None  # of the journal up to this version
        self.started = self.paused = False
        self._options: Options = {}
        self._settled: Options = {}  # the match's, once everything is chosen
        self.match: Match | None = None
        # Worked out once an entry, because they are asked for all the time:
        self.draft: Choice | None = None  # the choice due before the game
        self.to_act: int | None = None
        self.over = False
        self.standings: list[Json] | None = None  # once it is over
        self._events_at = [0]  # how many events there were at each version
        self.undoable_by: int | None = None
        self._acts: list[tuple[int | None, str]] = []  # who did what, so far as it still counts
        self._acted_at: dict[int | None, int] = {}  # how many there were at each seat's last one
        self._dropped: dict[int, int] = {}  # events the last take-back took from each viewer
        self.practice = False  # whether somebody has gone back further than a game allows
        self.last_is_secret = False  # whether the last entry's choice is hidden from the others
        self._requests: dict[str, int] = {}
        self.moved_at = 0  # the version that led to this position
        self.change: str | None = None  # how the last entry has changed it
        self.people = PeopleLog()

    @property
    def _drafts_in_secret(self) -> bool:
        draft = self.draft
        return draft is not None and draft.option in secret_options(self.game.options, self.asked)

    @property
    def opened(self) -> bool:
        """Whether friends may take free seats of the running game: only bots have had them."""
        return self._opened_at is not None

    @property
    def state(self) -> str:
        """As clients know it: waiting, playing, paused or over."""
        if not self.started:
            return "waiting"
        if self.over:
            return "over"
        return "paused" if self.paused else "playing"

    def is_current(self, version: int) -> bool:
        """Whether a client that knows this version knows the position."""
        return self.moved_at <= version <= self.version

    def version_after(self, request: str) -> int | None:
        """The version a request led to, if it has been applied already."""
        return self._requests.get(request)

    # Applying entries

    def apply(self, entry: JournalEntry) -> None:
        """Apply a journal entry from elsewhere, if it is the next one and undamaged."""
        if entry.version != self.version + 1:
            raise SchismError("journal-gap", expected=self.version + 1, found=entry.version)
        if entry.checksum is not None and entry.checksum != entry.chain(self.checksum):
            raise SchismError("journal-damaged", table=entry.table_id, version=entry.version)
        self.apply_own(entry)

    def apply_own(self, entry: JournalEntry) -> None:
        """Apply an entry that has just been made for this version. Its action was checked then."""
        self._stop_clock(entry)
        self.last_is_secret = entry.kind == "draft" and self._drafts_in_secret
        self.change = STEP if entry.kind in ("start", "draft", "act") else None
        self.people.apply(entry, self._acts)
        _HANDLERS[entry.kind](self, entry)
        self._note_change(entry)
        self._update_turn()
        self.version, self.checksum, self.changed = entry.version, entry.checksum, entry.at
        self._events_at.append(self.match.event_count if self.match else 0)
        if entry.request is not None:
            self._requests[entry.request] = entry.version
        if self.state == "playing":
            self.clocks.start(entry.at)

    def _stop_clock(self, entry: JournalEntry) -> None:
        """A `wake` says until when somebody was there before the table slept."""
        until = float(entry.text or 0) if entry.kind == "wake" else entry.at
        self.clocks.stop(self.to_act, until, acted=entry.kind in ("act", "draft"))

    def _note_change(self, entry: JournalEntry) -> None:
        if self.change is not None:
            self.moved_at = entry.version
            self.people.forget_asked()

    def _update_turn(self) -> None:
        if self.match is not None:
            self.to_act, self.over = self.match.to_act, self.match.over
            self.standings = standings(self.match) if self.over else None
        elif self.draft is not None:
            self.to_act = self.draft.seat

    def _on_contribute(self, entry: JournalEntry) -> None:
        assert entry.seat is not None
        self.contributions[entry.seat] = entry.text or ""
        self._contributors[entry.seat] = author_of(entry.request)

    def has_contributed(self, seat: int, request: str | None) -> bool:
        """Whether the player who sends the request has contributed from this seat already."""
        return self._contributors.get(seat) == author_of(request)

    def _new_source(self) -> Source:
        if self._begun_with is None:
            return Committed(self._dealt_from)
        return HandedOver(Committed(self._begun_with), Committed(self._secret), self._opened_at)

    @property
    def _dealt_from(self) -> bytes:
        return self._begun_with or with_contributions(self._secret, self.contributions)

    def _on_opened(self, entry: JournalEntry) -> None:
        """Friends may join. Nothing before this can be taken back, and chance is the server's from
        now on: whoever began the game in a browser can read the secret that is there."""
        self._opened_at = len(self._acts)
        self.undoable_by = None
        if self._begun_with is not None:
            self._play_again(self._acts)

    def _on_start(self, entry: JournalEntry) -> None:
        self._source = self._new_source()
        self._options = self.game.settle_options(self.deck, self.asked, self._source)
        self.started = True
        self._begin_if_drafted()

    def _on_draft(self, entry: JournalEntry) -> None:
        draft = self.draft
        assert draft is not None
        self._options[draft.option] = [*self._options[draft.option], entry.text]
        self._begin_if_drafted()

    def _begin_if_drafted(self) -> None:
        self.draft = self.game.draft(self.deck, self._options)
        if self.draft is None:
            lots = Committed(_LOTS + self._dealt_from)
            self._settled = self.game.resolve(self.deck, self._options, lots)
            self.match = Match(self.game, self.deck, self._settled, source=self._source)
            self.people.seats = self.match.seats

    def _on_act(self, entry: JournalEntry) -> None:
        match = self.match
        assert match is not None
        assert entry.text is not None
        self._add_act(entry.seat, entry.text)
        steps = len(match.journal)
        match.play(entry.text)
        match.forget_earlier()
        revealed = len(match.journal) > steps + 1 or match.over
        self.undoable_by = None if revealed else entry.seat

    def _add_act(self, seat: int | None, action: str) -> None:
        self._acts.append((seat, action))
        self._acted_at[seat] = len(self._acts)

    def _on_undo(self, entry: JournalEntry) -> None:
        """Take back the last action, or the number that the entry gives; chance repeats itself."""
        self._take_back(None if entry.text is None else int(entry.text))
        self.practice |= entry.text is not None

    def _take_back(self, count: int | None) -> None:
        assert self.match is not None
        before = self._told_counts()
        if count is None:
            self.match.undo()
        else:
            self._play_again(self._acts[:-count])
        self._forget_acts(count or 1)
        self.change = UNDONE
        self._dropped = {
            viewer: before[viewer] - left for viewer, left in self._told_counts().items()
        }
        self.undoable_by = None

    def _play_again(self, acts: list[tuple[int | None, str]]) -> None:
        source = self._new_source()
        self.game.settle_options(self.deck, self.asked, source)
        self.match = Match(self.game, self.deck, self._settled, source=source)
        for number, (_, action) in enumerate(acts):
            self._note_actions(source, number)
            self.match.play(action)
            self.match.forget_earlier()
        self._note_actions(source, len(acts))

    def _forget_acts(self, count: int) -> None:
        del self._acts[-count:]
        self._acted_at = {seat: number for number, (seat, _) in enumerate(self._acts, 1)}

    @staticmethod
    def _note_actions(source: Source, actions: int) -> None:
        if isinstance(source, HandedOver):
            source.note(actions)

    def _told_counts(self) -> dict[int, int]:
        match = self.match
        assert match is not None
        return {
            seat: match.told_count(seat, match.event_count) for seat in range(PUBLIC, match.seats)
        }

    def acts_since(self, seat: int) -> int:
        """The number of actions from the seat's last one on; 0 if it has not acted yet."""
        acted_at = self._acted_at.get(seat, 0)
        return 0 if acted_at <= (self._opened_at or 0) else len(self._acts) - acted_at + 1

    def _on_pause(self, entry: JournalEntry) -> None:
        self.paused = True

    def _on_resume(self, entry: JournalEntry) -> None:
        self.paused = False

    def _on_wake(self, entry: JournalEntry) -> None:
        return  # it concerns the clocks only

    def _on_people(self, entry: JournalEntry) -> None:
        """Carry out what the players have agreed on, or end the game if somebody gave up."""
        self.paused |= self.people.pauses
        if self.people.takes_back:
            self._take_back(self.people.takes_back)
        if self.people.ending is not None:
            assert self.match is not None
            self.match.end(self.people.ending)
            self.undoable_by = None
            self.change = STEP

    # Views

    def known_since(self, asked: int | None) -> int:
        """The last version up to `asked` that no later take-back has touched."""
        if asked is None:
            return 0
        since = min(asked, self.version)
        while since and self._events_at[since] > min(self._events_at[since:]):
            since -= 1
        return since

    def events(self, seat: int, since: int) -> list[Json]:
        """The events after a version that the seat may know."""
        return self.match.told_to(seat, self._events_at[since]) if self.match else []

    def events_before(self, seat: int, version: int) -> int:
        """The number of events up to a version that the seat may know."""
        return self.match.told_count(seat, self._events_at[version]) if self.match else 0

    def incidents(self, viewer: int, since: int) -> list[Json]:
        """The incidents after a version, each with how many events the viewer knew before it."""
        return [
            {**incident.as_json(), "after": self._lasting_events(viewer, incident.version)}
            for incident in self.people.incidents
            if incident.version > since
        ]

    def _lasting_events(self, viewer: int, version: int) -> int:
        """The number of the viewer's events at a version, without those taken back later."""
        return self.match.told_count(viewer, min(self._events_at[version:])) if self.match else 0

    def event_texts(self, since: int) -> Callable[[int], bytes]:
        """The events after a version that each viewer may know, as JSON."""
        return self.match.event_texts(self._events_at[since]) if self.match else lambda seat: b"[]"

    def events_dropped(self, viewer: int) -> int:
        """The number of events that the last entry, an undo, has taken back from a viewer."""
        return self._dropped[viewer]

    def view_texts(self, seats: int, display: int) -> list[bytes]:
        """The public view, then what each seat sees besides, as JSON."""
        if self.match is not None:
            return self.match.view_texts(display)
        drafting = self._drafting_views(seats) if self.draft is not None else [None] * (1 + seats)
        return [encode(view) for view in drafting]

    def _drafting_views(self, seats: int) -> list[Json]:
        draft = self.draft
        assert draft is not None
        public = {
            "game": self.game.id,
            "seat": None,
            "phase": "draft",
            "to_act": draft.seat,
            "option": draft.option,
            "wishes": draft.wishes,
            "chosen": None if self._drafts_in_secret else list(self._options[draft.option]),
        }
        actions = [list(draft.among) if seat == draft.seat else [] for seat in range(seats)]
        return [public, *({"seat": seat, "actions": may} for seat, may in enumerate(actions))]

    def preview(self, seat: int, action: str | None) -> list[Json]:
        if self.match is None:
            return []
        return self.match.preview(seat, action)

    def observation(self, seat: int = PUBLIC) -> Observation:
        assert self.match is not None
        return self.match.observation(seat)

    def record(self) -> Json:
        """The record of a finished game, with the proof of its deals."""
        if self.match is None or not self.over:
            raise SchismError("not-over")
        self.match.stand_ins = self.people.stand_ins(len(self._acts))
        begun = Begun(self._begun_with, self._opened_at or 0) if self._begun_with else None
        proven = self._secret, self.asked, self.contributions, begun
        return with_proof(self.match.record(), *proven)


def begun_with(settings: Json) -> bytes | None:
    """The secret of the browser in which a table's game began, if one did."""
    secret = settings.get("begun_with")
    return None if secret is None else bytes.fromhex(secret)


_HANDLERS: dict[str, Callable[[GameLog, JournalEntry], None]] = {
    "contribute": GameLog._on_contribute,
    "start": GameLog._on_start,
    "draft": GameLog._on_draft,
    "act": GameLog._on_act,
    "undo": GameLog._on_undo,
    "pause": GameLog._on_pause,
    "resume": GameLog._on_resume,
    "wake": GameLog._on_wake,
    "opened": GameLog._on_opened,
    "joined": GameLog._on_people,
    "left": GameLog._on_people,
    "removed": GameLog._on_people,
    "resign": GameLog._on_people,
    "forfeit": GameLog._on_people,
    "timeout": GameLog._on_people,
    "propose": GameLog._on_people,
    "agree": GameLog._on_people,
    "decline": GameLog._on_people,
}
