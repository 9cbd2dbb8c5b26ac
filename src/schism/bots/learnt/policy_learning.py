"""A policy network while it learns: its scores of the choices, and the gradient of a loss in them.

All weights are in one vector. A hidden layer turns the features of a situation into weights for the
features of a choice; a softmax over the choices gives their probabilities. Besides, the hidden
layer tells how much more than usual a player can expect here, which is only of use in learning.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from schism.kernel.compiled import compiled
from schism.kernel.reals import exp, log

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
Sizes = NDArray[np.int64]  # features of a situation, hidden units, features of a choice


class Weights(NamedTuple):
    first: Floats  # the rows, one for each feature of a situation, one behind the other
    bias: Floats
    last: Floats  # likewise, a row for each hidden unit
    offset: Floats
    hope: Floats  # of each hidden unit, and a bias: more than usual to be expected


class Features(NamedTuple):
    """The features of decisions that are not 0, one decision after the other.

    A decision is a list of features of its situation, then one for each choice."""

    numbers: Numbers
    values: Floats
    ends: Numbers  # of the lists; a list begins where the one before it ends


@compiled
def split(weights: Floats, sizes: Sizes) -> Weights:
    """The parts of a vector of weights, as views of it."""
    situation, hidden, choice = sizes[0], sizes[1], sizes[2]
    a = situation * hidden
    b = a + hidden
    c = b + hidden * choice
    d = c + choice
    return Weights(weights[:a], weights[a:b], weights[b:c], weights[c:d], weights[d:])


@compiled
def by_choice(net: Weights) -> Floats:
    """The last weights with a row for each feature of a choice."""
    hidden, choice = len(net.bias), len(net.offset)
    turned = np.empty((choice, hidden), np.float32)
    for i in range(hidden):
        for j in range(choice):
            turned[j, i] = net.last[i * choice + j]
    return turned


@compiled
def begin_of(features: Features, at: int) -> int:
    """Where the list with a number begins."""
    return int(features.ends[at - 1]) if at > 0 else 0


@compiled
def hidden_layer(net: Weights, features: Features, at: int, hidden: Floats) -> None:
    for i in range(len(hidden)):
        hidden[i] = net.bias[i]
    for t in range(begin_of(features, at), features.ends[at]):
        row, value = net.first[features.numbers[t] * len(hidden) :], features.values[t]
        for i in range(len(hidden)):
            hidden[i] += value * row[i]
    for i in range(len(hidden)):
        hidden[i] = max(hidden[i], np.float32(0.0))


@compiled
def score(
    net: Weights, features: Features, at: int, choices: int, hidden: Floats, logits: Floats
) -> None:
    """Write the hidden layer and the logits of the decision whose lists begin with number `at`."""
    hidden_layer(net, features, at, hidden)
    weights = net.offset.copy()
    for i in range(len(hidden)):
        if hidden[i] > 0.0:
            row = net.last[i * len(weights) :]
            for j in range(len(weights)):
                weights[j] += hidden[i] * row[j]
    for choice in range(choices):
        total = np.float32(0.0)
        for t in range(features.ends[at + choice], features.ends[at + choice + 1]):
            total += features.values[t] * weights[features.numbers[t]]
        logits[choice] = total


@compiled
def softmax(logits: Floats, choices: int, shares: Floats) -> None:
    highest, total = logits[0], 0.0
    for i in range(1, choices):
        highest = max(highest, logits[i])
    for i in range(choices):
        shares[i] = exp(float(logits[i] - highest))
        total += float(shares[i])
    for i in range(choices):
        shares[i] /= total


@compiled
def entropy(shares: Floats, choices: int) -> float:
    total = 0.0
    for i in range(choices):
        if shares[i] > 0.0:
            total -= float(shares[i]) * log(float(shares[i]))
    return total


@compiled
def expected_more(net: Weights, hidden: Floats) -> float:
    total = float(net.hope[len(hidden)])
    for i in range(len(hidden)):
        total += float(net.hope[i]) * float(hidden[i])
    return total


@compiled
def add_hope_gradient(gradient: Weights, hidden: Floats, missed: float) -> None:
    """Of half the square of what was brought and not expected."""
    for i in range(len(hidden)):
        gradient.hope[i] -= missed * hidden[i]
    gradient.hope[len(hidden)] -= missed


@compiled
def add_gradient(
    net: Weights,
    last_by_choice: Floats,
    gradient: Weights,
    features: Features,
    at: int,
    hidden: Floats,
    blame: Floats,
    choices: int,
) -> None:
    """Add the gradient of a loss, given that in the logits of the decision's choices.

    `last_by_choice` are the last weights, turned."""
    at_weights = np.zeros(len(net.offset), np.float32)
    for choice in range(choices):
        for t in range(features.ends[at + choice], features.ends[at + choice + 1]):
            at_weights[features.numbers[t]] += blame[choice] * features.values[t]
    at_hidden = np.zeros(len(hidden), np.float32)
    add_last_gradient(last_by_choice, gradient, hidden, at_weights, at_hidden)
    for t in range(begin_of(features, at), features.ends[at]):
        row, value = gradient.first[features.numbers[t] * len(hidden) :], features.values[t]
        for i in range(len(hidden)):
            row[i] += value * at_hidden[i]


@compiled
def add_last_gradient(
    last_by_choice: Floats, gradient: Weights, hidden: Floats, at_weights: Floats, at_hidden: Floats
) -> None:
    """Add that of all but the first weights; write it in the hidden layer before its bend."""
    for j in range(len(at_weights)):
        if at_weights[j] != 0.0:
            gradient.offset[j] += at_weights[j]
            for i in range(len(hidden)):
                at_hidden[i] += at_weights[j] * last_by_choice[j, i]
    for i in range(len(hidden)):
        if hidden[i] > 0.0:
            gradient.bias[i] += at_hidden[i]
            row = gradient.last[i * len(at_weights) :]
            for j in range(len(at_weights)):
                row[j] += hidden[i] * at_weights[j]
        else:
            at_hidden[i] = 0.0
