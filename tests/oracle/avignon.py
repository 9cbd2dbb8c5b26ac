"""A second, independent Avignon: the referee that the engine is tested against.

Written from the numbered rules and the file formats alone, without a look at the engine, to be read
with the rules beside it: the numbers in comments are theirs. Plain rather than fast.
"""

from dataclasses import dataclass, field
from typing import Any

from .avignon_petition import Petition
from .avignon_table import COLUMNS, Person, Table, copy_with, other

ACTIONS = ["beseech", "chastise", "excommunicate", "petition"]  # 2.3
TURN_LIMIT = 200  # 3.5
READINGS = {
    "samaritan": "position",  # 5.1
    "replacement": "after",  # 5.2
    "reshuffle": "when_due",  # 5.3
    "win_check": "each_move",  # 5.4
}

Position = dict[str, Any]


@dataclass
class State:
    """Everything that changes in a game."""

    table: Table
    draw_pile: list[str]
    turn_start: Position  # the position before this turn
    forbidden: Position | None = None  # 2.7: the position before the opponent's last turn
    forbidden_columns: list[int] = field(default_factory=list)  # 5.1: whom that turn moved
    drew: bool = False  # 5.1: whether somebody has been drawn in this turn
    turn: int = 1
    turn_of: str = "rome"  # 1.5
    used: list[str] = field(default_factory=list)
    petition: Petition | None = None
    result: dict[str, str | None] | None = None

    def copied(self) -> "State":
        """A copy to try an action on; what no action changes in place is shared."""
        table, petition = self.table, self.petition
        known = list(table.columns.values())
        if petition:
            known += [petition.person, *petition.offered]
        twins = {id(each): Person(each.kind, each.place) for each in known if each}
        return copy_with(
            self,
            table=table.copied(twins),
            draw_pile=list(self.draw_pile),
            used=list(self.used),
            petition=petition and petition.copied(twins),
        )


class Referee:
    def __init__(
        self,
        deck: dict[str, Any],
        kinds: list[str],
        setup: list[str],
        readings: dict[str, str] | None = None,
    ):
        named = {kind["id"]: kind for kind in deck["kind"]}
        self._steps = {kind: named[kind].get("petition", []) for kind in kinds}
        self._wins = {kind: named[kind].get("wins", []) for kind in kinds}
        self._readings = set({**READINGS, **(readings or {})}.values())
        table = Table(
            faction_of={kind: named[kind]["faction"] for kind in kinds},
            columns={column: Person(setup[column - 1], "genoa") for column in COLUMNS},  # 1.4
        )
        self._state = State(table, draw_pile_of(kinds, setup), turn_start=table.position())
        self._known_legal: list[str] | None = None  # asked for twice a turn, and slow

    def _reads(self, reading: str) -> bool:
        return reading in self._readings

    # What a caller may look at

    @property
    def over(self) -> bool:
        return self._state.result is not None

    @property
    def awaiting_draw(self) -> bool:
        state = self._state
        if self.over or not state.table.entries:  # 3.1
            return False
        if not state.draw_pile and not state.table.discards:
            return False  # everybody has joined: only in the middle of a petition, by 5.2 and 5.4
        return state.petition is None or self._reads("at_once")  # 2.5, 5.2

    @property
    def turn_of(self) -> str:
        return self._state.turn_of

    @property
    def to_act(self) -> str:
        petition = self._state.petition
        return petition.actor(self.turn_of) if petition else self.turn_of

    def draws(self) -> list[str]:
        return sorted(set(self._state.draw_pile)) if self.awaiting_draw else []

    def legal(self) -> list[str]:
        if self._known_legal is None:
            self._known_legal = sorted(self._allowed())
        return list(self._known_legal)

    def _allowed(self) -> list[str]:
        possible, state = self._possible(), self._state
        drew = state.petition is not None and state.petition.drew  # 5.2: free from then on
        if not self._in_second_action() or state.forbidden is None or drew:
            return possible
        if self._somebody_has_gone(state.forbidden):
            return possible
        astray = self._astray(state.forbidden)
        return [
            each
            for each in possible
            if not (self._might_return(each, astray) and self._only_returns(each))
        ]

    def snapshot(self) -> dict[str, Any]:
        state = self._state
        return {
            **state.table.position(),
            "draw_pile": sorted(state.draw_pile),
            "discard": sorted(state.table.discards),
            "turn": state.turn,
            "turn_of": self.turn_of,
            "to_act": self.to_act,
            "used": list(state.used),
        }

    def result(self) -> dict[str, Any]:
        if self._state.result is None:
            raise ValueError("the game is not over")
        return dict(self._state.result)

    # What a caller may do

    def draw(self, kind: str) -> None:
        if kind not in self.draws():
            raise ValueError(f"{kind} cannot be drawn now")
        self._known_legal = None
        state = self._state
        state.drew = True
        state.draw_pile.remove(kind)
        newcomer = state.table.enter(kind)
        if self._reads("when_empty"):
            self._have_a_draw_pile()  # 5.3
        if state.petition:
            state.petition.welcome(newcomer, state.table, self.turn_of)
        self._go_on()

    def play(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError(f"{action} is not legal now")
        self._known_legal = None
        self._carry_out(action)

    # Actions

    def _possible(self) -> list[str]:
        """The actions or choices before 2.7 is asked."""
        state = self._state
        if self.over or self.awaiting_draw:
            return []
        if state.petition:
            return state.petition.choices(state.table)
        unused = [verb for verb in ACTIONS if verb not in state.used]  # 2.1
        return [f"{verb} {column}" for verb in unused for column in COLUMNS]

    def _carry_out(self, action: str) -> None:
        state = self._state
        if state.petition:
            state.petition.choose(action, state.table, self.turn_of)
        else:
            verb, column = action.split()
            state.used.append(verb)
            self._begin(verb, int(column))
        self._after_a_move()
        self._go_on()

    def _begin(self, verb: str, column: int) -> None:
        state = self._state
        if verb == "beseech":
            state.table.shift(column, 1, self.turn_of)  # 2.3, 2.4
        elif verb == "chastise":
            state.table.shift(column, 1, other(self.turn_of))  # 2.3, 2.4
        elif verb == "excommunicate":
            state.table.discards.append(state.table.take_out(column))  # 2.3
        else:
            person = state.table.person(column)
            state.petition = Petition(column, person, list(self._steps[person.kind]))

    def _go_on_with_petition(self) -> None:
        """Carry out steps until one asks for a choice or a draw, all are done or the game over."""
        state = self._state
        while state.petition and not self.awaiting_draw and not self._possible():
            if state.petition.steps and not self.over:  # 3.1: the rest is not carried out
                state.petition.begin_step(state.table, self.turn_of)
                self._after_a_move()  # 3.1: once for all that a step moves together
            else:
                state.petition = None

    def _after_a_move(self) -> None:
        if not self._reads("each_action"):
            self._look_for_a_winner()

    def _look_for_a_winner(self) -> None:
        self._state.result = self._state.table.outcome(self._wins, self.turn_of)

    # Between actions

    def _go_on(self) -> None:
        """After an action, a choice or a draw: draw (again), end the turn, or just wait."""
        state = self._state
        self._go_on_with_petition()
        if self._reads("each_action") and not state.petition:
            self._look_for_a_winner()  # 5.4
        if self.awaiting_draw:
            self._have_a_draw_pile()
        elif not state.petition and not self.over and len(state.used) == self._actions_a_turn():
            self._end_turn()

    def _have_a_draw_pile(self) -> None:
        state = self._state
        if not state.draw_pile:
            state.draw_pile, state.table.discards = state.table.discards, []  # 2.6

    def _actions_a_turn(self) -> int:
        return 1 if self._state.turn == 1 else 2  # 2.2, 2.1

    def _end_turn(self) -> None:
        state = self._state
        if state.turn == TURN_LIMIT:
            state.result = {"winner": None, "by": "limit"}  # 3.5
            return
        before, now = state.turn_start, state.table.position()
        state.forbidden, state.turn_start = before, now  # 2.7
        state.forbidden_columns = [
            column
            for column in COLUMNS
            if before["columns"][column - 1] != now["columns"][column - 1]
        ]
        if self._reads("effects") and (state.drew or not state.forbidden_columns):
            state.forbidden = None  # 5.1
        state.drew = False
        state.turn, state.turn_of, state.used = state.turn + 1, other(state.turn_of), []

    # The Samaritan rule

    def _in_second_action(self) -> bool:
        begun, petition = len(self._state.used), self._state.petition
        return begun == 2 or (begun == 1 and petition is None)

    def _compared(self) -> list[int]:
        """The columns that must not all be as they were."""
        return self._state.forbidden_columns if self._reads("effects") else COLUMNS

    def _somebody_has_gone(self, forbidden: Position) -> bool:
        """Whether no trial is needed: nobody comes back from a congregation or the discards."""
        now, people = self._state.table.position(), self._state.table.columns
        if not self._reads("effects") and now["congregations"] != forbidden["congregations"]:
            return True
        return any(
            (person := people[column]) is None or person.kind != forbidden["columns"][column - 1][0]
            for column in self._compared()
        )

    def _astray(self, forbidden: Position) -> list[int]:
        """Who would have to go back to a place."""
        now = self._state.table.position()["columns"]
        then = forbidden["columns"]
        return [each for each in self._compared() if now[each - 1] != then[each - 1]]

    def _might_return(self, action: str, astray: list[int]) -> bool:
        """Whether a trial is needed: only a petition changes more than one column."""
        in_petition = self._state.petition is not None or action.startswith("petition")
        return in_petition or set(astray) <= {int(action.split()[1])}

    def _only_returns(self, action: str) -> bool:
        """2.7: whether every way to complete the action ends as it must not, for certain."""
        trial = copy_with(self, _state=self._state.copied(), _known_legal=None)
        trial._carry_out(action)
        if trial._state.result and trial._state.result["winner"]:
            return False  # 3.1: the game is over before the turn is
        if trial.awaiting_draw and not trial._draw_excuses_nothing():
            return False
        choices = trial._possible() if trial._state.petition else []
        if choices:
            return all(trial._only_returns(choice) for choice in choices)
        return trial._has_returned_to(self._state)

    def _draw_excuses_nothing(self) -> bool:
        """5.1: no matter who is drawn, the people whom the opponent moved stay where they are."""
        in_petition = self._state.used[-1] == "petition" and self._reads("at_once")
        return self._reads("effects") and not in_petition

    def _has_returned_to(self, before: State) -> bool:
        """Whether the table is now what it must not be after the turn that `before` belongs to."""
        now, forbidden = self._state.table.position(), before.forbidden
        if not self._reads("effects") or forbidden is None:
            return now == forbidden
        return all(
            now["columns"][column - 1] == forbidden["columns"][column - 1]
            for column in before.forbidden_columns
        )


def draw_pile_of(kinds: list[str], setup: list[str]) -> list[str]:
    pile = [kind for kind in kinds for _ in range(2)]  # 1.3
    for kind in setup:
        pile.remove(kind)
    return pile
