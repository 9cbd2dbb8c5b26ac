"""Schism: two card games about a divided church, to play, to study and to build on."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from schism.table.match import Match, new

__version__ = "0.2.0"
__all__ = ["Match", "new"]


def __getattr__(name: str) -> Any:
    """Import the games when somebody asks for one: most commands show a page of help sooner."""
    if name not in __all__:
        raise AttributeError(f"module 'schism' has no attribute {name!r}")
    from schism.table import match

    globals().update({each: getattr(match, each) for each in __all__})
    return globals()[name]
