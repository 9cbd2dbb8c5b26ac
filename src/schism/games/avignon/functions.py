"""The compiled functions of Avignon, as the kernel and the bots call them."""

from schism.games.avignon.mind.estimate import (
    SLOPE,
    ends_soon,
    estimate,
    rollout_depth,
    search_depth,
    values,
)
from schism.games.avignon.mind.forced_wins import forced_win, near_win
from schism.games.avignon.mind.solver import solve
from schism.games.avignon.rules.draw import chance_draw, draw_weight
from schism.games.avignon.rules.ending import win_share
from schism.games.avignon.rules.observe import OBSERVATION, observe, sample_hidden
from schism.games.avignon.rules.petition import petitioned_kind
from schism.games.avignon.rules.phases import apply, apply_draw, begin, chance, legal, milestone
from schism.games.avignon.rules.state import STATE
from schism.games.avignon.show.preview import preview_rows
from schism.games.avignon.show.view import write_own, write_public
from schism.games.avignon.tensor import TENSOR, encode
from schism.games.contract import Export
from schism.kernel.mind import Mind, PlayoutSearch
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
    evaluate=estimate,
    distinct_actions=legal,
    ends_soon=ends_soon,
    exploration=0.7,
    successive_halving=False,
    forced_win=forced_win,
    solve=solve,
    near_win=near_win,
    playout_search=PlayoutSearch(
        iterations=400, milestones=3, last_iterations=1000, slope=SLOPE, simulations=12
    ),
    judgement_error=0.03,
)

# What interpreted code calls besides, with signatures as in `schism.native.exports`.
EXPORTS: list[Export] = [
    (begin, "state"),
    (preview_rows, "deck[] seen[] state[] int log[]"),
    (apply_draw, "deck state int log?"),
    (chance_draw, "state -> int"),
    (draw_weight, "state int -> int"),
    (petitioned_kind, "state -> int"),
]
