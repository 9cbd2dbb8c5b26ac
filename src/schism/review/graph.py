"""A plot of the expected result over the course of a game."""

from __future__ import annotations

from collections.abc import Iterator

from schism.html.markup import Html, element, text
from schism.html.plots import label, line, svg
from schism.review.review import Decision, Review
from schism.text import Reader

WIDTH, HEIGHT = 800, 260
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 12, 30
_LINES = (0, 25, 50, 75, 100)


class _Scale:
    def __init__(self, moves: int) -> None:
        self.moves = max(1, moves)

    def x(self, move: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * move / self.moves, 1)

    def y(self, share: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def graph(review: Review, reader: Reader) -> Html:
    """Draw the line with its mistakes; the label refers to the table, which has the numbers."""
    moves = sum(1 for entry in review.match.journal if entry.action is not None)
    scale = _Scale(moves)
    start, end = round(100 * review.start.value), round(100 * review.end.value)
    about = reader.say("review-graph-about", start=start, end=end)
    course = [(0, review.start.value), *_course(review), (moves, review.end.value)]
    points = " ".join(f"{scale.x(move)},{scale.y(share)}" for move, share in course)
    return svg(
        about,
        (WIDTH, HEIGHT),
        [
            *_grid(scale, reader),
            element("polyline", points=points, class_="course"),
            *(_dot(d, scale, reader) for d in review.decisions if d.mistake),
        ],
    )


def _course(review: Review) -> list[tuple[int, float]]:
    return [(decision.move, decision.expected.value) for decision in review.decisions]


def _grid(scale: _Scale, reader: Reader) -> Iterator[Html]:
    for share in _LINES:
        y = scale.y(share / 100)
        yield line(LEFT, y, WIDTH - RIGHT, y, "grid")
        yield label(LEFT - 8, y + 4, reader.say("review-percent", value=str(share)), "end")
    y = HEIGHT - 10
    for move in range(0, scale.moves + 1, _step(scale.moves)):
        yield label(scale.x(move), y, str(move), "middle")
    yield label(8, y, reader.say("review-axis"), "start")


def _step(moves: int) -> int:
    return next(step for step in (5, 10, 20, 50, 100, 200, 500) if moves <= 10 * step)


def _dot(decision: Decision, scale: _Scale, reader: Reader) -> Html:
    x, y = scale.x(decision.move), scale.y(decision.expected.value)
    loss = reader.say("review-percent", value=str(round(-100 * decision.cost)))
    about = element("title", text(f"{decision.taken}: {loss}"))
    return element("circle", about, cx=x, cy=y, r=6, class_="dot loud")
