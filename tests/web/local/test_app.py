"""The page is an app: it can be installed, starts without a network and says when it is renewed."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urljoin

from tests.web.conftest import PHONE
from tests.web.local.conftest import UNDER, OpenSite
from tests.web.local.hosting import KEPT, StaticHost, go_offline
from tests.web.pages.test_accessibility import complaints
from tests.web.playing import SETTLED, TOLERANCE_CHOICES, start


def test_it_can_be_installed(open_site: OpenSite) -> None:
    """What browsers ask of an app: a manifest with these fields, and a worker that keeps it."""
    page = open_site()
    address = page.evaluate("document.querySelector('link[rel=manifest]').href")
    manifest = page.request.get(address).json()
    assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
    assert manifest["display"] == "standalone"
    assert page.url.startswith(urljoin(address, manifest["start_url"]))
    assert page.url.startswith(urljoin(address, manifest["scope"]))
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert (
            page.request.get(urljoin(address, icon["src"])).headers["content-type"] == icon["type"]
        )
    assert page.wait_for_function(KEPT)


def test_links_into_the_page_work_on_a_static_host(open_site: OpenSite) -> None:
    page = open_site()
    for path in ("rules/avignon", "gallery/tolerance", "replay"):
        other = page.context.new_page()
        other.goto(f"{page.url}#/{path}")
        other.wait_for_selector("h1, h2")
        assert other.locator("[data-play]").count() == 0


def test_every_page_opens_without_a_network(open_site: OpenSite, host: StaticHost) -> None:
    page = open_site(reduced_motion="reduce")
    go_offline(page, host)
    for path in ("rules/tolerance", "rules/avignon", "gallery/avignon", "gallery/tolerance"):
        page.evaluate("path => location.hash = `/${path}`", path)
        page.wait_for_selector("h1, h2")
        assert complaints(page) == []


def test_a_table_on_a_phone_is_accessible_offline(open_site: OpenSite, host: StaticHost) -> None:
    page = open_site(size=PHONE, reduced_motion="reduce")
    go_offline(page, host)
    start(page, "tolerance")
    page.wait_for_selector(TOLERANCE_CHOICES)
    assert complaints(page) == []


def test_a_newer_page_says_so_and_waits(open_site: OpenSite, site: Path) -> None:
    page = open_site()
    page.wait_for_function(KEPT)
    start(page, "tolerance")
    page.wait_for_selector(TOLERANCE_CHOICES)
    worker = site / UNDER / "sw.js"
    before = worker.read_text(encoding="utf-8")
    try:
        worker.write_text(before.replace("schism-$", "schism-newer-$"), encoding="utf-8")
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.wait_for_selector("[data-update]")
        shown = page.evaluate("location.hash")
        with page.expect_navigation():
            page.click("[data-update]")
        page.wait_for_selector(TOLERANCE_CHOICES)
        page.wait_for_selector(SETTLED)
        assert page.evaluate("location.hash") == shown
        assert [name for name in page.evaluate("caches.keys()") if "newer" in name]
    finally:
        worker.write_text(before, encoding="utf-8")
    assert json.loads((site / UNDER / "manifest.webmanifest").read_text(encoding="utf-8"))
