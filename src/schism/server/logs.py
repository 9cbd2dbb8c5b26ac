"""Logging: what happened at which table, but never tokens, keys, hands or chats."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Iterator
from typing import Any

from schism.errors import SchismError

FORMATS = ("text", "json")
# Their messages hold what they were given: PostgreSQL's the row that it refuses, with names and
# hashes. What went wrong is in the name of the error.
_QUOTING = frozenset(("asyncpg", "sqlalchemy", "pydantic_core", "fastapi"))
_NAMES = ("table_name", "column_name", "constraint_name")


class _Formatter(logging.Formatter):
    """Tells errors without the values that they are about."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return "".join(_told(ei[1], set())).rstrip("\n")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        record.message = _message(record)
        return super().formatMessage(record)


def _message(record: logging.LogRecord) -> str:
    message = record.getMessage()
    # The further lines of asyncio's show a task with the message of its error.
    return message.partition("\n")[0] if record.name == "asyncio" else message


def _told(error: BaseException, seen: set[int]) -> Iterator[str]:
    """An error with those that led to it, as Python prints them."""
    seen.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in seen:
        yield from _told(before, seen)
        yield "\nThis led to another exception:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{_summary(error)}\n"
    for part in getattr(error, "exceptions", ()):  # of a group
        yield from _told(part, seen)


def _summary(error: BaseException) -> str:
    kind = type(error)
    if kind.__module__.partition(".")[0] not in _QUOTING:
        return "".join(traceback.format_exception_only(error)).rstrip("\n")
    where = [f"{name}={getattr(error, name)}" for name in _NAMES if getattr(error, name, None)]
    return " ".join([f"{kind.__module__}.{kind.__qualname__}", *where])


class _JsonFormatter(_Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure_logging(format_name: str) -> None:
    """Log to standard error, one line a record."""
    if format_name not in FORMATS:
        raise SchismError("log-format", found=format_name, known=" | ".join(FORMATS))
    handler = logging.StreamHandler(sys.stderr)
    text = _Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(_JsonFormatter() if format_name == "json" else text)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.access", "picows"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
