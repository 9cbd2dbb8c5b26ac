"""Tolerance in words: events, cards and actions, for a reader of either language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, ClassVar

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.reasons import Stories, reasons
from schism.games.tolerance.show.effect_words import EffectWords
from schism.games.tolerance.show.reasons import AHEAD, TELLINGS, facts
from schism.text import Reader

_QUIET_WHEN_ZERO = {"round_tax", "round_piety", "pennant_points", "section", "repaid"}
_EFFECT_OF_EVENT = {"taxed": "tax", "collected": "piety"}


class ToleranceWords:
    ahead: ClassVar[int] = AHEAD

    def __init__(self, deck: Deck, reader: Reader) -> None:
        self.reader = reader
        self.effects = EffectWords(reader)
        self.cards: dict[str, Json] = {row["code"]: row for row in deck.data["card"]}

    def say(self, message: str, **values: Any) -> str:
        return self.reader.say(f"tolerance-{message}", **values)

    def sentence(self, event: Json) -> str:
        return self.say(f"event-{self._message(event)}", **self._values(event))

    def _message(self, event: Json) -> str:
        """The kind of event; where a rule number tells two cases apart, the case."""
        kind: str = event["event"]
        if kind == "killed" and event["rule"] == "5.7":
            return "condemned"
        if kind == "nothing" and event["rule"] == "5.5":
            return "no-piety"
        return kind.replace("_", "-")

    def _values(self, event: Json) -> dict[str, Any]:
        values: dict[str, Any] = {"rule": event["rule"], "total": event.get("total", 0)}
        values["who"] = self.reader.name(event["seat"])
        values["you"] = self.reader.is_you(event["seat"])
        values["amount"] = signed(event.get("amount", 0))
        values["loans"] = event.get("amount", 0)
        for name in ("card", "cause"):
            if name in event:
                values[name] = self.named(event[name])
        if "track" in event:
            values["track"] = self.say(f"track-{event['track']}")
        values.update(self._details(event))
        return values

    def _details(self, event: Json) -> dict[str, Any]:
        """What only some kinds of events have."""
        kind = event["event"]
        if kind == "played":
            wild = event["card"].startswith("W")
            return {"declared": self.suit(event["as"]) if wild else "no"}
        if kind == "converted":
            return {"religion": self.say(f"religion-{event['to']}")}
        if kind == "executed":
            by: int = event["by"]
            return {"by": self.reader.name(by), "byyou": self.reader.is_you(by)}
        if kind == "points":
            return {"line": self.score_line(event["column"], event["reason"])}
        if kind == "section":
            return {"section": self.say(f"section-{event['section']}")}
        if kind == "pennant":
            return {"reached": 10 * event["total"]}
        if kind == "nothing":
            return {"effect": self._of_kind(event, event["effect"], self.effects.of)}
        if kind in _EFFECT_OF_EVENT:
            return {"whom": self._of_kind(event, _EFFECT_OF_EVENT[kind], self.effects.touched)}
        return {}

    def _of_kind(self, event: Json, kind: str, words: Callable[[Json], str]) -> str:
        """Words on those effects of the card behind an event that are of one kind."""
        effects = self.cards[event["cause"]]["effects"]
        return "; ".join(words(effect) for effect in effects if effect["do"] == kind)

    def story(self, events: Sequence[Json]) -> list[str]:
        lines: list[str] = []
        for kind, group in groupby(events, key=lambda event: (event["event"], event["seat"])):
            if kind[0] == "dealt":
                lines.append(self._deal(list(group)))
            else:
                lines.extend(self.sentence(event) for event in group if _worth_telling(event))
        return lines

    def _deal(self, events: list[Json]) -> str:
        seat: int = events[0]["seat"]
        cards = ", ".join(event["card"] for event in events)
        who, you = self.reader.name(seat), self.reader.is_you(seat)
        return self.say("event-deal", who=who, you=you, cards=cards, rule=events[0]["rule"])

    def named(self, code: str) -> str:
        return f"{self.cards[code]['name']} ({code})"

    def suit(self, letter: str) -> str:
        return self.say(f"suit-{letter}")

    def role_name(self, role: str) -> str:
        """Short enough for a table: Bertram, not Bertram the Balanced."""
        return self.reader.say(f"role-{role}").split()[0]

    def score_line(self, column: str, reason: str) -> str:
        """A line of the score sheet: what is counted, and how."""
        counted = self.say(f"column-{column.replace(' ', '-')}")
        return self.say(f"points-{reason}", column=counted)

    def effects_text(self, code: str) -> str:
        """What a card does, in a few words; nothing for one that does nothing."""
        return self.effects.of_card(self.cards[code])

    def values_text(self, code: str) -> str:
        row = self.cards[code]
        return self.say(
            "card-values",
            suit=self.suit(code[0]),
            religion=self.say(f"religion-{row['religion']}"),
            piety=row["piety"],
            money=str(row["money"]),
        )

    def card_text(self, code: str) -> str:
        does = self.effects_text(code) or self.say("effect-none")
        return f"{self.named(code)}: {self.values_text(code)}. {does}"

    def about_card(self, code: str) -> list[str]:
        """A card at length: its values, its effects, and what such effects mean."""
        kinds = dict.fromkeys(effect["do"] for effect in self.cards[code]["effects"])
        meanings = [self.say(f"effect-about-{kind.replace('_', '-')}") for kind in kinds]
        if code[0] == "W":
            meanings.append(self.say("wild-about"))
        if self.cards[code].get("guild"):
            meanings.append(self.say("guild-about"))
        return [self.card_text(code), *meanings]

    def action_text(self, action: str) -> str:
        return self._action(action, self.card_text)

    def action_name(self, action: str) -> str:
        return self._action(action, self.named)

    def _action(self, action: str, card: Callable[[str], str]) -> str:
        verb, _, object_ = action.partition(" ")
        if not object_:
            return self._play_text(action, card)
        if verb == "start":
            who, you = self.reader.name(int(object_)), self.reader.is_you(int(object_))
            return self.say("action-start", who=who, you=you)
        if verb == "repay":
            return self.say("action-repay", loans=int(object_))
        return self.say(f"action-{verb}", card=card(object_))

    def _play_text(self, action: str, card: Callable[[str], str]) -> str:
        code, _, declared = action.partition("=")
        if not declared:
            return self.say("action-play", card=card(code))
        return self.say("action-declare", card=self.named(code), suit=self.suit(declared))

    def reasons(self, mine: Stories, other: Stories) -> list[str]:
        seat = self.reader.seat or 0
        found = reasons(TELLINGS, facts(mine, seat), facts(other, seat))
        return [self.say(f"reason-{r.name}", **r.values()) for r in found]


def _worth_telling(event: Json) -> bool:
    return event["event"] not in _QUIET_WHEN_ZERO or event["amount"] != 0


def signed(number: int) -> str:
    return f"{number:+d}" if number else "±0"
