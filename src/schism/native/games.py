"""What each game has compiled beyond the contract and calls from interpreted code."""

from collections.abc import Callable
from typing import Any

from schism.games.avignon.rules import draw, petition, phases
from schism.games.avignon.show.preview import _preview as preview_avignon
from schism.games.tolerance.rules import deal, state
from schism.games.tolerance.rules import phases as tolerance_phases
from schism.games.tolerance.show.preview import _preview as preview_tolerance

_PREVIEW = "deck[] seen[] state[] int log[]"

EXPORTS_OF_GAMES: dict[str, list[tuple[Callable[..., Any], str]]] = {
    "tolerance": [
        (tolerance_phases.begin, "state"),
        (preview_tolerance, _PREVIEW),
        (deal.deal, "deck state int i1[] log?"),
        (deal.shuffle_round, "state i1[] -> int"),
        (deal.first_chooser, "state -> int"),
        (deal.next_chooser, "state -> int"),
        (state.victory_points, "state int -> int"),
    ],
    "avignon": [
        (phases.begin, "state"),
        (preview_avignon, _PREVIEW),
        (draw.apply_draw, "deck state int log?"),
        (draw.chance_draw, "state -> int"),
        (draw.draw_weight, "state int -> int"),
        (petition.petitioned_kind, "state -> int"),
    ],
}
