"""What a card does, in words: composed for any effect a deck file can hold."""

from __future__ import annotations

from typing import Any

from schism.games.contract import Json
from schism.games.tolerance.names import SUIT_LETTERS
from schism.text import Reader


class EffectWords:
    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def _say(self, message: str, **values: Any) -> str:
        return self.reader.say(f"tolerance-{message}", **values)

    def of_card(self, row: Json) -> str:
        """Everything that is printed in the lower half of a card; empty for a plain one."""
        parts = [self.of(effect) for effect in row["effects"]]
        if row.get("guild"):
            parts.append(self._say("guild-member"))
        return "; ".join(parts)

    def of(self, effect: Json) -> str:
        kind = effect["do"]
        if kind in ("tax", "piety"):
            return self._say(f"effect-{kind}", number=_number(effect), whom=self.whom(effect))
        if kind == "kill":
            return self._kill(effect)
        if kind == "condemn":
            return self._say("effect-condemn", whom=self._faithful(effect["religion"]))
        if kind == "convert":
            old, new = self._faithful(effect["from"]), self._faithful(effect["to"])
            return self._say("effect-convert", whom=old, converts=new)
        if kind == "lose_piety":
            return self._say("effect-lose-piety", amount=effect["amount"])
        return self._say("effect-royal-execution")

    def _kill(self, effect: Json) -> str:
        whom = self.whom(effect)
        if "highest" not in effect:
            return self._say("effect-kill", number=_number(effect), whom=whom)
        measure = self._say(f"measure-{effect['highest']}")
        narrowed = "yes" if _is_narrow(effect) else "no"
        return self._say("effect-kill-highest", measure=measure, narrowed=narrowed, whom=whom)

    def touched(self, effect: Json) -> str:
        """Whom an effect has touched, for a sentence on what happened."""
        return self._say("filter-one") if "choose" in effect else self.whom(effect)

    def whom(self, effect: Json) -> str:
        """The cards an effect looks at: by suit, by religion, by both, or all."""
        suits = self._suits(effect["suits"]) if "suits" in effect else None
        if "religion" not in effect:
            return suits or self._say("filter-all")
        faithful = self._faithful(effect["religion"])
        return self._say("filter-both", faithful=faithful, suits=suits) if suits else faithful

    def _faithful(self, religion: str) -> str:
        return self._say(f"filter-{religion}")

    def _suits(self, letters: str) -> str:
        missing = [letter for letter in SUIT_LETTERS if letter not in letters]
        if not missing:
            return self._say("filter-all")
        if len(missing) == 1:
            return self._say("filter-all-but", suit=self._say(f"suit-{missing[0]}"))
        return ", ".join(
            self._say(f"suit-{letter}") for letter in SUIT_LETTERS if letter in letters
        )


def _is_narrow(effect: Json) -> bool:
    return "suits" in effect or "religion" in effect


def _number(effect: Json) -> str:
    """All in the filter, one of them, or any one card there is."""
    if "choose" not in effect:
        return "all"
    return "one" if _is_narrow(effect) else "any"
