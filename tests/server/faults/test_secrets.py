"""Every byte a viewer is sent stays the same when everything hidden from them is replaced."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from schism.games.contract import PUBLIC, Json
from tests.server.kit import run
from tests.server.secrets.stage import staged
from tests.server.secrets.stream import replayed, stream_of
from tests.server.secrets.twins import Play, random_play, twin_of

STEPS, ATTEMPTS = 20, 100
HIDDEN_ROLES = {"players": 4, "roles": "random", "hidden_roles": True}


def secrets_of(play: Play) -> tuple[object, ...]:
    """What nobody, or not everybody, can know at the end of the script."""
    match = play.end()
    hands = [match.private_view(seat).get("hand") for seat in range(match.seats)]
    following = match.clone()
    while not following.over and len(following.journal) < len(match.journal) + 30:
        following.play(following.legal()[0])
    return hands, match.options, following.record()


@pytest.mark.parametrize(
    ("game", "options", "viewer", "wish"),
    [
        ("tolerance", {"players": 4}, 1, {}),
        ("tolerance", {"players": 3}, PUBLIC, {"open_piles": True}),
        ("tolerance", HIDDEN_ROLES, 2, {}),
        ("tolerance", HIDDEN_ROLES, PUBLIC, {}),
        ("avignon", {}, 0, {}),
        ("avignon", {"kinds": "expansion"}, PUBLIC, {}),
    ],
)
def test_no_byte_depends_on_what_its_reader_may_not_know(
    game: str,
    options: Json,
    viewer: int,
    wish: Json,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = random_play(game, options, seed=3, steps=STEPS)
    twin = twin_of(play, viewer, ATTEMPTS)
    assert secrets_of(play) != secrets_of(twin)

    async def compare() -> None:
        here = await stream_of(stage, play, viewer, **wish)
        there = await stream_of(stage, twin, viewer, **wish)
        for number, (mine, other) in enumerate(zip(here, there, strict=True)):
            assert mine == other, number
        assert await replayed(stage, play, viewer) == await replayed(stage, twin, viewer)

    with staged(tmp_path, monkeypatch) as stage:
        run(compare())


WISHES = {"players": 4, "roles": "choose", "hidden_roles": True}


@pytest.mark.parametrize(
    ("viewer", "wishes", "others"),
    [
        (0, ["george", "ned", "juba", "pierre"], ["george", "juba,ned", "juba,pierre", "bertram"]),
        (2, ["ned", "ned,juba", "bertram", "ned"], ["juba", "bertram", "bertram", "pierre"]),
        (0, ["ned,george", "ned", "juba", "pierre"], ["ned,george", "juba", "ned", "bertram"]),
        (3, ["ned", "pierre", "juba", "ned,george"], ["juba", "ned", "bertram", "ned,george"]),
        (PUBLIC, ["ned", "juba", "george", "bertram"], ["ned", "ned", "ned", "ned,bertram,juba"]),
    ],
)
def test_1_6_no_byte_depends_on_the_wishes_of_others(
    viewer: int,
    wishes: list[str],
    others: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A player who misses a wish learns that somebody has the role, but not who."""
    play = random_play("tolerance", WISHES, seed=3, steps=STEPS, picks=tuple(wishes))
    twin = replace(play, picks=tuple(others))
    here, there = (each.end().options["roles"] for each in (play, twin))
    assert here != there
    assert viewer == PUBLIC or here[viewer] == there[viewer]

    async def compare() -> None:
        here = await stream_of(stage, play, viewer)
        there = await stream_of(stage, twin, viewer)
        for number, (mine, other) in enumerate(zip(here, there, strict=True)):
            assert mine == other, number

    with staged(tmp_path, monkeypatch) as stage:
        run(compare())
