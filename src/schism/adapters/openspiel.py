"""OpenSpiel: importing this module registers each game as `python_<game>`.

    import pyspiel, schism.adapters.openspiel
    game = pyspiel.load_game("python_<game>(players=3)")

Chance is explicit and drawn one card at a time. A seat's return is its share of the win. Options
are those of `schism.new`; the words of a list are joined by slashes, as in `name=one/two`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from schism.adapters.extras import require
from schism.adapters.single import SingleGame
from schism.adapters.tensors import Vectors, as_vectors, named
from schism.errors import SchismError
from schism.games.contract import PUBLIC, Game, Parts
from schism.games.deck import Deck
from schism.games.random_source import Seeded
from schism.games.readings import OPTION as READINGS
from schism.games.readings import ReadingsOption, reading_words, readings_in
from schism.games.registry import GAMES, find_deck
from schism.kernel.batch import observe_and_encode
from schism.kernel.bits import members
from schism.kernel.records import Observation, State, blank, copied
from schism.kernel.rules import CHANCE, NOBODY

require("pyspiel")

import pyspiel  # noqa: E402

BETWEEN_WORDS = "/"
DECK = "deck"


@dataclass(frozen=True, slots=True)
class GameTable:
    """What all states of a game share. OpenSpiel deep-copies states often; this is never copied."""

    game: Game
    deck: Deck
    seats: int

    def __deepcopy__(self, memo: Any) -> GameTable:
        return self


class SchismGame(pyspiel.Game):
    """One of our games, with its options."""

    schism: Game  # set by the subclass

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        start = SingleGame(self.schism.id, given.get(DECK) or None, _options(given))
        if start.varies:
            raise SchismError("adapter-chance-options")
        self.table, self.start = GameTable(self.schism, start.deck, start.seats), start.state
        super().__init__(_type(self.schism), _info(self.schism, start.seats), given)

    def new_initial_state(self) -> SchismState:
        return SchismState(self, self.table, copied(self.start))

    def make_py_observer(
        self, kind: Any = None, params: dict[str, Any] | None = None
    ) -> SchismObserver:
        return SchismObserver(self, kind, params)


def _options(params: dict[str, Any]) -> dict[str, Any]:
    """Return the options as `schism.new` takes them; an empty string stands for the default."""
    given = {name: value for name, value in params.items() if name != DECK and value != ""}
    return {name: _value(name, value) for name, value in given.items()}


def _value(name: str, value: Any) -> Any:
    if name == READINGS:
        return readings_in(str(value).split(BETWEEN_WORDS))
    return value.split(BETWEEN_WORDS) if BETWEEN_WORDS in str(value) else value


def _type(game: Game) -> Any:
    deck = find_deck(game, None)
    defaults = game.settle_options(deck, {}, Seeded(0))
    left_out = {name: "" for name, each in game.options.items() if isinstance(each, ReadingsOption)}
    specified = {name: _default(value) for name, value in defaults.items()} | left_out
    return pyspiel.GameType(
        short_name=f"python_{game.id}",
        long_name=f"Schism: {game.id.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={DECK: "", **specified},
    )


def _default(value: Any) -> Any:
    """Return the default as OpenSpiel takes it: empty for lists, which depend on other options."""
    return "" if isinstance(value, list) else value


def _info(game: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=game.chance.parts.most,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=game.longest,
    )


def load_game(game: str, deck: str, options: Mapping[str, Any]) -> SchismGame:
    """Load a game with a deck and the options of a record."""
    words = {name: _words(value) for name, value in options.items()}
    found: SchismGame = pyspiel.load_game(f"python_{game}", {DECK: deck, **words})
    return found


def _words(value: Any) -> Any:
    words = reading_words(value) if isinstance(value, Mapping) else value
    return BETWEEN_WORDS.join(words) if isinstance(words, list) else words


class SchismState(pyspiel.State):
    def __init__(self, game: SchismGame, table: GameTable, state: State) -> None:
        super().__init__(game)
        self.table, self.state = table, state
        self._parts: list[int] = []  # of the outcome that is being drawn
        self._heard: list[int] = []  # the public history

    @property
    def rules(self) -> Any:
        return self.table.game.rules

    @property
    def deck(self) -> Deck:
        return self.table.deck

    @property
    def parts(self) -> Parts:
        return self.table.game.chance.parts

    def current_player(self) -> int:
        if self.state.to_act == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.state.to_act)

    def is_terminal(self) -> bool:
        return bool(self.state.to_act == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.state.to_act:
            return []
        return members(self.rules.legal(self.deck.record, self.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.parts.after(self.deck, self.state, self._parts)

    def _apply_action(self, action: int) -> None:
        if self.state.to_act == CHANCE:
            self._draw(int(action))
        else:
            self._heard.append(int(action))
            self.rules.apply(self.deck.record, self.state, int(action), None)

    def _draw(self, part: int) -> None:
        parts = self.parts
        if not parts.secret:
            self._heard.append(part)
        self._parts.append(part)
        if not parts.after(self.deck, self.state, self._parts):
            outcome = parts.whole(self.deck, self.state, self._parts)
            self.table.game.chance.apply(self.deck, self.state, outcome, None)
            self._parts = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.parts.name(self.deck, self.state, self._parts, int(action))
        return self.table.game.notation.action_text(self.deck, self.state, int(action))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.seats
        win_share = self.rules.win_share
        return [float(win_share(self.state, seat)) for seat in range(self.table.seats)]

    def seen(self, seat: int) -> Observation:
        seen = blank(self.rules.observation)
        self.rules.observe(self.deck.record, self.state, seat, seen)
        return seen

    def information_state_string(self, player: int | None = None) -> str:
        """Return what the seat knows now plus the public history: perfect recall."""
        seat = self.current_player() if player is None else player
        return f"{self.seen(seat).tobytes().hex()} {self._heard}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SchismState:
        """Sample a state the seat cannot tell from this one, by numbers from 0 to 1."""
        twin = blank(self.rules.state)
        twin.rng = np.uint64(sampler() * 2.0**53)
        self.rules.sample_hidden(self.deck.record, self.seen(player), twin)
        copy = SchismState(self.get_game(), self.table, twin)
        copy._heard, copy._parts = self._heard[:], self._parts[:]
        return copy

    def __str__(self) -> str:
        fields = {name: self.state[name].tolist() for name in self.state.dtype.names}
        return f"{fields} {self._parts}"


class SchismObserver:
    """The vector of docs/adapters.md: flat in `tensor`, by the names of its pieces in `dict`."""

    def __init__(self, game: SchismGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise SchismError("adapter-observer", found=", ".join(params))
        private = pyspiel.PrivateInfoType
        self._private = kind is None or kind.private_info == private.SINGLE_PLAYER
        self._remembers = kind is not None and kind.perfect_recall
        self._seen = np.zeros(1, game.schism.rules.observation)
        self._tensor = np.zeros(1, game.schism.rules.tensor)
        self.tensor: Vectors = as_vectors(self._tensor)[0]
        self.dict = named(game.schism.id, self.tensor)

    def set_from(self, state: SchismState, player: int) -> None:
        self.tensor.fill(0)
        seat = player if self._private else PUBLIC
        observe_and_encode(state.deck.record, state.state, seat, self._seen[0], self._tensor[0])

    def string_from(self, state: SchismState, player: int) -> str:
        seat = player if self._private else PUBLIC
        if self._remembers:
            return state.information_state_string(seat)
        return state.seen(seat).tobytes().hex()  # type: ignore[no-any-return]


def _register(game: Game) -> None:
    described = type(f"{game.id.capitalize()}Game", (SchismGame,), {"schism": game})
    globals()[described.__name__] = described  # so that it can be pickled
    pyspiel.register_game(_type(game), described)


for _game in GAMES.values():
    _register(_game)
