"""From machine code to a shared library with its tables, for each platform."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from schism.kernel.native import machine

_HERE = Path(__file__).parent
ZIG = [sys.executable, "-m", "ziglang"]
_OPTIONS = [
    "-shared",
    "-fPIC",
    "-O2",
    "-s",
    "-fvisibility=hidden",
    "-fno-sanitize=undefined",
    f"-I{_HERE}",
]


class BuildError(Exception):
    """The library cannot be built here; says why."""


@dataclass(frozen=True, slots=True)
class Version:
    """One exported function with one signature."""

    symbol: str
    module: str
    name: str
    frees_lock: bool
    count: int  # of arguments, a tuple being one
    arguments: list[tuple[str, str]]  # forms, as glue.c reads them, and layouts of records
    result: str


@dataclass(frozen=True, slots=True)
class Platform:
    """An operating system and its processors, those of the last fifteen years."""

    name: str  # as the loader makes it from sys.platform and platform.machine()
    triple: str  # as LLVM calls it
    processor: str
    zig_target: str
    suffix: str
    features: str = ""


PLATFORMS = [
    Platform(
        "linux-x86_64", "x86_64-unknown-linux-gnu", "x86-64-v2", "x86_64-linux-gnu.2.17", "so"
    ),
    Platform(
        "linux-aarch64", "aarch64-unknown-linux-gnu", "generic", "aarch64-linux-gnu.2.17", "so"
    ),
    Platform("win32-amd64", "x86_64-pc-windows-gnu", "x86-64-v2", "x86_64-windows-gnu", "dll"),
    Platform("darwin-arm64", "arm64-apple-macosx11.0.0", "apple-m1", "aarch64-macos.11.0", "dylib"),
    Platform(
        "darwin-x86_64", "x86_64-apple-macosx10.15.0", "x86-64-v2", "x86_64-macos.10.15", "dylib"
    ),
]

BROWSER = Platform(  # every browser since 2023 has these features
    "wasm32",
    "wasm32-unknown-unknown",
    "generic",
    "wasm32-freestanding",
    "wasm",
    "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint",
)


def link(platform: Platform, mark: str, folder: Path) -> Path:
    """Make a library of the machine code in a folder; `mark` says what sources it was made from."""
    versions = [
        Version(**each)
        for file in sorted(folder.glob("*.json"))
        for each in json.loads(file.read_text(encoding="utf-8"))
    ]
    (folder / "tables.c").write_text(_tables(versions, mark), encoding="utf-8")
    library = folder / f"schism-{platform.name}.{platform.suffix}"
    files = [*sorted(folder.glob(f"*-{platform.name}.o")), folder / "tables.c", _HERE / "glue.c"]
    command: list[str | Path] = [*compiler_for(platform), *_OPTIONS, *files, "-lm"]
    done = subprocess.run([*command, "-o", library], capture_output=True, text=True)
    if done.returncode:
        raise BuildError(f"{platform.name}: {done.stderr[-2000:]}")
    return library


def compiler_for(platform: Platform) -> list[str]:
    if find_spec("ziglang") is not None:
        return [*ZIG, "cc", "-target", platform.zig_target]
    own = shutil.which("cc")
    if own is None or platform.name != machine():
        raise BuildError("it takes a C compiler, or `pip install ziglang`, to link compiled code")
    return [own]


def _tables(versions: Sequence[Version], mark: str) -> str:
    """What the library exports, in C for itself and in JSON for the loader."""
    functions: dict[tuple[str, str], list[Version]] = {}
    for version in versions:
        functions.setdefault((version.module, version.name), []).append(version)
    layouts = dict.fromkeys(kind for each in versions for _, kind in each.arguments if kind)
    kinds = {kind: number for number, kind in enumerate(layouts)}
    told = {"mark": mark, "functions": list(functions), "kinds": list(kinds)}
    text = json.dumps(json.dumps(told, separators=(",", ":")))
    rows = ", ".join(f"FUNCTION_{row}" for row in range(len(functions)))
    lines = [
        '#include "glue.h"',
        f"Kind kinds[{len(kinds)}];",
        *(_version(version, kinds) for version in versions),
        *(_function(row, list(same)) for row, same in enumerate(functions.values())),
        f"Function functions[] = {{{rows}}};",
        f"EXPORT const char *schism_manifest(void) {{ return {text}; }}",
    ]
    return "\n".join(lines) + "\n"


def _version(version: Version, kinds: Mapping[str, int]) -> str:
    items = ", ".join(f"{{'{form}', {kinds.get(kind, 0)}}}" for form, kind in version.arguments)
    name = version.symbol
    return (
        f"int {name}(void *nothing, void *error, int64_t *words, int64_t *out);\n"
        f"static const Argument ARGUMENTS_{name}[] = {{{items}}};"
    )


def _function(row: int, versions: Sequence[Version]) -> str:
    first = versions[0]
    items = ", ".join(
        f'{{{each.symbol}, {each.count}, ARGUMENTS_{each.symbol}, "{each.result}"}}'
        for each in versions
    )
    return (
        f"static const Version VERSIONS_{row}[] = {{{items}}};\n"
        f"static void *call_{row}(void *self, void *const *values, intptr_t count, void *names)\n"
        f"{{\n    return schism_call(functions + {row}, values, count, names);\n"
        "}\n"
        f'#define FUNCTION_{row} {{{{"{first.name}", call_{row}, FAST_WITH_KEYWORDS, 0}}, '
        f"{int(first.frees_lock)}, {len(versions)}, VERSIONS_{row}, 0}}"
    )
