"""The compiled functions of Tolerance, as the kernel and the bots call them."""

from schism.games.tolerance.mind.estimate import ends_soon, estimate, rollout_depth, search_depth
from schism.games.tolerance.mind.value_net import evaluate, values
from schism.games.tolerance.rules.observe import OBSERVATION, observe
from schism.games.tolerance.rules.phases import apply, chance, distinct_actions, legal, milestone
from schism.games.tolerance.rules.sample import sample_hidden
from schism.games.tolerance.rules.scoring import win_share
from schism.games.tolerance.rules.state import STATE
from schism.games.tolerance.show.view import write_own, write_public
from schism.games.tolerance.tensor import TENSOR, encode
from schism.kernel.mind import Mind
from schism.kernel.rules import Rules

RULES = Rules(
    state=STATE,
    observation=OBSERVATION,
    tensor=TENSOR,
    legal=legal,
    apply=apply,
    chance=chance,
    observe=observe,
    write_public=write_public,
    write_own=write_own,
    encode=encode,
    sample_hidden=sample_hidden,
    win_share=win_share,
    milestone=milestone,
)

MIND = Mind(
    estimate=estimate,
    search_depth=search_depth,
    rollout_depth=rollout_depth,
    values=values,
    evaluate=evaluate,
    distinct_actions=distinct_actions,
    ends_soon=ends_soon,
    exploration=0.15,
    successive_halving=True,
)
