"""`durbar`: one command line for all doors of the house. Without a command it opens the table."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import click
from click.exceptions import Abort, NoArgsIsHelpError

from durbar.build.extras import extra_of
from durbar.commands import speech
from durbar.engine.refusal import Problem

COMMANDS = {
    "serve": "serve",
    "tab": "tab",
    "play": "play",
    "games": "games",
    "rules": "rules",
    "learn": "learn",
    "replay": "replay",
    "review": "review",
    "verify": "verify",
    "fuzz": "fuzz",
    "conformance": "conformance",
    "par": "par",
    "chances": "chances",
    "perft": "perft",
    "bench": "bench",
    "arena": "arena",
    "report": "report",
    "dataset": "dataset",
    "board": "board",
    "fields": "fields",
    "new-game": "new_game",
    "engine": "engine",
    "mcp": "mcp",
    "bench-agent": "bench_agent",
    "golden": "golden",
    "digest": "golden",
    "export": "export",
    "import": "export",
    "upgrade": "upgrade",
    "admin": "admin",
    "doctor": "doctor",
}
"""Every command, in the order of `durbar --help`, and its module of `durbar.commands`, read when it is called."""


class Durbar(speech.Group):
    """The command line, in the reader's language."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            import_module(f"durbar.commands.{COMMANDS[cmd_name]}").add(self)
        return self.commands.get(cmd_name)


def build() -> Durbar:
    return Durbar(
        "durbar",
        callback=click.pass_context(durbar),
        params=speech.parameters(durbar),
        invoke_without_command=True,
        help=speech.say("cli-durbar"),
        epilog=speech.say("cli-example", example=speech.say("cli-durbar-example")),
        context_settings={"help_option_names": ["-h", "--help"]},
    )


def durbar(
    context: click.Context,
    version: Annotated[bool, speech.option("version", show_default=False)] = False,
    language: Annotated[str, speech.option("language", show_default=False)] = "",
) -> None:
    if version:
        from durbar import __version__
        from durbar.build.build import compiled

        print(f"durbar {__version__} ({speech.say('cli-bench-compiled' if compiled() else 'cli-bench-sources')})")
    elif context.invoked_subcommand is None:
        import_module("durbar.commands.serve").serve()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Whatever a person can put right is one sentence and exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    speech.listen(given)
    try:
        code = build().main(given, standalone_mode=False, prog_name="durbar")
    except Problem as problem:
        code = complain(speech.sentence(problem))
    except NoArgsIsHelpError as unsaid:
        print(unsaid.format_message())
        code = 0
    except ModuleNotFoundError as missing:
        if not (extra := extra_of(missing)):
            raise
        code = complain(speech.say("problem-missing-extra", extra=extra))
    except click.UsageError as usage:
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


def misunderstood(usage: click.UsageError, given: Sequence[str]) -> str:
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
