"""Avignon in the lab."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

import numpy as np

from schism.games.contract import Json, Options, States
from schism.games.deck import Deck
from schism.games.study import EVENT, TEXT, Column, Item, Mark, Parameter, Path, Study
from schism.games.words import Words
from schism.text import Language, Reader

SIDES = ("rome", "avignon")
WAYS = ("three", "owner", "opponent", "limit")
EVENTS = ("besought", "chastised", "excommunicated", "petitioned", "nothing", "reshuffled")
RANGES = {"by": (1, 2), "count": (1, 3)}
BY_KIND = ("petitioned", "joined", "excommunicated")


class AvignonStudy(Study):
    columns = (Column("kinds", TEXT), Column("winner", TEXT), Column("by", TEXT))
    defaults: ClassVar = {"kinds": "random"}
    fair: ClassVar = {"side": 0.03}
    cards = BY_KIND
    subject = "kind"
    least_used = "petitioned"
    rates = tuple(f"by_{way}" for way in WAYS)
    target_rates: ClassVar = {"by_limit": (0.0, 0.01)}

    def row(self, options: Options, result: Json) -> Json:
        kinds = " ".join(options["kinds"])
        return {"kinds": kinds, "winner": result["winner"] or "", "by": result["by"]}

    def numbers(self, states: States) -> dict[str, States]:
        return {"people": np.bitwise_count(states["congregation"])}

    def items(self, deck: Deck, options: Options, alike: bool) -> list[Item]:
        kinds = [kind["id"] for kind in deck.data["kind"]]
        possible = [kind for kind in kinds if not alike or kind in options["kinds"]]
        return [
            *(Item("side", side) for side in SIDES),
            *(Item(group, kind) for group in BY_KIND for kind in possible),
            *(Item(EVENT, event) for event in EVENTS),
        ]

    def initial_marks(self, options: Options) -> Iterator[Mark]:
        for seat, side in enumerate(SIDES):
            yield Mark(Item("side", side), seat)

    def marks(self, options: Options, result: Json, events: Sequence[Json]) -> Iterator[Mark]:
        yield from self.initial_marks(options)
        for event in events:
            kind, seat = event["event"], event["seat"]
            if kind in BY_KIND:
                yield Mark(Item(kind, event["kind"]), seat)
            if kind in EVENTS:
                yield Mark(Item(EVENT, kind), seat)

    def rates_of(self, result: Json, events: Sequence[Json]) -> dict[str, float]:
        return {f"by_{way}": float(result["by"] == way) for way in WAYS}

    def points(self, result: Json, events: Iterable[Json]) -> list[int]:
        joined = [event["seat"] for event in events if event["event"] == "joined"]
        return [joined.count(seat) for seat in range(len(SIDES))]

    def label(self, deck: Deck, item: Item, language: Language) -> str:
        if item.group not in self.cards:
            return super().label(deck, item, language)
        return Words(deck, Reader(language, ())).phrase("kind", item.name)

    def parameters(self, deck: Deck) -> list[Parameter]:
        """List distances and counts that are house values; a swap always has one partner."""
        found: list[Parameter] = []
        for number, kind in enumerate(deck.data["kind"]):
            if kind.get("source", {}).get("petition") == "house":
                for step, row in enumerate(kind["petition"]):
                    for name, (low, high) in RANGES.items():
                        if isinstance(row.get(name), int) and row["do"] != "swap":
                            path: Path = ("kind", number, "petition", step, name)
                            found.append(Parameter(path, low, high))
        return found
