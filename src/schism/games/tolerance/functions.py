"""The compiled functions of Tolerance, as the kernel and the bots call them."""

from schism.games.contract import Export
from schism.games.tolerance.mind.judgement import LEARNING, MIND
from schism.games.tolerance.rules.deal import deal, first_chooser, next_chooser, shuffle_round
from schism.games.tolerance.rules.observe import OBSERVATION, observe
from schism.games.tolerance.rules.phases import apply, begin, chance, legal, milestone
from schism.games.tolerance.rules.sample import sample_hidden
from schism.games.tolerance.rules.scoring import win_share
from schism.games.tolerance.rules.state import STATE, victory_points
from schism.games.tolerance.show.preview import preview_rows
from schism.games.tolerance.show.view import write_own, write_public
from schism.games.tolerance.tensor import TENSOR, encode
from schism.kernel.rules import Rules

__all__ = ["EXPORTS", "LEARNING", "MIND", "RULES"]

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

# What interpreted code calls besides, with signatures as in `schism.native.exports`.
EXPORTS: list[Export] = [
    (begin, "state"),
    (preview_rows, "deck[] seen[] state[] int log[]"),
    (deal, "deck state int i1[] log?"),
    (shuffle_round, "state i1[] -> int"),
    (first_chooser, "state -> int"),
    (next_chooser, "state -> int"),
    (victory_points, "state int -> int"),
]
