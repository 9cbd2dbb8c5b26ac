"""Games as rows of tables: one for each game, decision or effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.games.contract import Json, Options, States
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.games.study import SHARE, Column
from schism.lab.jobs.job import Arrays
from schism.lab.simulation.columns import (
    DECISION_COLUMNS,
    DECISIONS,
    EFFECT_COLUMNS,
    EFFECTS,
    GAMES_TABLE,
    as_arrays,
    effect_row,
)
from schism.table.match import Match
from schism.table.record import as_line

RECORDS = "records"


def columns_of(game: str, table: str) -> Sequence[Column]:
    if table == GAMES_TABLE:
        return (Column("game"), *GAMES[game].study.columns, Column("win", SHARE, by_seat=True))
    return DECISION_COLUMNS if table == DECISIONS else EFFECT_COLUMNS


def column_names(game: str, table: str, seats: int) -> list[str]:
    return [name for column in columns_of(game, table) for name in column.names(seats)]


def game_rows(
    deck: Deck, first: int, options: Sequence[Options], states: States, shares: NDArray[Any]
) -> Arrays:
    study, result = GAMES[deck.game].study, GAMES[deck.game].result
    rows = (
        {"game": first + i, **study.row(options[i], result(deck, states[i])), "win": shares[i]}
        for i in range(len(states))
    )
    return as_arrays(GAMES_TABLE, columns_of(deck.game, GAMES_TABLE), shares.shape[1], rows)


class MatchRows:
    """Collects rows while matches are played."""

    def __init__(self, tables: Sequence[str], records: bool) -> None:
        self._tables, self._records = tables, records
        self._decisions: list[Json] = []
        self._effects: list[Json] = []
        self._lines: list[str] = []
        self._noted = 0  # events of the current match

    def follow(self, match: Match, number: int, actions: Iterable[int]) -> int:
        """Record a match while `actions` plays it; return the number of actions."""
        count = 0
        for action in actions:
            self._before(match, number, count, action)
            count += 1
        self._note_effects(match, number, count)
        if self._records:
            self._lines.append(as_line(match.record()))
        return count

    def _before(self, match: Match, number: int, decision: int, action: int) -> None:
        self._note_effects(match, number, decision)
        if DECISIONS in self._tables:
            self._decisions.append(
                {
                    "game": number,
                    "decision": decision,
                    "seat": match.to_act,
                    "choices": len(match.legal_numbers()),
                    "action": match.text_of(action),
                }
            )

    def _note_effects(self, match: Match, number: int, decision: int) -> None:
        """Record what has happened since the previous decision."""
        if EFFECTS in self._tables:
            if decision == 0:
                self._noted = 0
            events = match.everything(self._noted)
            self._noted += len(events)
            subject = match.game.study.subject
            self._effects.extend(effect_row(number, decision - 1, e, subject) for e in events)

    def arrays(self, seats: int) -> Arrays:
        found: Arrays = {}
        if DECISIONS in self._tables:
            found |= as_arrays(DECISIONS, DECISION_COLUMNS, seats, self._decisions)
        if EFFECTS in self._tables:
            found |= as_arrays(EFFECTS, EFFECT_COLUMNS, seats, self._effects)
        if self._records:
            text = "".join(f"{line}\n" for line in self._lines)
            found[RECORDS] = np.frombuffer(text.encode(), np.uint8)
        return found


def lines_in(found: Arrays) -> Iterator[str]:
    """Iterate over the records of a piece, one line each."""
    return iter(found[RECORDS].tobytes().decode().splitlines())
