"""The receiving side of a socket: messages are handled one after the other."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable

from picows import WSTransport

_MOST_WAITING = 16  # messages; a client that sends more is not read from for a while

_log = logging.getLogger("schism.socket")


class Inbox:
    """Hands messages to `handle`, the next one after `done`.

    `is_open` says whether to go on; `fail` is called when handling raises."""

    def __init__(
        self,
        transport: WSTransport,
        handle: Callable[[bytes], None],
        is_open: Callable[[], bool],
        fail: Callable[[], None],
    ) -> None:
        self._transport = transport.underlying_transport
        self._handle, self._is_open, self._fail = handle, is_open, fail
        self._messages: deque[bytes] = deque()
        self._handling = self._draining = self._paused = False

    def add(self, message: bytes) -> None:
        self._messages.append(message)
        self._drain()

    def done(self) -> None:
        """The message has been answered."""
        self._handling = False
        self._drain()

    def _drain(self) -> None:
        if self._draining:  # `handle` may call `done` at once
            return
        self._draining = True
        try:
            while self._messages and not self._handling and self._is_open():
                self._handling = True
                self._handle(self._messages.popleft())
        except Exception:  # a client that stayed would wait for this answer forever
            _log.exception("while handling a message")
            self._fail()
        finally:
            self._draining = False
        self._throttle()

    def _throttle(self) -> None:
        """Read no more while too many messages wait; a closing socket is read to its end."""
        is_open = self._is_open()
        if len(self._messages) >= _MOST_WAITING and not self._paused and is_open:
            self._paused = True
            self._transport.pause_reading()
        elif self._paused and (not self._messages or not is_open):
            self._paused = False
            if not self._transport.is_closing():
                self._transport.resume_reading()
