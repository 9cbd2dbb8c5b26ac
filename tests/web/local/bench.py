"""How heavy a game without a server is, and how fast: part of `make bench-web`."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from schism.cli.commands.site import write_site
from schism.server.wire.page_files import FOLDER
from tests.web.local.hosting import StaticHost
from tests.web.playing import (
    AVIGNON_CHOICES,
    TOLERANCE_CHOICES,
    open_options,
    play_avignon,
    play_tolerance,
    start,
)
from tests.web.slowed import measured_slowdown, slowed

VISITS = 5
SLOWDOWN = 4
CHOICES = {"tolerance": TOLERANCE_CHOICES, "avignon": AVIGNON_CHOICES}
PLAY = {"tolerance": play_tolerance, "avignon": play_avignon}
# How long each move of a bot takes, from the step before it or the welcome on, as the page is told.
WATCH = """
(() => {
  window.answers = [];
  let before = 0;
  const hook = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  Object.defineProperty(Worker.prototype, "onmessage", {
    set(heard) {
      hook.set.call(this, (event) => {
        const { message } = event.data;
        const came = performance.now();
        if (message?.type === "moved" && message.seat > 0) window.answers.push(came - before);
        if (message?.type === "moved" || message?.type === "welcome") before = came;
        heard.call(this, event);
      });
    },
  });
})();
"""


def bench(browser: Any) -> None:
    with tempfile.TemporaryDirectory() as folder:
        write_site(FOLDER, Path(folder) / "site")
        factor = measured_slowdown(browser, SLOWDOWN)
        print(f"processor slowed {SLOWDOWN} times: a worker computes {factor:.1f} times as long")
        for game in CHOICES:
            visits = [first_move(browser, Path(folder), game) for _ in range(VISITS)]
            times = [seconds for _, seconds in visits]
            print(
                f"{game} from a static host, empty cache: {visits[0][0] / 1000:.0f} KB compressed"
                f" (limit 400), playing after {statistics.median(times):.0f} ms"
                f" (median of {VISITS}, slowest {max(times):.0f}; limit 2000)"
            )
            for slower in (1, SLOWDOWN):
                with slowed(slower):
                    answers = quick_answers(browser, Path(folder), game)
                print(
                    f"{game}: a quick bot answers after {statistics.median(answers):.0f} ms (median"
                    f" of {len(answers)}, 95% within {quantile(answers):.0f}, slowest"
                    f" {max(answers):.0f}; processor slowed {slower} times, limit 300)"
                )
            seconds = review_seconds(browser, Path(folder), game)
            print(f"{game}: a whole game is reviewed in {seconds:.1f} s (limit 20)")


def quantile(numbers: list[float]) -> float:
    return sorted(numbers)[int(0.95 * (len(numbers) - 1))]


def compressed(file: str) -> int:
    smaller = Path(f"{file}.br")
    return (smaller if smaller.is_file() else Path(file)).stat().st_size


def first_move(browser: Any, folder: Path, game: str) -> tuple[int, float]:
    """What was fetched until the first own turn, and how long that took."""
    with StaticHost(folder) as host:
        page = opened(browser, host)
        page.wait_for_selector(f"[data-play={game}]")
        start(page, game)
        page.wait_for_selector(CHOICES[game])
        ready = float(page.evaluate("performance.now()"))
        page.context.close()
        files = {file for file in host.asked if Path(file).is_file()}
        start_page = folder / "site/index.html"
        return sum(map(compressed, files)) + start_page.stat().st_size, ready


def quick_answers(browser: Any, folder: Path, game: str) -> list[float]:
    with StaticHost(folder) as host:
        page = opened(browser, host)
        open_options(page, game).locator("[data-level]").select_option("canon")
        start(page, game)
        PLAY[game](page)
        answers: list[float] = page.evaluate("window.answers")
        page.context.close()
        return answers


def review_seconds(browser: Any, folder: Path, game: str) -> float:
    """The time from asking for a review until the last decision is judged."""
    with StaticHost(folder) as host:
        page = opened(browser, host)
        start(page, game)
        PLAY[game](page)
        page.click("[data-tool=mistakes]")
        begin = time.perf_counter()
        page.wait_for_selector(".split", timeout=120_000)
        page.context.close()
        return time.perf_counter() - begin


def opened(browser: Any, host: StaticHost) -> Any:
    """Without a service worker, which would fetch everything else too."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", service_workers="block"
    )
    context.add_init_script("localStorage.setItem('pace', 'instant')")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(f"{host.address}/site/")
    return page
