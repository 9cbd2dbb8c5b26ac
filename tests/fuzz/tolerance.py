"""Tolerance for the fuzzer: odd decks, and the situations that every run must have seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from schism.games.contract import PUBLIC, Json
from schism.games.tolerance import names
from schism.games.tolerance.names import CODES
from schism.games.tolerance.rules.state import ROUNDS
from schism.kernel.log import VIEWER
from schism.table.match import Match
from tests.fuzz.moment import Moment

_FILTERS: list[Json] = [
    {},
    {"suits": "NP"},
    {"suits": "W"},
    {"suits": "CTW", "religion": "protestant"},
    {"religion": "catholic"},
    {"religion": "protestant"},
    {"religion": "monarch"},
]
_VICTIMS: list[Json] = [
    {"choose": 1},
    {"all": True},
    {"highest": "rank"},
    {"highest": "money"},
    {"highest": "piety"},
]

RULINGS = (
    "2.2 a prevailing card killed or converted in round 3",
    "2.3 the monarch's religion in round 2",
    "3.2 a player drawn to choose",
    "3.3 points kept secret",
    "4.4 a natural card beats a Wild of its rank",
    "4.4 the earlier of two Wilds of one rank wins",
    "4.6 a pile of several cards",
    "5.1 both plagues in one trick",
    "5.6 a highest kill by the highest card",
    "5.10 a tally stopped at 69",
    "5.10 a piety stopped at 0",
    "6.1 a second debt in a round",
    "6.3 two loans at the end",
    "8.1 a royal execution",
    "8.4 two players asked about loans",
    "9.1 dead of no religion",
    "10.1 a total below zero",
    "14.1 a prevailing card not found by its printed religion",
    "14.2 a debt stopped in a later round",
    "14.3 several loans for 3 points",
    "14.4 a Wild played first beats a natural card of its rank",
    "14.5 points shown although roles are hidden",
    "14.6 a royal execution with closed boards",
    "14.7 the monarch's religion is nobody's",
    "14.8 a player who was settled to choose",
)


def wanted() -> list[str]:
    return [f"{code} played" for code in CODES] + list(RULINGS)


def scramble(data: Json, chance: Random) -> None:
    """Other values, harsher than any printed ones, and other effects for most cards."""
    poor = chance.random() < 0.5
    for card in data["card"]:
        card["piety"] = chance.choice([0, 1, 2, 3, 5, 8, 12])
        card["money"] = chance.randint(-6, 1) if poor else chance.randint(-3, 9)
        card["religion"] = chance.choice(["catholic", "protestant", "prevailing"])
        card["guild"] = chance.random() < 0.2
        if card["code"] not in ("WM", "WE", "WJ"):
            card["effects"] = [_effect(chance) for _ in range(chance.choice([0, 1, 1, 1, 2, 4]))]
    for role in data["role"]:
        role["pennants"] = {track: chance.randint(-2, 4) for track in names.TRACKS}
        role["reign"] = [_reign(chance) for _ in range(ROUNDS)]


def _reign(chance: Random) -> Json:
    suits = chance.sample(names.SUIT_LETTERS, chance.randint(0, 5))
    return {
        "suits": {suit: _points(chance) for suit in suits},
        "guild": _points(chance),
        "dead": {faith: chance.randint(-4, 4) for faith in ("catholic", "protestant")},
    }


def _points(chance: Random) -> Json:
    ways = chance.sample(["any", "most", "each"], chance.randint(0, 3))
    return {way: chance.randint(-4, 7) for way in ways}


def _effect(chance: Random) -> Json:
    does = chance.choice(
        ["tax", "tax", "piety", "piety", "kill", "condemn", "convert", "lose_piety"]
    )
    if does == "kill":
        return {"do": "kill", **chance.choice(_VICTIMS), **chance.choice(_FILTERS)}
    if does == "condemn":
        return {"do": "condemn", "religion": chance.choice(["catholic", "protestant"])}
    if does == "convert":
        faiths = ["catholic", "protestant"]
        chance.shuffle(faiths)
        return {"do": "convert", "from": faiths[0], "to": faiths[1]}
    if does == "lose_piety":
        return {"do": "lose_piety", "amount": chance.randint(1, 4)}
    choice: Json = {"choose": 1} if chance.random() < 0.2 else {}
    return {"do": does, **choice, **chance.choice(_FILTERS)}


class ToleranceWatcher:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.cards: dict[str, Json] = {card["code"]: card for card in match.deck.data["card"]}
        self.seen = 0
        self.readings: Json = match.options.get("readings", {})
        self.trick: list[Json] = []
        self.asked: set[int] = set()

    def preferred(self, legal: list[str], moment: Moment) -> list[str]:
        """Hold the plagues back: only in a last trick of both can two Wilds tie for it (4.4)."""
        if self.match.options["plague"] == 1:
            return legal
        others = [action for action in legal if not action.startswith(("W1=", "W1b="))]
        return others or legal

    def situations(self, moment: Moment) -> Iterator[str]:
        fresh = list(self.match._events.rows(self.seen))
        self.seen += len(fresh)
        for row in fresh:
            yield from self._of(row[VIEWER], self.match._told(row))

    def _of(self, viewer: int, event: Json) -> Iterator[str]:
        handler = getattr(self, f"_{event['event']}", None)
        if handler is not None:
            yield from handler(event)
        if event["event"] == "section" and viewer != PUBLIC:
            yield "3.3 points kept secret"
        if event.get("total") == 69 and event.get("amount", 0) > 0 and "track" in event:
            yield "5.10 a tally stopped at 69"

    @property
    def _round(self) -> int:
        return int(self.match.state.reign) + 1

    def _chooser(self, event: Json) -> Iterator[str]:
        self.asked.clear()
        settled = "first_chooser" in self.readings
        yield (
            "14.8 a player who was settled to choose" if settled else "3.2 a player drawn to choose"
        )

    def _played(self, event: Json) -> Iterator[str]:
        if len(self.trick) == self.match.seats:
            self.trick = []
        self.trick.append(event)
        yield f"{event['card']} played"
        if {"W1", "W1b"} <= {play["card"] for play in self.trick}:
            yield "5.1 both plagues in one trick"

    def _trick_won(self, event: Json) -> Iterator[str]:
        led, winner = self.trick[0]["as"], event["card"]
        tied = [
            play["card"]
            for play in self.trick
            if play["as"] == led and _rank(play["card"]) == _rank(winner)
        ]
        if len(tied) > 1:
            yield _tie(winner, tied)
        if self.match.state.boards.max() > 1:
            yield "4.6 a pile of several cards"

    def _killed(self, event: Json) -> Iterator[str]:
        if self._round == 3 and self.cards[event["card"]]["religion"] == "prevailing":
            yield "2.2 a prevailing card killed or converted in round 3"
        if _outranks(self.cards[event["cause"]], self.cards[event["card"]]):
            yield "5.6 a highest kill by the highest card"

    def _converted(self, event: Json) -> Iterator[str]:
        if self._round == 3 and self.cards[event["card"]]["religion"] == "prevailing":
            yield "2.2 a prevailing card killed or converted in round 3"

    def _taxed(self, event: Json) -> Iterator[str]:
        effects = self.cards[event["cause"]]["effects"]
        if self._round == 2 and any(effect.get("religion") == "monarch" for effect in effects):
            yield "2.3 the monarch's religion in round 2"

    def _nothing(self, event: Json) -> Iterator[str]:
        sought = {
            effect.get("religion", effect.get("from"))
            for effect in self.cards[event["cause"]]["effects"]
            if effect["do"] == event["effect"]
        }
        if self._round == 2 and "monarch" in sought and "lawyer" in self.readings:
            yield "14.7 the monarch's religion is nobody's"
        prevails = {1: "catholic", 3: "protestant"}.get(self._round)
        there = {self.cards[play["card"]]["religion"] for play in self.trick}
        kills = event["effect"] in ("kill", "condemn", "convert")
        if kills and prevails in sought and {"prevailing"} <= there & {*self.readings}:
            yield "14.1 a prevailing card not found by its printed religion"

    def _standing(self, event: Json) -> Iterator[str]:
        yield "14.5 points shown although roles are hidden"

    def _piety_lost(self, event: Json) -> Iterator[str]:
        if event["total"] == 0:
            yield "5.10 a piety stopped at 0"

    def _debt_stopped(self, event: Json) -> Iterator[str]:
        if self.match.state.borrowed[event["seat"]]:
            yield "6.1 a second debt in a round"
        elif "second_loan" in self.readings:
            yield "14.2 a debt stopped in a later round"

    def _executed(self, event: Json) -> Iterator[str]:
        closed = "execution" in self.readings
        yield "14.6 a royal execution with closed boards" if closed else "8.1 a royal execution"

    def _repaid(self, event: Json) -> Iterator[str]:
        self.asked.add(event["seat"])
        if len(self.asked) > 1:
            yield "8.4 two players asked about loans"

    def _round_tax(self, event: Json) -> Iterator[str]:
        piles = self.match.state.boards[event["seat"]]
        if self._round == 2 and piles[10] > 0:
            yield "9.1 dead of no religion"

    def _loan_cost(self, event: Json) -> Iterator[str]:
        if event["amount"] <= -6:
            yield "6.3 two loans at the end"
        if event["amount"] == -3 and self.match.state.loans[event["seat"]] > 1:
            yield "14.3 several loans for 3 points"
        if event["total"] < 0:
            yield "10.1 a total below zero"


def _tie(winner: str, tied: list[str]) -> str:
    if not winner.startswith("W"):
        return "4.4 a natural card beats a Wild of its rank"
    if all(code.startswith("W") for code in tied):
        return "4.4 the earlier of two Wilds of one rank wins"
    return "14.4 a Wild played first beats a natural card of its rank"


def _rank(code: str) -> int:
    return 14 if code in ("WM", "WE", "WJ") else int(code[1:].rstrip("b"))


def _outranks(actor: dict[str, Any], victim: dict[str, Any]) -> bool:
    """Whether a card that kills the highest is at least as high itself."""
    for effect in actor["effects"]:
        by = effect.get("highest")
        if by == "rank" and _rank(actor["code"]) >= _rank(victim["code"]):
            return True
        if by in ("money", "piety") and actor[by] >= victim[by]:
            return True
    return False
