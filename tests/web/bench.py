"""How heavy the start page is and how fast the page answers: `make bench-web`."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

from tests.web.local import bench as without_a_server
from tests.web.local.bench import quantile
from tests.web.playing import (
    AVIGNON_CHOICES,
    OVER,
    TOLERANCE_CHOICES,
    choose,
    play_avignon_turn,
    start,
    version,
)
from tests.web.running import server_and_browser

STARTS, MOVES = 10, 100
SLOWDOWN, TURNS = 4, 12  # of the processor while frames are counted, and for how long
QUIET = 700  # milliseconds in which nobody asks the page anything: that would be measured too
# When a step arrives at the socket, and when the page has drawn the table that follows from it.
WATCH = """
(() => {
  window.waits = [];
  const hook = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(heard) {
      hook.set.call(this, (message) => {
        const came = performance.now();
        const moved = message.data.includes('"type":"moved"');
        heard(message);
        const drawn = () => window.waits.push(performance.now() - came);
        if (moved) requestAnimationFrame(() => setTimeout(drawn));
      });
    },
  });
})();
"""

# How many frames are drawn while something moves, and how long that takes.
COUNT_FRAMES = """
(() => {
  window.drawn = { frames: 0, milliseconds: 0 };
  let last = null;
  const moves = (each) =>
    each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity;
  const look = (now) => {
    const moving = document.getAnimations().some(moves);
    if (moving && last !== null) {
      window.drawn.frames++;
      window.drawn.milliseconds += now - last;
    }
    last = moving ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""


def main() -> None:
    with server_and_browser() as (address, browser):
        weights, times = zip(*(first_visit(browser, address) for _ in range(STARTS)), strict=True)
        print(f"start page, empty cache: {weights[0] / 1000:.0f} KB over the wire (limit 300)")
        print(
            f"interactive after {statistics.median(times):.0f} ms"
            f" (median of {STARTS}, slowest {max(times):.0f}; limit 1000)"
        )
        waits = moves(browser, address)
        print(
            f"a move is drawn {statistics.median(waits):.0f} ms after its message"
            f" (median of {len(waits)}, 95% within {quantile(waits):.0f}; limit 50)"
        )
        without_a_server.bench(browser)
        for game in ("tolerance", "avignon"):
            print(
                f"{game}: {frames_a_second(browser, address, game):.0f} frames a second while"
                f" something moves, on a processor slowed {SLOWDOWN} times (target: 50)"
            )


def first_visit(browser: Any, address: str) -> tuple[int, float]:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_selector("[data-play=tolerance]")
    ready = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes), ready


def moves(browser: Any, address: str) -> list[float]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script("localStorage.setItem('pace', 'instant')")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(address)
    start(page, "tolerance")
    while len(page.evaluate("window.waits")) < MOVES:
        page.wait_for_selector(TOLERANCE_CHOICES)
        choose(page)
        page.wait_for_timeout(QUIET)
    waits: list[float] = page.evaluate("window.waits")
    context.close()
    return waits


def frames_a_second(browser: Any, address: str, game: str) -> float:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script("localStorage.setItem('pace', 'brisk')")
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.goto(address)
    start(page, game)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.evaluate(COUNT_FRAMES)
    choices, take_turn = TAKE_TURN[game]
    for _ in range(TURNS):
        page.wait_for_selector(f"{choices}, {OVER}")
        if page.query_selector(OVER):
            break
        seen = version(page)
        take_turn(page)
        page.wait_for_selector(f"#app:not([data-version='{seen}']), {OVER}")
    drawn = page.evaluate("window.drawn")
    context.close()
    return 1000 * float(drawn["frames"]) / float(drawn["milliseconds"])


TAKE_TURN: dict[str, tuple[str, Callable[[Any], None]]] = {
    "tolerance": (TOLERANCE_CHOICES, choose),
    "avignon": (AVIGNON_CHOICES, play_avignon_turn),
}


if __name__ == "__main__":
    main()
