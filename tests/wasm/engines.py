"""Where modules run: in Node, and in a real Chromium. Both are handed a task and answer in JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from schism.games.contract import Json
from schism.wasm.build import module_name, own_modules
from schism.wasm.sizes import find_node

PROJECT = Path(__file__).parents[2]
TASKS = PROJECT / "web/src/testing/engine_tasks.ts"
ORIGIN = "https://modules.test"
Run = Callable[[str, Json], Any]  # a task by its name, and what it is about

_ISOLATED = {  # a page on its own may look at a precise clock
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
}
_IN_NODE = """
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
const [program, module, name] = process.argv.slice(2);
const tasks = await import(program);
const wasm = await WebAssembly.compile(readFileSync(module));
const task = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(await tasks[name](task, wasm, crc32 ?? tasks.crc32)));
"""
_IN_BROWSER = """
async ([name, task, module]) => {
  const tasks = await import("./engine_tasks.js");
  const wasm = await WebAssembly.compile(await (await fetch(module)).arrayBuffer());
  return tasks[name](task, wasm, tasks.crc32);
}
"""


@cache
def built_tasks() -> Path:
    """The page's own sources and the tasks, bundled by its own tools."""
    folder = Path(mkdtemp(prefix="schism-wasm-"))
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = ["npx", "vite", "build", "--logLevel", "error", "--outDir", str(folder)]
    done = subprocess.run(
        [*command, "--emptyOutDir", "--ssr", str(TASKS)],
        cwd=PROJECT / "web",
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (folder / "node.mjs").write_text(_IN_NODE)
    return folder


def module_of(game: str) -> Path:
    return next(file for file in own_modules() if file.name == module_name(game))


def in_node(name: str, task: Json) -> Any:
    folder = built_tasks()
    arguments = [str(folder / "engine_tasks.js"), str(module_of(task["game"])), name]
    done = subprocess.run(
        [str(find_node()), str(folder / "node.mjs"), *arguments],
        input=json.dumps(task),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@contextmanager
def chromium(browser: Any) -> Iterator[Run]:
    """Files come from memory: there is no server."""
    page = browser.new_page()
    page.route(f"{ORIGIN}/**", _serve)
    page.goto(f"{ORIGIN}/")

    def run(name: str, task: Json) -> Any:
        return page.evaluate(_IN_BROWSER, [name, task, f"modules/{task['game']}"])

    yield run
    page.close()


def _serve(route: Any) -> None:
    path = route.request.url.removeprefix(f"{ORIGIN}/")
    if not path:
        headers = {"content-type": "text/html", **_ISOLATED}
        route.fulfill(body="<!doctype html><title>modules</title>", headers=headers)
    elif path.startswith("modules/"):
        module = module_of(path.removeprefix("modules/"))
        route.fulfill(body=module.read_bytes(), content_type="application/wasm")
    else:
        route.fulfill(path=built_tasks() / path, content_type="text/javascript")
