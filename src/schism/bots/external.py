"""A bot that is an external program in any language, spoken to in JSON lines.

docs/writing-a-bot.md describes the protocol.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import ClassVar

from schism.bots.bot import Bot
from schism.bots.program import Program
from schism.errors import SchismError
from schism.files import parse_json
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.options import ALL_SHOWN
from schism.games.registry import GAMES
from schism.games.views import own_view, public_view, whole_view
from schism.kernel.bits import members
from schism.kernel.records import Observation

PROTOCOL = "schism-bot/1"
PATIENCE = 10.0  # seconds for an answer
QUOTED = 200  # characters of a bad answer that an error shows


class ExternalBot(Bot):
    """Runs the program from its first decision to the end of the game."""

    listens: ClassVar[bool] = True

    def __init__(self, command: str, seed: int, patience: float = PATIENCE) -> None:
        self.command, self.seed, self.patience = command, seed, patience
        self._program: Program | None = None
        self._told: list[Json] = []
        self._requests = 0

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        program = self._program or Program(self.command)
        if self._program is None or self._told != list(heard[: len(self._told)]):
            self._program, self._told, self._requests = program, [], 0
            _send(program, self._start(deck, seen))  # a second time if moves were undone
        actions = texts(deck, seen)
        self._tell(program, heard)
        self._ask(program, _view(deck, seen), actions)
        try:
            return actions[self._answer(program, actions)]
        except SchismError:
            self.leave()
            raise

    def leave(self, heard: Sequence[Json] = ()) -> None:
        if self._program is not None:
            self._tell(self._program, heard)
            _send(self._program, {"type": "end"})
            self._program.end()
            self._program = None

    def _start(self, deck: Deck, seen: Observation) -> Json:
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "game": deck.game,
            "seat": int(seen.seat),
            "seed": self.seed,
            "seconds": self.patience,
            "deck": deck.as_json(),
        }

    def _tell(self, program: Program, heard: Sequence[Json]) -> None:
        """Send the events it has not been sent yet."""
        for event in heard[len(self._told) :]:
            _send(program, {"type": "event", **event})
            self._told.append(event)

    def _ask(self, program: Program, view: Json, actions: Mapping[str, int]) -> None:
        self._requests += 1
        request = {"type": "request", "number": self._requests, "observation": view}
        _send(program, {**request, "actions": list(actions)})

    def _answer(self, program: Program, actions: Mapping[str, int]) -> str:
        """Read its answer and check that it names a legal action."""
        line = self._line(program)
        action = action_in(line)
        if action is None:
            raise self._error("program-nonsense", said=line.strip()[:QUOTED])
        if action not in actions:
            raise self._error("program-illegal", action=action[:QUOTED], legal=", ".join(actions))
        return action

    def _line(self, program: Program) -> str:
        try:
            line = program.read(self.patience)
        except TimeoutError:
            raise self._error("program-silent", seconds=self.patience) from None
        if line is None:
            raise self._error("program-ended", code=str(program.end()))
        return line

    def _error(self, message: str, **values: object) -> SchismError:
        return SchismError(message, program=self.command, **values)


def texts(deck: Deck, seen: Observation) -> dict[str, int]:
    """The legal actions by name; a name depends on nothing that an observation lacks."""
    name = GAMES[deck.game].notation.action_text
    return {name(deck, seen, action): action for action in members(tuple(seen.actions))}


def action_in(line: str) -> str | None:
    """The action that an answer names, or None if it is malformed."""
    try:
        answer = parse_json(line)
    except json.JSONDecodeError:
        return None
    action = answer.get("action") if isinstance(answer, dict) else None
    return action if isinstance(action, str) else None


def _send(program: Program, message: Json) -> None:
    program.write(json.dumps(message, ensure_ascii=False))


def _view(deck: Deck, seen: Observation) -> Json:
    """Shown in full: a program may remember what was once in sight."""
    game = GAMES[deck.game]
    own = own_view(game, deck, seen)
    del own["actions"]  # they stand beside the view
    return whole_view(public_view(game, deck, seen, ALL_SHOWN), own)
