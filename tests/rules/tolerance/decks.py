"""Decks of Tolerance, each in a line.

Rules are tested with a quiet deck: every card is prevailing, worth nothing and does nothing, and
no role scores, except for what a test says. So no test depends on the values of a shipped deck.
"""

from __future__ import annotations

from typing import Any

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck
from schism.games.tolerance.names import ROLES

GAME = GAMES["tolerance"]
MONARCHS = {1: "WM", 2: "WE", 3: "WJ"}
SUIT_CARDS = [f"{suit}{rank}" for suit in "NCTP" for rank in range(1, 15)]
WILD_CARDS = ["W1", "W1b", *(f"W{rank}" for rank in range(2, 14))]
ALL_CARDS = [*SUIT_CARDS, *WILD_CARDS, *MONARCHS.values()]
EDITIONS = ("en", "de")
MAJORITIES = tuple(f"{edition}-majorities" for edition in EDITIONS)


def catholic(piety: int = 0, money: int = 0, *effects: Json, guild: bool = False) -> Json:
    return _values("catholic", piety, money, effects, guild)


def protestant(piety: int = 0, money: int = 0, *effects: Json, guild: bool = False) -> Json:
    return _values("protestant", piety, money, effects, guild)


def prevailing(piety: int = 0, money: int = 0, *effects: Json, guild: bool = False) -> Json:
    return _values("prevailing", piety, money, effects, guild)


def _values(religion: str, piety: int, money: int, effects: tuple[Json, ...], guild: bool) -> Json:
    return {
        "religion": religion,
        "piety": piety,
        "money": money,
        "guild": guild,
        "effects": list(effects),
    }


def tax(**whom: Any) -> Json:
    return {"do": "tax", **whom}


def piety(**whom: Any) -> Json:
    return {"do": "piety", **whom}


def kill_one(**whom: Any) -> Json:
    return {"do": "kill", "choose": 1, **whom}


def kill_all(**whom: Any) -> Json:
    return {"do": "kill", "all": True, **whom}


def kill_highest(measure: str, **whom: Any) -> Json:
    return {"do": "kill", "highest": measure, **whom}


def condemn(religion: str) -> Json:
    return {"do": "condemn", "religion": religion}


def convert(to: str) -> Json:
    other = {"catholic": "protestant", "protestant": "catholic"}
    return {"do": "convert", "from": other[to], "to": to}


LOSE_PIETY = {"do": "lose_piety", "amount": 2}
EXECUTION = {"do": "royal_execution"}


def role(pennants: Json | None = None, **reign: Json) -> Json:
    """A role whose card says the same in all three reigns: `suits`, `guild`, `dead`."""
    return {"pennants": pennants or {}, "reign": [reign] * 3}


def deck_data(**changes: Json) -> Json:
    """The content of a quiet deck file with changes to cards, by code, and roles, by id."""
    cards = [{"code": code, "name": code, **prevailing()} for code in ALL_CARDS]
    for card in cards[-len(MONARCHS) :]:
        card["effects"] = [EXECUTION]
    roles = [{"id": name, **role()} for name in ROLES]
    for row in [*cards, *roles]:
        row.update(changes.pop(row.get("code") or row["id"], {}))
    assert not changes, f"no such card or role: {list(changes)}"
    return {
        "format": "schism-deck/1",
        "game": "tolerance",
        "id": "test",
        "edition": "en",
        "card": cards,
        "role": roles,
    }


def deck_with(**changes: Json) -> Deck:
    """`deck_with(N9=catholic(4, 3, tax()), bertram=role(guild={"any": 1}))`"""
    return GAME.load_deck(deck_data(**changes), "test.toml")


def house(edition: str) -> Deck:
    """A shipped deck, by its edition and perhaps its kind of roles."""
    return find_deck(GAME, f"house-{edition}")


def card_rows(deck: Deck) -> dict[str, Json]:
    """A deck's cards as its file has them, by code."""
    return {row["code"]: row for row in deck.data["card"]}


def role_rows(deck: Deck) -> dict[str, Json]:
    return {row["id"]: row for row in deck.data["role"]}
