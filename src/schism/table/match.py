"""One match of any game: what people and programs play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np

from schism.errors import IllegalAction, SchismError
from schism.games.contract import PUBLIC, Game, Json, Options, Outcome
from schism.games.deck import Deck
from schism.games.options import display_flags
from schism.games.random_source import Secure, Source
from schism.games.views import own_view, public_view, view_texts, whole_view
from schism.kernel.bits import LIMIT, members
from schism.kernel.entry_points import apply_to, is_legal_in, legal_in, observe_in
from schism.kernel.log import EVERYONE, VIEWER, Row, new_log
from schism.kernel.records import Observation, State, blank, copied, rows_of
from schism.kernel.rng import stream
from schism.kernel.rules import CHANCE, NOBODY, win_share
from schism.table.history import History, event_texts
from schism.table.record import Ending, make_record

# What a pickled match leaves out.
_DERIVED = ("_log", "_deck_rows", "_tokens", "_texts", "_rows", "_turn")


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One step of the journal: an action, or an outcome of chance."""

    action: str | None = None
    outcome: Outcome = None


@dataclass(frozen=True, slots=True)
class _Moment:
    """A point that `undo` returns to."""

    state: bytes
    journal: int
    events: int


class Match:
    """A game in progress. Chance is drawn as soon as it is due, so some seat is always to act.

    `legal`, `play` and `undo` are for who plays. `view` and `events` tell people what a seat may
    know, `observation` tells bots. `record` keeps the match, and `result` says how it ended.
    """

    _source: Source | None

    def __init__(
        self,
        game: Game,
        deck: Deck,
        options: Options,
        seed: int | None = None,
        number: int = 0,
        source: Source | None = None,
    ) -> None:
        """Start the `number`-th game of a seed; without a seed, draw securely or from `source`."""
        if game.draft(deck, options) is not None:
            raise SchismError("option-undrafted")
        self._prepare(game, deck, options, seed, number)
        if source is not None:
            self._source = source
        self._advance()

    @classmethod
    def awaiting(cls, game: Game, deck: Deck, options: Options) -> Match:
        """Start a match that draws nothing itself: a replay passes all outcomes to `give`."""
        match = cls.__new__(cls)
        match._prepare(game, deck, options, None, 0)
        match._draws = False
        return match

    def _prepare(
        self, game: Game, deck: Deck, options: Options, seed: int | None, number: int
    ) -> None:
        self.game, self.deck, self.options = game, deck, options
        self.seats = game.seats(options)
        self._source = Secure() if seed is None else None
        self._draws = True
        self._log = rows_of(new_log())
        self._events = History()
        self._opened_from = 0  # from here on: secrets revealed by the end of the game
        self.journal: list[JournalEntry] = []
        self._moments: list[_Moment] = []
        self.ending: Ending | None = None  # if it ended early, not by its rules
        self.stand_ins: list[Json] = []  # bots that took over from players, as in a record
        start = 0 if seed is None else int(stream(np.uint64(seed), number))
        self._derive()
        self._put(game.begin(deck, options, start))

    def _derive(self) -> None:
        """Set what follows from game and deck."""
        self._deck_rows, self._tokens = self.deck.rows, self.game.token_table(self.deck)
        self._texts = event_texts(self.game, self.deck)

    def _put(self, state: State) -> None:
        """Set the state, with views of what is read often, which numpy reads fastest."""
        self._state = state
        self._rows = rows_of(state)
        self._turn = self._rows["to_act"]

    @property
    def state(self) -> State:
        """The state itself, always the same record."""
        return self._state

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when the game is over."""
        seat: int = self._turn.item()
        return seat if seat >= 0 else None

    @property
    def over(self) -> bool:
        """Whether it has ended, by its rules or early."""
        return bool(self._turn.item() == NOBODY)

    @property
    def finished(self) -> bool:
        """Whether it was played to its end, so that there is a result."""
        return self.over and self.ending is None

    @property
    def awaits_chance(self) -> bool:
        """Whether an outcome must be given before anybody can act: only while it is replayed."""
        return bool(self._turn.item() == CHANCE)

    def legal(self) -> list[str]:
        """List the legal actions of the seat to act, as text."""
        text_of = self.game.notation.action_text
        return [text_of(self.deck, self.state, action) for action in self.legal_numbers()]

    def legal_numbers(self) -> list[int]:
        """List the legal actions as numbers, as bots and learners know them."""
        return [] if self.ending else members(legal_in(self._deck_rows, self._rows))

    def _is_legal(self, number: int) -> bool:
        if self.ending is not None:
            return False
        return 0 <= number < LIMIT and is_legal_in(self._deck_rows, self._rows, number)

    def text_of(self, action: int) -> str:
        """Return the text of an action, legal or not, by its number."""
        if not 0 <= action < self.game.actions:
            raise IllegalAction("action-number", found=str(action), last=self.game.actions - 1)
        return self.game.notation.action_text(self.deck, self.state, action)

    def number_of(self, action: str | int) -> int:
        """Return the number of a legal action; raise `IllegalAction` if it is not legal."""
        number: int | None = action if isinstance(action, int) else self._meaning(action)
        if number is None or not self._is_legal(number):
            raise self._illegal(str(action))
        return number

    def _illegal(self, action: str) -> IllegalAction:
        if self.over:
            return IllegalAction("game-over", action=action)
        return IllegalAction("illegal", action=action, legal=", ".join(self.legal()))

    def _meaning(self, text: Any) -> int | None:
        if not isinstance(text, str):
            return int(text) if isinstance(text, np.integer) else None
        return self.game.notation.action_number(self.deck, self.state, text)

    def play(self, action: str | int) -> None:
        """Apply an action of the seat to act; raise `IllegalAction` if it is illegal."""
        number = self.number_of(action)
        self._moments.append(_Moment(self._rows.tobytes(), len(self.journal), len(self._events)))
        self.journal.append(JournalEntry(action=self.text_of(number)))
        apply_to(self._deck_rows, self._rows, number, self._log)
        self._events.take(self._log)
        if self.over:
            self._opened_from = len(self._events)
            self._events.add(self.game.opened(self._events.rows()))
        self._advance()

    def give(self, outcome: Outcome) -> None:
        """Apply an outcome of chance."""
        self.journal.append(JournalEntry(outcome=outcome))
        self.game.chance.apply(self.deck, self.state, outcome, self._log[0])
        self._events.take(self._log)

    def _advance(self) -> None:
        while self._draws and self.awaits_chance:
            self.give(self.game.chance.draw(self.deck, self.state, self._source))

    def go_on(self) -> None:
        """Draw chance here from now on, securely and as soon as it is due."""
        self._source, self._draws = Secure(), True
        self._advance()

    def end(self, ending: Ending) -> None:
        """End it early: from now on nobody is to act."""
        self.ending = ending
        self._turn[:] = NOBODY

    def undo(self) -> None:
        """Undo the last action and what followed from it."""
        if not self._moments:
            raise SchismError("nothing-to-undo")
        self.ending = None
        moment = self._moments.pop()
        self._rows.view(np.uint8)[:] = np.frombuffer(moment.state, np.uint8)
        del self.journal[moment.journal :]
        self._events.truncate(moment.events)

    def forget_earlier(self) -> None:
        """Save memory: from now on only the last action can be undone."""
        del self._moments[:-1]

    def observation(self, seat: int = PUBLIC) -> Observation:
        """Return what the seat knows, for bots; without a seat, what is public."""
        seen = blank(self.game.rules.observation)
        observe_in(self._deck_rows, self._rows, self._checked(seat), rows_of(seen))
        return seen

    def view(self, seat: int = PUBLIC, **display: bool) -> Json:
        """Return what the seat sees, for people; without a seat, what a spectator sees.

        `display` are the game's display options.
        """
        public = self.public_view(**display)
        if self._checked(seat) == PUBLIC:
            return {**public, "actions": []}
        return whole_view(public, self.private_view(seat))

    def public_view(self, **display: bool) -> Json:
        """Return what everybody sees."""
        flags = display_flags(self.game.options, display)
        return public_view(self.game, self.deck, self.observation(), flags)

    def private_view(self, seat: int) -> Json:
        """Return what only this seat sees, and what it may do."""
        return own_view(self.game, self.deck, self.observation(seat))

    def view_texts(self, display: int = 0) -> list[bytes]:
        """Return the public view and each seat's private view as JSON text."""
        rows = self._deck_rows, self._tokens, self._rows
        return view_texts(self.game, *rows, self.seats, display)

    def preview(self, seat: int, action: str | None = None) -> list[Json]:
        """Return what an action of the seat would do, as far as can be known.

        Without an action, return what the cards on the table would do.
        """
        seen = self.observation(seat)
        if action is not None and seat != self.to_act:  # what others could do is their secret
            raise IllegalAction("not-your-turn", action=action)
        number = None if action is None else self.number_of(action)
        return [self._told(row) for row in self.game.preview(self.deck, seen, number)]

    def events(self, seat: int = PUBLIC, since: int = 0) -> list[Json]:
        """Return the events the seat may know, from its `since`-th on."""
        return self.told_to(seat)[since:]

    def told_to(self, seat: int, first: int = 0) -> list[Json]:
        """Return the events the seat may know among all events from the `first` on."""
        seen_by = (EVERYONE, self._checked(seat))
        return [self._told(row) for row in self._events.rows(first) if row[VIEWER] in seen_by]

    def told_count(self, seat: int, stop: int) -> int:
        """Count the events the seat may know among the first `stop` of all."""
        seen_by = (EVERYONE, self._checked(seat))
        return sum(row[VIEWER] in seen_by for row in self._events.rows(stop=stop))

    def event_texts(self, first: int) -> Callable[[int], bytes]:
        """Return, by seat, the events it may know from the `first` on, as JSON."""
        rows = list(self._events.rows(first))
        if all(row[VIEWER] == EVERYONE for row in rows):
            shared = self._texts.all_of(rows)
            return lambda seat: shared
        return lambda seat: self._texts.all_of(
            [row for row in rows if row[VIEWER] in (EVERYONE, seat)]
        )

    @property
    def event_count(self) -> int:
        """How many events there have been, secret ones included."""
        return len(self._events)

    def everything(self, since: int = 0) -> list[Json]:
        """Return all events, secret ones included, and none twice: for replays, not for players."""
        return list(self.each_event(since))

    def each_event(self, since: int = 0) -> Iterator[Json]:
        """Iterate over `everything`: describing a whole game takes as long as several moves."""
        stop = self._opened_from if self.finished else None
        return map(self._told, self._events.rows(since, stop))

    def _told(self, row: Row) -> Json:
        return self.game.events.describe(self.deck, row)

    def _checked(self, seat: int) -> int:
        seats = range(PUBLIC, self.seats)
        if seat not in seats:
            raise SchismError("seat-unknown", found=seat, last=self.seats - 1)
        return seat

    def result(self) -> Json:
        """Return the result; a match that ended early has none."""
        if not self.finished:
            raise SchismError("not-over")
        return self.game.result(self.deck, self.state)

    def win_shares(self) -> list[float]:
        """Return each seat's share of the win in a match that is over."""
        if self.ending is None:
            return [float(win_share(self.state, seat)) for seat in range(self.seats)]
        winners = self.ending.winners(self.seats)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def record(self) -> Json:
        """Return the record of the match so far."""
        return make_record(self)

    def clone(self) -> Match:
        """Return an independent copy, with the same history and the same future chance."""
        twin = Match.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._put(copied(self.state))
        twin.options = deepcopy(self.options)
        twin._log = rows_of(new_log())
        twin._events = self._events.copy()
        twin.journal = list(self.journal)
        twin._moments = list(self._moments)
        twin.stand_ins = list(self.stand_ins)
        return twin

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    def __getstate__(self) -> Json:
        """Pickle neither views of the state nor what follows from game and deck."""
        return {name: value for name, value in self.__dict__.items() if name not in _DERIVED}

    def __setstate__(self, kept: Json) -> None:
        self.__dict__.update(kept)
        self._log = rows_of(new_log())
        self._derive()
        self._put(copied(self._state))

    def __repr__(self) -> str:
        actions = sum(entry.action is not None for entry in self.journal)
        turn = "over" if self.over else f"seat {self.to_act} to act"
        about = f"{self.game.id}, {self.seats} players, deck {self.deck.id}"
        return f"<schism.Match: {about}, {actions} actions played, {turn}>"
