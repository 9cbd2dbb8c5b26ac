"""Compiling in the background, while a server runs interpreted."""

from __future__ import annotations

from logging import getLogger
from threading import Thread

from schism.kernel.compiled import FINGERPRINT, LATER
from schism.kernel.native import Library, Misfit, set_share, use_library
from schism.native.build import own_library
from schism.native.link import BuildError

_LOG = getLogger(__name__)
_NICENESS = 5  # somebody may be playing meanwhile


def compile_meanwhile() -> None:
    """Start compiling if necessary; the work ends with this program."""
    if LATER:
        set_share(0.0)
        Thread(target=_compile, name="compile", daemon=True).start()


def _compile() -> None:
    _LOG.info("Compiling the rules; until then bots take longer")
    try:
        use_library(Library(own_library(set_share, _NICENESS), FINGERPRINT))
        _LOG.info("The rules have been compiled")
    except (BuildError, Misfit, OSError) as reason:
        _LOG.warning("The rules stay interpreted, and bots slow: %s", reason)
        set_share(1.0)
