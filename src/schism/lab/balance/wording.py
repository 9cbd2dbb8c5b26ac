"""The words and numbers of balance reports, for terminal, page and documentation."""

from __future__ import annotations

from schism.games.contract import Json
from schism.text import Language, for_game, say


def group_title(language: Language, game: str, group: str) -> str:
    return say(language, for_game(game, f"balance-group-{group}"))


def rate_label(language: Language, game: str, rate: Json) -> str:
    return say(language, for_game(game, f"balance-rate-{rate['name']}"))


def points_head(language: Language, game: str) -> str:
    """Return the heading of what a game counts as points."""
    return say(language, for_game(game, "balance-head-points"))


def share_text(language: Language, found: Json) -> str:
    """Return a share with its interval in percent."""
    mean, low, high = (100 * found[name] for name in ("mean", "low", "high"))
    return say(language, "balance-share", mean=mean, low=low, high=high)


def difference_text(language: Language, found: Json) -> str:
    """Return the difference of two shares with its interval, in percentage points."""
    return average_text(language, {name: 100 * found[name] for name in ("mean", "low", "high")})


def average_text(language: Language, found: Json) -> str:
    """Return an average with its interval."""
    return say(
        language, "balance-average", **{name: found[name] for name in ("mean", "low", "high")}
    )
