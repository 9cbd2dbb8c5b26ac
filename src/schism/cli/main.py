"""The program `schism`: its commands and how errors are reported."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import typer

from schism import __version__
from schism.cli.bench import bots, engine, lab, server
from schism.cli.commands import (
    admin,
    arena,
    balance,
    conform,
    deck,
    play,
    replay,
    review,
    serve,
    simulate,
    tune,
    verify,
)
from schism.cli.help_texts import Command, Group, localise_metavar, translate_pages
from schism.cli.language import current_language, set_language, t
from schism.cli.parameters import Lang
from schism.errors import SchismError

# typer has carried its own click since 0.20; this is the class of usage errors in both.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]

FAILED, MISUSED, INTERRUPTED = 1, 2, 130

app = typer.Typer(
    cls=Group,
    help=t("cli-help"),
    epilog=t("cli-example"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


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


@app.callback()
def everywhere(lang: Lang = None, version: Version = False) -> None:
    set_language(lang)


def _add(name: str, function: Any) -> None:
    """Add a command with its help and example from the catalogue."""
    about, example = t(f"cli-{name}-help"), t(f"cli-{name}-example")
    app.command(name, cls=Command, help=about, epilog=example)(function)


translate_pages()
_add("play", play.play)
_add("serve", serve.serve)
_add("simulate", simulate.simulate)
_add("arena", arena.arena)
_add("balance", balance.balance)
_add("tune", tune.tune)
_add("replay", replay.replay_file)
_add("verify", verify.verify)
_add("review", review.review_file)
_add("conform", conform.conform)
_add("bench", engine.bench)
_add("bench-bots", bots.bench_bots)
_add("bench-lab", lab.bench_lab)
_add("bench-server", server.bench_server)
app.add_typer(deck.app, name="deck")
app.add_typer(admin.app, name="admin")


def main(arguments: Sequence[str]) -> int:
    """Run a command line; return the exit code."""
    try:
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
    name = parameter.metavar or parameter.opts[0]
    if kind == "MissingParameter":
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


def run() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # show ? where a terminal lacks a character
    sys.exit(main(sys.argv[1:]))
