"""Help pages in the user's language; typer's own words are English only."""

from __future__ import annotations

import re
from typing import Any

import typer
import typer.core

from schism.cli.language import Lang, set_language, t


def _translate_pages() -> None:
    import typer.rich_utils as pages  # late: a fifth of a second that only help pages need

    pages.ARGUMENTS_PANEL_TITLE = t("cli-help-arguments")
    pages.OPTIONS_PANEL_TITLE = t("cli-help-options")
    pages.COMMANDS_PANEL_TITLE = t("cli-help-commands")
    pages.DEFAULT_STRING = t("cli-help-default", value="{}")
    pages.REQUIRED_LONG_STRING = t("cli-help-required")


def localise_metavar(metavar: str) -> str:
    """Translate the capitalised placeholders of a metavar."""
    return re.sub("[A-Z]{3,}", lambda word: t(f"cli-shape-{word[0].lower()}"), metavar)


class _Translated:
    params: list[Any]
    options_metavar: str | None

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.options_metavar = localise_metavar("[OPTIONS]")
        for parameter in self.params:
            parameter.metavar = parameter.metavar and localise_metavar(parameter.metavar)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate_pages()
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage:", t("cli-help-usage"), 1)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = t("cli-help-help")
            option.metavar = ""  # a flag takes no value
        return option


class Command(_Translated, typer.core.TyperCommand):
    """A command with a translated help page."""


class Group(_Translated, typer.core.TyperGroup):
    """A group of commands with a translated help page."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.subcommand_metavar = localise_metavar("COMMAND [ARGS]...")


def command_group(about: str, example: str) -> typer.Typer:
    """Make a group such as `schism deck`, which takes `--lang` like its commands."""
    app = typer.Typer(cls=Group, help=about, epilog=example, no_args_is_help=True)
    app.callback()(_in_language)
    return app


def _in_language(lang: Lang = None) -> None:
    set_language(lang)
