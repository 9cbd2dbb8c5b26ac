"""The program `schism`: its commands and how errors are reported."""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, TypeAlias

import typer

from schism import __version__
from schism.cli.help_texts import Command, Group, localise_metavar
from schism.cli.language import Lang, current_language, set_language, t
from schism.errors import SchismError

# typer has carried its own click since 0.20; this is the class of usage errors in both.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]

FAILED, MISUSED, INTERRUPTED = 1, 2, 130

# Where each command is defined; only those on the command line are imported.
COMMANDS = {
    "play": "commands.play:play",
    "serve": "commands.serve:serve",
    "site": "commands.site:site",
    "simulate": "commands.simulate:simulate",
    "arena": "commands.arena:arena",
    "balance": "commands.balance:balance",
    "tune": "commands.tune:tune",
    "learn": "lab.learn:learn",
    "replay": "commands.replay:replay_file",
    "verify": "commands.verify:verify",
    "review": "commands.review:review_file",
    "solve": "commands.solve:solve_position",
    "conform": "commands.conform:conform",
    "bench": "bench.engine:bench",
    "bench-bots": "bench.bots:bench_bots",
    "bench-levels": "bench.levels:bench_levels",
    "bench-review": "bench.review:bench_review",
    "bench-lab": "bench.lab:bench_lab",
    "bench-server": "bench.server:bench_server",
    "bench-start": "bench.start:bench_start",
}
GROUPS = {"deck": "commands.deck:app", "admin": "commands.admin:app"}


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


Version: TypeAlias = Annotated[
    bool,
    typer.Option(
        "--version",
        metavar="",
        help=t("cli-option-version"),
        is_eager=True,
        callback=_show_version,
    ),
]


def everywhere(lang: Lang = None, version: Version = False) -> None:
    set_language(lang)


def find_command(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(f"schism.cli.{module}"), name)


def _not_asked_for() -> None:
    """Stand in for a command that is only listed."""


def make_app(arguments: Sequence[str]) -> typer.Typer:
    """Make the program; only the commands that the arguments name are imported."""
    app = typer.Typer(
        cls=Group,
        help=t("cli-help"),
        epilog=t("cli-example"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
    )
    app.callback()(everywhere)
    for name, place in COMMANDS.items():
        function = find_command(place) if name in arguments else _not_asked_for
        about, example = t(f"cli-{name}-help"), t(f"cli-{name}-example")
        app.command(name, cls=Command, help=about, epilog=example)(function)
    for name, place in GROUPS.items():
        group = find_command(place) if name in arguments else _listed_group(name)
        app.add_typer(group, name=name)
    return app


def _listed_group(name: str) -> typer.Typer:
    group = typer.Typer(help=t(f"{name}-help"))
    group.command("none")(_not_asked_for)
    return group


def main(arguments: Sequence[str]) -> int:
    """Run a command line; return the exit code."""
    try:
        app = make_app(arguments)
        code = app(list(arguments), prog_name="schism", standalone_mode=False)
        sys.stdout.flush()
        return int(code or 0)
    except SchismError as error:
        return _failed(error, FAILED)
    except UsageError as error:
        return _misused(error)
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return INTERRUPTED
    except ModuleNotFoundError as error:
        return _failed(SchismError("package-missing", name=error.name), FAILED)
    except BrokenPipeError:
        _forget_output()
        return FAILED
    except OSError as error:
        _forget_output()
        return _failed(SchismError("system", reason=str(error)), FAILED)


def _failed(error: SchismError, code: int) -> int:
    print(f"schism: {error.words(current_language())}", file=sys.stderr)
    return code


def _misused(error: Any) -> int:
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "schism"
    if type(error).__name__ == "NoArgsIsHelpError":
        print(error.message, file=sys.stderr)
        return MISUSED
    return _failed(_usage_error(error, f"{command} --help"), MISUSED)


def _usage_error(error: Any, see: str) -> SchismError:
    """Translate the most common usage errors; leave the others in typer's words."""
    kind, parameter = type(error).__name__, getattr(error, "param", None)
    if kind == "NoSuchOption":
        return SchismError("usage-option", found=error.option_name, see=see)
    if error.message.startswith("No such command"):
        return SchismError("usage-command", found=error.message.split("'")[1], see=see)
    if error.message == "Missing command.":
        return SchismError("usage-missing", name=localise_metavar("COMMAND"), see=see)
    if parameter is None:
        return SchismError("usage", reason=error.format_message(), see=see)
    if kind == "MissingParameter":
        option = parameter.opts[0].startswith("-")
        name = parameter.opts[0] if option else parameter.metavar or parameter.opts[0]
        return SchismError("usage-missing", name=name, see=see)
    if "valid integer" in error.message or "valid number" in error.message:
        return SchismError("usage-number", name=parameter.opts[0], see=see)
    for words, way in (("greater than or", "usage-least"), ("less than or", "usage-most")):
        if words in error.message:
            bound = error.message.rpartition(" ")[2]
            return SchismError(way, name=parameter.opts[0], bound=bound, see=see)
    return SchismError("usage-value", name=parameter.opts[0], reason=error.message, see=see)


def _forget_output() -> None:
    """Discard output after a broken pipe, so that the flush at exit does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_closed_streams() -> None:
    """Discard what goes to a stream that was closed before we started, as in `schism ... >&-`."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w"))  # noqa: PTH123, SIM115


def run() -> None:
    if "serve" in sys.argv:
        from schism.kernel.native import compile_later  # before anything that is compiled

        compile_later()
        gc.disable()  # imports leave next to no garbage; the server collects once it is up
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # show ? where a terminal lacks a character
    sys.exit(main(sys.argv[1:]))
