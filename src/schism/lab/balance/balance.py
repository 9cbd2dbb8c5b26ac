"""What many games say about a deck: who wins, how certain that is, and what never matters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism import __version__
from schism.games.contract import Json
from schism.games.study import EVENT, Item
from schism.lab.balance.intervals import NORMAL_95, Estimate, average, grouped_error, share
from schism.lab.balance.multiple_comparisons import LEVEL, holm, p_value
from schism.lab.balance.observations import WHOLE_WIN, BalanceJob
from schism.lab.jobs.job import Arrays

FAIR, UNFAIR, UNSURE = "fair", "unfair", "unsure"


@dataclass(frozen=True, slots=True)
class Findings:
    """All games of one setting; arrays have a row a game."""

    job: BalanceJob
    found: Arrays

    @property
    def games(self) -> int:
        return len(self.found["times"])

    @property
    def seats(self) -> int:
        return self.job.experiment.seats


def gather(job: BalanceJob, pieces: Iterable[Arrays]) -> Findings:
    listed = list(pieces)
    return Findings(job, {name: np.concatenate([p[name] for p in listed]) for name in listed[0]})


def setting_report(findings: Findings, name: str | None = None) -> Json:
    """Return the report on a setting; `name` tells apart decks that have the same id."""
    experiment = findings.job.experiment
    items = _items(findings)
    return {
        "deck": experiment.deck.id,
        "deck_sha256": experiment.deck.sha256,
        "name": name or experiment.deck.id,
        "bots": experiment.bots[0],
        "players": findings.seats,
        "games": findings.games,
        "items": items,
        "rates": _rates(findings),
        "margin": _margin(findings),
        "silenced": _ablations(findings),
        "never": [[row["group"], row["name"]] for row in items if row["times"] == 0],
    }


def balance_report(findings: Sequence[Findings], names: Sequence[str]) -> Json:
    """Return the report on all settings; with two decks also what the second changes."""
    pairs = zip(findings[::2], findings[1::2], strict=True) if len(names) == 2 else ()
    experiment = findings[0].job.experiment
    return {
        "version": __version__,
        "game": experiment.game.id,
        "seed": experiment.seed,
        "options": dict(experiment.wanted),
        "settings": [setting_report(*each) for each in zip(findings, cycle(names), strict=False)],
        "pairs": [compare(one, other, names) for one, other in pairs],
    }


def about_setting(setting: Json) -> Json:
    """Return what the heading of a setting says."""
    about = {name: setting[name] for name in ("bots", "players", "games")}
    return {**about, "deck": setting["name"]}


def _items(findings: Findings) -> list[Json]:
    items = findings.job.items()
    even = {group: _even(findings, group) for group in dict.fromkeys(i.group for i in items)}
    rows = [_item(findings, i, item, even[item.group]) for i, item in enumerate(items)]
    looked_at = [row for row in rows if row["times"]]
    for row, adjusted in zip(looked_at, holm([row["chance"] for row in looked_at]), strict=True):
        row["chance_holm"] = adjusted
        row["flagged"] = adjusted < LEVEL
    return rows


def _even(findings: Findings, group: str) -> float:
    """Return an even share: that of a seat, or for cards and events the average of the group."""
    study, items = findings.job.study, findings.job.items()
    if group not in study.cards and group != EVENT:
        return 1 / findings.seats
    mine = [i for i, item in enumerate(items) if item.group == group]
    times = float(findings.found["times"][:, mine].sum())
    won = float(findings.found["wins"][:, mine].sum()) / WHOLE_WIN
    return won / times if times else 1 / findings.seats


def _item(findings: Findings, i: int, item: Item, even: float) -> Json:
    times, wins, points = (findings.found[name][:, i] for name in ("times", "wins", "points"))
    row: Json = {"group": item.group, "name": item.name, "even": even}
    row |= {"times": int(times.sum()), "games": int((times > 0).sum())}
    if not row["times"]:
        return row
    won = share(wins / WHOLE_WIN, times)
    row |= {"wins": won.as_json(), "points": average(points, times).as_json()}
    row["chance"] = p_value(
        won.mean - even, grouped_error(wins / WHOLE_WIN - won.mean * times, row["times"])
    )
    allowed = findings.job.study.fair.get(item.group)
    if allowed is not None:
        row["verdict"] = verdict(won, even - allowed, even + allowed)
    return row


def verdict(found: Estimate, low: float, high: float) -> str:
    """Say whether the true value lies between the bounds, as far as the interval tells."""
    if low <= found.low and found.high <= high:
        return FAIR
    return UNFAIR if found.low > high or found.high < low else UNSURE


def _rates(findings: Findings) -> list[Json]:
    study, ones = findings.job.study, np.ones(findings.games)
    rows = []
    for i, name in enumerate(study.rates):
        rate = share(findings.found["rates"][:, i], ones)
        row: Json = {"name": name, **rate.as_json()}
        if name in study.target_rates:
            low, high = study.target_rates[name]
            row |= {"wanted": [low, high], "verdict": verdict(rate, low, high)}
        rows.append(row)
    return rows


def _margin(findings: Findings) -> Json:
    margin = findings.found["margin"]
    values, counts = np.unique(margin, return_counts=True)
    return {
        **average(margin, np.ones(len(margin))).as_json(),
        "median": float(np.median(margin)),
        "counts": [[int(v), int(n)] for v, n in zip(values, counts, strict=True)],
    }


def _ablations(findings: Findings) -> list[Json]:
    """Return for each ablation how often a rescored game has another winner."""
    items = findings.job.ablations() if findings.job.rescores else ()
    ones = np.ones(findings.games)
    return [
        {
            "group": item.group,
            "name": item.name,
            "games": findings.games,
            **share(column, ones).as_json(),
        }
        for item, column in zip(items, findings.found["changed"].T, strict=True)
    ]


def compare(one: Findings, other: Findings, deck_names: Sequence[str] = ()) -> Json:
    """Compare two decks on the same deals, game by game."""
    decks = [findings.job.experiment.deck for findings in (one, other)]
    items = [item for item in one.job.items() if item in other.job.items()]
    rows = [row for item in items if (row := _difference(one, other, item)) is not None]
    for row, adjusted in zip(rows, holm([row["chance"] for row in rows]), strict=True):
        row |= {"chance_holm": adjusted, "flagged": adjusted < LEVEL}
    names = one.job.study.rates
    return {
        "decks": [deck.id for deck in decks],
        "decks_sha256": [deck.sha256 for deck in decks],
        "names": list(deck_names) or [deck.id for deck in decks],
        "bots": one.job.experiment.bots[0],
        "players": one.seats,
        "games": one.games,
        "items": rows,
        "rates": [
            {
                "name": name,
                **_paired(one.found["rates"][:, i], other.found["rates"][:, i]).as_json(),
            }
            for i, name in enumerate(names)
        ],
    }


def _paired(before: NDArray[Any], after: NDArray[Any]) -> Estimate:
    return average(after - before, np.ones(len(before)))


def _difference(one: Findings, other: Findings, item: Item) -> Json | None:
    """Return the difference of two win shares, with the error of paired deals."""
    residuals, means = [], []
    for findings in (one, other):
        i = findings.job.items().index(item)
        times = findings.found["times"][:, i]
        if not times.sum():
            return None
        won = findings.found["wins"][:, i] / WHOLE_WIN
        means.append(float(won.sum() / times.sum()))
        residuals.append((won - means[-1] * times) / times.sum())
    error = grouped_error(residuals[1] - residuals[0], 1.0)
    change = means[1] - means[0]
    margin = NORMAL_95 * error
    return {
        "group": item.group,
        "name": item.name,
        "wins": means,
        "difference": {"mean": change, "low": change - margin, "high": change + margin},
        "chance": p_value(change, error),
    }


def groups_of(rows: Sequence[Json]) -> dict[str, list[Json]]:
    groups: dict[str, list[Json]] = {}
    for row in rows:
        groups.setdefault(row["group"], []).append(row)
    return groups
