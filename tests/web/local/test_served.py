"""A page that a server serves: games against bots stay in the browser, and can be opened to friends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from schism.table.proof import check_proof
from schism.table.replay import replay
from tests.web.conftest import LARGE, PHONE
from tests.web.local.hosting import saved_record
from tests.web.playing import AVIGNON_CHOICES, TOLERANCE_CHOICES, SETTLED, play_avignon, start, step
from tests.web.running import running_server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose page plays alone, as it does unless its host says otherwise."""
    with running_server(str(tmp_path_factory.mktemp("served")), solo=False) as address:
        yield address
