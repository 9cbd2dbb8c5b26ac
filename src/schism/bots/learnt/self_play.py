"""A policy that learns from games against itself, by actor and critic.

Everybody draws their choices from the policy. What a choice brought is how much better off the
player was at the end of the trick or turn, by the game's own judgement of positions, plus an ever
smaller share of what came after; the luck of deals is left out. Choices that brought more than
expected become likelier.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from schism.bots.ismcts import MAX_SEATS
from schism.bots.learnt.policy_learning import (
    Features,
    Floats,
    Numbers,
    Sizes,
    Weights,
    add_gradient,
    add_hope_gradient,
    by_choice,
    entropy,
    expected_more,
    score,
    softmax,
    split,
)
from schism.bots.playout import PLAYED, STATES, States, expected_action, sensible_action
from schism.kernel.bits import LIMIT
from schism.kernel.compiled import compiled
from schism.kernel.mind import describe_choices, policy_values
from schism.kernel.reals import log
from schism.kernel.records import DeckRecord, Record
from schism.kernel.rng import next_word, stream
from schism.kernel.rules import CHANCE, NOBODY, apply, chance, milestone, win_share

Values = NDArray[np.float64]

MOST_DECISIONS = 400  # of a game that are learnt from; those after them are played sensibly
MOST_STAGES = 200  # more than any game has
_ROOM = 400_000  # features of a game
LEAST_SHARE = 1e-6
_HIGH_BITS, _UNIT = np.uint64(11), 2.0**-53

AT, CHOICES, CHOSEN, SEAT, STAGE = range(5)  # of a decision

DECISIONS, ENTROPY, SURPRISE = range(3)  # what is told of games, in sums
TOLD = 3


class Journal(NamedTuple):
    """A game as it is learnt from."""

    features: Features
    decisions: Numbers  # a row each
    before: Values  # values when a stage of the game begins, and once chance has had its say
    after: Values


@compiled
def new_features() -> Features:
    numbers, values = np.empty(_ROOM, np.int64), np.empty(_ROOM, np.float32)
    return Features(numbers, values, np.empty(_ROOM, np.int64))


@compiled
def new_journal() -> Journal:
    return Journal(
        new_features(),
        np.empty((MOST_DECISIONS, 5), np.int64),
        np.zeros((MOST_STAGES, MAX_SEATS)),
        np.zeros((MOST_STAGES, MAX_SEATS)),
    )


@compiled
def uniform(record: Record) -> float:
    return float(next_word(record) >> _HIGH_BITS) * _UNIT


@compiled
def drawn(shares: Floats, choices: int, mark: float) -> int:
    for i in range(choices - 1):
        mark -= float(shares[i])
        if mark < 0.0:
            return i
    return choices - 1


@compiled
def play_game(
    deck: DeckRecord, states: States, net: Weights, journal: Journal, hidden: Floats
) -> tuple[int, int]:
    """Play `states[PLAYED]` to its end; return how many decisions and stages were noted."""
    state, features = states[PLAYED], journal.features
    logits, shares = np.empty(LIMIT, np.float32), np.empty(LIMIT, np.float32)
    actions, made, at, stage, reached = np.empty(LIMIT, np.int64), 0, 0, -1, -1
    while state.to_act != NOBODY:
        if milestone(state) != reached:
            reached = milestone(state)
            stage += 1
            policy_values(deck, state, journal.before[stage])
            policy_values(deck, state, journal.after[stage])
        if state.to_act == CHANCE:
            chance(deck, state, None)
            policy_values(deck, state, journal.after[stage])
            continue
        choices = describe_choices(deck, state, actions, features, at)
        if choices < 2 or made == MOST_DECISIONS:
            apply(deck, state, sensible_action(deck, states), None)
            continue
        score(net, features, at, choices, hidden, logits)
        softmax(logits, choices, shares)
        chosen = drawn(shares, choices, uniform(state))
        decision = journal.decisions[made]
        decision[AT], decision[CHOICES], decision[CHOSEN] = at, choices, chosen
        decision[SEAT], decision[STAGE] = state.to_act, stage
        made += 1
        at += choices + 1
        apply(deck, state, actions[chosen], None)
    stage += 1
    policy_values(deck, state, journal.before[stage])
    return made, stage


@compiled
def credit(journal: Journal, stages: int, persistence: float, brought: Values) -> None:
    """Write what each stage and, to a falling share, those after it brought to each seat."""
    brought[stages] = 0.0
    for stage in range(stages - 1, -1, -1):
        for seat in range(MAX_SEATS):
            gain = journal.before[stage + 1, seat] - journal.after[stage, seat]
            brought[stage, seat] = gain + persistence * brought[stage + 1, seat]


@compiled
def learn_from_games(
    deck: DeckRecord,
    starts: States,
    seed: np.uint64,
    sizes: Sizes,
    weights: Floats,
    gradient: Floats,
    persistence: float,
    temperature: float,
    told: Values,
) -> None:
    """Play a game of a seed from each start; add the gradient of them all.

    `persistence` is the share of what comes later that counts for the stage before; `temperature`
    is the weight of the entropy, in shares of the win.
    """
    net, slope = split(weights, sizes), split(gradient, sizes)
    last_by_choice = by_choice(net)
    journal, brought = new_journal(), np.empty((MOST_STAGES, MAX_SEATS))
    states = np.empty(STATES, starts.dtype)
    hidden, blame = np.empty(sizes[1], np.float32), np.empty(LIMIT, np.float32)
    logits, shares = np.empty(LIMIT, np.float32), np.empty(LIMIT, np.float32)
    for i in range(len(starts)):
        states[PLAYED] = starts[i]
        states[PLAYED].rng = stream(seed, i)
        made, stages = play_game(deck, states, net, journal, hidden)
        credit(journal, stages, persistence, brought)
        for d in range(made):
            at, choices, chosen, seat, stage = journal.decisions[d]
            score(net, journal.features, at, choices, hidden, logits)
            softmax(logits, choices, shares)
            spread = entropy(shares, choices)
            missed = brought[stage, seat] - expected_more(net, hidden)
            add_hope_gradient(slope, hidden, missed)
            blame_choices(shares, choices, chosen, missed, temperature, spread, blame)
            add_gradient(net, last_by_choice, slope, journal.features, at, hidden, blame, choices)
            told[ENTROPY] += spread
            told[SURPRISE] += missed * missed
        told[DECISIONS] += made


@compiled
def blame_choices(
    shares: Floats,
    choices: int,
    chosen: int,
    gain: float,
    temperature: float,
    spread: float,
    blame: Floats,
) -> None:
    """Write the gradient in the logits of `-gain * log(share chosen) - temperature * entropy`."""
    for i in range(choices):
        share = float(shares[i])
        surplus = log(max(share, LEAST_SHARE)) + spread
        blame[i] = share * (gain + temperature * surplus)
    blame[chosen] -= gain


@compiled
def play_against_shipped(
    deck: DeckRecord,
    starts: States,
    seed: np.uint64,
    seats: int,
    sizes: Sizes,
    weights: Floats,
    wins: Values,
) -> None:
    """Play a policy against the one that bots use, each taking what is likeliest.

    It sits in the first seat in the first game, in the next in the next game, and so on; its
    shares of the wins are written.
    """
    net, states, features = split(weights, sizes), np.empty(STATES, starts.dtype), new_features()
    for i in range(len(starts)):
        states[PLAYED] = starts[i]
        states[PLAYED].rng = stream(seed, i)
        state, seat = states[PLAYED], i % seats
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                chance(deck, state, None)
            elif state.to_act == seat:
                apply(deck, state, likeliest(deck, states, net, features), None)
            else:
                apply(deck, state, expected_action(deck, states, True), None)
        wins[i] = win_share(state, seat)


@compiled
def likeliest(deck: DeckRecord, states: States, net: Weights, features: Features) -> int:
    """The policy's likeliest action, or a sensible one where it is not asked."""
    actions, logits = np.empty(LIMIT, np.int64), np.empty(LIMIT, np.float32)
    choices = describe_choices(deck, states[PLAYED], actions, features, 0)
    if choices < 2:
        return int(sensible_action(deck, states))
    score(net, features, 0, choices, np.empty(len(net.bias), np.float32), logits)
    return int(actions[logits[:choices].argmax()])
