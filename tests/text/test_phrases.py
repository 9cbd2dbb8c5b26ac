"""The language of `phrases.json`, rule by rule; the page's tests read the same cases."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from schism.games.contract import Json
from schism.games.words.phrases import Phrases
from schism.text import Reader

STORED: Json = json.loads((Path(__file__).parent / "phrase_language.json").read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Echo(Reader):
    """A reader to whom a message is its name and its arguments."""

    def has(self, message: str) -> bool:
        return message in STORED["messages"]

    def say(self, message: str, /, **values: Any) -> str:
        given = ", ".join(f"{name}={value}" for name, value in sorted(values.items()))
        return f"{message}({given})"


@pytest.mark.parametrize("case", STORED["cases"], ids=lambda case: json.dumps(case["rule"]))
def test_what_a_rule_gives(case: Json) -> None:
    reader = Echo(STORED["language"], STORED["names"], STORED["seat"])
    phrases = Phrases("toy", STORED["phrases"], STORED["rows"], reader)
    assert phrases.apply(case["rule"], case["thing"]) == case["gives"]
