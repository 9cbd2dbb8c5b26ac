"""A game as text: who may do what, what is done, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from schism.games.contract import Json
from schism.games.registry import game_called, load_file
from schism.table.match import Match
from schism.table.setup import settle_options

FOLDER = Path(__file__).parent
_TITLE = ("event", "rule", "seat")


@dataclass(frozen=True, slots=True)
class Playthrough:
    """One game played at random. Its deck is a file of its own: tuning the shipped ones is free."""

    name: str
    game: str
    seed: int
    options: dict[str, Any]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def begin(self) -> Match:
        game = game_called(self.game)
        deck = load_file(FOLDER / f"{self.game}-deck.toml")
        options = settle_options(game, deck, self.options, self.seed, 0)
        return Match(game, deck, options, self.seed)


PLAYTHROUGHS = [
    Playthrough("tolerance-4p-seed7", "tolerance", 7, {"players": 4}),
    Playthrough(
        "tolerance-3p-hidden-roles-seed3",
        "tolerance",
        3,
        {"players": 3, "plague": 2, "roles": "random", "hidden_roles": True},
    ),
    Playthrough("avignon-base-seed5", "avignon", 5, {"kinds": "base"}),
    Playthrough("avignon-expansion-seed2", "avignon", 2, {"kinds": "expansion"}),
]


def told(playthrough: Playthrough) -> str:
    return "\n".join(_lines(playthrough)) + "\n"


def _lines(playthrough: Playthrough) -> Iterator[str]:
    match = playthrough.begin()
    chance = Random(playthrough.seed)
    yield f"A game of {playthrough.game}, played at random with seed {playthrough.seed}."
    yield "Written by `python -m tests.playthroughs.regenerate`."
    yield ""
    yield from (f"{name}: {value}" for name, value in match.options.items())
    yield ""
    seen = _Seen()
    yield from seen.news(match)
    while not match.over:
        yield f"seat {match.to_act} may: {', '.join(match.legal())}"
        action = chance.choice(match.legal())
        yield f"seat {match.to_act} does: {action}"
        match.play(action)
        yield from seen.news(match)
    yield from (f"{name}: {value}" for name, value in match.result().items())


class _Seen:
    """What has been told already, in public and altogether."""

    def __init__(self) -> None:
        self.public = self.all = 0

    def news(self, match: Match) -> Iterator[str]:
        public, everything = match.events(), match.everything()
        fresh: list[tuple[Json, bool]] = []
        for event in everything[self.all :]:
            is_public = self.public < len(public) and event == public[self.public]
            self.public += is_public
            fresh.append((event, is_public))
        self.all = len(everything)
        fresh += [(event, True) for event in public[self.public :]]  # opened at the end
        self.public = len(public)
        yield from _told_events(fresh)
        yield ""


def _told_events(events: list[tuple[Json, bool]]) -> Iterator[str]:
    """A line an event; events that differ in nothing but their card share one."""
    for (title, secret, _), group in groupby(events, key=_heading):
        bodies = [_body(event) for event, _ in group]
        yield f"    {title}: {' '.join(bodies)}".rstrip(": ") + secret


def _heading(told_event: tuple[Json, bool]) -> tuple[str, str, str]:
    event, is_public = told_event
    title = f"{event['event']} ({event['rule']}) seat {event['seat']}"
    alike = "" if set(event) - {*_TITLE} == {"card"} else repr(event)
    return title, "" if is_public else f"  [only seat {event['seat']} knows]", alike


def _body(event: Json) -> str:
    rest = {name: value for name, value in event.items() if name not in _TITLE}
    if set(rest) == {"card"}:
        return str(rest["card"])
    return ", ".join(f"{name} {value}" for name, value in rest.items())
