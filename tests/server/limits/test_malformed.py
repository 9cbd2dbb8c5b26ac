"""What makes no sense is refused, and breaks nothing."""

from __future__ import annotations

from tests.server.conftest import Starter
from tests.server.kit import run
from tests.server.malformed import Malformed


def test_no_malformed_request_or_frame_makes_the_server_fail(start_server: Starter) -> None:
    sender = Malformed(start_server(), seed=1)
    run(sender.send(300))
    assert sender.failures == []
    assert sender.answers["404"] > 0
    assert sender.answers["422"] > 0
