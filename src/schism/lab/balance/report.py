"""A balance report as an HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.games.study import EVENT, Item
from schism.html.document import document
from schism.html.markup import Html, element, table, text
from schism.html.plots import Point, forest, histogram
from schism.lab.balance.balance import about_setting, groups_of
from schism.lab.balance.wording import (
    average_text,
    difference_text,
    group_title,
    points_head,
    rate_label,
    share_text,
)
from schism.review.readings import readings_section
from schism.text import Language, for_game, say

MOST_ROWS = 16  # of a plot; all are in the table


class BalancePage:
    def __init__(self, report: Json, decks: Sequence[Deck], language: Language) -> None:
        self.report, self.language = report, language
        self.decks = {deck.sha256: deck for deck in decks}
        self.study = GAMES[report["game"]].study

    def html(self) -> Html:
        settings = (self._setting(setting) for setting in self.report["settings"])
        pairs = (self._pair(pair) for pair in self.report["pairs"])
        title = self.say("balance-title", game=self.say(f"game-{self.report['game']}"))
        decks = ", ".join(dict.fromkeys(each["name"] for each in self.report["settings"]))
        return document(
            self.language,
            f"{title}: {decks}",
            element("h1", text(title)),
            self._p("balance-subtitle", decks=decks, seed=str(self.report["seed"])),
            self._p("balance-how"),
            readings_section(GAMES[self.report["game"]], self.report["options"], self.language),
            self._overview(),
            *pairs,
            *settings,
            element("footer", self._p("balance-foot", version=self.report["version"])),
        )

    def say(self, message: str, **values: Any) -> str:
        return say(self.language, message, **values)

    def _p(self, message: str, **values: Any) -> Html:
        return element("p", text(self.say(message, **values)), class_="quiet")

    def number(self, value: float) -> str:
        return self.say("cli-decimal", value=value)

    def percent(self, value: float) -> str:
        return self.say("balance-percent", value=100 * value)

    def label(self, deck_sha256: str, row: Json) -> str:
        deck = self.decks[deck_sha256]
        return self.study.label(deck, Item(row["group"], row["name"]), self.language)

    def _overview(self) -> Html:
        """Show levels, numbers of players and editions side by side."""
        settings = self.report["settings"]
        if len(settings) == 1:
            return ""
        fair = list(self.study.fair)
        targets = list(self.study.target_rates)
        heads = [
            self.say("balance-head-what"),
            *(self._title(group) for group in fair),
            *(self._rate(name) for name in targets),
            points_head(self.language, self.report["game"]),
            self.say("balance-head-margin"),
        ]
        rows = ([self._heading(each), *self._overview_cells(each, targets)] for each in settings)
        return table(self.say("balance-overview"), heads, rows)

    def _overview_cells(self, setting: Json, targets: Sequence[str]) -> list[str]:
        groups = groups_of([row for row in setting["items"] if "verdict" in row])
        spans = [self._span(groups.get(group, ())) for group in self.study.fair]
        rates = [self.share(rate) for rate in setting["rates"] if rate["name"] in targets]
        first = next(iter(groups.values()))
        times = sum(row["times"] for row in first)
        points = sum(row["points"]["mean"] * row["times"] for row in first) / times
        return [*spans, *rates, self.number(points), self.average(setting["margin"])]

    def _span(self, rows: Sequence[Json]) -> str:
        if not rows:
            return "-"
        shares = [row["wins"]["mean"] for row in rows]
        return self.say("balance-from-to", low=100 * min(shares), high=100 * max(shares))

    def _heading(self, setting: Json) -> str:
        return self.say("balance-setting", **about_setting(setting))

    def _setting(self, setting: Json) -> Html:
        groups = groups_of([row for row in setting["items"] if row["times"]])
        return element(
            "section",
            element("h2", text(self._heading(setting))),
            self._verdicts(setting),
            *(self._group(setting, name, rows) for name, rows in groups.items()),
            self._margin(setting),
            self._rates(setting),
            self._ablations(setting),
            self._never(setting),
        )

    def _verdicts(self, setting: Json) -> Html:
        groups = groups_of([row for row in setting["items"] if "verdict" in row])
        cards = [self._verdict(name, rows) for name, rows in groups.items()]
        for row in setting["rates"]:
            if "verdict" in row:
                low, high = (self.percent(bound) for bound in row["wanted"])
                about = self.say(
                    "balance-wanted", value=self.percent(row["mean"]), low=low, high=high
                )
                cards.append(self._card(self._rate(row["name"]), row["verdict"], about))
        return element("ul", *cards, class_="verdicts")

    def _verdict(self, group: str, rows: list[Json]) -> Html:
        found = {row["verdict"] for row in rows}
        worst = next(v for v in ("unfair", "unsure", "fair") if v in found)
        span = self.say(
            "balance-span",
            low=self.percent(min(row["wins"]["mean"] for row in rows)),
            high=self.percent(max(row["wins"]["mean"] for row in rows)),
            even=self.percent(rows[0]["even"]),
            allowed=self.percent(self.study.fair[group]),
        )
        return self._card(self._title(group), worst, span)

    def _card(self, title: str, verdict: str, about: str) -> Html:
        words = f"{title}: {self.say(f'balance-verdict-{verdict}')}"
        return element("li", element("b", text(words)), text(about), class_=verdict)

    def _group(self, setting: Json, group: str, rows: list[Json]) -> Html:
        labelled = [(self.label(setting["deck_sha256"], row), row) for row in rows]
        telling = sorted(labelled, key=lambda pair: pair[1]["chance"])[:MOST_ROWS]
        drawn = telling if len(labelled) > MOST_ROWS else labelled
        points = [point_of(label, row["wins"], row["flagged"]) for label, row in drawn]
        title = self._title(group)
        band = self.study.fair.get(group)
        plot = element("figure", forest(points, rows[0]["even"], title, self.percent, band))
        numbers = self._numbers(group, drawn)
        if len(labelled) > len(drawn):
            summary = element("summary", text(self.say("balance-all", count=len(labelled))))
            numbers += element("details", summary, self._numbers(group, labelled))
        beside = element("div", numbers)
        return element("h3", text(title)) + element("div", plot, beside, class_="pair")

    def _numbers(self, group: str, labelled: Sequence[tuple[str, Json]]) -> Html:
        heads = [self.say(f"balance-head-{name}") for name in ("what", "games", "wins", "chance")]
        heads.insert(3, points_head(self.language, self.report["game"]))
        cells = ([label, *self._cells(row)] for label, row in labelled)
        return table(self._about(group), heads, cells)

    def _cells(self, row: Json) -> list[str]:
        return [
            self.say("cli-whole", value=row["games"]),
            self.share(row["wins"]),
            self.average(row["points"]),
            self.chance(row),
        ]

    def chance(self, row: Json) -> str:
        small = row["chance_holm"] < 0.005
        shown = self.say("balance-tiny") if small else self.number(row["chance_holm"])
        return f"{shown} *" if row["flagged"] else shown

    def share(self, found: Json) -> str:
        return share_text(self.language, found)

    def difference(self, found: Json) -> str:
        return difference_text(self.language, found)

    def percentage_points(self, value: float) -> str:
        return self.number(100 * value)

    def average(self, found: Json) -> str:
        return average_text(self.language, found)

    def _margin(self, setting: Json) -> Html:
        margin, title = setting["margin"], self.say("balance-margin")
        counts = [(value, count) for value, count in margin["counts"]]
        about = self.say(
            "balance-margin-about",
            median=self.number(margin["median"]),
            mean=self.average(margin),
        )
        heads = [self.say("balance-head-margin"), self.say("balance-head-games")]
        rows = ([str(value), self.say("cli-whole", value=count)] for value, count in counts)
        details = element(
            "details",
            element("summary", text(self.say("balance-all", count=len(counts)))),
            table(title, heads, rows),
        )
        plot = element("figure", histogram(counts, title))
        words = element("div", element("p", text(about)), details)
        return element("h3", text(title)) + element("div", plot, words, class_="pair")

    def _rate(self, name: str) -> str:
        return rate_label(self.language, self.report["game"], {"name": name})

    def _title(self, group: str) -> str:
        return group_title(self.language, self.report["game"], group)

    def _about(self, group: str) -> str:
        return self.say(for_game(self.report["game"], f"balance-about-{group}"))

    def _rates(self, setting: Json) -> Html:
        heads = [self.say("balance-head-what"), self.say("balance-head-rate")]
        rows = ([self._rate(r["name"]), self.share(r)] for r in setting["rates"])
        title = self.say("balance-rates")
        about = self.say(for_game(self.report["game"], "balance-rates-about"))
        return element("h3", text(title)) + table(about, heads, rows)

    def _ablations(self, setting: Json) -> Html:
        rows = sorted(setting["silenced"], key=lambda row: -row["mean"])
        if not rows:
            return ""
        title = self.say("balance-silenced")
        points = [point_of(self.label(setting["deck_sha256"], r), r, r["mean"] == 0) for r in rows]
        heads = [self.say("balance-head-what"), self.say("balance-head-changed")]
        cells = ([p.label, self.share(r)] for p, r in zip(points, rows, strict=True))
        about = self.say("balance-silenced-about", games=rows[0]["games"])
        numbers = element(
            "details",
            element("summary", text(self.say("balance-all", count=len(rows)))),
            table(title, heads, cells),
        )
        drawn = points[: MOST_ROWS // 2] + points[-MOST_ROWS // 2 :]
        plot = element("figure", forest(drawn, 0.0, title, self.percent))
        body = element("div", plot, numbers, class_="pair")
        return element("h3", text(title)) + element("p", text(about), class_="quiet") + body

    def _never(self, setting: Json) -> Html:
        title = element("h3", text(self.say("balance-never")))
        if not setting["never"]:
            return title + self._p("balance-never-none", games=setting["games"])
        groups = groups_of([{"group": group, "name": name} for group, name in setting["never"]])
        lines = (
            f"{self._title(group)}: "
            + ", ".join(self.label(setting["deck_sha256"], row) for row in rows)
            for group, rows in groups.items()
        )
        bound = self.percent(3 / setting["games"])
        about = self._p("balance-never-about", games=setting["games"], bound=bound)
        return title + about + element("ul", *(element("li", text(line)) for line in lines))

    def _pair(self, pair: Json) -> Html:
        one, other = pair["names"]
        heading = self.say(
            "balance-pair",
            one=one,
            other=other,
            bots=pair["bots"],
            players=pair["players"],
            games=pair["games"],
        )
        deck_sha256 = pair["decks_sha256"][1]
        groups = groups_of([row for row in pair["items"] if row["group"] != EVENT])
        parts = (self._pair_group(deck_sha256, name, rows) for name, rows in groups.items())
        rates = table(
            self.say("balance-rates"),
            [self.say("balance-head-what"), self.say("balance-head-difference")],
            ([self._rate(r["name"]), self.difference(r)] for r in pair["rates"]),
        )
        about = self._p("balance-pair-about", one=one, other=other)
        return element("section", element("h2", text(heading)), about, *parts, rates)

    def _pair_group(self, deck_sha256: str, group: str, rows: list[Json]) -> Html:
        telling = sorted(rows, key=lambda row: row["chance"])[:MOST_ROWS]
        points = [
            point_of(self.label(deck_sha256, row), row["difference"], row["flagged"])
            for row in telling
        ]
        title = self._title(group)
        heads = [self.say(f"balance-head-{name}") for name in ("what", "difference", "chance")]
        cells = (
            [
                point.label,
                self.difference(row["difference"]),
                self.chance(row),
            ]
            for point, row in zip(points, telling, strict=True)
        )
        plot = element("figure", forest(points, 0.0, title, self.percentage_points))
        numbers = table(self._about(group), heads, cells)
        return element("h3", text(title)) + element("div", plot, numbers, class_="pair")


def point_of(label: str, found: Json, loud: bool) -> Point:
    return Point(label, found["mean"], found["low"], found["high"], loud)
