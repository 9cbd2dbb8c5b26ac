"""The referee of each game, behind the few calls that a comparison needs."""

from __future__ import annotations

from typing import Any, Protocol

from schism.games.contract import Json
from schism.games.tolerance.rules.state import START_PLAYER
from schism.games.tolerance.show.result import standing
from schism.table.match import Match
from tests.fuzz.moment import Moment
from tests.oracle import avignon, tolerance

COLUMNS = 5
SEATS = ("rome", "avignon")


class Side(Protocol):
    """An independent player of the same game, told what happens and asked what it makes of it."""

    def tell_outcome(self, written: Json) -> None:
        """An outcome of chance, last in what a record has of chance so far."""

    def play(self, action: str) -> None: ...

    def legal(self) -> list[str]: ...

    def differences(self, moment: Moment) -> list[str]:
        """Everything in which the referee and the match disagree."""


class ToleranceSide:
    def __init__(self, match: Match) -> None:
        options = match.options
        self.referee = tolerance.Referee(
            match.deck.data,
            options["players"],
            options["plague"],
            options["roles"],
            options["hidden_roles"],
            options.get("readings"),
        )

    def tell_outcome(self, written: Json) -> None:
        deal = written["rounds"][-1]
        self.referee.deal(deal["hands"], deal["chooser"])

    def play(self, action: str) -> None:
        self.referee.play(action)

    def legal(self) -> list[str]:
        return self.referee.legal()

    def differences(self, moment: Moment) -> list[str]:
        match = moment.match
        if match.over:
            ours, theirs = match.result(), self.referee.result()
        else:
            ours, theirs = standing(match.state), self.referee.tallies()
        seat = None if self.referee.over or self.referee.awaiting_deal else self.referee.to_act
        broken = different({**ours, "to act": match.to_act}, {**theirs, "to act": seat})
        if match.state.phase == START_PLAYER:  # once a round, because views take their time
            shown = [row["vp"] for row in moment.view["seats"]]
            broken += different({"shown": shown}, {"shown": self.referee.shown_points()})
        return broken


class AvignonSide:
    def __init__(self, match: Match) -> None:
        self.deck, self.kinds = match.deck.data, match.options["kinds"]
        self.readings = match.options.get("readings", {})
        self.known: avignon.Referee | None = None

    @property
    def referee(self) -> avignon.Referee:
        assert self.known is not None
        return self.known

    def tell_outcome(self, written: Json) -> None:
        if self.known is not None:
            self.known.draw(written["actions"].pop().removeprefix("draw "))
        elif len(written["setup"]) == COLUMNS:
            self.known = avignon.Referee(self.deck, self.kinds, written["setup"], self.readings)

    def play(self, action: str) -> None:
        self.referee.play(action)

    def legal(self) -> list[str]:
        return self.referee.legal()

    def differences(self, moment: Moment) -> list[str]:
        return different(self._ours(moment.view), self._theirs())

    def _ours(self, view: Json) -> Json:
        return {
            "columns": [[c["kind"], c["kind"] and c["place"]] for c in view["columns"]],
            "congregations": [sorted(people) for people in view["congregations"]],
            "draw pile": view["draw_pile"],
            "discard": sorted(view["discards"]),
            "turn": None if view["result"] else view["turn"],
            "to act": None if view["result"] else SEATS[view["to_act"]],
            "result": view["result"],
        }

    def _theirs(self) -> Json:
        table, over = self.referee.snapshot(), self.referee.over
        return {
            "columns": [
                [None, None] if column is None else list(column) for column in table["columns"]
            ],
            "congregations": [table["congregations"][side] for side in SEATS],
            "draw pile": len(table["draw_pile"]),
            "discard": table["discard"],
            "turn": None if over else table["turn"],
            "to act": None if over else self.referee.to_act,
            "result": self.referee.result() if over else None,
        }


def different(ours: Json, theirs: Json) -> list[str]:
    return [
        f"{name}: {ours[name]} / {value}" for name, value in theirs.items() if ours[name] != value
    ]


SIDES: dict[str, Any] = {"tolerance": ToleranceSide, "avignon": AvignonSide}
