"""What a game is. The rest of the program knows a game only through these names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from numpy.typing import NDArray

from schism.games.deck import Deck
from schism.games.events import EventKinds
from schism.games.options import Declared, NumberOption, check_options, match_options
from schism.games.random_source import Source, sample
from schism.games.readings import OPTION as READINGS
from schism.games.readings import check_seats
from schism.games.reasons import NO_REASONING, Reasoning
from schism.games.schema import Schema
from schism.kernel.dispatch import register
from schism.kernel.log import Row
from schism.kernel.mind import Mind
from schism.kernel.records import Log, Observation, Rows, State
from schism.kernel.rules import Rules

if TYPE_CHECKING:  # these import the contract themselves
    from schism.games.study import Study
    from schism.games.terminal import Terminal

Options: TypeAlias = dict[str, Any]  # of a match, as they stand in its record
Outcome: TypeAlias = Any  # of chance, in the game's own terms
Part: TypeAlias = tuple[int, float]  # a part of an outcome, and how likely it is
Json: TypeAlias = dict[str, Any]
Export: TypeAlias = tuple[Callable[..., Any], str]  # and its signature
States: TypeAlias = NDArray[Any]  # one for each of many games

PUBLIC = -1  # the seat of a spectator


@dataclass(frozen=True, slots=True)
class Choice:
    """One pick that settles the options before the game: who picks, and from what.

    Where seats choose in secret, a pick names up to `wishes` of them in order, with commas between.
    """

    seat: int
    option: str
    among: Sequence[str]
    wishes: int = 1

    def allows(self, pick: str) -> bool:
        named = pick.split(",")
        different = len(set(named)) == len(named)
        return different and len(named) <= self.wishes and set(named) <= set(self.among)

    def at_random(self, source: Source) -> str:
        return ",".join(sample(source, self.among, self.wishes))


class Notation(Protocol):
    """Actions as text, in records and on the wire."""

    def action_text(self, deck: Deck, state: State, action: int) -> str: ...

    def action_number(self, deck: Deck, state: State, text: str) -> int | None:
        """The action of that name in this state; None for words that mean nothing here."""


class Chance(Protocol):
    """What chance decides, where the kernel's own generator does not: at tables and in records."""

    @property
    def parts(self) -> Parts:
        """Outcomes split into parts, for programs that want many small ones."""

    def draw(self, deck: Deck, state: State, source: Source | None) -> Outcome:
        """Draw from the source, or without one from the state's own generator."""

    def apply(self, deck: Deck, state: State, outcome: Outcome, log: Log) -> None:
        """Carry out an outcome."""

    def write(self, deck: Deck, outcome: Outcome, record: Json) -> None:
        """Add an outcome to a record in the making."""

    def read(self, deck: Deck, state: State, record: Json, taken: Progress) -> Outcome:
        """Return the outcome that the record gives for the pending chance."""

    def count(self, record: Json) -> int:
        """Count the outcomes that the record has outside its list of actions."""


class Parts(Protocol):
    """An outcome of chance, split into numbers that are drawn one after the other."""

    @property
    def most(self) -> int:
        """Return a number that every part is below."""

    @property
    def secret(self) -> bool:
        """Whether some seats do not see all of them."""

    def after(self, deck: Deck, state: State, parts: Sequence[int]) -> list[Part]:
        """What can be drawn next, in ascending order; nothing when the outcome is complete."""

    def whole(self, deck: Deck, state: State, parts: Sequence[int]) -> Outcome:
        """Return the outcome made of these parts."""

    def of(self, deck: Deck, state: State, outcome: Outcome) -> list[int]:
        """The parts of an outcome."""

    def name(self, deck: Deck, state: State, parts: Sequence[int], part: int) -> str:
        """The part that comes next, as text."""


@dataclass(slots=True)
class Progress:
    """How much of a record has been replayed."""

    actions: int = 0
    outcomes: int = 0


def _as_asked(deck: Deck, options: Options, source: Source) -> Options:
    return options


def _no_draft(deck: Deck, options: Options) -> Choice | None:
    return None


def _no_preview(deck: Deck, seen: Observation, action: int | None) -> list[Row]:
    return []


def _nothing_opened(told: Iterable[Row]) -> list[Row]:
    return []


def _nothing_to_check(deck: Deck, state: State) -> list[str]:
    return []


def _plain_terminal() -> Terminal:
    from schism.games.plain.terminal import TERMINAL  # a server needs no rich

    return TERMINAL


@dataclass(frozen=True, slots=True)
class Learning:
    """What `schism learn` needs to teach a game's policy network."""

    weights: Path  # the file that the game reads them from, as whole multiples of `step`
    step: float
    kinds: Sequence[tuple[str, Json]]  # of games to learn from: decks and options
    situation: int  # features of a decision, and of a choice
    choice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game in one object: all that the rest of the program knows about it.

    Defaults suit any game; a game that knows better brings its own.
    """

    id: str
    folder: Path  # with `decks`, `text` and whatever else is the game's own
    version: int = 1  # of the rules; it goes up when a stored game would go on differently

    # What it is played with
    default_deck: str
    load_deck: Callable[[Json, str], Deck]  # from a file's content; the text names the file
    options: Declared  # what can be asked for; `players` is always among it
    settle: Callable[[Deck, Options, Source], Options] = _as_asked  # draws what options leave open
    draft: Callable[[Deck, Options], Choice | None] = _no_draft  # what is still to be picked
    resolve: Callable[[Deck, Options, Source], Options] = _as_asked  # picks, by lot where need be

    # How it is played
    rules: Rules
    exports: Sequence[Export] = ()  # further compiled functions that interpreted code calls
    actions: int  # the size of the action space
    longest: int  # no game has more decisions
    begin: Callable[[Deck, Options, int], State]  # with the start of the state's generator
    chance: Chance
    notation: Notation
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by their numbers
    result: Callable[[Deck, State], Json]
    draw_by_agreement: bool = False  # whether all players together may end it in a draw
    broken_invariants: Callable[[Deck, State], list[str]] = _nothing_to_check

    # How it is shown
    token_table: Callable[[Deck], Rows]  # what views are written with
    events: EventKinds
    opened: Callable[[Iterable[Row]], list[Row]] = _nothing_opened  # events once it is over
    schema: Schema  # the types of what it sends
    preview: Callable[[Deck, Observation, int | None], list[Row]] = _no_preview
    terminal: Callable[[], Terminal] = _plain_terminal  # loaded when a terminal is there

    # How bots and the lab think about it
    mind: Mind = field(default_factory=Mind)
    learning: Learning | None = None  # how its policy is learnt, if it has one
    reasoning: Reasoning = NO_REASONING  # why an action is better than another
    study: Study

    def __post_init__(self) -> None:
        register((self.rules.state, self.rules.observation), self.rules, self.mind)

    @property
    def players(self) -> range:
        """How many can play."""
        players = self.options["players"]
        assert isinstance(players, NumberOption)
        return range(players.low, players.high + 1)

    def settle_options(self, deck: Deck, wanted: Mapping[str, Any], source: Source) -> Options:
        """Check the options requested, add defaults, and draw what is left to chance."""
        options = check_options(match_options(self.options), wanted)
        check_seats(options.get(READINGS, {}), self.seats(options))
        return self.settle(deck, options, source)

    def seats(self, options: Options) -> int:
        """Return the number of seats of a match with these options."""
        return int(options.get("players", self.players.start))
