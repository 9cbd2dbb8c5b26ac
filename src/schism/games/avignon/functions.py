"""The compiled functions of Avignon, as the kernel and the bots call them."""

from schism.games.avignon.mind.judgement import MIND
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
from schism.kernel.rules import Rules

__all__ = ["EXPORTS", "MIND", "RULES"]

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
    (apply_draw, "deck state int log?"),
    (chance_draw, "state -> int"),
    (draw_weight, "state int -> int"),
    (petitioned_kind, "state -> int"),
]
