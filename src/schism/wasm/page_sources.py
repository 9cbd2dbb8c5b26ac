"""Write the sources of the page that are generated from Python: `schism.wasm.page_sources web/src`.

The protocol's types, the modules' types, and a file of data for each game.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from schism.games.registry import GAMES
from schism.server.wire.generate import typescript as protocol
from schism.wasm import typescript as engine
from schism.wasm.game_data import earlier_decks_of, game_data


def write_page_sources(folder: Path) -> None:
    _write(folder / "engine/types.ts", engine.typescript())
    for game in GAMES.values():
        _write(folder / f"engine/games/{game.id}.json", _compact(game_data(game)))
        _write(folder / f"engine/games/earlier/{game.id}.json", _compact(earlier_decks_of(game)))
    _write(folder / "protocol/types.ts", protocol.typescript())  # last: make looks at its age


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_page_sources(Path(sys.argv[1]))
