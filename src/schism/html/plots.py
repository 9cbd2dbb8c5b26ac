"""SVG plots in the page's colours, to be read beside a table of the same numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from schism.html.markup import Html, element, text

WIDTH, LABELS, ROW = 640, 190, 24
LETTER = 7  # the average letter of a label is no wider
FOOT, TOP = 28, 8
BAR_HEIGHT, MOST_BARS = 160, 40


@dataclass(frozen=True, slots=True)
class Point:
    label: str
    mean: float
    low: float
    high: float
    loud: bool = False  # highlighted


@dataclass(frozen=True, slots=True)
class Scale:
    low: float
    high: float
    left: float = LABELS  # room for labels

    @property
    def width(self) -> float:
        return WIDTH + self.left - LABELS

    def x(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.left + part * (WIDTH - LABELS - 16), 1)

    def ticks(self) -> list[float]:
        """Return four to eight round numbers."""
        span = self.high - self.low
        power = 10.0 ** round(-6 + len(str(int(span * 1e6))))
        step = next(
            s for s in (power * f for f in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1)) if span / s <= 8
        )
        first = int(self.low / step) - 1
        every = (round((first + i) * step, 9) for i in range(12))
        return [tick for tick in every if self.low <= tick <= self.high]


def scale_for(points: Sequence[Point], middle: float) -> Scale:
    low = min(middle, *(p.low for p in points))
    high = max(middle, *(p.high for p in points))
    room = 0.06 * (high - low) or 0.01
    longest = max(len(p.label) for p in points)
    return Scale(low - room, high + room, max(LABELS, LETTER * longest + 16))


def forest(
    points: Sequence[Point],
    middle: float,
    title: str,
    shown: Callable[[float], str],
    band: float | None = None,
) -> Html:
    """Draw a dot with its interval for each row, a line at the even value and a fair band."""
    scale = scale_for(points, middle)
    bottom = TOP + ROW * len(points)
    height = bottom + FOOT
    drawn = [_tick(scale.x(tick), bottom, shown(tick)) for tick in scale.ticks()]
    if band is not None:
        left, right = max(scale.x(middle - band), scale.left), scale.x(middle + band)
        right = min(right, scale.width - 16)
        drawn.insert(0, _box(left, TOP, right - left, bottom - TOP, "band"))
    drawn.append(line(scale.x(middle), TOP, scale.x(middle), bottom, "even"))
    drawn += [_row(scale, point, TOP + ROW * i + ROW / 2) for i, point in enumerate(points)]
    return svg(title, (scale.width, height), drawn)


def histogram(counts: Sequence[tuple[int, int]], title: str) -> Html:
    """Draw how often each integer occurred; neighbours share a bar if there are many."""
    last = max(value for value, _ in counts)
    wide = -(-(last + 1) // MOST_BARS)
    bars = [0] * (last // wide + 1)
    for value, count in counts:
        bars[value // wide] += count
    step = (WIDTH - 32) / len(bars)
    high = max(bars)
    drawn = []
    for i, count in enumerate(bars):
        tall = round(BAR_HEIGHT * count / high, 1)
        drawn.append(
            _box(16 + i * step + 1, TOP + BAR_HEIGHT - tall, max(step - 2, 1), tall, "bar")
        )
        if i % max(1, len(bars) // 10) == 0:
            drawn.append(
                label(16 + (i + 0.5) * step, TOP + BAR_HEIGHT + 18, str(i * wide), "middle")
            )
    return svg(title, (WIDTH, TOP + BAR_HEIGHT + FOOT), drawn)


def svg(title: str, size: tuple[float, float], drawn: Iterable[Html]) -> Html:
    width, height = size
    return element(
        "svg",
        element("title", text(title)),
        *drawn,
        viewBox=f"0 0 {width} {round(height)}",
        role="img",
        aria_label=title,
    )


def _row(scale: Scale, point: Point, y: float) -> Html:
    name = "loud" if point.loud else "calm"
    return "".join(
        (
            label(scale.left - 12, y + 4, point.label, "end"),
            line(scale.x(point.low), y, scale.x(point.high), y, f"whisker {name}"),
            element("circle", cx=scale.x(point.mean), cy=y, r=5, class_=f"dot {name}"),
        )
    )


def _tick(x: float, bottom: float, words: str) -> Html:
    return line(x, TOP, x, bottom, "grid") + label(x, bottom + 18, words, "middle")


def line(x1: float, y1: float, x2: float, y2: float, name: str) -> Html:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=name)


def _box(x: float, y: float, width: float, height: float, name: str) -> Html:
    whole = (round(x, 1), round(width, 1))
    return element("rect", x=whole[0], y=y, width=whole[1], height=height, class_=name)


def label(x: float, y: float, words: str, anchor: str) -> Html:
    return element("text", text(words), x=round(x, 1), y=y, text_anchor=anchor)
