"""How bots think about Avignon."""

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
from schism.games.avignon.mind.turn_wins import outcomes, sure_winner
from schism.games.avignon.rules.phases import legal
from schism.kernel.mind import Mind, PlayoutSearch

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
    sure_winner=sure_winner,
    outcomes=outcomes,
    playout_search=PlayoutSearch(
        iterations=1000, milestones=4, last_iterations=2000, slope=SLOPE, simulations=25
    ),
)
