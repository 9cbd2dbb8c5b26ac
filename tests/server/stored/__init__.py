"""Tables as earlier versions stored them, a folder each: they must stay playable."""

from pathlib import Path

FOLDERS = sorted(path.parent for path in Path(__file__).parent.glob("*/tables.sql"))
