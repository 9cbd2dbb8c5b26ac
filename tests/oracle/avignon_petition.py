"""The petitions of Avignon: what each step of a deck's ability means on the table.

Written from the rules and formats alone; the numbers in comments are the rules'.
"""

from dataclasses import dataclass, field
from typing import Any

from .avignon_table import HALVES, Table, other

Step = dict[str, Any]


@dataclass
class Petition:
    """A petition under way; its own person is known by the column, which nobody changes."""

    column: int
    steps: list[Step]  # those that have not begun
    step: Step = field(default_factory=dict[str, Any])  # the one that has
    remaining: int = 0  # choices still to be made in it
    chosen: list[int] = field(default_factory=list)  # columns chosen in it

    def begin_step(self, table: Table, turn_of: str) -> None:
        """Carry out a step without choices; make one with choices ready to be asked."""
        self.step, self.remaining, self.chosen = self.steps.pop(0), 0, []
        if self.step["who"] in ["others", "any"]:
            self.remaining = count(table, self.step, self.column, self.actor(turn_of))
        else:
            for column in everyone(table, self.step, self.column):
                self._carry_out(table, column, turn_of)

    def actor(self, turn_of: str) -> str:
        opponents = self.step.get("actor", "self") == "opponent"
        return other(turn_of) if opponents else turn_of  # 4.2

    def choices(self, table: Table, turn_of: str) -> list[str]:
        """The choices of the step under way, none if there is nothing to choose (any more)."""
        columns = self._candidates(table, turn_of) if self.remaining > 0 else []
        found = [f"{self.step['do']} {column}" for column in columns]
        if found and self.step.get("up_to", False):
            found.append("stop")
        return found

    def _candidates(self, table: Table, turn_of: str) -> list[int]:
        if self.step["do"] == "swap" and not table.is_in_play(self.column):
            return []  # 2.8
        actor = self.actor(turn_of)
        return [
            column
            for column in table.in_play()
            if column not in self.chosen
            and not (self.step["who"] == "others" and column == self.column)
            and is_of(table, column, self.step)
            and is_where(table, column, self.step, actor)
        ]

    def choose(self, choice: str, table: Table, turn_of: str) -> None:
        if choice == "stop":
            self.remaining = 0
            return
        column = int(choice.split()[1])
        self._carry_out(table, column, turn_of)
        self.chosen.append(column)
        self.remaining -= 1

    def _carry_out(self, table: Table, column: int, turn_of: str) -> None:
        actor = self.actor(turn_of)
        if self.step["do"] == "pull":
            table.shift(column, self.step["by"], actor)  # 2.4
        elif self.step["do"] == "push":
            table.shift(column, self.step["by"], other(actor))  # 2.4
        elif self.step["do"] == "home":
            table.send_home(column)
        else:
            table.swap(self.column, column)


def everyone(table: Table, step: Step, petitioned: int) -> list[int]:
    """The columns a step without choices moves: self, faction or place."""
    if step["who"] == "faction":
        return [column for column in table.in_play() if is_of(table, column, step)]
    if not table.is_in_play(petitioned):
        return []  # 2.8
    if step["who"] == "self":
        return [petitioned]
    here = table.at(table.person(petitioned).place)
    return [column for column in here if column != petitioned]


def is_of(table: Table, column: int, step: Step) -> bool:
    """Whether the person is of the faction and the kind that the step names, if it does."""
    faction, kind = table.faction(column), table.person(column).kind
    wanted: tuple[str, str] = (step.get("faction", faction), step.get("kind", kind))
    return (faction, kind) == wanted


def is_where(table: Table, column: int, step: Step, actor: str) -> bool:
    place = table.person(column).place
    where: str = step.get("where", place)
    if where == "own_half":
        return place in HALVES[actor]
    if where == "opponent_half":
        return place in HALVES[other(actor)]
    return place == where


def count(table: Table, step: Step, petitioned: int, actor: str) -> int:
    """How many a step of choices asks for, read as it begins."""
    wanted = step["count"]
    if isinstance(wanted, int):
        return wanted
    if "in_play" in wanted:
        return [table.faction(column) for column in table.in_play()].count(wanted["in_play"])
    if "at" in wanted:
        return count_at(table, wanted["at"], petitioned)
    seat = actor if wanted["congregation"] == "own" else other(actor)
    factions = [table.faction_of[kind] for kind in table.congregations[seat]]
    return factions.count(wanted["faction"]) if "faction" in wanted else len(factions)


def count_at(table: Table, place: str, petitioned: int) -> int:
    if place != "this":
        return len(table.at(place))
    if not table.is_in_play(petitioned):
        return 0
    return len(table.at(table.person(petitioned).place))
