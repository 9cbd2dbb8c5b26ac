"""Proposals: what a player asks the others for, and who has still to agree.

Whom to ask is settled when it is asked and stands in the journal, so the last one who agrees makes
it happen, in the same entry, whichever process writes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from schism.games.contract import Json

UNDO, DRAW, PAUSE = "undo", "draw", "pause"
Act: TypeAlias = tuple[int | None, str]  # a seat and its action


class Proposal(NamedTuple):
    what: str  # UNDO, DRAW or PAUSE
    seat: int  # who asks
    version: int  # of the journal entry
    waits_for: tuple[int, ...]  # the seats that have still to agree
    takes_back: tuple[Act, ...] = ()  # the oldest first

    def as_json(self) -> Json:
        actions = [{"seat": seat, "action": action} for seat, action in self.takes_back]
        return {**self._asdict(), "waits_for": list(self.waits_for), "takes_back": actions}

    def without(self, seat: int) -> Proposal:
        return self._replace(waits_for=tuple(each for each in self.waits_for if each != seat))


def proposal_text(what: str, asked: list[int]) -> str:
    """As it stands in the journal: what is asked for, and the seats that are asked."""
    return f"{what} {','.join(map(str, asked))}"


def read_proposal(text: str | None) -> tuple[str, tuple[int, ...]]:
    what, _, asked = (text or "").partition(" ")
    return what, tuple(map(int, asked.split(","))) if asked else ()


def acts_from(acts: Sequence[Act], seat: int) -> Sequence[Act]:
    """The actions from the seat's last one on; none if it has not acted yet."""
    own = (back for back, (by, _) in enumerate(reversed(acts), 1) if by == seat)
    return acts[len(acts) - next(own, 0) :]
