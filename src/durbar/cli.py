"""`durbar`: one command line for all doors of the house. Without a command it opens the table."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer
from typer.exceptions import Abort, TyperException

from durbar.commands import speech
from durbar.engine.refusal import Problem

COMMANDS = (
    "serve",
    "play",
    "games",
    "rules",
    "replay",
    "verify",
    "fuzz",
    "conformance",
    "perft",
    "bench",
    "arena",
    "report",
    "board",
    "golden",
    "export",
)
"""Modules of `durbar.commands`, in the order of `durbar --help`."""


def build() -> typer.Typer:
    """The command line, in the reader's language."""
    app = typer.Typer(
        name="durbar",
        help=speech.say("cli-durbar"),
        epilog=speech.say("cli-example", example=speech.say("cli-durbar-example")),
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    name_panels()
    app.callback(invoke_without_command=True)(durbar)
    for name in COMMANDS:
        import_module(f"durbar.commands.{name}").add(app)
    return app


def name_panels() -> None:
    """The headings of help pages, in the reader's language."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = speech.say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = speech.say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = speech.say("cli-commands")


def durbar(
    context: typer.Context,
    version: Annotated[bool, speech.option("version", show_default=False)] = False,
    language: Annotated[str, speech.option("language", show_default=False)] = "",
) -> None:
    if version:
        from durbar import __version__
        from durbar.bench import compiled

        print(f"durbar {__version__} ({speech.say('cli-bench-compiled' if compiled() else 'cli-bench-sources')})")
    elif context.invoked_subcommand is None:
        open_table()


def open_table() -> None:
    """The web table where it is installed; else a game of Maharaja in the terminal."""
    if find_spec("durbar.server") is not None and find_spec("durbar.commands.serve") is not None:
        import_module("durbar.commands.serve").serve()
    else:
        import_module("durbar.commands.play").play("maharaja")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Whatever a person can put right is one sentence and exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    speech.listen(given)
    try:
        code = build()(given, standalone_mode=False, prog_name="durbar")
    except Problem as problem:
        code = complain(speech.sentence(problem))
    except TyperException as usage:
        code = complain(misunderstood(usage, given))
    except (Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        sys.stderr.close()
        code = 1
    sys.exit(code if isinstance(code, int) else 0)


def complain(told: str) -> int:
    print(told, file=sys.stderr)
    return 2


def misunderstood(usage: TyperException, given: Sequence[str]) -> str:
    """A slip on the command line as a sentence: what was not understood, and where to read on."""
    context = getattr(usage, "ctx", None)
    where = context.command_path if context is not None else "durbar"
    kind = type(usage).__name__
    if kind == "NoSuchOption":
        return speech.say("problem-usage-option", given=getattr(usage, "option_name", ""), command=where)
    parameter = getattr(usage, "param", None)
    name = parameter.opts[0] if parameter is not None and parameter.opts else ""
    if kind == "MissingParameter":
        return speech.say("problem-usage-missing", name=name if name.startswith("-") else name.upper(), command=where)
    if kind == "BadParameter":
        return speech.say("problem-usage-value", name=name, command=where)
    return speech.say("problem-usage", given=" ".join(given), command=where)
