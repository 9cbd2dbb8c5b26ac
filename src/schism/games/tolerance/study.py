"""Tolerance in the lab."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from typing import Any, ClassVar

import numpy as np

from schism.games.contract import Json, Options, States
from schism.games.deck import Deck
from schism.games.study import EVENT, SEAT, TEXT, Column, Item, Mark, Parameter, Path, Study
from schism.games.tolerance.deck import load_deck
from schism.games.tolerance.show.role_names import short_role_name
from schism.text import Language

TRACKS = ("money", "catholic", "protestant")
MOST_PENNANTS = 6
CLOSE = 3  # victory points between the first two
MOST_A_PENNANT, MOST_A_LINE, MOST_A_CARD = 5, 8, 4  # victory points
RANGES = {  # 11.4
    "N": {"piety": (0, 4), "money": (0, 4)},
    "C": {"piety": (3, 8), "money": (-3, 0)},
    "T": {"piety": (0, 3), "money": (1, 5)},
    "P": {"piety": (1, 4), "money": (0, 2)},
    "W": {"piety": (0, 3), "money": (-2, 1)},
}
REIGNS = ("mary", "elizabeth", "james")
EVENTS = (
    "taxed",
    "collected",
    "killed",
    "condemned",
    "converted",
    "piety_lost",
    "nothing",
    "pennant",
    "loan",
    "debt_stopped",
    "executed",
    "repaid",
    "loan_cost",
)


class ToleranceStudy(Study):
    columns = (
        Column("players"),
        Column("role", TEXT, by_seat=True),
        Column("vp", by_seat=True),
        *(Column(track, by_seat=True) for track in TRACKS),
        *(Column(f"{track}_pennants", by_seat=True) for track in TRACKS),
        Column("loans", by_seat=True),
    )
    defaults: ClassVar = {"roles": "random"}
    anchors: ClassVar = (1, 2)  # start and play: no effect changes who is asked or what is in hand
    fair: ClassVar = {"role": 0.03, SEAT: 0.02}
    cards = ("held", "won", "acted")
    rates = (
        "loan",
        "shared",
        "close",
        *(f"{full}_{track}" for full in ("full", "empty") for track in TRACKS),
    )
    target_rates: ClassVar = {"loan": (0.10, 0.40)}

    def row(self, options: Options, result: Json) -> Json:
        pennants = {
            f"{track}_pennants": [seat[number] for seat in result["pennants"]]
            for number, track in enumerate(TRACKS)
        }
        tallies = {name: result[name] for name in ("vp", *TRACKS, "loans")}
        return {"players": options["players"], "role": options["roles"], **tallies, **pennants}

    def numbers(self, states: States) -> dict[str, States]:
        games = np.arange(len(states))[:, np.newaxis]
        seats = np.arange(states["role"].shape[1])[np.newaxis, :]
        return {"vp": states["points"][games, seats, states["role"]], "loans": states["loans"]}

    def items(self, deck: Deck, options: Options, alike: bool) -> list[Item]:
        dealt = _dealt(deck, options)
        roles = [role["id"] for role in deck.data["role"]]
        taken = options["roles"] if alike else [role for role in roles if role != "bertram"]
        return [
            *(Item(SEAT, str(seat)) for seat in range(options["players"])),
            *(Item("role", role) for role in roles if role in taken),
            *(Item("starter", reign) for reign in REIGNS),
            *(Item("held", code) for code in dealt),
            *(Item("won", code) for code in dealt),
            *(Item("acted", code) for code in _acting(deck, options)),
            *(Item(EVENT, event) for event in EVENTS),
        ]

    def initial_marks(self, options: Options) -> Iterator[Mark]:
        for seat, role in enumerate(options["roles"]):
            yield Mark(Item(SEAT, str(seat)), seat)
            yield Mark(Item("role", role), seat)

    def marks(self, options: Options, result: Json, events: Sequence[Json]) -> Iterator[Mark]:
        yield from self.initial_marks(options)
        started = [event["seat"] for event in events if event["event"] == "started"]
        for reign, seat in zip(REIGNS, started, strict=True):
            yield Mark(Item("starter", reign), seat)
        yield from _of_cards(events)
        for event in events:
            kind = "condemned" if event["rule"] == "5.7" else event["event"]
            if kind in EVENTS:
                yield Mark(Item(EVENT, kind), event["seat"])

    def rates_of(self, result: Json, events: Sequence[Json]) -> dict[str, float]:
        seats = len(result["vp"])
        first, second = sorted(result["vp"])[-1:-3:-1]
        rates = {
            "loan": float(any(event["event"] == "loan" for event in events)),
            "shared": float(len(result["winners"]) > 1),
            "close": float(first - second <= CLOSE),
        }
        for number, track in enumerate(TRACKS):
            earned = [pennants[number] for pennants in result["pennants"]]
            rates[f"full_{track}"] = earned.count(MOST_PENNANTS) / seats
            rates[f"empty_{track}"] = earned.count(0) / seats
        return rates

    def points(self, result: Json, events: Iterable[Json]) -> list[int]:
        return list(result["vp"])

    def label(self, deck: Deck, item: Item, language: Language) -> str:
        if item.group == "role":
            row = next(role for role in deck.data["role"] if role["id"] == item.name)
            return short_role_name(row, language)
        if item.group in self.cards:
            name = next(card["name"] for card in deck.data["card"] if card["code"] == item.name)
            return f"{item.name} {name}"
        return super().label(deck, item, language)

    def parameters(self, deck: Deck) -> list[Parameter]:
        """List house values of roles and cards, with their bounds.

        Role values keep their sign, so that characters stay who they are (9.3); cards stay within
        the guidance for their suit (11.4).
        """
        found: list[Parameter] = []
        for number, role in enumerate(deck.data["role"]):
            if role["id"] != "bertram":
                found += _role_parameters(number, role)
        for number, card in enumerate(deck.data["card"]):
            for name, (low, high) in RANGES[card["code"][0]].items():
                if card.get("source", {}).get(name) == "house" and low <= card[name] <= high:
                    found.append(Parameter(("card", number, name), low, high))
        return found

    def ablations(self, deck: Deck, options: Options) -> dict[Item, Deck]:
        acting = _acting(deck, options)
        cards = {Item("acted", code): _changed(deck, _mute(code)) for code in acting}
        return {**cards, Item(EVENT, "pennant"): _changed(deck, _no_pennants)}


def _dealt(deck: Deck, options: Options) -> list[str]:
    """The cards that take part (1.5)."""
    codes = [card["code"] for card in deck.data["card"]]
    return [code for code in codes if code != "W1b" or options["plague"] == 2]


def _acting(deck: Deck, options: Options) -> list[str]:
    dealt = _dealt(deck, options)
    return [c["code"] for c in deck.data["card"] if c["effects"] and c["code"] in dealt]


def _role_parameters(number: int, role: Json) -> Iterator[Parameter]:
    source = role.get("source", {})
    item = Item("role", role["id"])
    if source.get("pennants") == "house":
        for track, value in role["pennants"].items():
            path: Path = ("role", number, "pennants", track)
            yield Parameter(path, *_bounds(value, MOST_A_PENNANT), item)
    if source.get("reign") == "house":
        for reign, scored in enumerate(role["reign"]):
            for leaf, value in _leaves(scored):
                path = ("role", number, "reign", reign, *leaf)
                most = MOST_A_CARD if leaf[-1] == "each" else MOST_A_LINE
                yield Parameter(path, *_bounds(value, most), item)


def _leaves(table: Json) -> Iterator[tuple[Path, int]]:
    """Yield the numbers of a role's reign, each with its path."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from (((name, *path), number) for path, number in _leaves(value))
        else:
            yield (name,), value


def _bounds(value: int, most: int) -> tuple[int, int]:
    if value == 0:
        return 0, 0
    return (1, max(most, value)) if value > 0 else (min(-most, value), -1)


def _of_cards(events: Sequence[Json]) -> Iterator[Mark]:
    table: list[str] = []
    acted: set[str] = set()
    for event in events:
        kind, seat = event["event"], event["seat"]
        if kind == "played":
            table.append(event["card"])
            yield Mark(Item("held", event["card"]), seat)
        elif kind == "trick_won":
            yield from (Mark(Item("won", card), seat) for card in table)
            table, acted = [], set()
        elif "cause" in event and kind != "nothing" and event["cause"] not in acted:
            acted.add(event["cause"])
            who: Any = event.get("by", seat)
            yield Mark(Item("acted", event["cause"]), who)


def _changed(deck: Deck, change: Callable[[Json], None]) -> Deck:
    data = deepcopy(deck.data)
    change(data)
    return load_deck(data, deck.id)


def _mute(code: str) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        next(card for card in data["card"] if card["code"] == code)["effects"] = []

    return change


def _no_pennants(data: Json) -> None:
    for role in data["role"]:
        role["pennants"] = dict.fromkeys(TRACKS, 0)
