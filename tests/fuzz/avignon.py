"""Avignon for the fuzzer: odd petitions, and the situations that every run must have seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from schism.games.avignon.rules.state import CHOOSE
from schism.games.contract import Json
from schism.games.registry import GAMES, find_deck
from schism.table.match import Match

FACTIONS = ("cardinal", "bishop", "knight", "noble", "peasant", "inquisitor")
KINDS = (*FACTIONS, "preacher", "guild_master", "priest")
PLACES = ("avignon", "nice", "genoa", "florence", "rome")

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
            kind["wins"] = [_condition(chance)]


def _condition(chance: Random) -> Json:
    owners, opponents = chance.choice([(0, 1), (0, 2), (1, 0), (1, 1), (2, 0), (2, 1)])
    return {
        "side": chance.choice(["owner", "opponent"]),
        "owner_has": chance.sample(FACTIONS, owners),
        "opponent_has": chance.sample(FACTIONS, opponents),
    }


def _step(chance: Random) -> Json:
    does = chance.choice(["pull", "pull", "push", "push", "home", "swap"])
    step: Json = {"do": does}
    if does in ("pull", "push"):
        step["by"] = chance.randint(1, 2)
    if chance.random() < 0.25:
        step["actor"] = "opponent"
    if does == "swap":
        return {**step, "who": "others", "count": 1}
    who = chance.choice(["self", "faction", "place", "others", "others", "any"])
    step["who"] = who
    if who == "faction":
        step.update(_named(chance))
    if who in ("others", "any"):
        step.update(_chosen(chance))
    return step


def _named(chance: Random) -> Json:
    if chance.random() < 0.3:
        return {"kind": chance.choice(KINDS)}
    return {"faction": chance.choice(FACTIONS)}


def _chosen(chance: Random) -> Json:
    side = {"congregation": chance.choice(["own", "opponent"])}
    counts: list[Any] = [
        1,
        2,
        3,
        {"in_play": chance.choice(FACTIONS)},
        side,
        {**side, "faction": chance.choice(FACTIONS)},
        {"at": chance.choice(["this", *PLACES])},
    ]
    chosen: Json = {"count": chance.choice(counts)}
    if chance.random() < 0.3:
        chosen["up_to"] = True
    if chance.random() < 0.3:
        chosen["where"] = chance.choice(["own_half", "opponent_half", *PLACES])
    if chance.random() < 0.2:
        chosen.update(_named(chance))
    return chosen


class AvignonWatcher:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen = 0
        self.quiet = int(match.state.rng) % 40 == 0

    def preferred(self, legal: list[str]) -> list[str]:
        """Some games keep everybody near Genoa: they come back to old positions, and last."""
        quiet = [action for action in legal if action.split()[0] in ("beseech", "chastise")]
        if not self.quiet or not quiet:
            return legal
        distances = {action: self._distance_after(action) for action in quiet}
        return [action for action in quiet if distances[action] == min(distances.values())]

    def _distance_after(self, action: str) -> int:
        """From Genoa, of the person whom the action moves."""
        verb, column = action.split()
        here = PLACES.index(self.match.view()["columns"][int(column) - 1]["place"])
        towards_rome = (verb == "beseech") == (self.match.to_act == 0)
        return abs(here + (1 if towards_rome else -1) - PLACES.index("genoa"))

    def situations(self, action: str) -> Iterator[str]:
        fresh = self.match.everything(self.seen)
        self.seen = self.match.event_count
        yield from self._forbidden()
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

    def _goes_on(self, fresh: list[Json]) -> Iterator[str]:
        """Something moved after the petitioned person itself had joined a congregation."""
        gone = False
        for event in fresh:
            if gone and event["event"] in ("moved", "joined"):
                yield "2.8 a petition goes on without its person"
            if event["event"] == "joined" and event.get("cause_column") == event["column"]:
                gone = True

    def _forbidden(self) -> Iterator[str]:
        """Whether 2.7 has taken something away from the player who is to act."""
        match = self.match
        if match.over or not match.state.watched:
            return
        if match.state.phase == CHOOSE:
            offered = [action for action in match.legal() if action != "stop"]
            if len(offered) < int(match.state.choosable).bit_count():
                yield "2.7 a choice forbidden"
            return
        if len(match.legal()) < 5 * (4 - int(match.state.used).bit_count()):
            yield "2.7 an action forbidden"
