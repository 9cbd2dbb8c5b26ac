"""Tables at which something particular is asked, reached by playing over the socket."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

View = dict[str, Any]
Wanted = Callable[[View, list[str]], object]


def is_over(view: View, actions: list[str]) -> bool:
    return bool(view["phase"] == "over")


def asks(phase: str) -> Wanted:
    return lambda view, actions: view["phase"] == phase and len(actions) > 1


def executes_among(cards: int) -> Wanted:
    """A royal execution with at least so many to choose from."""
    return lambda view, actions: view["phase"] == "execute" and len(actions) >= cards


def begins_second_round(view: View, actions: list[str]) -> bool:
    return bool(actions) and view["round"] == 2 and view["trick"] == 1 and not view["table"]


def wild_that_wins(view: View, actions: list[str]) -> str:
    """A Wild to be played that is higher than all of the suit led so far, if there is one."""
    led = view.get("led")
    lying = [rank(row["card"]) for row in view.get("table", []) if row["as"] == led]
    wilds = [action.split("=")[0] for action in actions if action.endswith(f"={led}")]
    return next((code for code in wilds if lying and rank(code) > max(lying)), "")


def rank(code: str) -> int:
    digits = "".join(each for each in code[1:] if each.isdigit())
    return int(digits) if digits else 14  # a Monarch


SMALLEST = {"tolerance": ("tolerance", 4), "avignon": ("avignon", 2)}
# What is asked of the player, by the name of its picture.
ASKED: dict[str, tuple[str, Wanted]] = {
    "kill": ("tolerance", asks("kill")),
    "execution": ("tolerance", asks("execute")),
    "loan": ("tolerance", asks("repay")),
    "count": ("tolerance", begins_second_round),
    "result": ("tolerance", is_over),
    "petition": ("avignon", lambda view, actions: len(actions) > 1 and view["petition"]),
    "win": ("avignon", is_over),
}


def quick_game(
    address: str, game: str = "avignon", seats: int = 2, **options: Any
) -> dict[str, Any]:
    """A seat at a new table among random bots."""
    seated = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * (seats - 1)]
    wish = {"game": game, "name": "Anna", "seats": seated, "pace": 0, "options": options}
    made = httpx.post(f"{address}api/tables", json=wish).raise_for_status().json()
    return {"table": made["table"], "game": game, "seat": 0, "token": made["token"], "at": 0}


def seated(open_page: Callable[..., Any], seat: dict[str, Any], **more: Any) -> Any:
    """A page at a table where this seat is taken."""
    page = open_page(**more)
    page.evaluate("seat => localStorage.setItem('seats', JSON.stringify([seat]))", seat)
    page.goto(f"{page.url.partition('#')[0]}#/table/{seat['table']}")
    return page


def finished_game(address: str, *wish: Any, **options: Any) -> dict[str, Any]:
    """A seat at a table whose game has been played to its end."""
    seat = quick_game(address, *wish, **options)
    return seat if is_reached(address, seat, is_over) else {}


def seat_where(address: str, game: str, wanted: Wanted, **options: Any) -> dict[str, Any]:
    """A seat at a table where this holds; games in which it never does are played to their end."""
    name, usual = SMALLEST[game]
    while True:
        seat = quick_game(address, name, options.get("players", usual), **options)
        if is_reached(address, seat, wanted):
            return seat


def is_reached(address: str, seat: dict[str, Any], wanted: Wanted) -> bool:
    place = f"{address.replace('http', 'ws', 1)}api/tables/{seat['table']}/socket"
    with connect(place) as socket:
        socket.send(json.dumps({"type": "hello", "token": seat["token"], "lang": "en"}))
        return any(wanted(view, actions) for view, actions in played(socket))


def played(socket: ClientConnection) -> Iterator[tuple[View, list[str]]]:
    """Every position of a game in which seat 0 does anything that it can."""
    while True:
        told = json.loads(socket.recv())
        if "view" not in told:
            continue
        actions = told.get("yours", {}).get("actions", [])
        yield told["view"], actions
        if is_over(told["view"], actions):
            return
        if actions:
            act = {"type": "act", "version": told["version"], "action": random.choice(actions)}
            socket.send(json.dumps({**act, "id": str(told["version"])}))
