"""A self-contained page: no scripts, fonts or pictures from elsewhere."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from schism.html.markup import Html, element, empty, text
from schism.text import Language


def document(language: Language, title: str, *body: Html) -> Html:
    head = element(
        "head",
        empty("meta", charset="utf-8"),
        empty("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", text(title)),
        element("style", _style()),
    )
    main = element("body", element("main", *body))
    return "<!DOCTYPE html>\n" + element("html", head, main, lang=language) + "\n"


@cache
def _style() -> str:
    return (files("schism.html") / "style.css").read_text(encoding="utf-8")
