"""The library of compiled functions: how Python loads and calls it, at the start or later.

Each of its functions becomes a built-in function that takes numpy's arrays and records as they
are. Other arguments take a slow path: equal dtypes are registered, anything else is interpreted.
"""

from __future__ import annotations

import ctypes
import hashlib
import inspect
import json
import os
import platform
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any

import numpy as np

VARIABLE = "SCHISM_NATIVE"  # another library's file, or one of these two
OFF, BUILDING = "off", "building"
ALIASES = 8  # as in glue.h

_PYTHON = (  # in the order of glue.h
    "PyLong_AsLongLong",
    "PyLong_AsUnsignedLongLongMask",
    "PyFloat_AsDouble",
    "PyObject_IsTrue",
    "PyLong_FromLongLong",
    "PyLong_FromUnsignedLongLong",
    "PyFloat_FromDouble",
    "PyBool_FromLong",
    "PyTuple_Size",
    "PyTuple_GetItem",
    "PyTuple_New",
    "PyTuple_SetItem",
    "PyErr_Occurred",
    "PyErr_Clear",
    "PyErr_SetString",
    "PyObject_Vectorcall",
    "PyCFunction_NewEx",
    "PyEval_SaveThread",
    "PyEval_RestoreThread",
    "Py_IncRef",
)
_SUFFIXES = {"win32": "dll", "darwin": "dylib"}


def layout(dtype: np.dtype[Any]) -> str:
    """Return a hash that differs for records with different layouts."""
    return hashlib.sha256(str(dtype.descr).encode()).hexdigest()[:16]


def library_name() -> str:
    return f"schism-{machine()}.{_SUFFIXES.get(sys.platform, 'so')}"


def library_files(cache: Path) -> list[Path]:
    """List the files that may fit this machine: from the package, and built here."""
    wanted = os.environ.get(VARIABLE)
    if wanted:
        return [] if wanted in (OFF, BUILDING) else [Path(wanted)]
    folders = (Path(__file__).parent.parent / "native", cache)
    return [file for folder in folders if (file := folder / library_name()).is_file()]


def machine() -> str:
    return f"{sys.platform}-{platform.machine().lower()}"


class Misfit(Exception):
    """The library cannot be used here; says why."""


class Library:
    """The compiled functions of one file."""

    def __init__(self, file: Path, mark: str) -> None:
        """`mark` says which sources the library must have been made from."""
        if sysconfig.get_config_var("Py_GIL_DISABLED") or hasattr(sys, "gettotalrefcount"):
            raise Misfit("this Python's objects are laid out differently")
        try:
            self._library = ctypes.PyDLL(str(file))
        except OSError as error:
            raise Misfit(str(error)) from error
        self._library.schism_manifest.restype = ctypes.c_char_p
        manifest = json.loads(self._library.schism_manifest())
        if manifest["mark"] != mark:
            raise Misfit("it was built from other sources")
        self._numbers = {
            (module, name): number for number, (module, name) in enumerate(manifest["functions"])
        }
        self._kinds = {kind: number for number, kind in enumerate(manifest["kinds"])}
        self._known: dict[int, list[np.dtype[Any]]] = {}
        self._bind()
        self._check()
        make = self._library.schism_function
        make.restype, make.argtypes = ctypes.py_object, [ctypes.c_int, *[ctypes.py_object] * 2]
        self._kept: list[Any] = []  # what the library holds addresses of

    def _bind(self) -> None:
        addresses = [_address(getattr(ctypes.pythonapi, name)) for name in _PYTHON]
        objects = [None, RuntimeError, np.ndarray, np.record, np.void]
        table = [*addresses, *map(id, objects)]
        self._library.schism_bind((ctypes.c_void_p * len(table))(*table))
        accept = self._library.schism_accept
        accept.argtypes, accept.restype = [ctypes.c_int, ctypes.c_int, ctypes.c_void_p], None

    def _check(self) -> None:
        """Check that arrays and records are laid out in memory as the library expects."""
        rows = np.zeros(2, np.dtype((np.record, [("a", "i8"), ("b", "i4")])))
        for value, place in ((rows, 0), (rows[1], rows.itemsize)):
            data, dtype = ctypes.c_void_p(), ctypes.c_void_p()
            self._library.schism_parts(
                ctypes.py_object(value), ctypes.byref(data), ctypes.byref(dtype)
            )
            if (data.value, dtype.value) != (rows.ctypes.data + place, id(rows.dtype)):
                raise Misfit("numpy's objects are laid out differently")

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The library's version of a function, or what was given if it has none."""
        number = self._numbers.get((function.__module__, function.__qualname__))
        if number is None:
            return function

        def slow(*args: Any, **kwargs: Any) -> Any:
            bound = inspect.signature(function).bind(*args, **kwargs)
            bound.apply_defaults()
            if self._learn(bound.args) or len(bound.args) > len(args):
                return native(*bound.args)
            return function(*args)

        native = self._library.schism_function(number, function.__module__, slow)
        self._kept += [slow, function.__module__]
        return native  # type: ignore[no-any-return]

    def _learn(self, args: Iterable[Any]) -> bool:
        """Register dtypes that equal the library's; return whether there were any."""
        learnt = [self._accept(dtype) for dtype in _dtypes(args)]
        return any(learnt)

    def _accept(self, dtype: np.dtype[Any]) -> bool:
        kind = self._kinds.get(layout(dtype))
        if kind is None:
            return False
        known = self._known.setdefault(kind, [])
        if any(dtype is each for each in known):
            return False
        known.append(dtype)  # and kept for good: the library compares addresses
        self._library.schism_accept(kind, (len(known) - 1) % ALIASES, id(dtype))
        return True


def _dtypes(args: Iterable[Any]) -> Iterator[np.dtype[Any]]:
    for arg in args:
        if isinstance(arg, np.ndarray | np.void):
            yield arg.dtype
        elif isinstance(arg, tuple):
            yield from _dtypes(arg)


def _address(function: Any) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value


# Compiled later: a server starts interpreted, and switches once its library is built.

_wanted = False
_share = 1.0
_waiting: list[Callable[[Library], None]] = []
_used: list[Library] = []  # kept for good: its functions hold addresses of what it holds


def compile_later() -> None:
    """Start interpreted; call this before importing anything compiled."""
    global _wanted
    _wanted = True


def is_wanted() -> bool:
    return _wanted


def set_share(share: float) -> None:
    global _share
    _share = share


def compiled_share() -> float:
    """How much has been compiled, from 0 to 1."""
    return _share


def interpreted_for_now(function: Callable[..., Any]) -> Callable[..., Any]:
    current = function

    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return current(*args, **kwargs)

    def change_over(library: Library) -> None:
        nonlocal current
        current = library.function(function)

    _waiting.append(change_over)
    return call


def use_library(library: Library) -> None:
    """Switch to the library; calls under way use it from the next function they call."""
    _used.append(library)
    for change_over in _waiting:
        change_over(library)
    set_share(1.0)
