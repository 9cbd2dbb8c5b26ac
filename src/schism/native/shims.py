"""A shim for each exported function: takes its arguments as words of 64 bits, and writes back what
the function returns in the same way. Made by numba, and handed on as LLVM's intermediate code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from schism.games.contract import Export
from schism.kernel.native import layout
from schism.native.exports import TUPLES
from schism.native.link import Version

NUMBERS = {"int": "i", "uint": "u", "float": "f", "bool": "b"}
_READ = {
    "i": "words[{at}]",
    "u": "np.uint64(words[{at}])",
    "f": "floats[{at}]",
    "b": "words[{at}] != 0",
}
_WRITE = {
    "i": "out[{at}] = {value}",
    "u": "out[{at}] = np.int64({value})",
    "f": "floats_out[{at}] = {value}",
    "b": "out[{at}] = 1 if {value} else 0",
}


class Shim:
    """The source of one shim, written argument by argument."""

    def __init__(self, records: dict[str, Any], signature: str) -> None:
        self.records = records
        self.forms: list[tuple[str, str]] = []
        self.at = 0
        self.names: dict[str, Any] = {"np": np, "carray": numba.carray, "types": types}
        taken, _, given = signature.partition("->")
        self.arguments = [self.argument(word) for word in taken.split()]
        self.result = "".join(NUMBERS[word] for word in given.split())

    def argument(self, word: str) -> str:
        if word in NUMBERS:
            return self.number(NUMBERS[word])
        if word == "none":
            self.forms.append(("n", ""))
            return "None"
        if word in TUPLES:
            return self.tuple_of(word)
        name, bracket, dimensions = word.partition("[")
        return self.array(name, len(dimensions)) if bracket else f"{self.array(name, 0)}[0]"

    def number(self, form: str) -> str:
        self.forms.append((form, ""))
        self.at += 1
        return _READ[form].format(at=self.at - 1)

    def array(self, name: str, dimensions: int) -> str:
        dtype = self.records[name]
        self.forms.append((str(dimensions or "r"), layout(dtype)))
        self.names[f"pointer_{name}"] = pointer_to(dtype)
        first, self.at = self.at, self.at + 1 + dimensions
        shape = ", ".join(f"words[{first + 1 + i}]" for i in range(dimensions))
        return f"carray(pointer_{name}(words[{first}]), ({shape or 1},))"

    def tuple_of(self, name: str) -> str:
        make, items = TUPLES[name]
        self.forms.append(("(", ""))
        inner = ", ".join([self.argument(word) for word in items.split()])
        self.forms.append((")", ""))
        if make is None:
            return f"({inner})"
        self.names[make.__name__] = make
        return f"{make.__name__}({inner})"

    def source(self) -> str:
        lines = [
            "def shim(arguments, results):",
            f"words = carray(arguments, {self.at + 1}, np.int64)",
            f"floats = carray(arguments, {self.at + 1}, np.float64)",
            "out = carray(results, 8, np.int64)",
            "floats_out = carray(results, 8, np.float64)",
            f"found = function({', '.join(self.arguments)})",
            *(_WRITE[form].format(at=i, value=self.part(i)) for i, form in enumerate(self.result)),
        ]
        return "\n    ".join(lines) + "\n"

    def part(self, number: int) -> str:
        return f"found[{number}]" if len(self.result) > 1 else "found"

    def version(self, function: Any, symbol: str) -> Version:
        original, frees_lock = function.py_func, function.targetoptions["nogil"]
        return Version(
            symbol,
            original.__module__,
            original.__name__,
            frees_lock,
            len(self.arguments),
            self.forms,
            self.result,
        )

    def compiled(self, function: Any) -> Any:
        names = {**self.names, "function": function}
        exec(self.source(), names)
        shim = numba.njit(error_model="numpy")(names["shim"])
        shim.compile(SIGNATURE)
        return shim


SIGNATURE = types.void(types.voidptr, types.voidptr)


def pointer_to(dtype: Any) -> Callable[[int], Any]:
    """A function that makes an address a pointer to such records."""
    pointer = types.CPointer(numba.from_dtype(dtype))

    @intrinsic
    def cast(typing: Any, address: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(pointer))

        return pointer(types.int64), generate

    return cast  # type: ignore[no-any-return]


def variants(signature: str) -> list[str]:
    """Return the signatures that `log?` stands for: with a record, and with None."""
    word = next((word for word in signature.split() if word.endswith("?") and word[:-1]), None)
    if word is None:
        return [signature]
    return [signature.replace(word, word[:-1]), signature.replace(word, "none")]


def make_shims(
    records: dict[str, Any], exports: Iterable[Export]
) -> Iterator[tuple[Shim, Callable[..., Any]]]:
    """Make a shim for each signature of each function, to be compiled; return both."""
    for function, signature in dict.fromkeys(exports):
        if hasattr(function, "py_func"):  # or it is never compiled
            yield from ((Shim(records, text), function) for text in variants(signature))
