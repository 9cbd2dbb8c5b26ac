"""The options of a game of Avignon (1.3): which kind of each faction takes part."""

from __future__ import annotations

from typing import Any

from schism.errors import SchismError
from schism.games.avignon.rules.packed import FACTIONS
from schism.games.avignon.rules.phases import begin as begin_compiled
from schism.games.avignon.rules.readings import READINGS
from schism.games.avignon.rules.state import PLAYERS as PLAYER_COUNT
from schism.games.avignon.rules.state import STATE
from schism.games.contract import Choice, Options
from schism.games.deck import Deck
from schism.games.options import CHOOSE, ChoiceOption, NumberOption, Option
from schism.games.random_source import Source
from schism.games.readings import ReadingsOption, reading_flags
from schism.kernel.records import State, blank

WAYS = ("base", "expansion", "random", CHOOSE)
OPTIONS: dict[str, Option] = {
    "players": NumberOption(PLAYER_COUNT, low=PLAYER_COUNT, high=PLAYER_COUNT),
    "kinds": ChoiceOption("base", WAYS),
    "readings": ReadingsOption(READINGS),  # 5
}


def settle(deck: Deck, options: Options, source: Source) -> Options:
    """Return six kinds, or fewer if players have yet to choose the rest."""
    return {**options, "kinds": _kinds(deck, options["kinds"], source)}


def by_faction(deck: Deck) -> dict[str, list[str]]:
    """Return the kinds of each faction, the base game's first."""
    factions: dict[str, list[str]] = {kind["faction"]: [] for kind in deck.data["kind"]}
    for kind in sorted(deck.data["kind"], key=lambda kind: bool(kind.get("expansion"))):
        factions[kind["faction"]].append(kind["id"])
    return factions


def _kinds(deck: Deck, wanted: Any, source: Source) -> list[str]:
    """`base`, `expansion`, `random`, `choose`, or a list with one kind of each faction."""
    factions = by_faction(deck).values()
    if wanted == "base":
        return [kinds[0] for kinds in factions]
    if wanted == "expansion":
        return [kinds[1] if len(kinds) > 1 else kinds[0] for kinds in factions]
    if wanted == "random":
        return [kinds[source.below(len(kinds))] for kinds in factions]
    if wanted == "choose":
        return [kinds[0] for kinds in factions if len(kinds) == 1]
    _check_list(deck, wanted)
    return list(wanted)


def _check_list(deck: Deck, wanted: Any) -> None:
    faction_of = {kind["id"]: kind["faction"] for kind in deck.data["kind"]}
    known = ", ".join(faction_of)
    if not isinstance(wanted, list) or len(wanted) != FACTIONS:
        ways = ", ".join(WAYS)
        raise SchismError("option-kinds", count=FACTIONS, ways=ways, known=known)
    taken: dict[str, str] = {}
    for kind in wanted:
        if not isinstance(kind, str) or kind not in faction_of:
            raise SchismError("option-kind", found=str(kind), known=known)
        faction = faction_of[kind]
        if faction in taken:
            raise SchismError(
                "option-faction-twice", found=kind, other=taken[faction], faction=faction
            )
        taken[faction] = kind


def draft(deck: Deck, options: Options) -> Choice | None:
    """Return the next choice: factions with several kinds, in deck order; Rome picks first."""
    taken = options["kinds"]
    several = [kinds for kinds in by_faction(deck).values() if len(kinds) > 1]
    left = [kinds for kinds in several if not any(kind in taken for kind in kinds)]
    if not left:
        return None
    return Choice((len(several) - len(left)) % PLAYER_COUNT, "kinds", left[0])


def begin(deck: Deck, options: Options, rng: int) -> State:
    state = blank(STATE)
    state.rng = rng
    state.readings = reading_flags(READINGS, options)
    ids = [kind["id"] for kind in deck.data["kind"]]
    for kind in options["kinds"]:
        number = ids.index(kind)
        state.kinds[deck.record.faction[number]] = number
    begin_compiled(state)
    return state
