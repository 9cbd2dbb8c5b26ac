"""Play one record through every adapter: all must show what the engine shows.

Each adapter has a function that plays the record and returns, decision by decision, what it shows.
The table server has one too, `schism.server.conform`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.adapters.batched import Batched
from schism.adapters.extras import installed
from schism.adapters.script import DecisionPoint, Script, Transcript
from schism.bots.bot import Bot
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.kernel.records import Observation

ROUNDING = 1e-6  # of a share of the win, as a 32-bit float


Way: TypeAlias = Callable[[Script], Iterable[Transcript]]


def by_engine(script: Script) -> Iterator[Transcript]:
    yield script.played_by_engine()


def by_views(script: Script) -> Iterator[Transcript]:
    yield script.played_by_views()


def by_pettingzoo(script: Script) -> Iterator[Transcript]:
    from schism.adapters.pettingzoo_env import RawEnv

    env = RawEnv(script.game.id, deck=script.deck_name, chance=script.chance(), **script.options)
    env.reset(seed=0)
    moments = []
    for action in script.actions:
        seen = {seat: env.observe(agent) for seat, agent in enumerate(env.possible_agents)}
        seat = env.possible_agents.index(env.agent_selection)
        vectors = {seat: shown["observation"] for seat, shown in seen.items()}
        moments.append(DecisionPoint(seat, _legal(seen[seat]["action_mask"]), vectors))
        env.step(action)
    rewards = {seat: env.rewards[agent] for seat, agent in enumerate(env.possible_agents)}
    yield Transcript(moments, rewards)


@dataclass(slots=True)
class _ScriptedBot(Bot):
    """A bot that plays the recorded actions of one seat."""

    left: Iterator[int]

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        return next(self.left)


def by_gymnasium(script: Script) -> Iterator[Transcript]:
    """Play once for each seat as the learner, with scripted bots in the others."""
    from schism.adapters.seat_env import SeatEnv

    for seat in range(script.seats):
        own = [_actions_of(script, other) for other in range(script.seats)]
        env = SeatEnv(
            script.game.id,
            seat=seat,
            bots={other: _ScriptedBot(iter(own[other])) for other in range(script.seats)},
            deck=script.deck_name,
            chance=script.chance(),
            **script.options,
        )
        vector, _ = env.reset(seed=0)
        moments, reward = [], 0.0
        for action in own[seat]:
            moments.append(DecisionPoint(seat, _legal(env.action_masks()), {seat: vector}))
            vector, reward, *_ = env.step(np.int64(action))
        yield Transcript(moments, {seat: float(reward)} if own[seat] else {}, seat)


def _actions_of(script: Script, seat: int) -> list[int]:
    moments = script.reference.moments
    return [a for a, moment in zip(script.actions, moments, strict=True) if moment.seat == seat]


def by_batch(script: Script) -> Iterator[Transcript]:
    outcomes = cycle(script.outcomes)  # the next game starts with the same deals
    env = Batched(
        script.game.id,
        games=1,
        seed=0,
        deck=script.deck_name,
        chance=lambda deck, state: next(outcomes),
        **script.options,
    )
    moments = []
    for action in script.actions:
        seat = int(env.seats[0])
        moments.append(
            DecisionPoint(seat, _legal(env.masks[0]), {seat: env.observations[0].copy()})
        )
        env.step([action])
    yield Transcript(moments, dict(enumerate(env.rewards[0].tolist())))


def by_openspiel(script: Script) -> Iterator[Transcript]:
    from schism.adapters.openspiel import SchismObserver, SchismState, load_game

    game = load_game(script.game.id, script.deck_name, script.options)
    state: SchismState = game.new_initial_state()
    observer, outcomes, moments = SchismObserver(game, None, None), iter(script.outcomes), []
    for action in [*script.actions, None]:
        while state.is_chance_node():
            for part in script.game.chance.parts.of(script.deck, state.state, next(outcomes)):
                state.apply_action(part)
        if action is not None:
            moments.append(_openspiel_moment(script, state, observer))
            state.apply_action(action)
    yield Transcript(moments, dict(enumerate(state.returns())))


def _openspiel_moment(script: Script, state: Any, observer: Any) -> DecisionPoint:
    seen = {}
    for seat in range(script.seats):
        observer.set_from(state, seat)
        seen[seat] = observer.tensor.copy()
    return DecisionPoint(state.current_player(), state.legal_actions(), seen)


def _legal(mask: NDArray[Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(mask)]


@dataclass(frozen=True, slots=True)
class Adapter:
    name: str
    package: str  # that must be installed
    play: Way


ADAPTERS = (
    Adapter("engine", "numpy", by_engine),
    Adapter("views", "json", by_views),
    Adapter("PettingZoo", "pettingzoo", by_pettingzoo),
    Adapter("Gymnasium", "gymnasium", by_gymnasium),
    Adapter("OpenSpiel", "pyspiel", by_openspiel),
    Adapter("batched", "numpy", by_batch),
)


@dataclass(frozen=True, slots=True)
class Agreement:
    """An adapter that agrees with the engine, and how long its decisions took."""

    name: str
    decisions: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds

    def with_more(self, other: Agreement) -> Agreement:
        decisions, seconds = self.decisions + other.decisions, self.seconds + other.seconds
        return Agreement(self.name, decisions, seconds)


def check_adapters(script: Script, adapters: Iterable[Adapter]) -> Iterator[Agreement]:
    """Check each installed adapter; raise `SchismError` where one differs."""
    for adapter in adapters:
        if installed(adapter.package):
            begin = perf_counter()
            transcripts = list(adapter.play(script))
            seconds = perf_counter() - begin
            for transcript in transcripts:
                compare(adapter.name, script, transcript)
            decisions = sum(len(transcript.moments) for transcript in transcripts)
            yield Agreement(adapter.name, decisions, seconds)


def compare(name: str, script: Script, told: Transcript) -> None:
    """Raise `SchismError` if anything differs from what the engine shows."""
    expected = [m for m in script.reference.moments if told.only in (None, m.seat)]
    if len(told.moments) != len(expected):
        raise SchismError("conform-length", name=name, found=len(told.moments))
    for number, (found, wanted) in enumerate(zip(told.moments, expected, strict=True), 1):
        what = _difference(found, wanted)
        if what is not None:
            raise SchismError("conform-differs", name=name, number=number, what=what)
    for seat, share in told.shares.items():
        if abs(share - script.reference.shares[seat]) > ROUNDING:
            raise SchismError("conform-score", name=name, seat=seat, found=str(share))
    if told.record is not None and told.record != script.reference.record:
        raise SchismError("conform-record", name=name)


def _difference(found: DecisionPoint, wanted: DecisionPoint) -> str | None:
    if found.seat != wanted.seat:
        return "seat"
    if found.legal is not None and found.legal != wanted.legal:
        return "legal"
    if any(not np.array_equal(vector, wanted.seen[seat]) for seat, vector in found.seen.items()):
        return "observation"
    if any(view != wanted.views[seat] for seat, view in found.views.items()):
        return "view"
    return None
