"""Print how much of each folder of the package the tests ran: `python -m tests.coverage_by_folder`.

`make test COVERAGE=1` collects the data first. Compiled functions count where they ran interpreted.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any


def measured() -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        subprocess.run(
            [sys.executable, "-m", "coverage", "json", "-q", "-o", str(report)], check=True
        )
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def folder_of(file: str) -> str:
    """Name the folder below `schism` that a file belongs to, two deep in `games`."""
    parts = Path(file).parts
    inside = parts[parts.index("schism") + 1 : -1]
    return "/".join(inside[: 2 if inside[:1] == ("games",) else 1]) or "schism"


def main() -> None:
    found = measured()
    lines: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    for file, about in found["files"].items():
        lines[folder_of(file)][0] += about["summary"]["covered_lines"]
        lines[folder_of(file)][1] += about["summary"]["num_statements"]
    for folder, (covered, statements) in sorted(lines.items()):
        print(f"{folder:20} {100 * covered / max(statements, 1):5.1f}% of {statements} lines")
    print(f"{'all':20} {found['totals']['percent_covered']:5.1f}%")


if __name__ == "__main__":
    main()
