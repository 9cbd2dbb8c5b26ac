"""Why a bot did what it did, without giving away what it holds.

The analysis is that of a hint, from what the bot knew. But only the action that everybody saw is
named, and of what spoke for it only what happens in public; how sure or how large that was would
say something about the bot's hand. A game says its motives in messages of its own, and what has
none there stays unsaid.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from schism.bots.search_bot import Budget
from schism.errors import SchismError
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.games.words import Words
from schism.kernel.records import Observation
from schism.review.hint import stories_after
from schism.review.judgement import candidates, judge
from schism.review.review import replay_steps
from schism.table.match import Match
from schism.text import Language, Reader, for_game, has_message

BUDGET = Budget(iterations=1000)


@dataclass(frozen=True, slots=True)
class Explanation:
    deck: Deck
    seat: int
    action: str  # in notation
    motive: str | None  # the message that says why, if there is something to say

    def sentence(self, language: Language, names: Sequence[str], plain: bool = False) -> str:
        """What the bot says; `names` are those of all seats."""
        reader = Reader(language, names, plain=plain)
        action = Words(self.deck, reader).action_name(self.action)
        who = reader.name(self.seat)
        if self.motive is None:
            return reader.say("why-untold", who=who, action=action)
        return reader.say("why-because", who=who, action=action, motive=reader.say(self.motive))


def explain(
    deck: Deck, seen: Observation, action: int, budget: Budget = BUDGET, seed: int = 0
) -> Explanation:
    """Explain an action by what the seat knew before it."""
    name = GAMES[deck.game].notation.action_text(deck, seen, action)
    return Explanation(deck, int(seen.seat), name, _motive(deck, seen, action, budget, seed))


def _motive(deck: Deck, seen: Observation, action: int, budget: Budget, seed: int) -> str | None:
    among = list(dict.fromkeys([action, *candidates(deck, seen, seed)]))
    if len(among) == 1:
        return None
    ranking = judge(deck, seen, budget, seed, among).ranking
    other = next(each for each in ranking if each != action)
    mine, others = (stories_after(deck, seen, each, seed) for each in (action, other))
    reasons = GAMES[deck.game].reasoning.between(mine, others, int(seen.seat))
    messages = (for_game(deck.game, f"motive-{reason.name}") for reason in reasons)
    return next(filter(has_message, messages), None)


def explain_last(match: Match, by: Collection[int]) -> Explanation:
    """Explain the last action of one of these seats."""
    return explain(match.deck, *last_decision(match, by))


def last_decision(match: Match, by: Collection[int]) -> tuple[Observation, int]:
    """What the seat knew before its action, and the action."""
    last = None
    for before, entry in replay_steps(match):
        if entry.action is not None and before.to_act in by:
            last = before.observation(before.to_act or 0), before.number_of(entry.action)
    if last is None:
        raise SchismError("why-nobody")
    return last
