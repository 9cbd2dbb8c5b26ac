"""How bots think about Tolerance, and the games that its policy network is learnt from."""

from typing import Any

from schism.games.contract import Learning
from schism.games.tolerance.mind.estimate import ends_soon, estimate, rollout_depth, search_depth
from schism.games.tolerance.mind.plays_seen import log_likelihood
from schism.games.tolerance.mind.policy_features import CHOICE, SITUATION
from schism.games.tolerance.mind.policy_net import (
    STEP,
    WEIGHTS,
    describe_choices,
    likely_action,
    score_choices,
)
from schism.games.tolerance.mind.value_net import evaluate, policy_values, values
from schism.games.tolerance.rules.phases import distinct_actions
from schism.kernel.mind import Mind

MIND = Mind(
    estimate=estimate,
    search_depth=search_depth,
    rollout_depth=rollout_depth,
    values=values,
    policy_values=policy_values,
    evaluate=evaluate,
    distinct_actions=distinct_actions,
    ends_soon=ends_soon,
    exploration=0.15,
    successive_halving=True,
    likely_action=likely_action,
    score_choices=score_choices,
    describe_choices=describe_choices,
    log_likelihood=log_likelihood,
    infers_if="hidden_roles",  # hands alone: too little to be learnt from plays
)

_ROLES: dict[str, Any] = {"roles": "random"}
_HIDDEN: dict[str, Any] = {**_ROLES, "hidden_roles": True}

# Most with four players.
_KINDS: list[tuple[str, dict[str, Any]]] = [
    ("house-en", _ROLES),
    ("house-en", {}),
    ("house-de", _ROLES),
    ("house-en", _ROLES),
    ("house-en", {}),
    ("house-en-majorities", _ROLES),
    ("house-en", _HIDDEN),
    ("house-en", {"players": 3, **_ROLES}),
    ("house-en", {"players": 5, **_ROLES}),
    ("house-de", {}),
    ("house-en", {"players": 3}),
    ("house-en", {"players": 5, **_HIDDEN}),
    ("house-en", {"plague": 2, **_ROLES}),
    ("house-de-majorities", _HIDDEN),
]

LEARNING = Learning(WEIGHTS, STEP, _KINDS, SITUATION, CHOICE)
