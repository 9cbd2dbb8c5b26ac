"""Decks and positions of Avignon, each in a line.

Rules are tested with a quiet deck: nobody's petition does anything and nobody has win conditions,
except for what a test says. So no test depends on the abilities of a shipped deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from schism.games.avignon.names import ACTIONS, PLACES, SIDES
from schism.games.avignon.rules.packed import COLUMNS, everybody, placed, with_one, without_one
from schism.games.avignon.rules.state import position
from schism.games.avignon.rules.turn import ask_for_action, begin_turn, can_return
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.random_source import Seeded
from schism.games.registry import GAMES, find_deck
from schism.table.match import Match

GAME = GAMES["avignon"]
KINDS = ("cardinal", "bishop", "knight", "noble", "peasant", "inquisitor")
FIVE = "cardinal bishop knight noble peasant"
IN_GENOA = " ".join(f"{kind}@genoa" for kind in FIVE.split())

Steps = list[Json]

# Decks


def kind(id_: str, faction: str | None = None, **more: Any) -> Json:
    return {"id": id_, "faction": faction or id_, "petition": [], **more}


def deck_of(*kinds: Json) -> Deck:
    """The six quiet kinds, and these in place of those of the same name or beside them."""
    rows = {row["id"]: row for row in [*map(kind, KINDS), *kinds]}
    data = {"format": "schism-deck/1", "game": "avignon", "id": "test", "kind": [*rows.values()]}
    return GAME.load_deck(data, "test.toml")


def deck_with(*steps: Json, name: str = "knight") -> Deck:
    """A quiet deck in which one kind, the Knight, has a petition."""
    return deck_of(kind(name, petition=list(steps)))


def house() -> Deck:
    return find_deck(GAME, "house")


# Positions


def table(
    columns: str = IN_GENOA,
    *,
    deck: Deck | None = None,
    kinds: Sequence[str] = KINDS,
    turn: int = 3,
    used: str = "",
    rome: str = "",
    avignon: str = "",
    discards: str = "",
    readings: Mapping[str, str] | None = None,
) -> Match:
    """A position with somebody to act: `columns` as "knight@genoa bishop@rome ...", the rest as
    names; people not named are in the draw pile. An odd turn is Rome's. Draws must be given."""
    values = deck or deck_of()
    wanted = {"kinds": [*kinds], "readings": readings or {}}
    match = Match.awaiting(GAME, values, GAME.settle_options(values, wanted, Seeded(1)))
    state, ids = match.state, [row["id"] for row in values.data["kind"]]

    def factions(names: str) -> list[int]:
        return [int(values.record.faction[ids.index(name)]) for name in names.split()]

    pile, people, heights = everybody(), 0, 0
    for column, entry in enumerate(columns.split()):
        name, _, place = entry.partition("@")
        (faction,) = factions(name)
        people, pile = placed(people, column, faction), without_one(pile, faction)
        heights = placed(heights, column, PLACES.index(place))
    groups = []
    for names in (rome, avignon, discards):
        group = 0
        for faction in factions(names):
            group, pile = with_one(group, faction), without_one(pile, faction)
        groups.append(group)
    state.people, state.heights, state.pile = people, heights, pile
    state.congregation[:] = groups[:2]
    state.discards = groups[2]
    state.turns = turn - 1
    begin_turn(state)
    state.used = sum(1 << ACTIONS.index(word) for word in used.split())
    ask_for_action(state)
    return match


def forbid(match: Match, other: Match) -> Match:
    """The same match with the position of another as the one the turn must not end in."""
    match.state.forbidden = position(other.state)
    if match.state.used:
        match.state.watched = can_return(match.state)
    return match


def play(match: Match, *entries: str) -> Match:
    """Actions and draws, as a record has them."""
    ids = [row["id"] for row in match.deck.data["kind"]]
    for entry in entries:
        if entry.startswith("draw "):
            assert match.awaits_chance
            match.give(ids.index(entry.removeprefix("draw ")))
        else:
            match.play(entry)
    return match


# Reading a match


def people(match: Match) -> str:
    """As `table` takes it; nobody is a dash."""
    rows = match.view()["columns"]
    return " ".join(f"{row['kind']}@{row['place']}" if row["kind"] else "-" for row in rows)


def congregation(match: Match, side: str) -> list[str]:
    found: list[str] = match.view()["congregations"][SIDES.index(side)]
    return found


def choices(match: Match) -> list[str]:
    """The choices of a petition that are offered; nothing if none is asked for."""
    return match.legal() if match.view()["phase"] == "choose" else []


def columns_of(word: str) -> list[str]:
    return [f"{word} {column + 1}" for column in range(COLUMNS)]
