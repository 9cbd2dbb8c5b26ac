"""Tables of the toy: over a socket, and on a page that was built with it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from schism.games.contract import Json
from tests.server.kit import Client, Server, run
from tests.server.lobby import make_table
from tests.third_game.kit import ROOT, environment
from tests.web.running import CHROMIUM, running_browser

VITE = ROOT / "web/node_modules/.bin/vite"


@pytest.fixture(scope="module")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of these tests finds its page; empty where none can be built."""
    folder = tmp_path_factory.mktemp("page")
    if VITE.exists():
        subprocess.run(
            [str(VITE), "build", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "error"],
            cwd=ROOT / "web",
            env={**environment(), "SCHISM_EXTRA_GAMES": str(ROOT / "tests")},
            check=True,
        )
    return folder


@pytest.fixture(scope="module")
def server(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**environment(), "SCHISM_PAGE": str(page_folder)}.items():
            patch.setenv(name, value)
        running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


def test_a_table_of_it_is_played_over_a_socket_with_bots(server: Server) -> None:
    async def play() -> Json:
        async with server.http() as http:
            bots = [{"who": "bot", "level": level} for level in ("random", "greedy", "quick")]
            seats = [{"who": "me"}, *bots]
            made = await make_table(http, game="toy", options={"players": 4}, seats=seats)
        client = await Client.at(server, made["table"], token=made["token"])
        return await played_to_the_end(client)

    view = run(play())
    assert view["trump"] is not None
    assert sum(seat["cards"] for seat in view["seats"]) == 0


async def played_to_the_end(client: Client) -> Json:
    """Play the first legal action whenever it is the client's turn."""
    position = await client.position()
    while position["view"]["to_act"] is not None:
        actions = position["yours"]["actions"]
        if actions:
            await client.say(
                type="act",
                id=str(position["version"]),
                version=position["version"],
                action=actions[0],
            )
        position = await client.hear("moved")
    view: Json = position["view"]
    return view


@pytest.fixture
def browser(page_folder: Path) -> Iterator[Any]:
    pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None or not (page_folder / "index.html").is_file():
        pytest.skip("there is no chromium, or the page's tools are not installed: make web")
    with running_browser() as browser:
        yield browser


def test_it_is_played_on_the_page(browser: Any, server: Server) -> None:
    page = browser.new_context(locale="en-GB").new_page()
    mistakes: list[str] = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.add_init_script("localStorage.setItem('pace', 'instant')")
    page.goto(server.url)
    page.click("[data-play=toy]")
    for cards in range(4, 0, -1):
        more = f":has(button:nth-of-type({cards + 1}))"
        page.click(f"#app[data-settled] .toy:not({more}) button:nth-of-type({cards})")
    page.wait_for_selector(".over")
    assert "win" in page.inner_text(".over")
    assert "Trump: " in page.inner_text(".toy")
    assert mistakes == []
