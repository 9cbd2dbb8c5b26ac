"""What lies on the Avignon table: five columns of people, two congregations, and who has won.

Written from the rules and formats alone; the numbers in comments are the rules'.
"""

from dataclasses import dataclass, field
from typing import Any, TypeVar

PLACES = ["avignon", "nice", "genoa", "florence", "rome"]  # 1.1
HALVES = {"avignon": ["avignon", "nice"], "rome": ["florence", "rome"]}  # halves lie beyond Genoa
COLUMNS = [1, 2, 3, 4, 5]  # left to right as Avignon sees them
REASONS = ["three", "owner", "opponent"]  # the order in which they are named


def other(seat: str) -> str:
    return "avignon" if seat == "rome" else "rome"


T = TypeVar("T")


def copy_with(thing: T, **changed: Any) -> T:
    """A shallow copy with other values for some attributes; `copy.copy` is four times slower."""
    twin: T = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__, **changed)
    return twin


@dataclass
class Person:
    kind: str
    place: str


@dataclass
class Table:
    faction_of: dict[str, str]  # kind -> faction
    columns: dict[int, Person | None]
    congregations: dict[str, list[str]] = field(default_factory=lambda: {"rome": [], "avignon": []})
    discards: list[str] = field(default_factory=list)
    entries: dict[int, str] = field(default_factory=dict)  # empty column -> where the next enters

    def copied(self, twins: dict[int, Person]) -> "Table":
        """A copy with the twin of each person, by the person's `id`."""
        people = self.columns.items()
        return copy_with(
            self,
            columns={column: person and twins[id(person)] for column, person in people},
            congregations={seat: list(kinds) for seat, kinds in self.congregations.items()},
            discards=list(self.discards),
            entries=dict(self.entries),
        )

    def position(self) -> dict[str, Any]:
        """All that 2.7 compares: kinds, columns, heights, congregations."""
        return {
            "columns": [self._shown(self.columns[column]) for column in COLUMNS],
            "congregations": {seat: sorted(kinds) for seat, kinds in self.congregations.items()},
        }

    def _shown(self, person: Person | None) -> list[str] | None:
        return [person.kind, person.place] if person else None

    def in_play(self) -> list[int]:
        return [column for column in COLUMNS if self.columns[column]]

    def is_in_play(self, column: int) -> bool:
        return self.columns[column] is not None

    def person(self, column: int) -> Person:
        person = self.columns[column]
        if person is None:
            raise ValueError(f"column {column} is empty")
        return person

    def faction(self, column: int) -> str:
        return self.faction_of[self.person(column).kind]

    def distance(self, column: int, place: str) -> int:
        return abs(PLACES.index(self.person(column).place) - PLACES.index(place))

    def at(self, place: str) -> list[int]:
        return [column for column in self.in_play() if self.person(column).place == place]

    # Moves of one person

    def shift(self, column: int, spaces: int, towards: str) -> None:
        person = self.person(column)
        direction = 1 if towards == "rome" else -1
        height = PLACES.index(person.place) + direction * spaces
        if 0 <= height < len(PLACES):
            person.place = PLACES[height]
        else:
            self._join(column, towards)  # 2.5: past the end, also with spaces to spare

    def _join(self, column: int, seat: str) -> None:
        self.congregations[seat].append(self.person(column).kind)
        self._empty(column, "genoa")  # 2.5: the new one enters at Genoa

    def _empty(self, column: int, entry: str) -> None:
        self.columns[column] = None
        self.entries[column] = entry

    def send_home(self, column: int) -> None:
        self.person(column).place = "genoa"

    def swap(self, one: int, two: int) -> None:
        first, second = self.person(one), self.person(two)
        first.place, second.place = second.place, first.place  # 4.2: columns stay

    def take_out(self, column: int) -> str:
        person = self.person(column)
        self._empty(column, person.place)  # 2.3: the next takes its exact place
        return person.kind

    def enter(self, kind: str) -> Person:
        column = min(self.entries)  # 2.5: in the order of the columns
        newcomer = self.columns[column] = Person(kind, self.entries.pop(column))
        return newcomer

    # Winning

    def outcome(
        self, wins: dict[str, list[dict[str, Any]]], turn_of: str
    ) -> dict[str, str | None] | None:
        """The result if somebody has won; wins = the win conditions of each kind."""
        reasons = self._reasons(wins)
        for seat in [turn_of, other(turn_of)]:  # 3.3: both at once, the one whose turn it is
            for reason in REASONS:
                if (seat, reason) in reasons:
                    return {"winner": seat, "by": reason}
        return None

    def _reasons(self, wins: dict[str, list[dict[str, Any]]]) -> list[tuple[str, str]]:
        """Every (winner, reason) that holds now."""
        found = []
        for seat, kinds in self.congregations.items():
            if len(kinds) >= 3:  # 3.1
                found.append((seat, "three"))
            conditions = [each for kind in kinds for each in wins[kind]]
            holding = [each for each in conditions if self._holds(each, seat)]
            found += [(self._winner(each, seat), each["side"]) for each in holding]
        return found

    def _holds(self, condition: dict[str, Any], owner: str) -> bool:
        return self._has(owner, condition, "owner_has") and self._has(
            other(owner), condition, "opponent_has"
        )

    def _has(self, seat: str, condition: dict[str, Any], name: str) -> bool:
        """4.2: factions by the list of that name, kinds by the one with kinds."""
        kinds = self.congregations[seat]
        factions = [self.faction_of[kind] for kind in kinds]
        return all(faction in factions for faction in condition.get(name, [])) and all(
            kind in kinds for kind in condition.get(f"{name}_kinds", [])
        )

    def _winner(self, condition: dict[str, Any], owner: str) -> str:
        return owner if condition["side"] == "owner" else other(owner)  # 3.2
