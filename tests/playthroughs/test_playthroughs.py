"""The games told in this folder are still played in the same way."""

import pytest

from tests.playthroughs.told import FOLDER, PLAYTHROUGHS, Playthrough, told


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_playthrough_is_as_it_was(playthrough: Playthrough) -> None:
    """After a change that is meant, write them anew and read the difference."""
    assert told(playthrough).splitlines() == playthrough.file.read_text("utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {playthrough.file for playthrough in PLAYTHROUGHS}
