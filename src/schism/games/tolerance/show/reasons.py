"""What a trick brings a seat, as far as it tells two actions apart."""

from __future__ import annotations

from collections.abc import Sequence

from schism.games.contract import Json
from schism.games.reasons import Facts, Reasoning, Stories, Telling

TELLINGS = (
    Telling("trick", worth=1.0, least=0.1),
    Telling("money", worth=0.3, least=0.5),
    Telling("catholic", worth=0.3, least=0.5),
    Telling("protestant", worth=0.3, least=0.5),
    Telling("loans", worth=-3.0, least=0.05),
    Telling("points", worth=1.0, least=0.5),
)
_GAINS = {"taxed", "collected", "piety_lost", "round_tax", "round_piety"}


def facts(stories: Stories, seat: int) -> Facts:
    sums = dict.fromkeys((telling.name for telling in TELLINGS), 0.0)
    for story in stories:
        sums["trick"] += _takes_trick(story, seat)
        sums["loans"] += sum(1 for e in story if e["event"] == "loan" and e["seat"] == seat)
        sums["points"] += _points(story, seat)
        for event in story:
            if event["event"] in _GAINS and event["seat"] == seat:
                sums[event["track"]] += event["amount"]
    return {name: total / len(stories) for name, total in sums.items()}


def _takes_trick(story: Sequence[Json], seat: int) -> bool:
    return any(event["event"] == "trick_won" and event["seat"] == seat for event in story)


def _points(story: Sequence[Json], seat: int) -> float:
    """Return the seat's points less the others' average, at the end of a round."""
    counted = [event for event in story if event["event"] == "section"]
    seats = {event["seat"] for event in counted}
    if seat not in seats or len(seats) == 1:
        return 0.0
    mine = sum(event["amount"] for event in counted if event["seat"] == seat)
    others = sum(event["amount"] for event in counted if event["seat"] != seat)
    return float(mine - others / (len(seats) - 1))


REASONING = Reasoning(ahead=1, tellings=TELLINGS, facts=facts)  # to the end of the trick
