"""A static host, and a browser that loses it."""

from __future__ import annotations

import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

KEPT = "navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"


class _Quiet(SimpleHTTPRequestHandler):
    def __init__(self, *args: Any, asked: list[str], **more: Any) -> None:
        self._asked = asked
        super().__init__(*args, **more)

    def do_GET(self) -> None:
        self._asked.append(self.translate_path(self.path))
        super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        return


class StaticHost:
    """Serves the files of a folder, and nothing else, until it is stopped."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []  # the files that were asked for
        handler = partial(_Quiet, directory=str(folder), asked=self.asked)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def go_offline(page: Any, host: StaticHost) -> None:
    """Once the page is kept in the browser, take the network and the host away."""
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    host.stop()
    page.reload()
    page.wait_for_selector("[data-play]")


def saved_record(page: Any, path: Path) -> dict[str, Any]:
    """The record of the finished game on the page, saved as a player would."""
    with page.expect_download() as download:
        page.click(".over [data-save]")
    download.value.save_as(path)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
