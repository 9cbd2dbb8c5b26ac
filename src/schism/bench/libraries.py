"""How fast other game libraries play random games on this machine.

The peers are OpenSpiel (games in C++, bound to Python) and RLCard (games in Python). Every
function here plays uniformly random moves on one core for about the given wall time, after an
untimed warm-up, and returns a `Rate`, or None when the library is not importable.

A decision is one step of a player, a forced one included; dealing and drawing are chance and are
not counted. Every choice was made in the peer's favour, so our ratios err on the low
side.
"""

from __future__ import annotations

import importlib
import itertools
import random
from collections.abc import Callable
from typing import Any

from schism.bench.rates import Rate, timed

# What to install for the peers. Nothing else needs a pin: both run on Python 3.11 with numpy 2.4.
REQUIREMENTS = ("open_spiel==2.0.2", "rlcard==1.2.0")

# RLCard's only trick-taking game: four players, 52 plays and about ten calls. Of its games of
# like length it is several times faster than doudizhu, mahjong and gin-rummy; uno is faster
# still, but has two players and no tricks, and the poker games end after three decisions.
RLCARD_GAME = "bridge"

SEED = 1
ROLLOUTS_PER_CALL = 256  # one call into C++ lasts milliseconds, its Python side microseconds
START_STATES = 256
SAMPLES_PER_START = 4


def openspiel_rollouts(game: str, seconds: float) -> Rate | None:
    """OpenSpiel's own random rollouts, in C++ from the first decision to the end of the game.

    `RandomRolloutEvaluator` has no method bound to Python; a search of one simulation runs it
    once at the root, which is `ROLLOUTS_PER_CALL` rollouts and no tree. The root must be a
    player's node (2.0.2 crashes at a chance node), so the rollouts start after
    the deal, each from a copy of one of `START_STATES` states dealt beforehand. The peer thus
    deals nothing within the time measured, which is in its favour; chance later in the game is
    played. The evaluator does not report lengths: decisions are the games times the average
    number of decisions in games sampled from the same states.

    Works for sequential games with rewards at the end only.
    """
    pyspiel = imported("pyspiel")
    if pyspiel is None:
        return None
    loaded = pyspiel.load_game(game)
    rng = random.Random(SEED)
    starts = [dealt_state(loaded, rng) for _ in range(START_STATES)]
    per_call = ROLLOUTS_PER_CALL * _mean_decisions(starts, rng)
    search = _one_simulation_search(pyspiel, loaded)
    start = itertools.cycle(starts)

    def play() -> float:
        search(next(start))
        return per_call

    return timed(f"OpenSpiel {_short(game)}, C++ rollouts", seconds, play, ROLLOUTS_PER_CALL)


def openspiel_games(game: str, seconds: float) -> Rate | None:
    """Whole OpenSpiel games in C++, the deal included: random bots, one call from Python a game.

    The like-for-like companion of `openspiel_rollouts` for an engine that deals its own games.
    Decisions are the games times the average number of decisions in sampled games.
    """
    pyspiel = imported("pyspiel")
    if pyspiel is None:
        return None
    loaded = pyspiel.load_game(game)
    rng = random.Random(SEED)
    per_game = _mean_decisions([dealt_state(loaded, rng) for _ in range(START_STATES)], rng)
    players = range(loaded.num_players())
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in players]
    seeds = itertools.count(SEED)

    def play() -> float:
        pyspiel.evaluate_bots(loaded.new_initial_state(), bots, next(seeds))
        return per_game

    return timed(f"OpenSpiel {_short(game)}, C++ games with the deal", seconds, play)


def openspiel_python_loop(game: str, seconds: float) -> Rate | None:
    """A Python loop over OpenSpiel states as its documentation has it, deal included.

    Chance draws from `chance_outcomes()` by probability; decisions are counted exactly.
    """

    def by_weight(state: Any) -> int:
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return int(random.choices(actions, weights)[0])

    return _python_loop(game, f"OpenSpiel {_short(game)}, Python loop", by_weight, seconds)


def openspiel_hasty_loop(game: str, seconds: float) -> Rate | None:
    """The same loop with chance choosing uniformly among the legal outcomes.

    That is wrong in general; in hearts it makes no difference, and it is twice as fast.
    """

    def by_chance(state: Any) -> int:
        return int(random.choice(state.legal_actions()))

    name = f"OpenSpiel {_short(game)}, Python loop, chance unweighted"
    return _python_loop(game, name, by_chance, seconds)


def _python_loop(game: str, name: str, draw: Callable[[Any], int], seconds: float) -> Rate | None:
    pyspiel = imported("pyspiel")
    if pyspiel is None:
        return None
    loaded = pyspiel.load_game(game)
    uniform = random.Random(SEED).random

    def play() -> float:
        state = loaded.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state))
            else:
                decisions += 1
                actions = state.legal_actions()
                state.apply_action(actions[int(uniform() * len(actions))])
        return decisions

    return timed(name, seconds, play)


def rlcard_loop(seconds: float) -> Rate | None:
    """RLCard's bridge through `env.step`: what a learner pays, feature vectors included."""
    rlcard = imported("rlcard")
    if rlcard is None:
        return None
    env = rlcard.make(RLCARD_GAME, config={"seed": SEED})
    uniform = random.Random(SEED).random

    def play() -> float:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(uniform() * len(actions))])
            decisions += 1
        return decisions

    return timed(f"RLCard {RLCARD_GAME}, env.step", seconds, play)


def rlcard_rules_loop(seconds: float) -> Rate | None:
    """RLCard's bridge below its environment: the rules alone, no feature vectors."""
    rlcard = imported("rlcard")
    if rlcard is None:
        return None
    game = rlcard.make(RLCARD_GAME, config={"seed": SEED}).game
    uniform = random.Random(SEED).random

    def play() -> float:
        game.init_game()
        decisions = 0
        while not game.is_over():
            actions = game.judger.get_legal_actions()
            game.step(actions[int(uniform() * len(actions))])
            decisions += 1
        return decisions

    return timed(f"RLCard {RLCARD_GAME}, rules only", seconds, play)


def imported(module: str) -> Any | None:
    """The module, or None when it cannot be imported."""
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def _one_simulation_search(pyspiel: Any, game: Any) -> Callable[[Any], object]:
    """A function of a state that runs `ROLLOUTS_PER_CALL` random rollouts from it in C++."""
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_PER_CALL, seed=SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    search: Callable[[Any], object] = bot.mcts_search
    return search


def dealt_state(game: Any, rng: random.Random) -> Any:
    """A state at the first decision of a game, the chance nodes before it sampled."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _apply_chance(state, rng)
    return state


def _mean_decisions(starts: list[Any], rng: random.Random) -> float:
    """The average number of decisions in random games from the given states."""
    total = sum(_decisions_from(start, rng) for start in starts for _ in range(SAMPLES_PER_START))
    return total / (len(starts) * SAMPLES_PER_START)


def _decisions_from(start: Any, rng: random.Random) -> int:
    """The number of decisions in one random game from a state, which is left as it is."""
    state = start.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _apply_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _apply_chance(state: Any, rng: random.Random) -> None:
    """Sample the chance node by its probabilities."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def _short(game: str) -> str:
    """The game's name without its parameters."""
    return game.partition("(")[0]
