"""Logs without secrets: what happened and to which table, never tokens, keys, hands or chats."""

from __future__ import annotations

import json
import logging
import sys

from schism.errors import SchismError

FORMATS = ("text", "json")


class _Json(logging.Formatter):
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


def configure_logging(wanted: str) -> None:
    """To standard error, a line each."""
    if wanted not in FORMATS:
        raise SchismError("log-format", found=wanted, known=" | ".join(FORMATS))
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(_Json() if wanted == "json" else text)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.access", "picows"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
