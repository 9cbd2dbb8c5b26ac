"""The expected result through a game, drawn."""

from __future__ import annotations

from html import escape

from schism.lab.review import Decision, Review
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


def graph(review: Review, reader: Reader) -> str:
    """The line and its mistakes; the numbers stand in the table, which the label points to."""
    moves = sum(1 for entry in review.match.journal if entry.action is not None)
    scale = _Scale(moves)
    start, end = round(100 * review.start.value), round(100 * review.end.value)
    about = escape(reader.say("review-graph-about", start=start, end=end))
    course = [(0, review.start.value), *_course(review), (moves, review.end.value)]
    points = " ".join(f"{scale.x(move)},{scale.y(share)}" for move, share in course)
    dots = "\n".join(_dot(d, scale, reader) for d in review.decisions if d.mistake)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{about}">\n'
        f"<title>{about}</title>\n{_grid(scale, reader)}\n"
        f'<polyline class="course" points="{points}"/>\n{dots}\n</svg>'
    )


def _course(review: Review) -> list[tuple[int, float]]:
    return [(decision.move, decision.expected.value) for decision in review.decisions]


def _grid(scale: _Scale, reader: Reader) -> str:
    lines = []
    for share in _LINES:
        y = scale.y(share / 100)
        lines.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        text = escape(reader.say("review-percent", value=str(share)))
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{text}</text>')
    y = HEIGHT - 10
    lines += [
        f'<text x="{scale.x(move)}" y="{y}" text-anchor="middle">{move}</text>'
        for move in range(0, scale.moves + 1, _step(scale.moves))
    ]
    axis = escape(reader.say("review-axis"))
    lines.append(f'<text x="8" y="{y}">{axis}</text>')
    return "\n".join(lines)


def _step(moves: int) -> int:
    return next(step for step in (5, 10, 20, 50, 100, 200, 500) if moves <= 10 * step)


def _dot(decision: Decision, scale: _Scale, reader: Reader) -> str:
    x, y = scale.x(decision.move), scale.y(decision.expected.value)
    loss = reader.say("review-percent", value=str(round(-100 * decision.cost)))
    about = escape(f"{decision.taken}: {loss}")
    return f'<circle class="dot" cx="{x}" cy="{y}" r="6"><title>{about}</title></circle>'
