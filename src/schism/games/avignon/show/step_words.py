"""What a petition does, in words: composed for any step a deck file can hold (4.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from schism.games.avignon.names import PLACES
from schism.games.contract import Json
from schism.text import Reader


class StepWords:
    """Kinds and factions are named by the functions given: a deck may have its own names."""

    def __init__(
        self, reader: Reader, kind: Callable[[str], str], faction: Callable[[str], str]
    ) -> None:
        self.reader, self.kind, self.faction = reader, kind, faction

    def _say(self, message: str, **values: Any) -> str:
        return self.reader.say(f"avignon-{message}", **values)

    def of_petition(self, steps: list[Json]) -> str:
        return "; ".join(self.of(step) for step in steps) or self._say("step-none")

    def of(self, step: Json) -> str:
        words = self._say(f"step-{step['do']}", whom=self._whom(step), by=step.get("by", 0))
        if isinstance(step.get("count"), dict):
            words = f"{words}, {self._count(step['count'])}"
        return self._say("step-opponents", step=words) if _is_opponents(step) else words

    def _whom(self, step: Json) -> str:
        who = step["who"]
        if who == "faction":
            return self._everyone(step)
        if who not in ("others", "any"):
            return self._say(f"whom-{who}")
        number = step["count"] if isinstance(step["count"], int) else "n"
        upto = self._say("up-to") if step.get("up_to") else ""
        words = self._say(f"whom-{who}", number=number, upto=upto, filter=self._filter(step))
        return words.strip()

    def _everyone(self, step: Json) -> str:
        if "kind" in step:
            return self._say("whom-kind", kind=self.kind(step["kind"]))
        return self._say("whom-faction", faction=self.faction(step["faction"]))

    def _filter(self, step: Json) -> str:
        """Nothing, or words that begin with a space."""
        words = ""
        if "faction" in step:
            words += self._say("filter-faction", faction=self.faction(step["faction"]))
        if "kind" in step:
            words += self._say("filter-kind", kind=self.kind(step["kind"]))
        where = step.get("where")
        if where in PLACES:
            words += self._say("filter-place", place=self._say(f"place-{where}"))
        elif where:
            words += self._say(f"filter-{where}")
        return words

    def _count(self, count: Json) -> str:
        if "in_play" in count:
            return self._say("count-in_play", faction=self.faction(count["in_play"]))
        if "at" in count:
            if count["at"] == "this":
                return self._say("count-this")
            return self._say("count-place", place=self._say(f"place-{count['at']}"))
        whose = count["congregation"]
        if "faction" not in count:
            return self._say(f"count-{whose}")
        return self._say(f"count-{whose}-faction", faction=self.faction(count["faction"]))

    def of_win(self, win: Json) -> str:
        owner = [self.faction(name) for name in win.get("owner_has", [])]
        opponent = [self.faction(name) for name in win.get("opponent_has", [])]
        return self._say(
            "win",
            side=win["side"],
            owner=" + ".join(owner) or "no",
            opponent=" + ".join(opponent) or "no",
            both="yes" if owner and opponent else "no",
        )


def _is_opponents(step: Json) -> bool:
    return step.get("actor") == "opponent"
