"""Avignon in the lab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from schism.games.contract import Json, Options
from schism.games.deck import Deck
from schism.lab.columns import TEXT, Column
from schism.lab.studies.study import Item, Mark, Study

SIDES = ("rome", "avignon")
WAYS = ("three", "owner", "opponent", "limit")
EVENTS = ("besought", "chastised", "excommunicated", "petitioned", "nothing", "reshuffled")
BY_KIND = ("petitioned", "joined", "excommunicated")


class AvignonStudy(Study):
    columns = (Column("kinds", TEXT), Column("winner", TEXT), Column("by", TEXT))
    fair: ClassVar = {"side": 0.03}
    cards = BY_KIND
    rates = tuple(f"by_{way}" for way in WAYS)
    wanted_rates: ClassVar = {"by_limit": (0.0, 0.01)}

    def row(self, options: Options, result: Json) -> Json:
        kinds = " ".join(options["kinds"])
        return {"kinds": kinds, "winner": result["winner"] or "", "by": result["by"]}

    def items(self, deck: Deck, options: Options) -> list[Item]:
        kinds = [kind["id"] for kind in deck.data["kind"]]
        return [
            *(Item("side", side) for side in SIDES),
            *(Item(group, kind) for group in BY_KIND for kind in kinds),
            *(Item("event", event) for event in EVENTS),
        ]

    def marks(self, options: Options, result: Json, events: Sequence[Json]) -> Iterator[Mark]:
        for seat, side in enumerate(SIDES):
            yield Mark(Item("side", side), seat)
        for event in events:
            kind, seat = event["event"], event["seat"]
            if kind in BY_KIND:
                yield Mark(Item(kind, event["kind"]), seat)
            if kind in EVENTS:
                yield Mark(Item("event", kind), seat)

    def rates_of(self, result: Json, events: Sequence[Json]) -> dict[str, float]:
        return {f"by_{way}": float(result["by"] == way) for way in WAYS}

    def points(self, result: Json, events: Sequence[Json]) -> list[int]:
        joined = [event["seat"] for event in events if event["event"] == "joined"]
        return [joined.count(seat) for seat in range(len(SIDES))]

    def silenced(self, deck: Deck) -> dict[Item, Deck]:
        return {}  # who moves where depends on everything before: no game is the same without it
