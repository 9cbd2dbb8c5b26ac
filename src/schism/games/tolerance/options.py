"""The options of a game of Tolerance (1.4 to 1.6): from what is asked for to what is played."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from typing import Any

from schism.errors import SchismError
from schism.games.contract import Choice, Options
from schism.games.deck import Deck
from schism.games.options import CHOOSE, ChoiceOption, FlagOption, NumberOption, Option
from schism.games.random_source import Source, sample
from schism.games.readings import ReadingsOption, reading_flags
from schism.games.tolerance.names import ROLES
from schism.games.tolerance.rules.phases import begin as begin_compiled
from schism.games.tolerance.rules.readings import READINGS
from schism.games.tolerance.rules.state import MAX_PLAYERS, MIN_PLAYERS, STATE
from schism.kernel.records import State, blank

BERTRAM, *DIFFERENT_ROLES = ROLES
OPTIONS: dict[str, Option] = {
    "players": NumberOption(4, low=MIN_PLAYERS, high=MAX_PLAYERS),
    "plague": NumberOption(1, low=1, high=2),
    "roles": ChoiceOption(BERTRAM, (BERTRAM, "random", CHOOSE), secret_with="hidden_roles"),
    "hidden_roles": FlagOption(unless=("roles", BERTRAM), flag="hidden"),
    "readings": ReadingsOption(READINGS),  # 14
    "open_piles": FlagOption(display=True),  # 4.6
}


def settle(deck: Deck, options: Options, source: Source) -> Options:
    """Deal roles that are asked for at random."""
    if options["hidden_roles"] and options["roles"] == BERTRAM:
        raise SchismError("option-hidden-bertram")
    options["roles"] = _roles(options["roles"], options["players"], source)
    return options


def _roles(wanted: Any, players: int, source: Source) -> list[str]:
    """`bertram`, `random`, `choose`, or a list of roles in seat order (1.6)."""
    if wanted == BERTRAM:
        return [BERTRAM] * players
    if wanted == "random":
        return sample(source, DIFFERENT_ROLES, players)
    if wanted == CHOOSE:
        return []
    if not isinstance(wanted, list) or len(wanted) != players:
        raise SchismError("option-roles", players=players, known=", ".join(ROLES))
    for i, role in enumerate(wanted):
        if role not in ROLES:
            raise SchismError("option-role", found=str(role), known=", ".join(ROLES))
        if not _is_free(role, wanted[:i]):
            raise SchismError("option-role-twice", found=role)
    return list(wanted)


def _is_free(role: str, taken: Collection[str]) -> bool:
    """Bertram can be any number of players."""
    return role == BERTRAM or role not in taken


def draft(deck: Deck, options: Options) -> Choice | None:
    """Return the next choice: of the roles left or, if they are hidden, wishes among all."""
    picked, players = options["roles"], options["players"]
    if len(picked) == players:
        return None
    among = [*DIFFERENT_ROLES, BERTRAM]
    if options["hidden_roles"]:
        return Choice(len(picked), "roles", among, wishes=players)
    return Choice(len(picked), "roles", [role for role in among if _is_free(role, picked)])


def resolve(deck: Deck, options: Options, lots: Source) -> Options:
    """Grant the players' choices of roles: first choices first, then second ones, and so on.

    Ties are broken by lot; a player who gets none of theirs is Bertram.
    """
    wishes = [picked.split(",") for picked in options["roles"]]
    seats = range(len(wishes))
    roles: dict[int, str] = {}
    for place, seat in product(seats, sample(lots, seats, len(seats))):
        wish = wishes[seat][place] if place < len(wishes[seat]) else BERTRAM
        if seat not in roles and _is_free(wish, roles.values()):
            roles[seat] = wish
    return {**options, "roles": [roles[seat] for seat in seats]}


def begin(deck: Deck, options: Options, rng: int) -> State:
    state = blank(STATE)
    state.rng = rng
    state.players = options["players"]
    state.plagues = options["plague"]
    state.hidden_roles = options["hidden_roles"]
    state.readings = reading_flags(READINGS, options)
    state.first_chooser = options.get("readings", {}).get("first_chooser", 0)
    for seat, role in enumerate(options["roles"]):
        state.role[seat] = ROLES.index(role)
    begin_compiled(state)
    return state
