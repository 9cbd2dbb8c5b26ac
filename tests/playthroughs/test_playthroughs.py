"""The games in this folder still play out as written down."""

import pytest

from tests.playthroughs.told import FOLDER, PLAYTHROUGHS, Playthrough, told


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_playthrough_is_as_it_was(playthrough: Playthrough) -> None:
    """After an intended change, regenerate them and read the diff."""
    assert told(playthrough).splitlines() == playthrough.file.read_text("utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {playthrough.file for playthrough in PLAYTHROUGHS}
