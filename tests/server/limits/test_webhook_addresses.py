"""Which addresses a webhook may call."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from schism.server.webhook import is_public


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822"])
def test_hosts_on_the_internet_may_be_called(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "169.254.169.254",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fec0::1",
        "ff0e::1",
        "fd00::1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",  # 10.0.0.1 behind NAT64
        "64:ff9b:1::a00:1",  # behind a NAT64 of this network's own
        "2002:a00:1::1",  # and behind 6to4
        "::10.0.0.1",
        "5f00::1",
    ],
)
def test_others_may_not(address: str) -> None:
    assert not is_public(ip_address(address))
