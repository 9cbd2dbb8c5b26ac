"""From LLVM's intermediate code to machine code for each platform, by llvmlite."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm

from schism.native.link import BROWSER, Platform


def machine_code(platform: Platform, code: str, exported: Mapping[str, str]) -> bytes:
    """An object file with the exported functions, whose names are replaced."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(platform.triple)
    machine = target.create_target_machine(
        cpu=platform.processor,
        features=platform.features,
        opt=3,
        reloc="static" if platform is BROWSER else "pic",
    )
    module = llvm.parse_assembly(_for_target(code, platform.triple, str(machine.target_data)))
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exported else "internal"
    for symbol, name in exported.items():
        module.get_function(symbol).name = name
    for speed_level in (2, 3):
        _optimise(module, machine, speed_level)
    for variable in module.global_variables:
        if variable.name.startswith("numba.dynamic"):
            raise SystemExit(f"an address of this process is compiled in: {variable.name}")
    return machine.emit_object(module)  # type: ignore[no-any-return]


def _optimise(module: Any, machine: Any, speed_level: int) -> None:
    """Optimise as numba does: a cheap first round cancels most reference counts."""
    options = llvm.create_pipeline_tuning_options(speed_level=speed_level)
    builder = llvm.create_pass_builder(machine, options)
    passes = builder.getModulePassManager()
    passes.add_refprune_pass()
    passes.run(module, builder)


def _for_target(code: str, triple: str, layout: str) -> str:
    code = re.sub(r'target triple = ".*"', f'target triple = "{triple}"', code)
    code = re.sub(r'target datalayout = ".*"\n', f'target datalayout = "{layout}"\n', code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    return re.sub(r"= common (local_unnamed_addr )?global", "= internal global", code)
