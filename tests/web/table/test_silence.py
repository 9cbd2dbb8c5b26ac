"""A network that goes silent without closing anything."""

from __future__ import annotations

import json
from typing import Any

from tests.web.conftest import OpenPage
from tests.web.playing import AVIGNON_CHOICES, start

SIGN = ".status.alarm"


class Network:
    """Carries the page's sockets to the server and back, unless it is silent."""

    def __init__(self) -> None:
        self.silent = False
        self.sent: list[dict[str, Any]] = []

    def carry(self, socket: Any) -> None:
        server = socket.connect_to_server()

        def up(text: str) -> None:
            message = json.loads(text)
            if not self.silent:
                self.sent.append(message)
                server.send(text)

        def down(text: str) -> None:
            if not self.silent:
                socket.send(text)

        socket.on_message(up)
        server.on_message(down)


def test_silence_is_seen_within_three_seconds_and_the_move_is_kept_and_sent_once(
    open_page: OpenPage, address: str
) -> None:
    network = Network()
    page = open_page("#/about")
    page.route_web_socket("**/socket", network.carry)
    page.goto(address)
    start(page, "avignon")
    page.wait_for_selector(AVIGNON_CHOICES)
    height = page.locator(".table").bounding_box()
    network.silent = True
    silent_since = page.evaluate("performance.now()")
    page.wait_for_selector(SIGN)
    assert page.evaluate("performance.now()") - silent_since < 3000 + 500  # and what asking takes
    page.locator("[data-column].able").first.click()
    for _ in range(2):  # nothing can be foreseen now, and still one click is not enough
        page.locator("[data-deed][aria-disabled=false]").first.click()
    page.wait_for_selector(f"{SIGN} >> text=Your move is saved")
    assert page.locator(".table").bounding_box() == height  # nothing moves under the finger
    network.silent = False
    page.wait_for_selector(SIGN, state="detached")
    page.wait_for_function("document.querySelector('#app').dataset.version")
    acts = [message for message in network.sent if message["type"] == "act"]
    assert len({message["id"] for message in acts}) == 1
    assert len(acts) == 1
