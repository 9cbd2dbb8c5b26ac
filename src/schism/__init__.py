"""Schism: two card games about a divided church, to play, to study and to build on.

>>> import schism
>>> match = schism.new("tolerance", players=4, seed=7)
>>> while not match.over:
...     match.play(match.legal()[0])
>>> match.result()["winners"]
[1]

`new` starts a match, and `Match` says what can be done with it. `load` and `replay` bring a match
back from a record, and `read_records` reads a file of many. What people can put right is raised as
a `SchismError`; an action that is not legal, as an `IllegalAction`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from schism.errors import IllegalAction, SchismError
    from schism.table.match import Match
    from schism.table.record import read_records
    from schism.table.replay import load, replay
    from schism.table.setup import new

__version__ = "0.2.0"
__all__ = ["IllegalAction", "Match", "SchismError", "load", "new", "read_records", "replay"]

_HOMES = {
    "IllegalAction": "errors",
    "SchismError": "errors",
    "Match": "table.match",
    "new": "table.setup",
    "read_records": "table.record",
    "load": "table.replay",
    "replay": "table.replay",
}


def __getattr__(name: str) -> Any:
    """Import the games on first use, so that help pages do not wait for them."""
    if name not in _HOMES:
        raise AttributeError(f"module 'schism' has no attribute {name!r}")
    globals()[name] = found = getattr(import_module(f"schism.{_HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    """What editors offer, imported or not."""
    return sorted({*globals(), *__all__})
