"""The options of a game of Tolerance (1.4 to 1.6): from what is asked for to what is played."""

from __future__ import annotations

from typing import Any

from schism.errors import SchismError
from schism.games.contract import Choice, Options
from schism.games.deck import Deck
from schism.games.options import (
    CHOOSE,
    ChoiceOption,
    FlagOption,
    NumberOption,
    Option,
)
from schism.games.random_source import Source, sample
from schism.games.tolerance.names import ROLES
from schism.games.tolerance.rules.phases import begin as begin_compiled
from schism.games.tolerance.rules.state import MAX_PLAYERS, MIN_PLAYERS, STATE
from schism.kernel.records import State, blank

BERTRAM, *DIFFERENT_ROLES = ROLES
OPTIONS: dict[str, Option] = {
    "players": NumberOption(4, low=MIN_PLAYERS, high=MAX_PLAYERS),
    "plague": NumberOption(1, low=1, high=2),
    "roles": ChoiceOption(BERTRAM, (BERTRAM, "random", CHOOSE), secret_with="hidden_roles"),
    "hidden_roles": FlagOption(unless=("roles", BERTRAM), flag="hidden"),
    "open_piles": FlagOption(display=True),  # 4.6
}


def settle(deck: Deck, options: Options, source: Source) -> Options:
    """Deal roles that are asked for at random."""
    options["roles"] = _roles(options["roles"], options["players"], source)
    if options["hidden_roles"] and BERTRAM in options["roles"]:
        raise SchismError("option-hidden-bertram")
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
    if wanted != [BERTRAM] * players:
        _check_different(wanted)
    return list(wanted)


def _check_different(roles: list[Any]) -> None:
    for i, role in enumerate(roles):
        if role not in DIFFERENT_ROLES:
            raise SchismError("option-role", found=str(role), known=", ".join(DIFFERENT_ROLES))
        if role in roles[:i]:
            raise SchismError("option-role-twice", found=role)


def draft(deck: Deck, options: Options) -> Choice | None:
    """Return the next choice of a role; seats choose in order from the roles left."""
    taken = options["roles"]
    if len(taken) == options["players"]:
        return None
    return Choice(len(taken), "roles", [role for role in DIFFERENT_ROLES if role not in taken])


def begin(deck: Deck, options: Options, rng: int) -> State:
    state = blank(STATE)
    state.rng = rng
    state.players = options["players"]
    state.plagues = options["plague"]
    state.hidden_roles = options["hidden_roles"]
    for seat, role in enumerate(options["roles"]):
        state.role[seat] = ROLES.index(role)
    begin_compiled(state)
    return state
