"""One game played alongside its referee: crashes, dead ends, endless games, and differences."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from schism.games.contract import Game, Json, Options
from schism.games.deck import Deck
from schism.table.match import Match
from tests.fuzz.coverage import Coverage, choose
from tests.fuzz.moment import Moment
from tests.fuzz.sides import SIDES, Side
from tests.fuzz.situations import Watcher, watcher_for

DUMPS = Path("fuzz-dumps")
ENDLESS = 3000  # decisions; the longest game of the referees has a few hundred


class Finding(AssertionError):
    """Something that must not happen, with the file that shows it again."""


class FuzzGame:
    def __init__(self, game: Game, deck: Deck, options: Options, seed: int, number: int) -> None:
        self.match = Match(game, deck, options, seed, number)
        self.side: Side = SIDES[game.id](self.match)
        self.watcher: Watcher = watcher_for(self.match)
        self.chance = Random(f"{seed} {number}")
        self.told = 0
        self.written: Json = {"actions": []}

    def play(self, coverage: Coverage) -> Match:
        """To the end; a `Finding` if anything is wrong."""
        try:
            self._play(coverage)
        except Finding:
            raise
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise self._finding(f"crash: {error!r}") from error
        return self.match

    def _play(self, coverage: Coverage) -> None:
        self._follow()
        decisions = 0
        while not self.match.over:
            decisions += 1
            if decisions > ENDLESS:
                raise self._finding("endless")
            preferred = self.watcher.preferred(self._legal(), self.moment)
            self.match.play(choose(preferred, coverage, self.chance))
            self._follow()
            coverage.note(self.watcher.situations(self.moment))

    def _follow(self) -> None:
        """Look at what the match has come to, together with the referee."""
        self.moment = Moment(self.match)
        self._tell()
        self._check()

    def _legal(self) -> list[str]:
        ours, theirs = sorted(self.moment.legal), self.side.legal()
        if not ours:
            raise self._finding("dead end")
        if ours != theirs:
            raise self._finding(f"legal: {ours} / {theirs}")
        return ours

    def _tell(self) -> None:
        """Pass the new entries of the journal on to the referee."""
        for entry in self.match.journal[self.told :]:
            if entry.action is not None:
                self.side.play(entry.action)
            else:
                self.match.game.chance.write(self.match.deck, entry.outcome, self.written)
                self.side.tell_outcome(self.written)
        self.told = len(self.match.journal)

    def _check(self) -> None:
        broken = self.match.game.broken_invariants(self.match.deck, self.match.state)
        broken += self.side.differences(self.moment)
        if broken:
            raise self._finding("; ".join(broken))

    def _finding(self, what: str) -> Finding:
        return Finding(f"{what} (see {dump(self.match)})")


def dump(match: Match) -> Path:
    """A record that replays up to the trouble, and its deck: `replay FILE --deck DECK`."""
    DUMPS.mkdir(exist_ok=True)
    record = match.record()
    path = DUMPS / f"{match.game.id}-{record['sha256'][:12]}.json"
    del record["sha256"]  # the result may be what is wrong
    path.write_text(json.dumps({**record, "result": None}), encoding="utf-8")
    deck = json.dumps(match.deck.as_json())
    path.with_suffix(".deck.json").write_text(deck, encoding="utf-8")
    return path
