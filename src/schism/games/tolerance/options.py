"""The options of a game of Tolerance (1.4 to 1.6): from what is asked for to what is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schism.errors import SchismError
from schism.games.contract import Choice, Json, Options
from schism.games.deck import Deck
from schism.games.random_source import Source, sample
from schism.games.tolerance.names import ROLES
from schism.games.tolerance.rules.phases import begin as begin_compiled
from schism.games.tolerance.rules.state import STATE
from schism.kernel.records import State, blank

PLAYERS = range(3, 6)
DIFFERENT_ROLES = ROLES[1:]
OFFERED: dict[str, Json] = {
    "players": {"default": 4, "low": PLAYERS.start, "high": PLAYERS.stop - 1},
    "plague": {"default": 1, "low": 1, "high": 2},
    "roles": {"default": "bertram", "choices": ["bertram", "random", "choose"]},
    "hidden_roles": {"default": False},
}


def secret_options(options: Options) -> list[str]:
    return ["roles"] if options.get("hidden_roles") else []


def settle_options(deck: Deck, wanted: Mapping[str, Any], source: Source) -> Options:
    """Check and complete: what is not asked for has its default, random roles are dealt."""
    known = {"players", "plague", "roles", "hidden_roles"}
    for name in wanted:
        if name not in known:
            raise SchismError("option-unknown", option=name, known=", ".join(sorted(known)))
    players = _number(wanted, "players", 4, PLAYERS.start, PLAYERS.stop - 1)
    plague = _number(wanted, "plague", 1, 1, 2)
    hidden = wanted.get("hidden_roles", False)
    if not isinstance(hidden, bool):
        raise SchismError("option-flag", option="hidden_roles", found=repr(hidden))
    roles = _roles(wanted.get("roles", "bertram"), players, source)
    if hidden and "bertram" in roles:
        raise SchismError("option-hidden-bertram")
    return {"players": players, "plague": plague, "roles": roles, "hidden_roles": hidden}


def _number(wanted: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    value = wanted.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise SchismError("option-number", option=name, low=low, high=high, found=str(value))
    return value


def _roles(wanted: Any, players: int, source: Source) -> list[str]:
    """`bertram`, `random`, `choose`, or a list of roles in seat order (1.6)."""
    if wanted == "bertram":
        return ["bertram"] * players
    if wanted == "random":
        return sample(source, DIFFERENT_ROLES, players)
    if wanted == "choose":
        return []
    if not isinstance(wanted, list) or len(wanted) != players:
        raise SchismError("option-roles", players=players, known=", ".join(ROLES))
    if wanted != ["bertram"] * players:
        _check_different(wanted)
    return list(wanted)


def _check_different(roles: list[Any]) -> None:
    for i, role in enumerate(roles):
        if role not in DIFFERENT_ROLES:
            raise SchismError("option-role", found=str(role), known=", ".join(DIFFERENT_ROLES))
        if role in roles[:i]:
            raise SchismError("option-role-twice", found=role)


def draft(deck: Deck, options: Options) -> Choice | None:
    """Whose turn it is to choose a role; the seats choose in order, from what is left."""
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
