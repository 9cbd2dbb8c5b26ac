"""The course of a table's game, as its journal tells it. No input or output in here.

Chance follows from the table's secret, so the entries of the journal are all there is to know: a
sleeping table wakes by applying them again, and every process that does so has the same game.
"""

from __future__ import annotations

from collections.abc import Callable

from schism.errors import IllegalAction, SchismError
from schism.games.contract import PUBLIC, Choice, Game, Json, Options
from schism.games.deck import Deck
from schism.games.options import secret_options
from schism.games.random_source import Committed
from schism.kernel.records import Observation
from schism.server.store.journal import JournalEntry
from schism.server.tables.clocks import Clocks
from schism.server.wire.encoding import encode
from schism.table.match import Match
from schism.table.proof import with_proof


class GameLog:
    def __init__(
        self, game: Game, deck: Deck, asked: Options, secret: bytes, clocks: Clocks
    ) -> None:
        self.game, self.deck, self.asked = game, deck, asked
        self._secret = secret
        self._source = Committed(secret)
        self.clocks = clocks
        self.version = 0
        self.started = self.paused = False
        self._options: Options = {}
        self.match: Match | None = None
        # Where the game stands, worked out once a step: it is asked for all the time.
        self.draft: Choice | None = None  # that is due before the game
        self.to_act: int | None = None
        self.over = False
        self._events_at = [0]  # how many events there were after each version
        self._undoable_by: int | None = None
        self.last_is_secret = False  # not everybody may know what the last entry chose
        self._requests: dict[str, int] = {}

    # What is

    @property
    def _drafts_in_secret(self) -> bool:
        draft = self.draft
        return draft is not None and draft.option in secret_options(self.game.options, self.asked)

    def answered(self, request: str) -> int | None:
        """The version a request led to, if it has been here before; it says whose it is."""
        return self._requests.get(request)

    # What may be

    def check_action(self, seat: int, action: str) -> str:
        """The kind of entry it would be; an error if the seat may not do this now."""
        self._check_running(action)
        if seat != self.to_act:
            raise IllegalAction("not-your-turn", action=action)
        if self.match is not None:
            self.match.number_of(action)
            return "act"
        draft = self.draft
        assert draft is not None
        if action not in draft.among:
            raise IllegalAction("illegal", action=action, legal=", ".join(draft.among))
        return "draft"

    def _check_running(self, action: str) -> None:
        if not self.started:
            raise SchismError("not-started")
        if self.over:
            raise IllegalAction("game-over", action=action)
        if self.paused:
            raise SchismError("paused")

    def check_undo(self, seat: int) -> None:
        """One's own last action, while nothing was revealed and nobody has acted since."""
        self._check_running("undo")
        if self._undoable_by != seat:
            raise SchismError("no-undo")

    def check_pause(self, pause: bool) -> None:
        if not self.started:
            raise SchismError("not-started")
        if self.over:
            raise IllegalAction("game-over", action="pause")
        if pause == self.paused:
            raise SchismError("paused" if pause else "not-paused")

    # What happens

    def apply(self, entry: JournalEntry) -> None:
        """An entry of the journal, which has been checked before it was written."""
        if entry.version != self.version + 1:
            raise SchismError("journal-gap", expected=self.version + 1, found=entry.version)
        self.clocks.before(entry, self.to_act)
        self.last_is_secret = entry.kind == "draft" and self._drafts_in_secret
        _MEANINGS[entry.kind](self, entry)
        self._look()
        self.version = entry.version
        self._events_at.append(self.match.event_count if self.match else 0)
        if entry.request is not None:
            self._requests[entry.request] = entry.version
        self.clocks.after(entry, running=self.started and not self.paused and not self.over)

    def _look(self) -> None:
        """Where the game stands now."""
        if self.match is not None:
            self.to_act, self.over = self.match.to_act, self.match.over
        elif self.draft is not None:
            self.to_act = self.draft.seat

    def _on_start(self, entry: JournalEntry) -> None:
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
            self.match = Match(self.game, self.deck, self._options, source=self._source)

    def _on_act(self, entry: JournalEntry) -> None:
        match = self.match
        assert match is not None
        assert entry.text is not None
        steps = len(match.journal)
        match.play(entry.text)
        match.forget_earlier()
        revealed = len(match.journal) > steps + 1 or match.over
        self._undoable_by = None if revealed else entry.seat

    def _on_undo(self, entry: JournalEntry) -> None:
        assert self.match is not None
        self.match.undo()
        self._undoable_by = None

    def _on_pause(self, entry: JournalEntry) -> None:
        self.paused = True

    def _on_resume(self, entry: JournalEntry) -> None:
        self.paused = False

    def _on_wake(self, entry: JournalEntry) -> None:
        return  # which concerns the clock only

    # What is told

    def known_since(self, asked: int | None) -> int:
        """The last version up to `asked` of which nothing has been taken back."""
        if asked is None:
            return 0
        since = min(asked, self.version)
        while since and self._events_at[since] > min(self._events_at[since:]):
            since -= 1
        return since

    def events(self, seat: int, since: int) -> list[Json]:
        """What has happened after a version, as far as the seat may know."""
        return self.match.told_to(seat, self._events_at[since]) if self.match else []

    def events_before(self, seat: int, version: int) -> int:
        """How many events up to a version the seat may know."""
        return self.match.told_count(seat, self._events_at[version]) if self.match else 0

    def has_secrets(self, since: int) -> bool:
        """Whether some of these events are for one seat only."""
        return self.match is not None and self.match.has_secrets(self._events_at[since])

    def events_dropped(self) -> int:
        """By the last entry, an undo, of those that everybody knew of."""
        return max(0, self._events_at[-2] - self._events_at[-1])

    def view_texts(self, seats: int, display: int) -> list[bytes]:
        """What everybody sees, and what each seat sees besides, as JSON."""
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
        """The record with its proof, when the game is over."""
        if self.match is None or not self.over:
            raise SchismError("not-over")
        return with_proof(self.match.record(), self._secret, self.asked)


_MEANINGS: dict[str, Callable[[GameLog, JournalEntry], None]] = {
    "start": GameLog._on_start,
    "draft": GameLog._on_draft,
    "act": GameLog._on_act,
    "undo": GameLog._on_undo,
    "pause": GameLog._on_pause,
    "resume": GameLog._on_resume,
    "wake": GameLog._on_wake,
}
