"""Tables as every terminal part of the program draws them."""

from collections.abc import Iterable

from rich.console import Group
from rich.table import Table
from rich.text import Text


def titled(title: str, table: Table) -> Group:
    """A title that may be wider than its table."""
    return Group(Text(title, style="bold"), table)


def plain_table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for heading in headings:
        table.add_column(heading)
    return table


def numbered(choices: Iterable[tuple[str, str]]) -> Table:
    """Choices beside their keys; a long one goes on under its own beginning."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(width=3, justify="right")
    table.add_column()
    for key, text in choices:
        table.add_row(Text(key), Text(text))
    return table
