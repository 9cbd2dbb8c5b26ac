"""What this turn and the next one bring a side, as far as it tells two actions apart."""

from __future__ import annotations

from collections.abc import Sequence

from schism.games.avignon.names import PLACES
from schism.games.avignon.rules.state import towards
from schism.games.contract import Json
from schism.games.reasons import Facts, Reasoning, Stories, Telling

TELLINGS = (
    Telling("win", worth=10.0, least=0.05),
    Telling("loss", worth=-10.0, least=0.05),
    Telling("joined", worth=3.0, least=0.1),
    Telling("lost", worth=-3.0, least=0.1),
    Telling("nearer", worth=0.5, least=0.5),
)


def facts(stories: Stories, seat: int) -> Facts:
    sums = dict.fromkeys((telling.name for telling in TELLINGS), 0.0)
    for story in stories:
        sums["win"] += _happens(story, "won", seat)
        sums["loss"] += _happens(story, "won", 1 - seat)
        sums["joined"] += _happens(story, "joined", seat)
        sums["lost"] += _happens(story, "joined", 1 - seat)
        sums["nearer"] += towards(seat) * sum(map(_places, story))
    return {name: total / len(stories) for name, total in sums.items()}


def _happens(story: Sequence[Json], kind: str, seat: int) -> int:
    return sum(1 for event in story if event["event"] == kind and event["seat"] == seat)


def _places(event: Json) -> int:
    """Return how far a person moves towards Rome."""
    if event["event"] != "moved":
        return 0
    return PLACES.index(event["place"]) - PLACES.index(event["from"])


REASONING = Reasoning(ahead=2, tellings=TELLINGS, facts=facts)  # to the end of the opponent's turn
