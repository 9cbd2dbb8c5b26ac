"""Elements as text. What comes from outside is escaped here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

Html = str


def element(name: str, /, *content: Html, **attributes: object) -> Html:
    """`class_` is class, `stroke_width` is stroke-width."""
    return f"<{name}{_written(attributes)}>{''.join(content)}</{name}>"


def empty(name: str, /, **attributes: object) -> Html:
    """An element that has no content."""
    return f"<{name}{_written(attributes)}/>"


def _written(attributes: Mapping[str, object]) -> str:
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
    )


def text(value: object) -> Html:
    return escape(str(value))


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Html:
    """The first cell of a row is its head; cells are plain text."""
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
