"""The tables of an Avignon screen: the map with its people, the congregations, the piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from schism.games.avignon.names import PLACES, SIDES
from schism.games.contract import Json
from schism.games.terminal.tables import plain_table
from schism.games.words import Words


class Tables:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def heading(self, view: Json) -> str:
        seat = view["whose_turn"]
        if seat is None:
            return self.say("heading-over", turn=view["turn"])
        return self.say(
            "heading",
            turn=view["turn"],
            side=self.say(f"side-{SIDES[seat]}"),
            who=self.words.reader.name(seat),
            you=self.words.reader.is_you(seat),
            left=view["actions_left"] + (view["phase"] == "choose"),
        )

    def map(self, view: Json) -> Table:
        """Draw the places from top to bottom, the reader's own end last."""
        places = PLACES if view["seat"] != SIDES.index("avignon") else tuple(reversed(PLACES))
        table = plain_table("", *(str(row["column"]) for row in view["columns"]))
        for place in places:
            cells = [self._cell(row, place) for row in view["columns"]]
            table.add_row(Text(self.words.phrase("place", place), style="dim"), *cells)
        return table

    def _cell(self, row: Json, place: str) -> Text:
        here = row["kind"] is not None and row["place"] == place
        return Text(self.words.phrase("kind", row["kind"])) if here else Text("·", style="dim")

    def below(self, view: Json) -> Iterable[RenderableType]:
        """Show what lies beside the map."""
        for seat, side in enumerate(SIDES):
            yield Text(self.congregation(seat, side, view["congregations"][seat]))
        people = self.people(view["discards"])
        yield Text(self.say("piles", count=view["draw_pile"], people=people), style="dim")

    def congregation(self, seat: int, side: str, kinds: Sequence[str]) -> str:
        return self.say(
            "congregation",
            side=self.say(f"side-{side}"),
            who=self.words.reader.name(seat),
            people=self.people(kinds),
        )

    def people(self, kinds: Sequence[str]) -> str:
        return ", ".join(self.words.phrase("kind", kind) for kind in kinds) or self.say("nobody")
