"""From LLVM's intermediate code to a shared library for each platform, by llvmlite and zig."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import llvmlite.binding as llvm

from schism.native.shims import Kinds, Version

_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Platform:
    """A system and its processors; the code runs on any of the last fifteen years."""

    name: str  # as the loader makes it from sys.platform and platform.machine()
    triple: str  # as LLVM calls it
    processor: str
    zig_target: str
    suffix: str


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


def link(
    platform: Platform, code: str, versions: Sequence[Version], kinds: Kinds, mark: str, out: Path
) -> Path:
    """Write the library of one platform; `mark` says which sources it was made from."""
    (out / "tables.c").write_text(_tables(versions, kinds, mark), encoding="utf-8")
    (out / "code.o").write_bytes(_object(platform, code, [each.symbol for each in versions]))
    library = out / f"schism-{platform.name}.{platform.suffix}"
    zig = [sys.executable, "-m", "ziglang", "cc", "-target", platform.zig_target]
    options = [
        "-shared",
        "-O2",
        "-s",
        "-fvisibility=hidden",
        "-fno-sanitize=undefined",
        "-I",
        str(_HERE),
    ]
    files = [out / "code.o", out / "tables.c", _HERE / "glue.c"]
    done = subprocess.run(
        [*zig, *options, *map(str, files), "-lm", "-o", str(library)],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{platform.name}: {done.stderr[-2000:]}")
    return library


def _object(platform: Platform, code: str, symbols: Sequence[str]) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(platform.triple)
    machine = target.create_target_machine(cpu=platform.processor, opt=3, reloc="pic")
    module = llvm.parse_assembly(_for_target(code, platform.triple, str(machine.target_data)))
    names = {symbol: f"shim_{number}" for number, symbol in enumerate(symbols)}
    for function in module.functions:
        if function.is_declaration:
            continue
        function.linkage = "external" if function.name in names else "internal"
    for symbol, name in names.items():
        module.get_function(symbol).name = name
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    first = builder.getModulePassManager()
    first.add_refprune_pass()  # as numba does: most counting of references cancels out
    first.run(module, builder)
    builder.getModulePassManager().run(module, builder)
    for variable in module.global_variables:
        if variable.name.startswith("numba.dynamic"):
            raise SystemExit(f"an address of this process is compiled in: {variable.name}")
    return machine.emit_object(module)  # type: ignore[no-any-return]


def _for_target(code: str, triple: str, layout: str) -> str:
    code = re.sub(r'target triple = ".*"', f'target triple = "{triple}"', code)
    code = re.sub(r'target datalayout = ".*"\n', f'target datalayout = "{layout}"\n', code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    return re.sub(r"= common (local_unnamed_addr )?global", "= internal global", code)


def _tables(versions: Sequence[Version], kinds: Kinds, mark: str) -> str:
    """What the library exports, in C for itself and in JSON for the loader."""
    by_function: dict[tuple[str, str], list[int]] = {}
    for number, version in enumerate(versions):
        by_function.setdefault(version.place, []).append(number)
    lines = ['#include "glue.h"', f"Kind kinds[{len(kinds.dtypes)}];"]
    lines += [_version(number, version) for number, version in enumerate(versions)]
    lines += [
        _function(row, [versions[n] for n in numbers], numbers)
        for row, numbers in enumerate(by_function.values())
    ]
    rows = ", ".join(f"FUNCTION_{row}" for row in range(len(by_function)))
    lines.append(f"Function functions[] = {{{rows}}};")
    told = {
        "mark": mark,
        "functions": list(by_function),
        "kinds": list(kinds.numbers),
    }
    text = json.dumps(json.dumps(told, separators=(",", ":")))
    lines += ["EXPORT const char *schism_manifest(void) {", f"    return {text};", "}"]
    return "\n".join(lines) + "\n"


def _version(number: int, version: Version) -> str:
    items = ", ".join(f"{{'{form[0]}', {form[1:] or 0}}}" for form in version.arguments)
    return (
        f"int shim_{number}(void *nothing, void *error, int64_t *words, int64_t *out);\n"
        f"static const Argument ARGUMENTS_{number}[] = {{{items}}};"
    )


def _function(row: int, versions: Sequence[Version], numbers: Sequence[int]) -> str:
    name = versions[0].place[1]
    frees_lock = int(versions[0].function.targetoptions["nogil"])
    items = ", ".join(
        f'{{shim_{number}, {version.count}, ARGUMENTS_{number}, "{version.result}"}}'
        for number, version in zip(numbers, versions, strict=True)
    )
    return (
        f"static const Version VERSIONS_{row}[] = {{{items}}};\n"
        f"static void *call_{row}(void *self, void *const *values, intptr_t count, void *names)\n"
        f"{{\n    return schism_call(functions + {row}, values, count, names);\n"
        "}\n"
        f'#define FUNCTION_{row} {{{{"{name}", call_{row}, FAST_WITH_KEYWORDS, 0}}, '
        f"{frees_lock}, {len(numbers)}, VERSIONS_{row}, 0}}"
    )
