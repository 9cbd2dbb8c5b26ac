"""Heavy playouts for analysis: slower than random play, and closer to how people play.

Everybody takes the action that looks best at the end of the trick or turn, given everything in
this world and a random continuation up to there. Where the continuation is the player's own, as in
a turn of several actions, the best of a few counts: they would find it. Nobody allows an immediate
win if they can avoid it. So a result says what sensible players would make of a position.

Or everybody plays as the game's learnt policy expects of them, from what they know, and sensibly
where it has no opinion. That takes a third of the time. Such a playout is valued twice on its way:
the mean varies less than one value at the end of the search.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.bots.ismcts import MAX_SEATS, search_end
from schism.kernel.bits import Actions, nth, size
from schism.kernel.compiled import compiled
from schism.kernel.mind import (
    distinct_actions,
    ends_soon,
    evaluate,
    likely_action,
    policy_values,
    values,
)
from schism.kernel.records import DeckRecord, Log, Observation, State
from schism.kernel.rng import below, next_word, stream
from schism.kernel.rollout import is_at, play_randomly, random_action
from schism.kernel.rules import (
    CHANCE,
    NO_ACTION,
    NOBODY,
    apply,
    chance,
    legal,
    milestone,
    sample_hidden,
    win_share,
)

States = NDArray[Any]  # the world, the one played on, one to try actions in, one for replies
Worlds = NDArray[Any]
Numbers = NDArray[np.int64]
Results = NDArray[np.float64]

WORLD, PLAYED, TRIED, REPLIED = range(4)
STATES = 4
CONTINUATIONS = 8  # tried to the end of a turn
NEAR, FAR = 4, 9  # milestones ahead at which a playout by the policy is valued


@compiled
def sensible_action(deck: DeckRecord, states: States) -> int:
    """Choose for the player to act in `states[PLAYED]`."""
    actions = distinct_actions(deck, states[PLAYED])
    count = size(actions)
    if count == 1:
        return nth(actions, 0)
    rng = next_word(states[PLAYED])  # lookahead must not predict what will be drawn
    values = np.empty(count)
    for i in range(count):
        values[i] = look_ahead(deck, states, nth(actions, i), rng)
    best = int(values.argmax())
    if ends_soon(states[PLAYED]):
        best = safest(deck, states, actions, values, rng)
    return nth(actions, best)


@compiled
def safest(
    deck: DeckRecord, states: States, actions: Actions, values: Results, rng: np.uint64
) -> int:
    """The best action that does not give the game away, or the best if they all do."""
    best = int(values.argmax())
    for _ in range(len(values)):
        found = int(values.argmax())
        if not gives_away(deck, states, nth(actions, found), rng):
            return found
        values[found] = -np.inf
    return best


@compiled
def gives_away(deck: DeckRecord, states: States, action: int, rng: np.uint64) -> bool:
    """Whether the action ends the trick or turn and lets somebody else win in the next one."""
    mover, reached = int(states[PLAYED].to_act), milestone(states[PLAYED])
    states[TRIED] = states[PLAYED]
    apply(deck, states[TRIED], action, None)
    if states[TRIED].to_act < 0 or milestone(states[TRIED]) == reached:
        return False
    replies = legal(deck, states[TRIED])
    for i in range(size(replies)):
        states[REPLIED] = states[TRIED]
        states[REPLIED].rng = stream(rng, i)
        apply(deck, states[REPLIED], nth(replies, i), None)
        play_randomly(deck, states[REPLIED], milestone(states[TRIED]) + 1)
        if states[REPLIED].to_act == NOBODY and win_share(states[REPLIED], mover) == 0.0:
            return True
    return False


@compiled
def look_ahead(deck: DeckRecord, states: States, action: int, rng: np.uint64) -> float:
    """Evaluate the end of the trick or turn after an action, for the player who takes it."""
    mover, end, best = int(states[PLAYED].to_act), milestone(states[PLAYED]) + 1, -np.inf
    for way in range(CONTINUATIONS):
        states[TRIED] = states[PLAYED]
        states[TRIED].rng = stream(rng, way)
        apply(deck, states[TRIED], action, None)
        chosen = choose_on(deck, states[TRIED], mover, end)
        play_randomly(deck, states[TRIED], end)
        best = max(best, evaluate(deck, states[TRIED], mover))
        if not chosen:
            break
    return best


@compiled
def choose_on(deck: DeckRecord, state: State, mover: int, end: int) -> bool:
    """Play at random while the mover decides; return whether they alone chose the way to `end`."""
    choices = 0
    while state.to_act == mover and milestone(state) < end:
        apply(deck, state, random_action(deck, state), None)
        choices += 1
    return choices > 0 and is_at(state, end)


@compiled
def expected_action(deck: DeckRecord, states: States, by_policy: bool) -> int:
    """What the player to act in `states[PLAYED]` does in a playout."""
    action = likely_action(deck, states[PLAYED]) if by_policy else NO_ACTION
    return action if action != NO_ACTION else sensible_action(deck, states)


@compiled
def play_on(deck: DeckRecord, states: States, end: int, by_policy: bool, log: Log) -> None:
    """Play `states[PLAYED]` on to a milestone or the end of the game."""
    state = states[PLAYED]
    while not is_at(state, end):
        if state.to_act == CHANCE:
            chance(deck, state, log)
        else:
            apply(deck, state, expected_action(deck, states, by_policy), log)


@compiled
def value(deck: DeckRecord, state: State, seat: int, by_policy: bool) -> float:
    """The share of the win that a seat can expect."""
    shares = np.empty(MAX_SEATS)
    if by_policy:
        policy_values(deck, state, shares)
    else:
        values(deck, state, shares)
    return float(shares[seat])


@compiled
def value_on_the_way(
    deck: DeckRecord, states: States, near: int, far: int, by_policy: bool, seat: int
) -> float:
    """Play `states[PLAYED]` on to two milestones; return the mean of its values there."""
    play_on(deck, states, near, by_policy, None)
    first = value(deck, states[PLAYED], seat, by_policy)
    if near == far:
        return first
    play_on(deck, states, far, by_policy, None)
    return (first + value(deck, states[PLAYED], seat, by_policy)) / 2


@compiled
def draw_world(deck: DeckRecord, seen: Observation, states: States) -> None:
    """Write one of the worlds that follow in `states`, or if there are none any that fits."""
    worlds = len(states) - STATES
    if worlds == 0:
        sample_hidden(deck, seen, states[WORLD])
        return
    rng = states[WORLD].rng
    states[WORLD] = states[STATES + below(states[WORLD], worlds)]
    states[WORLD].rng = rng


@compiled
def compare(
    deck: DeckRecord,
    seen: Observation,
    states: States,
    seed: np.uint64,
    first: int,
    actions: Numbers,
    by_policy: bool,
    results: Results,
) -> None:
    """Write the seat's result for each action, in the worlds from number `first` of a seed on.

    A row is a world, a column an action; within a world all actions meet the same chance.
    """
    for row in range(len(results)):
        states[WORLD].rng = stream(seed, first + row)
        draw_world(deck, seen, states)
        near = far = search_end(states[WORLD])
        if by_policy:
            near = min(near, milestone(states[WORLD]) + NEAR)
            far = min(far, milestone(states[WORLD]) + FAR)
        for column in range(len(actions)):
            states[PLAYED] = states[WORLD]
            apply(deck, states[PLAYED], int(actions[column]), None)
            results[row, column] = value_on_the_way(
                deck, states, near, far, by_policy, int(seen.seat)
            )


@compiled
def play_from(
    deck: DeckRecord, states: States, seed: np.uint64, end: int, seat: int, results: Results
) -> None:
    """Write a seat's results from `states[WORLD]`, one for each playout."""
    for row in range(len(results)):
        states[PLAYED] = states[WORLD]
        states[PLAYED].rng = stream(seed, row)
        play_on(deck, states, end, False, None)
        results[row] = value(deck, states[PLAYED], seat, False)
