"""The catalogue: the same messages in every language, each of them used, none missing.

What code asks for is read from the code itself. A message name that is put together, as in
`say(f"suit-{letter}")`, counts as using every message that begins like it.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

import schism
from schism.errors import DeckError, IllegalAction, RecordError, SchismError
from schism.games.registry import GAMES
from schism.text import LANGUAGES, Language
from schism.text.catalogue import FOLDERS
from schism.text.catalogue import messages as catalogue_of

SOURCES = Path(schism.__file__).parent
PAGE = Path(__file__).parents[2] / "web/src"
ERRORS = {kind.__name__ for kind in (SchismError, IllegalAction, DeckError, RecordError)}
SAYING = {"t", "say", "_say", "_p"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent_ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: Language) -> dict[str, set[str]]:
    """Each message with the variables it needs."""
    found: dict[str, set[str]] = {}
    for file in (file for folder in FOLDERS for file in (folder / language).iterdir()):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, fluent_ast.Junk), (file.name, entry.content)
            if isinstance(entry, fluent_ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@dataclass
class Uses:
    """What the code says."""

    exact: set[str] = field(default_factory=set)
    beginnings: set[str] = field(default_factory=set)
    own_beginnings: set[str] = field(default_factory=set)  # the same, put together
    endings: set[str] = field(default_factory=set)  # after the id of a game that says it better
    errors: dict[str, set[str]] = field(default_factory=dict)

    def cover(self, message: str) -> bool:
        message = message.removesuffix("-plain")  # for readers without codes, see reader.ts
        starts = self.beginnings.union(*map(possible, self.own_beginnings))
        begins = any(message.startswith(beginning) for beginning in starts)
        own = any(message == f"{game}-{name}" for game in GAMES for name in self.endings)
        return message in self.exact or begins or own


def possible(message: str) -> set[str]:
    """What suits any game, and each game's own version of it."""
    return {message, *(f"{game}-{message}" for game in GAMES)}


def calls() -> Iterator[tuple[Path, ast.Call]]:
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield path, node


def uses() -> Uses:
    found = Uses()
    for path, call in calls():
        name = ast.unparse(call.func).rpartition(".")[2]
        if name in SAYING or ast.unparse(call.func) == "self.text":
            add_saying(found, path, call)
        elif name == "for_game":
            add_own(found, call)
        elif name == "text" and len(call.args) == 3:  # of a study: a game's own text, or the lab's
            found.beginnings.add(first_words(call.args[1]))
        elif name in ERRORS and call.args and isinstance(call.args[0], ast.Constant):
            given = {keyword.arg or "" for keyword in call.keywords}
            found.errors.setdefault(f"error-{call.args[0].value!s}", given)
    add_page(found)
    for game in GAMES.values():
        add_rules(found, game.id, json.loads((game.folder / "text/phrases.json").read_text()))
    return found


def add_rules(found: Uses, game: str, rule: Any) -> None:
    """What a game's phrases say, however deep in its rules it stands."""
    inner = rule.values() if isinstance(rule, dict) else rule if isinstance(rule, list) else ()
    for each in inner:
        add_rules(found, game, each)
    for name in (rule[key] for key in ("say", "maybe") if isinstance(rule, dict) and key in rule):
        beginning, composed, _ = name.partition("{")
        (found.beginnings if composed else found.exact).add(f"{game}-{beginning}")


def add_page(found: Uses) -> None:
    """What the page says: a name in quotes, or one that is put together from its beginning on."""
    for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        for name, rest in PAGE_NAME.findall(path.read_text(encoding="utf-8")):
            (found.beginnings if rest else found.exact).add(name)


PAGE_NAME = re.compile(r"""["'`]((?:web|level|game|option|error)-[a-zA-Z-]*)(\$\{)?""")


def add_saying(found: Uses, path: Path, call: ast.Call) -> None:
    names = [arg for arg in call.args if isinstance(arg, ast.Constant | ast.JoinedStr)]
    if not names:
        return
    own = game_prefix(path, call)
    if not own and ast.unparse(call.func) == "words.say":  # of whichever game it is called for
        constant = isinstance(names[0], ast.Constant)
        (found.endings if constant else found.own_beginnings).add(first_words(names[0]))
    elif isinstance(names[0], ast.Constant):
        found.exact.add(own + str(names[0].value))
    else:
        first = names[0].values[0]
        beginning = str(first.value) if isinstance(first, ast.Constant) else ""
        if beginning and own + beginning != "error-":
            found.beginnings.add(own + beginning)


def add_own(found: Uses, call: ast.Call) -> None:
    """A message that suits any game, and that a game may have a version of its own of."""
    name = call.args[1]
    if isinstance(name, ast.Constant):
        found.exact.add(str(name.value))
        found.endings.add(str(name.value))
    elif isinstance(name, ast.JoinedStr) and isinstance(name.values[0], ast.Constant):
        beginning = str(name.values[0].value)
        found.own_beginnings.add(beginning)


def first_words(name: ast.expr) -> str:
    part = name.values[0] if isinstance(name, ast.JoinedStr) else name
    return str(part.value) if isinstance(part, ast.Constant) else ""


def game_prefix(path: Path, call: ast.Call) -> str:
    """Inside a game's folder `say` means that game's messages, a reader's `say` any message."""
    function = ast.unparse(call.func)
    if function == "say" or function.endswith("reader.say") or function == "t":
        return ""
    return next((f"{game}-" for game in GAMES if game in path.parts), "")


@pytest.fixture(scope="module")
def used() -> Uses:
    return uses()


def test_languages_have_the_same_messages_with_the_same_variables() -> None:
    english = messages("en")
    for language in LANGUAGES:
        other = messages(language)
        assert set(other) == set(english)
        assert {name: other[name] for name in english} == english


def test_every_message_the_code_says_exists(used: Uses) -> None:
    known = messages("en")
    assert used.exact - set(known) == set()
    for beginning in used.beginnings:
        assert any(message.startswith(beginning) for message in known), beginning
    for beginning in used.own_beginnings:
        assert any(message.startswith(tuple(possible(beginning))) for message in known), beginning


def test_every_error_has_its_message_and_gets_its_variables(used: Uses) -> None:
    known = messages("en")
    assert set(used.errors) - set(known) == set()
    for name, given in used.errors.items():
        assert known[name] <= given, name


def test_no_message_is_unused(used: Uses) -> None:
    spoken = [name for name in messages("en") if not name.startswith("error-")]
    assert [name for name in spoken if not used.cover(name)] == []
    errors = {name for name in messages("en") if name.startswith("error-")}
    assert errors - set(used.errors) - used.exact - composed_errors() == set()


def composed_errors() -> set[str]:
    """Errors whose names the code keeps in a variable before raising them."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    return {name for name in messages("en") if f'"{name.removeprefix("error-")}"' in text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_message_refers_only_to_its_own_file(language: Language) -> None:
    """The catalogue parses a file only when one of its own messages is asked for."""
    for file in (file for folder in FOLDERS for file in (folder / language).iterdir()):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        own = {entry.id.name for entry in resource.body if isinstance(entry, fluent_ast.Message)}
        references = _References()
        references.visit(resource)
        assert references.found <= own, file.name
        assert not any(isinstance(entry, fluent_ast.Term) for entry in resource.body), file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_finds_the_messages_that_the_parser_finds(language: Language) -> None:
    catalogue = catalogue_of(language)
    assert all(message in catalogue for message in messages(language))
    assert "cli-" not in catalogue
