"""The petitions of Avignon: what each step of a deck's ability means on the table.

Written from the rules and formats alone; the numbers in comments are the rules'.
"""

from dataclasses import dataclass, field
from typing import Any

from .avignon_table import COLUMNS, HALVES, Person, Table, copy_with, other

Step = dict[str, Any]


@dataclass
class Petition:
    """A petition under way."""

    column: int
    person: Person  # the petitioned one
    steps: list[Step]  # those that have not begun
    step: Step = field(default_factory=dict[str, Any])  # the one that has
    remaining: int = 0  # choices still to be made in it
    offered: list[Person] = field(default_factory=list)  # who can be chosen in it
    by: int = 0  # how far the step moves people, read as it begins
    origin: str | None = None  # or where it measures everybody's distance from, read likewise
    drew: bool = False  # 5.2: somebody has been drawn meanwhile

    def copied(self, twins: dict[int, Person]) -> "Petition":
        """A copy with the twin of each person, by the person's `id`."""
        return copy_with(
            self,
            person=twins[id(self.person)],
            steps=list(self.steps),
            offered=[twins[id(person)] for person in self.offered],
        )

    def is_in_play(self, table: Table) -> bool:
        return table.columns[self.column] is self.person

    def place(self, table: Table) -> str | None:
        return self.person.place if self.is_in_play(table) else None

    def actor(self, turn_of: str) -> str:
        opponents = self.step.get("actor", "self") == "opponent"
        return other(turn_of) if opponents else turn_of  # 4.2

    def begin_step(self, table: Table, turn_of: str) -> None:
        """Carry out a step without choices; make one with choices ready to be asked."""
        self.step, self.remaining = self.steps.pop(0), 0
        found = [column for column in COLUMNS if self._reaches(table, column, turn_of)]
        self._read_distance(table, turn_of)
        chooses = self.step["who"] in ["others", "any"]
        if chooses or self.step["do"] == "pull_or_push":
            wanted = self._number(self.step["count"], table, turn_of) if chooses else len(found)
            self.remaining = min(wanted, len(found))  # 2.8: fewer if there are fewer
            self.offered = [table.person(column) for column in found]
        else:
            for column in found:
                self._carry_out(table, column, self.step["do"], turn_of)

    def welcome(self, newcomer: Person, table: Table, turn_of: str) -> None:
        """5.2: who enters in the middle of a step of choices can be chosen in what follows."""
        self.drew = True
        if self.remaining > 0 and self.step["who"] in ["others", "any"]:
            columns = [each for each in COLUMNS if table.columns[each] is newcomer]
            if self._reaches(table, columns[0], turn_of):
                self.offered.append(newcomer)

    def choices(self, table: Table) -> list[str]:
        """The choices of the step under way, none if there is nothing to choose (any more)."""
        if self.remaining == 0:
            return []
        does = self.step["do"]
        verbs = ["pull", "push"] if does == "pull_or_push" else [does]
        columns = [
            column
            for column in table.in_play()
            if any(table.columns[column] is person for person in self.offered)
        ]
        found = [f"{verb} {column}" for verb in verbs for column in columns]
        return [*found, "stop"] if self.step.get("up_to", False) else found

    def choose(self, choice: str, table: Table, turn_of: str) -> None:
        if choice == "stop":
            self.remaining = 0
            return
        verb, column = choice.split()
        chosen = table.person(int(column))
        self.offered = [person for person in self.offered if person is not chosen]
        self.remaining -= 1
        self._carry_out(table, int(column), verb, turn_of)

    # Whom a step reaches

    def _reaches(self, table: Table, column: int, turn_of: str) -> bool:
        if not table.is_in_play(column) or not self._is_meant(table, column):
            return False
        here = table.person(column).place
        where = self.step.get("where", here)
        return is_of(table, column, self.step) and here in self._places(where, table, turn_of)

    def _is_meant(self, table: Table, column: int) -> bool:
        itself = table.columns[column] is self.person
        if self.step["do"] == "swap" and not self.is_in_play(table):
            return False  # 2.8
        if self.step["who"] == "place":
            return not itself and table.person(column).place == self.place(table)  # 2.8
        return {"self": itself, "others": not itself}.get(self.step["who"], True)

    def _places(self, where: str, table: Table, turn_of: str) -> list[str | None]:
        """The places that a word for them means, seen from the side of the step's player."""
        actor = self.actor(turn_of)
        named: dict[str, list[Any]] = {
            "own_half": HALVES[actor],
            "opponent_half": HALVES[other(actor)],
            "own_city": [actor],
            "opponent_city": [other(actor)],
            "this": [self.place(table)],
        }
        return named.get(where, [where])

    # How many, and how far

    def _number(self, wanted: int | Step, table: Table, turn_of: str) -> int:
        """A number of the deck, or one read off the table as it is now."""
        if isinstance(wanted, int):
            return wanted
        if "distance" in wanted:  # the petitioned person's own
            (place,) = self._places(wanted["distance"], table, turn_of)
            gone = not self.is_in_play(table) or place is None
            return 0 if gone else table.distance(self.column, str(place))
        if "congregation" in wanted:
            actor = self.actor(turn_of)
            seat = actor if wanted["congregation"] == "own" else other(actor)
            return sum(1 for kind in table.congregations[seat] if fits(table, kind, wanted))
        if "at" in wanted:
            places = self._places(wanted["at"], table, turn_of)
            found = [each for each in table.in_play() if table.person(each).place in places]
            return sum(1 for each in found if is_of(table, each, wanted))
        named = {"faction": wanted.get("in_play"), "kind": wanted.get("kind_in_play")}
        group = {name: value for name, value in named.items() if value}
        return sum(1 for each in table.in_play() if is_of(table, each, group))

    def _read_distance(self, table: Table, turn_of: str) -> None:
        by, self.origin, self.by = self.step.get("by", 0), None, 0
        if isinstance(by, dict) and "distance" in by and by.get("of", "each") == "each":
            (self.origin,) = self._places(by["distance"], table, turn_of)
        else:
            self.by = self._number(by, table, turn_of)

    def _far(self, table: Table, column: int) -> int:
        return table.distance(column, self.origin) if self.origin else self.by

    # What it does

    def _carry_out(self, table: Table, column: int, verb: str, turn_of: str) -> None:
        actor = self.actor(turn_of)
        if verb == "pull":
            table.shift(column, self._far(table, column), actor)  # 2.4
        elif verb == "push":
            table.shift(column, self._far(table, column), other(actor))  # 2.4
        elif verb == "home":
            table.send_home(column)
        elif verb == "discard":
            table.discards.append(table.take_out(column))  # 4.2: replaced as by excommunication
        else:
            table.swap(self.column, column)


def is_of(table: Table, column: int, named: Step) -> bool:
    return fits(table, table.person(column).kind, named)


def fits(table: Table, kind: str, named: Step) -> bool:
    """Whether somebody is of the faction and the kind that are named, if they are."""
    faction = table.faction_of[kind]
    wanted: tuple[str, str] = (named.get("faction", faction), named.get("kind", kind))
    return (faction, kind) == wanted
