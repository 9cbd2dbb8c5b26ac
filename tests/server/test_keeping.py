"""`schism verify` and `schism admin`, on what a real server has left behind."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.terminal import schism
from tests.server.conftest import Starter
from tests.server.kit import Server, everybody, full_table, play_on, run


async def played(server: Server) -> dict[str, object]:
    made, tokens = await full_table(server, options={"kinds": "random"})
    await play_on(await everybody(server, made, tokens))
    async with server.http() as http:
        return (await http.get(f"api/tables/{made['table']}/record")).json()  # type: ignore[no-any-return]


def test_a_finished_game_is_verified_and_its_table_moves_house(
    start_server: Starter, tmp_path: Path
) -> None:
    server = start_server()
    record = run(played(server))
    server.stop()
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert schism("verify", str(file)).code == 0
    proof = dict(record["proof"])  # type: ignore[call-overload]
    forged = {**record, "proof": {**proof, "secret": "00" * 32}}
    del forged["sha256"]
    file.write_text(json.dumps(forged), encoding="utf-8")
    refused = schism("verify", str(file))
    assert refused.code == 1
    assert "commitment" in refused.err

    here, there = f"--data={tmp_path}", f"--data={tmp_path / 'new'}"
    listed = json.loads(schism("admin", "list", here, "--json").out)
    assert [row["state"] for row in listed] == ["over"]
    assert schism("admin", "backup", str(tmp_path / "copy.sqlite"), here).code == 0
    moved = str(tmp_path / "tables.jsonl")
    assert schism("admin", "export", moved, here).code == 0
    assert schism("admin", "import", moved, there).code == 0
    assert schism("admin", "import", moved, there).code == 1
    again = json.loads(schism("admin", "list", there, "--json").out)
    assert again == listed
    assert schism("admin", "remove", listed[0]["id"], there).code == 0
    assert json.loads(schism("admin", "list", there, "--json").out) == []
