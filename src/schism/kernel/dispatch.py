"""Functions that every game has, called without knowing which game it is.

The game is found by the types of the records among the arguments: at compile time by compiled
callers, which therefore pay nothing for it, and at each call by interpreted ones.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from schism.kernel.compiled import JUST_IN_TIME
from schism.kernel.records import RecordType

if JUST_IN_TIME:
    import numba
    from numba.extending import overload

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

# What each game provides, by the class that declares it; games are known by the types of their
# states and observations, as numpy and as numba name them.
_PROVIDED: dict[Any, dict[type, object]] = {}


def register(records: Iterable[RecordType], *provided: object) -> None:
    """Register the functions of a game under the types of its records."""
    for record in records:
        kinds = (record, numba.from_dtype(record)) if JUST_IN_TIME else (record,)
        for kind in kinds:
            _PROVIDED[kind] = {type(each): each for each in provided}


def dispatched(part: type[T], field: Callable[[T], F]) -> F:
    """Make a function that calls what the game of its arguments provides in this field of `part`.

    `field` is `lambda part: part.name`, so that a type checker sees the signature for callers.
    """
    name = field.__code__.co_names[0]

    def call(*args: Any) -> Any:
        return field(_provided(part, (getattr(arg, "dtype", None) for arg in args)))(*args)

    if JUST_IN_TIME:

        @overload(call, strict=False)
        def compile_call(*args: Any) -> Any:
            function = field(_provided(part, args))

            def call_function(*args: Any) -> Any:
                return function(*args)

            return _renamed(call_function, name)

    return _renamed(call, name)  # type: ignore[return-value]


def _provided(part: type[T], kinds: Iterable[Any]) -> T:
    for kind in kinds:
        if kind in _PROVIDED:
            return _PROVIDED[kind][part]  # type: ignore[return-value]
    raise TypeError("these are not the records of any game")


def _renamed(function: Callable[..., Any], name: str) -> Callable[..., Any]:
    """Give it a name of its own: numba names the symbols of cached code after functions."""
    function.__name__ = function.__qualname__ = name
    return function
