"""A player's table of Avignon in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from schism.games.avignon.names import ACTIONS, SIDES, STOP
from schism.games.avignon.show.terminal.tables import Tables
from schism.games.contract import Choice, Json
from schism.games.deck import Deck
from schism.games.terminal import Looks
from schism.games.terminal.menu import Menu
from schism.games.terminal.tables import numbered
from schism.games.words import Words
from schism.text import Reader

_STYLES = {"joined": "yellow", "won": "bold", "ended": "bold", "nothing": "dim", "drawn": "dim"}
_OPENING = {"besought", "chastised", "excommunicated", "petitioned"}


class AvignonFace:
    def __init__(self, deck: Deck, reader: Reader) -> None:
        self.words = Words(deck, reader)
        self.tables = Tables(self.words)
        self.looks: Looks = {}
        self.columns: list[Json] = []  # who lies where, as the reader last saw it

    def _say(self, message: str, **values: Any) -> str:
        return self.words.say(message, **values)

    def position(self, view: Json) -> Iterable[RenderableType]:
        yield Text()
        yield Rule(self.tables.heading(view), align="left", style="dim")
        yield self.tables.map(view)
        yield from self.tables.below(view)

    def menu(self, view: Json) -> Menu:
        self.columns = view["columns"]
        return self._choice_menu(view) if view["petition"] else self._action_menu(view)

    def _action_menu(self, view: Json) -> Menu:
        """Ask first what to do, then to whom."""
        entries: dict[str, list[str]] = {}
        for word in ACTIONS:
            actions = [action for action in view["actions"] if action.startswith(word)]
            if actions:
                entries[str(len(entries) + 1)] = actions
        words = (group[0].partition(" ")[0] for group in entries.values())
        shown = numbered(zip(entries, (self._say(f"about-{word}") for word in words), strict=True))
        return Menu(self._say("ask-action"), entries, [shown])

    def _choice_menu(self, view: Json) -> Menu:
        asked = view["petition"]
        step = self.words.rows[asked["kind"]]["petition"][asked["step"] - 1]
        title = self._say(
            "choice",
            kind=self.words.phrase("kind", asked["kind"]),
            step=self.words.phrase("deed", step | {"actor": "self"}),  # told to whoever chooses
            left=asked["left"],
        )
        return self._column_menu(title, view["actions"])

    def _column_menu(self, title: str, actions: Sequence[str], ability: bool = False) -> Menu:
        """Offer columns under their own numbers; 0 stops."""
        entries: dict[str, list[str]] = {}
        for action in actions:  # where somebody may be pulled or pushed, two for a column
            key = "0" if action == STOP else action.rpartition(" ")[2]
            entries.setdefault(key, []).append(action)
        shown = numbered((key, self._column_line(key, ability)) for key in entries)
        return Menu(self._say("ask-column"), entries, [Text(title, style="bold"), shown])

    def _column_line(self, key: str, ability: bool) -> str:
        if key == "0":
            return self._say("action-stop")
        row = self.columns[int(key) - 1]
        name = self.words.phrase("kind", row["kind"])
        if ability:
            return f"{name}: {self.words.phrase('petition', row['kind'])}"
        return f"{name}, {self.words.phrase('place', row['place'])}"

    def narrow(self, actions: Sequence[str]) -> Menu:
        """Offer the columns of one action, or the actions on one column."""
        words = {action.partition(" ")[0] for action in actions}
        if len(words) > 1:
            entries = {str(number): [action] for number, action in enumerate(actions, 1)}
            shown = numbered((key, self.words.action_text(a)) for key, (a,) in entries.items())
            return Menu(self._say("ask-action"), entries, [shown])
        (word,) = words
        title = self._say(f"about-{word}")
        return self._column_menu(title, actions, ability=word == "petition")

    def draft(self, choice: Choice) -> Menu:
        entries = {str(number): [kind] for number, kind in enumerate(choice.among, 1)}
        shown = numbered((key, self.words.card_text(kind)) for key, (kind,) in entries.items())
        return Menu(self._say("ask-kind"), entries, [shown])

    def happened(self, events: Sequence[Json], since: int) -> Iterable[RenderableType]:
        new = list(events[since:])
        placed = [event for event in new if event["event"] == "placed"]
        yield from self._lines([placed] if placed else [])
        yield from self._lines([event] for event in new if event["event"] != "placed")

    def _lines(self, groups: Iterable[list[Json]]) -> Iterable[RenderableType]:
        for group in groups:
            kind = group[0]["event"]
            for line in self.words.story(group):
                text = Text(line, style=_STYLES.get(kind, ""))
                yield Padding(text, (0, 0, 0, 2 if kind in _OPENING else 4), expand=False)

    def ending(self, view: Json) -> Iterable[RenderableType]:
        yield from self.position(view)

    def log(self, events: Sequence[Json]) -> Iterable[RenderableType]:
        return [Text(line) for line in self.words.story(events)]

    def score(self, events: Sequence[Json], seat: int | None = None) -> Iterable[RenderableType]:
        """Show who has joined which congregation so far."""
        for each, side in enumerate(SIDES):
            joined = [e["kind"] for e in events if e["event"] == "joined" and e["seat"] == each]
            if seat in (None, each):
                yield Text(self.tables.congregation(each, side, joined))

    def card(self, code: str) -> Iterable[RenderableType] | None:
        wanted = code.lower()
        for kind in self.words.rows:
            if wanted in (kind, self.words.phrase("kind", kind).lower()):
                return [Text(self.words.card_text(kind))]
        return None

    def role(self, view: Json) -> Iterable[RenderableType]:
        yield Text(self._say("you-are", side=self._say(f"side-{SIDES[view['seat']]}")))
        for row in view["kinds"]:
            yield Padding(self.words.card_text(row["kind"]), (0, 0, 0, 2), expand=False)
