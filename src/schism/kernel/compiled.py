"""How functions are compiled, and where the compiled code is kept.

Numba's cache looks at the file a function stands in and not at the files of the functions it
calls, so a cache directory is named after a hash of all compiled sources: a change anywhere
starts a new one, and stale code can fool nobody.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from platformdirs import user_cache_path

from schism.plugins import source_folders

P = ParamSpec("P")
R = TypeVar("R")

COMPILED_PACKAGES = ("kernel", "games", "bots")
KINDS = ("*.py", "*.csv")  # compiled code holds the numbers of a table too


def _sources() -> list[Path]:
    package = Path(__file__).parent.parent
    folders = [*(package / name for name in COMPILED_PACKAGES), *source_folders()]
    return sorted(path for kind in KINDS for folder in folders for path in folder.rglob(kind))


def _fingerprint() -> str:
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for path in _sources():
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _cache_directory() -> Path:
    base = os.environ.get("SCHISM_CACHE_DIR") or user_cache_path("schism")
    return Path(base) / f"compiled-{_fingerprint()}"


CACHE_DIRECTORY = _cache_directory()
COMPILING = not numba.config.DISABLE_JIT

numba.config.CACHE_DIR = str(CACHE_DIRECTORY)
if not COMPILING:
    np.seterr(over="ignore")  # the generator and the bit tricks wrap around on purpose


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on first use, keep the result on disk, and run without the interpreter's lock."""
    return _compiled(function, nogil=True)


def compiled_brief(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a microsecond's work that Python asks for: to let go of the interpreter's lock
    and to wait until another thread hands it back would take longer."""
    return _compiled(function, nogil=False)


def _compiled(function: Callable[P, R], nogil: bool) -> Callable[P, R]:
    dispatcher = numba.njit(cache=True, nogil=nogil, error_model="numpy")(function)
    if COMPILING:
        _compile_once_for_all_integers(dispatcher)
        _keep_apart_from_other_processes(dispatcher)
    return dispatcher  # type: ignore[no-any-return]


def _keep_apart_from_other_processes(dispatcher: Any) -> None:
    """Numba numbers the files of a function's versions, and two processes that compile it for two
    games at once could both write number 1: with its own number in the name no process can."""
    file = dispatcher._cache._cache_file
    file._data_name_pattern = file._data_name_pattern.replace("{", f"{os.getpid()}-{{")


def _compile_once_for_all_integers(dispatcher: Any) -> None:
    """Otherwise each constant and each width of integer passed gets a version of its own.

    That is hundreds of versions of small functions, and most of the time a first run takes.
    """
    ask = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return ask([_wide(kind) for kind in args], {name: _wide(kws[name]) for name in kws})

    dispatcher.get_call_template = get_call_template


def _wide(kind: Any) -> Any:
    plain = numba.types.unliteral(kind)
    return numba.int64 if plain in numba.types.signed_domain else plain


def is_cached() -> bool:
    """Whether this version of the rules has been compiled on this machine before.

    What every game is played by tells: a few small functions are compiled by an import already.
    """
    return any(CACHE_DIRECTORY.rglob("phases.apply-*.nbi"))
