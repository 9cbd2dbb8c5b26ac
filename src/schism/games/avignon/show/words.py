"""Avignon in words: events, people and actions, for a reader of either language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, ClassVar

from schism.games.avignon.names import NAMED_KINDS
from schism.games.avignon.show.reasons import AHEAD, TELLINGS, facts
from schism.games.avignon.show.step_words import StepWords
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.reasons import Stories, reasons
from schism.text import Reader


class AvignonWords:
    ahead: ClassVar[int] = AHEAD

    def __init__(self, deck: Deck, reader: Reader) -> None:
        self.reader = reader
        self.kinds: dict[str, Json] = {row["id"]: row for row in deck.data["kind"]}
        self.steps = StepWords(reader, self.kind_name, self.faction_name)

    def say(self, message: str, **values: Any) -> str:
        return self.reader.say(f"avignon-{message}", **values)

    def kind_name(self, kind: str) -> str:
        """The deck's own name, or ours for a kind of that id, or the id."""
        row = self.kinds.get(kind, {})
        if "name" in row:
            name: str = row["name"][self.reader.language]
            return name
        return self.say(f"kind-{kind}") if kind in NAMED_KINDS else kind

    def faction_name(self, faction: str) -> str:
        """A faction is called like its kind of the base game, where that has its name."""
        return self.kind_name(faction)

    def place_name(self, place: str) -> str:
        return self.say(f"place-{place}")

    def sentence(self, event: Json) -> str:
        return self.say(f"event-{event['event']}", **self._values(event))

    def _values(self, event: Json) -> dict[str, Any]:
        seat: int = event["seat"]
        values: dict[str, Any] = {"rule": event["rule"], "amount": event.get("amount", 0)}
        values["who"], values["you"] = self.reader.name(seat), self.reader.is_you(seat)
        values["do"], values["by"] = event.get("do", ""), event.get("by", "")
        if "cause" in event:
            values["cause"] = self.kind_name(event["cause"])
        if "kind" in event:
            values["kind"], values["column"] = self.kind_name(event["kind"]), event["column"]
            values["person"] = self.person(event["kind"], event["column"])
        for name in ("from", "place"):
            if name in event:
                values[name] = self.place_name(event[name])
        return values

    def person(self, kind: str, column: int) -> str:
        return self.say("person", kind=self.kind_name(kind), column=column)

    def story(self, events: Sequence[Json]) -> list[str]:
        """The set-up is one line, as far as it has been made."""
        lines: list[str] = []
        for placing, group in groupby(events, key=lambda event: event["event"] == "placed"):
            if placing:
                lines.append(self._setup(list(group)))
            else:
                lines.extend(self.sentence(event) for event in group)
        return lines

    def _setup(self, events: list[Json]) -> str:
        people = ", ".join(self.kind_name(event["kind"]) for event in events)
        return self.say("event-setup", people=people, rule=events[0]["rule"])

    def action_text(self, action: str) -> str:
        verb, _, column = action.partition(" ")
        return self.say(f"action-{verb}", column=column)

    def action_name(self, action: str) -> str:
        verb, _, column = action.partition(" ")
        return self.say(f"short-{verb}", column=column)

    def reasons(self, mine: Stories, other: Stories) -> list[str]:
        seat = self.reader.seat or 0
        found = reasons(TELLINGS, facts(mine, seat), facts(other, seat))
        return [self.say(f"reason-{r.name}", **r.values()) for r in found]

    def petition_text(self, kind: str) -> str:
        return self.steps.of_petition(self.kinds[kind]["petition"])

    def wins_text(self, kind: str) -> str:
        """Nothing for a person without win conditions."""
        return "; ".join(self.steps.of_win(win) for win in self.kinds[kind].get("wins", []))

    def card_text(self, code: str) -> str:
        faction = self.faction_name(self.kinds[code]["faction"])
        does = self.petition_text(code)
        text = self.say("card", kind=self.kind_name(code), faction=faction, does=does)
        wins = self.wins_text(code)
        return f"{text}. {self.say('card-wins', wins=wins)}" if wins else text
