"""A shim for each exported function: takes its arguments as words of 64 bits, and writes back what
the function returns in the same way. Made by numba, and handed on as LLVM's intermediate code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from schism.games.registry import GAMES
from schism.kernel.native import layout
from schism.native.exports import FOR_ALL_GAMES_ALIKE, RECORDS, TUPLES, exports_of, records_of

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


class Kinds:
    """Record and number types by their layout, numbered as they come."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.dtypes: list[Any] = []

    def number(self, dtype: Any) -> int:
        text = layout(dtype)
        if text not in self.numbers:
            self.numbers[text] = len(self.dtypes)
            self.dtypes.append(dtype)
        return self.numbers[text]


@dataclass
class Version:
    """One exported function with one signature."""

    function: Any  # numba's dispatcher
    arguments: list[str]  # forms, as glue.c reads them, with the kind's number behind
    count: int  # of arguments, a tuple being one
    result: str
    symbol: str = ""

    @property
    def place(self) -> tuple[str, str]:
        return self.function.py_func.__module__, self.function.py_func.__name__


class Shim:
    """The source of one shim, written argument by argument."""

    def __init__(self, kinds: Kinds, records: dict[str, Any], signature: str) -> None:
        self.kinds, self.records = kinds, records
        self.forms: list[str] = []
        self.at = 0
        self.names: dict[str, Any] = {"np": np, "carray": numba.carray, "types": types}
        taken, _, given = signature.partition("->")
        self.arguments = [self.argument(word) for word in taken.split()]
        self.result = "".join(NUMBERS[word] for word in given.split())

    def argument(self, word: str) -> str:
        if word in NUMBERS:
            return self.number(NUMBERS[word])
        if word == "none":
            self.forms.append("n")
            return "None"
        if word in TUPLES:
            return self.tuple_of(word)
        name, bracket, dimensions = word.partition("[")
        return self.array(name, len(dimensions)) if bracket else f"{self.array(name, 0)}[0]"

    def number(self, form: str) -> str:
        self.forms.append(form)
        self.at += 1
        return _READ[form].format(at=self.at - 1)

    def array(self, name: str, dimensions: int) -> str:
        kind = self.kinds.number(self.records[name])
        self.forms.append(f"{dimensions or 'r'}{kind}")
        self.names[f"pointer_{kind}"] = pointer_to(self.kinds.dtypes[kind])
        first, self.at = self.at, self.at + 1 + dimensions
        shape = ", ".join(f"words[{first + 1 + i}]" for i in range(dimensions))
        return f"carray(pointer_{kind}(words[{first}]), ({shape or 1},))"

    def tuple_of(self, name: str) -> str:
        make, items = TUPLES[name]
        self.forms.append("(")
        inner = ", ".join([self.argument(word) for word in items.split()])
        self.forms.append(")")
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


def wanted() -> Iterator[tuple[dict[str, Any], Any, str]]:
    """Records, function and signature of everything that is exported, each once."""
    seen = set()
    lists = [(records_of(game), exports_of(game)) for game in GAMES.values()]
    for records, exports in [(RECORDS, iter(FOR_ALL_GAMES_ALIKE)), *lists]:
        for function, signature in exports:
            key = function, signature, id(records)
            if hasattr(function, "py_func") and key not in seen:
                seen.add(key)
                yield records, function, signature


def variants(signature: str) -> list[str]:
    """`log?` is taken as a record and as None, each compiled for itself."""
    word = next((word for word in signature.split() if word.endswith("?") and word[:-1]), None)
    if word is None:
        return [signature]
    return [signature.replace(word, word[:-1]), signature.replace(word, "none")]


def make_versions(kinds: Kinds) -> tuple[list[Version], str]:
    """Compile all shims; returns them, and the code of all of them together."""
    shims, versions = [], []
    for records, function, signature in wanted():
        for text in variants(signature):
            shim = Shim(kinds, records, text)
            code = shim.compiled(function)
            version = Version(function, shim.forms, len(shim.arguments), shim.result)
            version.symbol = code.overloads[SIGNATURE.args].fndesc.llvm_func_name
            shims.append(code)
            versions.append(version)
    return versions, _together(shims)


def _together(shims: list[Any]) -> str:
    """A function that calls every shim has all of their code in its module, each piece once."""
    names = {f"shim_{i}": shim for i, shim in enumerate(shims)}
    calls = "\n    ".join(f"{name}(arguments, results)" for name in names)
    exec(f"def every(arguments, results):\n    {calls}\n", names)
    every = numba.njit(error_model="numpy")(names["every"])
    every.compile(SIGNATURE)
    return every.inspect_llvm(SIGNATURE.args)  # type: ignore[no-any-return]
