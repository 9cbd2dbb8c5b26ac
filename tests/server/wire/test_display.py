"""Display options: how a table shows its match, which its record does not say."""

from __future__ import annotations

from typing import Any

import pytest

from schism.games.contract import Json
from tests.server.kit import Server, run
from tests.server.lobby import make_table


def _info(server: Server, **wish: Any) -> Json:
    async def ask() -> Json:
        async with server.http() as http:
            made = await make_table(http, **wish)
            answer = await http.get(f"api/tables/{made['table']}")
            return answer.json()  # type: ignore[no-any-return]

    return run(ask())


@pytest.mark.parametrize(
    "wish",
    [
        {"options": {"players": 3, "open_piles": True}},
        {"options": {"players": 3}, "open_piles": True},  # as clients of 0.1 ask
    ],
)
def test_a_table_is_shown_as_asked(server: Server, wish: Json) -> None:
    info = _info(server, game="tolerance", listed=True, **wish)
    assert info["display"] == {"open_piles": True}
    assert info["options"] == {"players": 3}


def test_they_are_off_unless_asked_for(server: Server) -> None:
    assert _info(server, game="tolerance", listed=True)["display"] == {"open_piles": False}


def test_clients_of_0_1_name_another_games_option(server: Server) -> None:
    info = _info(server, game="avignon", listed=True, open_piles=False)
    assert info["display"] == info["options"] == {}


def test_a_display_option_is_a_flag(server: Server) -> None:
    async def ask() -> Json:
        async with server.http() as http:
            wish = {"name": "Ann", "game": "tolerance", "options": {"open_piles": 1}}
            answer = await http.post("api/tables", json=wish)
            return answer.json()["error"]  # type: ignore[no-any-return]

    assert run(ask())["id"] == "option-flag"
