"""Which address a client's limits are counted for."""

from __future__ import annotations

import pytest

from schism.server.wire.addresses import TrustedProxies, is_loopback, network_of
from schism.server.wire.limits import Sockets


@pytest.mark.parametrize(
    ("allowed", "peer", "forwarded", "client"),
    [
        ("127.0.0.1,::1", "127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1,::1", "127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.9", "10.0.0.1", "203.0.113.9"),  # anybody can write a header
        ("127.0.0.1", "127.0.0.1", "10.0.0.1, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1, 10.0.0.0/8", "10.1.2.3", "203.0.113.7, 10.0.0.1", "203.0.113.7"),
        ("proxy.example,127.0.0.1", "127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("", "127.0.0.1", "203.0.113.7", "127.0.0.1"),
        ("*", "198.51.100.1", "203.0.113.7", "203.0.113.7"),
        (["::1"], "::1", "nonsense", "nonsense"),
    ],
)
def test_a_proxys_word_is_taken_and_nobody_elses(
    allowed: str | list[str], peer: str, forwarded: str, client: str
) -> None:
    assert TrustedProxies(allowed).client(peer, forwarded) == client


def test_limits_count_a_household_once() -> None:
    assert network_of("203.0.113.7") == "203.0.113.7"
    assert network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:2:ffff::2") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") == "2001:db8:1:3::/64"
    assert network_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert network_of("") == ""


def test_this_machine() -> None:
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert not is_loopback("203.0.113.7")
    assert not is_loopback("")


def test_sockets_are_counted_together_and_by_address() -> None:
    sockets = Sockets(most=4, most_of_a_client=2)
    assert [sockets.open("203.0.113.7") for _ in range(3)] == [True, True, False]
    assert [sockets.open("127.0.0.1") for _ in range(3)] == [True, True, False]
    assert sockets.count == 4
    sockets.close("203.0.113.7")
    assert sockets.open("203.0.113.7")
