"""Avignon for the fuzzer: odd petitions, and the situations that every run must have seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from schism.games.avignon.rules.state import CHOOSE
from schism.games.contract import Json
from schism.games.registry import GAMES, find_deck
from schism.table.match import Match
from tests.fuzz.moment import Moment

FACTIONS = ("cardinal", "bishop", "knight", "noble", "peasant", "inquisitor")
KINDS = (*FACTIONS, "preacher", "guild_master", "priest")
PLACES = ("avignon", "nice", "genoa", "florence", "rome")
CITIES = ("own_city", "opponent_city")
WHERE = ("this", "own_half", "opponent_half", *CITIES, *PLACES)

RULINGS = (
    "2.5 two replacements at once",
    "2.6 a new draw pile",
    "2.7 an action forbidden",
    "2.7 a choice forbidden",
    "2.8 a petition goes on without its person",
    "2.8 a petition without effect",
    "3.1 won by three",
    "3.2 won by the owner's condition",
    "3.2 won by the opponent's condition",
    "3.5 drawn by the limit",
    "4.2 pulled or pushed by choice",
    "4.2 moved by more than 2",
    "4.2 discarded by a petition",
    "4.2 everybody by their own distance",
    "5.1 a draw that is no excuse",
    "5.2 a newcomer in the middle of a petition",
    "5.3 a new draw pile before one is due",
    "5.4 a petition goes on after it has won",
)


def wanted() -> list[str]:
    kinds = find_deck(GAMES["avignon"], "house").data["kind"]
    return [f"{kind['id']} petitioned" for kind in kinds] + list(RULINGS)


def scramble(data: Json, chance: Random) -> None:
    """Other petitions for every kind, from the whole vocabulary."""
    for kind in data["kind"]:
        kind["petition"] = [_step(chance) for _ in range(chance.randint(0, 3))]
        kind["source"] = {}
        if chance.random() < 0.3:
            kind["wins"] = [_condition(side, chance) for side in ("owner", "opponent")]


def _condition(side: str, chance: Random) -> Json:
    owners, opponents = chance.choice([(0, 1), (0, 2), (1, 0), (1, 1), (2, 0), (2, 1)])
    condition: Json = {
        "side": side,
        "owner_has": chance.sample(FACTIONS, owners),
        "opponent_has": chance.sample(FACTIONS, opponents),
    }
    if chance.random() < 0.2:
        condition[f"{chance.choice(['owner', 'opponent'])}_has_kinds"] = [chance.choice(KINDS)]
    return condition


def _step(chance: Random) -> Json:
    verbs = ["pull", "pull", "push", "push", "pull_or_push", "home", "swap", "discard"]
    does = chance.choice(verbs)
    step: Json = {"do": does}
    if does in ("pull", "push", "pull_or_push"):
        step["by"] = _far(chance)
    if chance.random() < 0.25:
        step["actor"] = "opponent"
    if chance.random() < 0.25:
        step["where"] = chance.choice(WHERE)
    if does == "swap":
        return {**step, "who": "others", "count": 1}
    who = chance.choice(["self", "faction", "place", "others", "others", "any"])
    step["who"] = who
    if who == "faction":
        step.update(_named(chance))
    if who in ("others", "any"):
        step["count"] = _number([1, 2, 3, {"distance": _from(chance)}], chance)
        step.update({"up_to": True} if chance.random() < 0.3 else {})
    if who in ("place", "others", "any") and chance.random() < 0.2:
        step.update(_named(chance))
    return step


def _named(chance: Random) -> Json:
    if chance.random() < 0.3:
        return {"kind": chance.choice(KINDS)}
    return {"faction": chance.choice(FACTIONS)}


def _from(chance: Random) -> str:
    return chance.choice([*CITIES, *PLACES])


def _far(chance: Random) -> Any:
    if chance.random() < 0.5:
        return chance.randint(1, 2)
    this: Json = {"distance": _from(chance), "of": "this"}
    each: Json = {"distance": chance.choice(["this", _from(chance)])}
    return _number([3, 4, this, each, {**each, "of": "each"}], chance)


def _number(values: list[Any], chance: Random) -> Any:
    """One of these, or a number that is counted on the table."""
    group = _named(chance) if chance.random() < 0.3 else {}
    side = chance.choice(["own", "opponent"])
    counted: list[Any] = [
        {"in_play": chance.choice(FACTIONS)},
        {"kind_in_play": chance.choice(KINDS)},
        {"congregation": side, **group},
        {"at": chance.choice(WHERE), **group},
    ]
    return chance.choice(values + counted)


class AvignonWatcher:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen = 0
        self.quiet = int(match.state.rng) % 40 == 0

    def preferred(self, legal: list[str], moment: Moment) -> list[str]:
        """Some games keep everybody near Genoa: they come back to old positions, and last."""
        quiet = [action for action in legal if action.split()[0] in ("beseech", "chastise")]
        if not self.quiet or not quiet:
            return legal
        distances = {action: self._distance_after(action, moment.view) for action in quiet}
        least = min(distances.values())
        return [action for action in quiet if distances[action] == least]

    def _distance_after(self, action: str, view: Json) -> int:
        """From Genoa, of the person whom the action moves."""
        verb, column = action.split()
        here = PLACES.index(view["columns"][int(column) - 1]["place"])
        towards_rome = (verb == "beseech") == (self.match.to_act == 0)
        return abs(here + (1 if towards_rome else -1) - PLACES.index("genoa"))

    def situations(self, moment: Moment) -> Iterator[str]:
        fresh = self.match.everything(self.seen)
        self.seen = self.match.event_count
        view, legal = moment.view, moment.legal
        yield from self._forbidden(view, legal)
        yield from self._asked(view)
        yield from self._read_otherwise(view, legal, fresh)
        for event in fresh:
            yield from self._of(event)
        joined = [event for event in fresh if event["event"] == "joined"]
        if len(joined) > 1 and not self.match.over:
            yield "2.5 two replacements at once"
        yield from self._goes_on(fresh)

    def _of(self, event: Json) -> Iterator[str]:
        match event["event"]:
            case "petitioned":
                yield f"{event['kind']} petitioned"
            case "moved":
                here, there = PLACES.index(event["from"]), PLACES.index(event["place"])
                if "cause" in event and abs(here - there) > 2:
                    yield "4.2 moved by more than 2"
            case "discarded":
                yield "4.2 discarded by a petition"
            case "reshuffled":
                yield "2.6 a new draw pile"
            case "nothing":
                yield "2.8 a petition without effect"
            case "won":
                yield {
                    "three": "3.1 won by three",
                    "owner": "3.2 won by the owner's condition",
                    "opponent": "3.2 won by the opponent's condition",
                }[event["by"]]
            case "ended":
                yield "3.5 drawn by the limit"

    def _read_otherwise(self, view: Json, legal: list[str], fresh: list[Json]) -> Iterator[str]:
        """What can only come up by readings that are not ours."""
        told = [event["event"] for event in fresh]
        if view["petition"] and "drawn" in told:
            yield "5.2 a newcomer in the middle of a petition"
        if view["petition"] and max(map(len, view["congregations"])) >= 3:
            yield "5.4 a petition goes on after it has won"
        if told[-2:] == ["drawn", "reshuffled"]:
            yield "5.3 a new draw pile before one is due"
        drawing = [action for action in legal if action.startswith("excommunicate")]
        if view["phase"] == "act" and "excommunicate" not in view["used"] and len(drawing) < 5:
            yield "5.1 a draw that is no excuse"

    def _asked(self, view: Json) -> Iterator[str]:
        asked = view["petition"]
        if asked and asked["do"] == "pull_or_push":
            yield "4.2 pulled or pushed by choice"
        if asked and asked["by"] is None:
            yield "4.2 everybody by their own distance"

    def _goes_on(self, fresh: list[Json]) -> Iterator[str]:
        """Something moved after the petitioned person itself had joined a congregation."""
        gone = False
        for event in fresh:
            if gone and event["event"] in ("moved", "joined"):
                yield "2.8 a petition goes on without its person"
            if event["event"] == "joined" and event.get("cause_column") == event["column"]:
                gone = True

    def _forbidden(self, view: Json, legal: list[str]) -> Iterator[str]:
        """Whether 2.7 has taken something away from the player who is to act."""
        state = self.match.state
        if self.match.over or not state.watched:
            return
        if state.phase == CHOOSE:
            offered = [action for action in legal if action != "stop"]
            ways = 2 if view["petition"]["do"] == "pull_or_push" else 1
            if len(offered) < ways * int(state.choosable).bit_count():
                yield "2.7 a choice forbidden"
        elif len(legal) < 5 * (4 - int(state.used).bit_count()):
            yield "2.7 an action forbidden"
