"""Logging: what happened at which table, but never tokens, keys, hands or chats."""

from __future__ import annotations

import json
import logging
import sys

from schism.errors import SchismError

FORMATS = ("text", "json")


class _JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure_logging(format_name: str) -> None:
    """Log to standard error, one line a record."""
    if format_name not in FORMATS:
        raise SchismError("log-format", found=format_name, known=" | ".join(FORMATS))
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(_JsonFormatter() if format_name == "json" else text)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.access", "picows"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
