"""Numba as a compiler only: its code is collected, and none of it is run.

Numba links a function with everything it calls before it makes machine code, and does so
again for each caller. A library needs that once, for all functions together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.cpu import CPUContext


class _Kept(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function alone."""

    def finalize(self) -> None:
        self._finalized = True

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout


def keep_code() -> None:
    """Keep code from now on; compiled functions can no longer be called in this process."""
    JITCPUCodegen._library_class = _Kept
    CPUContext.get_executable = lambda *_: [].append  # numba wants a built-in function, a new one
    for wrapper in ("create_cpython_wrapper", "create_cfunc_wrapper"):
        setattr(CPUContext, wrapper, lambda *_, **__: None)


def code_of(functions: Iterable[Any]) -> str:
    """Return the code of these functions and of all they call, each piece once."""
    tops = [overload.library for each in functions for overload in each.overloads.values()]
    module = llvm.parse_assembly("")
    for library in reversed(list(_callees_first(tops, set()))):  # or what has no caller is left out
        code = library._final_module if library in tops else library._get_module_for_linking()
        module.link_in(code, preserve=True)
    return str(module)


def _callees_first(libraries: Iterable[Any], seen: set[Any]) -> Iterator[Any]:
    for library in libraries:
        if library not in seen:
            seen.add(library)
            yield from _callees_first(library._linking_libraries, seen)
            yield library
