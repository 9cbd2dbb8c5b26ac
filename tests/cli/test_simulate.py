"""`schism simulate` and `schism replay`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from schism.kernel.compiled import COMPILING
from tests.cli.terminal import schism, small_disk


def found(*arguments: str) -> dict[str, Any]:
    answer = schism("simulate", "tolerance", "--json", *arguments)
    assert (answer.code, answer.err) == (0, "")
    result: dict[str, Any] = json.loads(answer.out)
    return result


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.jsonl", "b.jsonl")]
    options = ("simulate", "tolerance", "--games", "3", "--seed", "5", "--json")
    first, again = (schism(*options, "--records", str(file)).out for file in files)
    assert first == again
    assert files[0].read_bytes() == files[1].read_bytes()
    assert first != schism(*options[:-2], "6", "--json").out


def test_records_do_not_change_what_is_found(tmp_path: Path) -> None:
    options = ("--games", "3", "--seed", "5", "--roles", "random", "--hidden", "--players", "3")
    recorded = found(*options, "--records", str(tmp_path / "games.jsonl"))
    assert recorded == found(*options)
    assert recorded["games"] == 3


def test_tables_have_a_row_a_game_a_decision_and_an_effect(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    rows = "games,decisions,effects"
    result = found("--games", "3", "--out", str(tmp_path / "tables"), "--rows", rows)
    tables = {
        name: parquet.read_table(tmp_path / "tables" / f"{name}.parquet")
        for name in rows.split(",")
    }
    assert tables["games"].num_rows == 3
    assert tables["decisions"].num_rows == result["decisions"]
    assert set(tables["effects"]["game"].to_pylist()) == {0, 1, 2}
    vp = tables["games"]["vp_2"].to_pylist()
    assert sum(vp) / 3 == pytest.approx(result["seats"][2]["vp"]["mean"])


def test_chosen_columns_as_csv(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    found("--games", "2", "--out", str(file), "--columns", "game,win_0")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "game,win_0"
    assert [line.partition(",")[0] for line in lines[1:]] == ["0", "1"]


def test_a_resumed_simulation_finds_the_same(tmp_path: Path) -> None:
    options = ("--games", "3", "--seed", "4", "--resume", str(tmp_path))
    assert found(*options) == found(*options)
    assert len(list(tmp_path.rglob("0-3.npz"))) == 1


def test_what_was_kept_says_nothing_about_speed(tmp_path: Path) -> None:
    options = ("simulate", "tolerance", "--games", "3", "--resume", str(tmp_path))
    played, kept = (_numbers(schism(*options).out) for _ in range(2))
    assert played["Decisions per second"] > played["Games per second"]
    assert (kept["Games"], kept["Decisions"]) == (3, played["Decisions"])
    assert (kept["Games per second"], kept["Decisions per second"]) == (0, 0)


def _numbers(out: str) -> dict[str, float]:
    lines = (line.rsplit(maxsplit=1) for line in out.partition("\n\n")[0].splitlines())
    return {name.strip(): float(number.replace(",", "")) for name, number in lines}


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--rows", "moves", "--out", "x"], 'There is no table of "moves"'),
        (["--columns", "luck", "--out", "x.csv"], 'There is no column "luck". Columns: game'),
        (["--rows", "games,effects", "--out", "x.csv"], "Name a folder"),
        (["--out", "x.xlsx"], "neither a folder nor a .parquet or .csv file"),
        (["--on", "spark"], '"spark" is not a cluster'),
        (["--on", "ray://127.0.0.1:1"], "The cluster at ray://127.0.0.1:1 is not responding"),
        (["--deck", "house"], "The deck house is for avignon"),
        (["--resume", "/dev/null/x"], "/dev/null/x could not be written"),
    ],
)
def test_impossible_simulations(
    arguments: list[str], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "--on" in arguments:
        pytest.importorskip("ray", reason="Ray is not installed")
    monkeypatch.chdir(tmp_path)
    answer = schism("simulate", "tolerance", "--games", "1", *arguments)
    assert expected in answer.complaint
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_keeps_finished_pieces(tmp_path: Path) -> None:
    kept, table = tmp_path / "kept", tmp_path / "effects.csv"
    options = ("--games", "2", "--rows", "effects", "--out", str(table), "--resume", str(kept))
    with small_disk(40_000):
        complaint = schism("simulate", "tolerance", *options).complaint
    assert "could not be written" in complaint
    assert not table.exists()
    assert len(list(kept.rglob("0-2.npz"))) == 1
    assert list(tmp_path.rglob("*.part")) == []
    found(*options)
    assert table.exists()


def test_another_seed_finds_something_else() -> None:
    assert found("--games", "2", "--seed", "1") != found("--games", "2", "--seed", "2")


def test_a_person_gets_a_table() -> None:
    answer = schism("simulate", "tolerance", "--games", "2", "--lang", "de")
    assert answer.code == 0
    assert "Siegpunkte" in answer.out
    assert "random" in answer.out


@pytest.mark.skipif(not COMPILING, reason="interpreted, this bot thinks for a minute")
def test_bots_of_different_levels() -> None:
    bots = ["random", "greedy", "random"]
    result = found("--games", "1", "--players", "3", "--bots", ",".join(bots))
    assert result["bots"] == bots
    assert sum(seat["wins"]["mean"] for seat in result["seats"]) == 1.0


def test_recorded_games_replay(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    schism("simulate", "tolerance", "--games", "2", "--records", str(file))
    assert schism("replay", str(file), "--check").out.startswith(f"{file}: ok, 2 records")
    checked = json.loads(schism("replay", str(file), "--check", "--json").out)
    assert (checked["ok"], checked["records"]) == (True, 2)


def test_a_record_is_told_with_the_readings_it_was_played_by(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    readings = ("--reading", "loan_cost=once", "--reading", "first_chooser=1")
    schism("simulate", "tolerance", "--games", "1", *readings, "--records", str(file))
    assert schism("replay", str(file)).out.splitlines()[1:5:2] == [
        "  Loans at the end of the game: cost 3 points in all",
        "  Who chooses the first starting player: seat 1",
    ]


def test_a_record_is_told_in_words_and_as_json(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    schism("simulate", "tolerance", "--games", "1", "--records", str(file))
    told = schism("replay", str(file)).out
    assert "Seat 0 is dealt" in told
    assert "wins the trick with" in told
    assert "victory points" in told.splitlines()[-1]
    assert "gewinnt den Stich mit" in schism("replay", str(file), "--lang", "de").out
    line = json.loads(schism("replay", str(file), "--json").out)
    assert line["events"][0]["event"] == "dealt"
    assert line["result"]["winners"]


def test_a_difference_is_found_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    schism("simulate", "tolerance", "--games", "2", "--records", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[1])
    record["actions"][4] = "P99"
    file.write_text(f"{lines[0]}\n{json.dumps(record)}\n", encoding="utf-8")
    complaint = schism("replay", str(file), "--check").complaint
    assert complaint.startswith('schism: record 2: action 5, "P99" by seat')
    german = schism("replay", str(file), "--check", "--lang", "de").complaint
    assert "ist jetzt nicht möglich" in german
