"""HTML elements as text. All escaping happens here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

Html = str


def element(name: str, /, *content: Html, **attributes: object) -> Html:
    """Return an element; `class_` becomes class, `stroke_width` stroke-width."""
    return f"<{name}{_written(attributes)}>{''.join(content)}</{name}>"


def empty(name: str, /, **attributes: object) -> Html:
    """Return an element without content."""
    return f"<{name}{_written(attributes)}/>"


def _written(attributes: Mapping[str, object]) -> str:
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
    )


def text(value: object) -> Html:
    return escape(str(value))


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Html:
    """Return a table of plain text; the first cell of each row is its header."""
    head = element("tr", *(element("th", text(h), scope="col") for h in heads))
    body = (
        element(
            "tr",
            element("th", text(first), scope="row"),
            *(element("td", text(cell)) for cell in rest),
        )
        for first, *rest in rows
    )
    return element(
        "div",
        element(
            "table",
            element("caption", text(caption)),
            element("thead", head),
            element("tbody", *body),
        ),
        class_="scroll",
    )
