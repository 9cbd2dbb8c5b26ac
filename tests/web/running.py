"""A server and a browser for scripts, as the tests use them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LONGEST_START = 900  # seconds; the first start of all compiles the bots
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@contextmanager
def running_server(data: str, *more: str, solo_on_server: bool = True) -> Iterator[str]:
    """Where a server answers, which plays all games itself; tests/web/local plays without one. It
    runs compiled even where the tests are interpreted."""
    solo = ["--solo-on-server"] if solo_on_server else []
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    command = "from schism.cli.main import run; run()"
    limits = ("--requests", "100000", "--rate", "1000")
    options = ("--port", "0", "--data", data, *solo, *limits, *more)
    server = subprocess.Popen(
        [sys.executable, "-c", command, "serve", *options],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    impatience = threading.Timer(LONGEST_START, server.kill)
    impatience.start()
    try:
        address = server.stdout.readline().strip()
        impatience.cancel()
        assert address, "the server did not start"
        yield address
    finally:
        impatience.cancel()
        server.terminate()
        server.wait()
        server.stdout.close()


@contextmanager
def running_browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        browser.close()


@contextmanager
def server_and_browser() -> Iterator[tuple[str, Any]]:
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(data) as address,
        running_browser() as browser,
    ):
        yield address, browser
