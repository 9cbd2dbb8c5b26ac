"""A role card: what it pays for, reign by reign and at the end."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table

from schism.games.contract import Json
from schism.games.terminal.tables import plain_table, titled
from schism.games.tolerance.names import COLUMNS, REASONS, REIGNS, SUIT_LETTERS, TRACKS
from schism.games.tolerance.show.role_names import role_name, short_role_name
from schism.games.words import Words
from schism.games.words.phrases import signed


class RoleCards:
    def __init__(self, words: Words, roles: Iterable[Json]) -> None:
        self.words = words
        self.roles = {row["id"]: row for row in roles}

    def card(self, role: str) -> Iterable[RenderableType]:
        """Show the role's character, then its numbers."""
        yield Padding(self.words.reader.say(f"role-{role}-about"), (1, 2, 0, 2))
        yield self.numbers(role)

    def numbers(self, role: str) -> RenderableType:
        return titled(self.name(role), self.table(role))

    def table(self, role: str) -> Table:
        reigns = (self.words.say(f"reign-{reign}") for reign in REIGNS)
        table = plain_table("", *reigns)
        for column in COLUMNS:
            cells = [self._cell(reign, column) for reign in self.roles[role]["reign"]]
            if any(cells):
                name = self.words.phrase("column", column)
                table.add_row(f"  {name}", *cells)
        table.add_row(f"  {self.words.say('role-pennants')}", *self._pennants(role))
        return table

    def name(self, role: str) -> str:
        return role_name(self.roles[role], self.words.reader.language)

    def short_name(self, role: str) -> str:
        return short_role_name(self.roles[role], self.words.reader.language)

    def _cell(self, reign: Json, column: str) -> str:
        if column.startswith("dead"):
            points = reign.get("dead", {}).get(column.removeprefix("dead "), 0)
            return self.words.say("role-each", points=signed(points)) if points else ""
        pays = reign.get("suits", {}).get(column, {}) if column in SUIT_LETTERS else None
        pays = reign.get("guild", {}) if pays is None else pays
        given = [reason for reason in REASONS if pays.get(reason)]
        return ", ".join(
            self.words.say(f"role-{reason}", points=signed(pays[reason])) for reason in given
        )

    def _pennants(self, role: str) -> Iterable[str]:
        pays = self.roles[role]["pennants"]
        for track in TRACKS:
            yield self.words.say(
                "role-pennant",
                track=self.words.say(f"head-{track}"),
                points=signed(pays.get(track, 0)),
            )
