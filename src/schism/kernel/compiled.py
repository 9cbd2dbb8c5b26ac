"""How functions are compiled: ahead of time, just in time, or not at all.

A release brings a library for the usual platforms, and a server makes one where none fits. Other
programs then have numba compile each function when it is first called and cache it on disk; with
NUMBA_DISABLE_JIT=1, or without numba, everything is interpreted.

Numba's cache checks the file a function is defined in, but not the files of the functions it
calls. So the cache directory is named after a hash of all compiled sources: a change of code
anywhere starts a new one, and stale code is never run.
"""

import hashlib
import os
import re
import shutil
from collections.abc import Callable
from importlib.util import find_spec
from logging import getLogger
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from warnings import filterwarnings

import numpy as np
from platformdirs import user_cache_path

from schism.kernel.native import (
    BUILDING,
    VARIABLE,
    Library,
    Misfit,
    interpreted_for_now,
    is_wanted,
    library_files,
    machine,
)
from schism.plugins import source_folders

P = ParamSpec("P")
R = TypeVar("R")

COMPILED_PACKAGES = ("kernel", "games", "bots")
KINDS = ("*.py", "*.csv")  # a table's numbers are compiled in

DOCSTRING = re.compile(rb'\n *"""[^"]*(?:"{1,2}[^"]+)*"""')
COMMENT = re.compile(rb"#[^\n\"']*$", re.MULTILINE)  # with quotes it may be a string


def fingerprint(folders: list[Path]) -> str:
    """Hash the code of all sources."""
    digest = hashlib.sha256()
    for path in sorted(path for kind in KINDS for folder in folders for path in folder.rglob(kind)):
        digest.update(_code(path.read_bytes()))
    return digest.hexdigest()[:16]


def _code(source: bytes) -> bytes:
    """Leave out what is for people, as text: each version of Python has other syntax trees."""
    bare = COMMENT.sub(b"", DOCSTRING.sub(b"", b"\n" + source))
    return b"\n".join(line for line in map(bytes.rstrip, bare.splitlines()) if line)


def _library() -> Library | None:
    """The library for this machine, if one fits."""
    if _INTERPRETED or (_HAS_NUMBA and source_folders()):
        return None  # it knows no games of plug-ins
    for file in library_files(CACHE_DIRECTORY):
        try:
            return Library(file, FINGERPRINT)
        except Misfit as reason:
            getLogger(__name__).warning("%s is not used: %s", file.name, reason)
    return None


def _can_wait() -> bool:
    """Whether to start interpreted, until a library has been made."""
    if LIBRARY is not None or not is_wanted():
        return False
    return _HAS_NUMBA and not (_INTERPRETED or source_folders() or VARIABLE in os.environ)


def _cache_directory() -> Path:
    base = Path(os.environ.get("SCHISM_CACHE_DIR") or user_cache_path("schism"))
    directory = base / f"compiled-{FINGERPRINT}"
    if not source_folders():
        return directory
    with_plugins = base / f"compiled-{fingerprint([*_SHIPPED, *source_folders()])}"
    _start_from(directory, with_plugins)
    return with_plugins


def _start_from(shipped: Path, with_plugins: Path) -> None:
    """Reuse the compiled code of the shipped games, which plug-ins do not change."""
    if not shipped.is_dir() or with_plugins.exists():
        return
    copy = with_plugins.with_name(f"{with_plugins.name}.{os.getpid()}")
    try:
        shutil.copytree(shipped, copy, copy_function=os.link)  # numba never writes into a file
        copy.rename(with_plugins)
    except OSError:  # no links here, or another process was first; either is fine
        shutil.rmtree(copy, ignore_errors=True)


_INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
_HAS_NUMBA = find_spec("numba") is not None
_SHIPPED = [Path(__file__).parent.parent / name for name in COMPILED_PACKAGES]
FINGERPRINT = fingerprint(_SHIPPED)
CACHE_DIRECTORY = _cache_directory()
LIBRARY = _library()
LATER = _can_wait()
JUST_IN_TIME = LIBRARY is None and not _INTERPRETED and _HAS_NUMBA and not LATER
COMPILING = LIBRARY is not None or JUST_IN_TIME
_CACHING = os.environ.get(VARIABLE) != BUILDING

if JUST_IN_TIME:
    import numba

    # Another numba or numpy starts anew.
    numba.config.CACHE_DIR = str(CACHE_DIRECTORY / f"{numba.__version__}-{np.__version__}")
else:
    # The generator and the bit tricks wrap around on purpose. What numpy is told counts for this
    # thread only, and tests make errors of warnings: so both are told.
    np.seterr(over="ignore")
    filterwarnings("ignore", "overflow encountered in scalar", RuntimeWarning)

if not (COMPILING or LATER or _INTERPRETED):
    getLogger(__name__).warning(
        "Rules are interpreted, which is slow: there is no library for %s. `pip install numba` "
        "compiles them.",
        machine(),
    )


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on first use, cache on disk, and run without the global interpreter lock."""
    return _compiled(function, nogil=True)


def compiled_brief(function: Callable[P, R]) -> Callable[P, R]:
    """Compile likewise, but keep the lock: for work of a microsecond, releasing it and waiting to
    get it back from another thread would take longer."""
    return _compiled(function, nogil=False)


def _compiled(function: Callable[P, R], nogil: bool) -> Callable[P, R]:
    if LIBRARY is not None:
        return LIBRARY.function(function)
    if LATER:
        return interpreted_for_now(function)
    if not JUST_IN_TIME:
        return function
    dispatcher = numba.njit(cache=_CACHING, nogil=nogil, error_model="numpy")(function)
    _compile_once_for_all_integers(dispatcher)
    if _CACHING:
        _keep_apart_from_other_processes(dispatcher)
    return dispatcher  # type: ignore[no-any-return]


def _keep_apart_from_other_processes(dispatcher: Any) -> None:
    """Put the process id into cache file names.

    Numba numbers a function's specialisations, and two processes that compile it for two games at
    once could both write number 1."""
    file = dispatcher._cache._cache_file
    file._data_name_pattern = file._data_name_pattern.replace("{", f"{os.getpid()}-{{")


def _compile_once_for_all_integers(dispatcher: Any) -> None:
    """Widen integer arguments, or each constant and each width gets a specialisation of its own.

    There would be hundreds of them for small functions, and they would take most of a first run.
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

    `apply` tells, because no game is played without it; importing compiles only small functions.
    """
    if LIBRARY is not None:
        return True
    return any(CACHE_DIRECTORY.rglob("phases.apply-*.nbi"))
