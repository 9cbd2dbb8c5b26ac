"""Messages on the wire."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from schism.server.wire.encoding import websocket_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_message_is_framed_as_other_programs_frame_it(size: int) -> None:
    text = b"x" * size
    assert websocket_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
