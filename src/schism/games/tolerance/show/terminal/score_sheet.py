"""The score sheet: where every point came from, made from the events a player may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table

from schism.games.contract import Json
from schism.games.terminal.tables import plain_table, titled
from schism.games.tolerance.names import COLUMNS, REASONS, REIGNS, SECTIONS, TRACKS
from schism.games.words import Words
from schism.games.words.phrases import signed

COUNTED = {"round_tax", "round_piety", "points", "section", "pennant_points", "loan_cost", "final"}
COUNTED |= {"opened_points", "opened_section"}


_OPENED = {"opened_points": "points", "opened_section": "section"}


def rounds_of(events: Iterable[Json]) -> list[list[Json]]:
    """Split events into rounds; a round begins with the choice of who starts.

    Counts that were opened at the end of the game belong to the round they name.
    """
    rounds: list[list[Json]] = []
    for event in events:
        if event["event"] == "chooser":
            rounds.append([])
        if event["event"] in _OPENED:
            rounds[event["round"] - 1].append({**event, "event": _OPENED[event["event"]]})
        elif rounds:
            rounds[-1].append(event)
    return rounds


class Sheet:
    """Rows of cells by seat, filled from events."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say
        self.seats: Sequence[int] = ()

    def tables(self, events: Sequence[Json], seat: int | None = None) -> Iterator[RenderableType]:
        """Return a table for each round that was scored, and one for the end of the game.

        With a seat, only that player's counts.
        """
        self.seats = range(len(self.words.reader.names)) if seat is None else (seat,)
        for reign, happened in zip(REIGNS, rounds_of(events), strict=False):
            if any(event["event"] == "section" for event in happened):
                yield self.round_table(reign, happened)
            if any(event["event"] == "final" for event in happened):
                yield self.final_table(happened)

    def round_table(self, reign: str, events: Sequence[Json]) -> RenderableType:
        table = self._empty()
        self._gains(table, events)
        for section in SECTIONS:
            self._section(table, section, events)
        return titled(self.say("sheet-title", reign=self.say(f"reign-{reign}")), table)

    def final_table(self, events: Sequence[Json]) -> RenderableType:
        table = self._empty()
        pennants = [event for event in events if event["event"] == "pennant_points"]
        first = [event for event in pennants if event["track"] == TRACKS[0]]
        before = {event["seat"]: str(event["total"] - event["amount"]) for event in first}
        self._row(table, self.say("sheet-before"), before)
        for track in TRACKS:
            rows = [event for event in pennants if event["track"] == track]
            name = self.say(f"track-{track}")
            self._row(table, self.say("sheet-pennants", track=name), amounts(rows))
        loans = [event for event in events if event["event"] == "loan_cost"]
        self._row(table, self.say("sheet-loans"), amounts(loans))
        final = {e["seat"]: str(e["total"]) for e in events if e["event"] == "final"}
        self._row(table, self.say("sheet-points"), final, style="bold")
        return titled(self.say("sheet-final"), table)

    def _empty(self) -> Table:
        table = plain_table("", *(self.words.reader.names[seat] for seat in self.seats))
        for column in table.columns[1:]:
            column.justify = "right"
        return table

    def _gains(self, table: Table, events: Sequence[Json]) -> None:
        taxes = [event for event in events if event["event"] == "round_tax"]
        self._row(table, self.say("sheet-tax"), with_totals(taxes))
        for track in TRACKS[1:]:
            rows = [e for e in events if e["event"] == "round_piety" and e["track"] == track]
            self._row(table, self.say(f"track-{track}"), with_totals(rows))
        repaid = [e for e in events if e["event"] == "repaid" and e["amount"]]
        self._row(table, self.say("sheet-repaid"), {e["seat"]: str(e["amount"]) for e in repaid})

    def _section(self, table: Table, section: str, events: Sequence[Json]) -> None:
        """Add a section's lines, then its sum and the new victory points (8.5)."""
        for column in _COLUMNS_OF[section]:
            for reason in REASONS:
                rows = [
                    event
                    for event in events
                    if event["event"] == "points"
                    and (event["column"], event["reason"]) == (column, reason)
                ]
                if rows:
                    name = self.words.phrase("score_line", rows[0])
                    self._row(table, f"  {name}", amounts(rows))
        sums = [e for e in events if e["event"] == "section" and e["section"] == section]
        name = self.say("sheet-section", section=section)
        self._row(table, name, with_totals(sums), style="bold")

    def _row(
        self, table: Table, name: str, cells: dict[int, str], style: str | None = None
    ) -> None:
        if any(seat in cells for seat in self.seats):
            table.add_row(name, *(cells.get(seat, "") for seat in self.seats), style=style)


_COLUMNS_OF = {"suits": COLUMNS[:5], "guild": COLUMNS[5:6], "dead": COLUMNS[6:]}


def amounts(events: Sequence[Json]) -> dict[int, str]:
    return {event["seat"]: signed(event["amount"]) for event in events}


def with_totals(events: Sequence[Json]) -> dict[int, str]:
    """`+3 = 12`: what came, and what it made."""
    return {event["seat"]: f"{signed(event['amount'])} = {event['total']}" for event in events}
