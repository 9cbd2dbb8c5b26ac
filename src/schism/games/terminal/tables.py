"""Tables as every terminal part of the program draws them."""

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
