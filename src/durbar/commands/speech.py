"""What every command shares: the reader's language, the console, and the shape of help and options."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import click

from durbar.engine.refusal import Problem
from durbar.locale import LANGUAGES, Texts
from durbar.locale.sentences import sentence as in_words

if TYPE_CHECKING:
    from rich.console import Console


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for on the command line, or else the one of the environment."""
    words = [part for word in arguments for part in word.split("=", 1)]
    asked = [after for before, after in pairwise(words) if before == "--language"]
    names = ("DURBAR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    given = [*asked, *(environment[name] for name in names if environment.get(name))]
    return next((word[:2] for word in given if word[:2] in LANGUAGES), LANGUAGES[0])


class Voice:
    """The person at the terminal: set once by `main`, before the command line is read."""

    texts = Texts(LANGUAGES[0])
    language = LANGUAGES[0]


def listen(arguments: Sequence[str]) -> None:
    """From now on speak the language these arguments or the environment ask for."""
    Voice.language = language_of(arguments, os.environ)
    Voice.texts = Texts(Voice.language)


def say(key: str, **arguments: Any) -> str:
    return Voice.texts.say(key, **arguments)


def sentence(problem: Problem) -> str:
    """A problem as its one sentence, in the reader's language."""
    return in_words(problem, Voice.texts)


def console(**how: Any) -> Console:
    from rich.console import Console

    return Console(highlight=False, **how)


class Written(NamedTuple):
    """What a parameter's annotation adds to its type and default: `flags` empty means an argument."""

    name: str
    flags: tuple[str, ...] = ()
    show_default: bool = True
    min: Any = None
    max: Any = None

    @property
    def help(self) -> str:
        return say(f"cli-option-{self.name}")


def option(
    name: str, *flags: str, show_default: bool = True, min: float | None = None, max: float | None = None
) -> Any:
    """An option whose help is `cli-option-<name>`."""
    return Written(name, flags or (f"--{name}",), show_default, min, max)


def argument(name: str, min: float | None = None) -> Any:
    """An argument whose help is `cli-option-<name>`."""
    return Written(name, min=min)


Language = Annotated[str, option("language", show_default=False)]
Data = Annotated[Path | None, option("data", show_default=False)]
Database = Annotated[str, option("database", show_default=False)]
Seed = Annotated[int, option("seed", min=0)]
GameOrAll = Annotated[str, argument("game-or-all")]


class Command(click.Command):
    """A command whose help page has the reader's headings."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('cli-usage')} ")

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.explain(ctx, formatter, "cli-arguments", click.Argument)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.explain(ctx, formatter, "cli-options", click.Option)

    def explain(self, ctx: click.Context, formatter: click.HelpFormatter, key: str, kind: type) -> None:
        found = [one.get_help_record(ctx) for one in self.get_params(ctx) if isinstance(one, kind)]
        if rows := [row for row in found if row is not None]:
            with formatter.section(say(key)):
                formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = say("cli-option-help")
        return found


class Group(Command, click.Group):
    """Several commands under one word."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Command.format_options(self, ctx, formatter)
        rows = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(say("cli-commands")):
            formatter.write_dl([(name, found.get_short_help_str(200)) for name, found in rows if found is not None])


def command(group: click.Group, name: str, function: Callable[..., None], key: str = "") -> None:
    """Add a command; its help is `cli-<name>`, its example `cli-<name>-example`."""
    key = key or f"cli-{name}"
    epilog = say("cli-example", example=say(f"{key}-example"))
    group.add_command(
        Command(name, callback=called(function), params=parameters(function), help=say(key), epilog=epilog)
    )


def called(function: Callable[..., None]) -> Callable[..., None]:
    """The function, given lists where click gives tuples."""
    return lambda **given: function(**{k: list(v) if isinstance(v, tuple) else v for k, v in given.items()})


def parameters(function: Callable[..., None]) -> list[click.Parameter]:
    """The words a command takes: every parameter that is annotated with `option` or `argument`."""
    hints = get_type_hints(function, include_extras=True)
    given = {name: one.default for name, one in inspect.signature(function).parameters.items()}
    return [parameter(name, hints[name], default) for name, default in given.items() if get_args(hints[name])]


def parameter(name: str, hint: Any, default: Any) -> click.Parameter:
    """One parameter, such as `games: Annotated[int, option("games", min=1)] = 100`."""
    kind, written = get_args(hint)
    many, kind = taken_apart(kind)
    how: dict[str, Any] = {"type": type_of(kind, written), "required": default is inspect.Parameter.empty}
    if not how["required"] and not many:
        how["default"] = default
    how["help"] = written.help
    if not written.flags:
        return click.Argument([name], metavar=written.name.upper(), nargs=-1 if many else 1, **how)
    shown = written.show_default and default is not None
    return click.Option([*written.flags, name], show_default=shown, multiple=many, is_flag=kind is bool, **how)


def taken_apart(kind: Any) -> tuple[bool, Any]:
    """Is it a list, and of what? `None` beside it only means that it may be left out."""
    inner = next(one for one in (get_args(kind) if isinstance(kind, UnionType) else (kind,)) if one is not NoneType)
    return (True, get_args(inner)[0]) if get_origin(inner) is list else (False, inner)


def type_of(kind: Any, written: Written) -> Any:
    if kind is Path:
        return click.Path(path_type=Path)
    if written.min is None and written.max is None:
        return kind
    return (click.IntRange if kind is int else click.FloatRange)(written.min, written.max)


def settings_of(given: Sequence[str]) -> dict[str, str]:
    """`-o name=value` ... as settings."""
    pairs = [text.partition("=") for text in given]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise Problem("bad-pair", given=name + equals + value)
    return {name: value for name, _, value in pairs}


def read_file(path: str) -> str:
    """The text of a file (`-`: of the standard input); refused with a sentence if it cannot be read."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem("file-not-text", given=path) from None
    except OSError as reason:
        raise Problem("file-unreadable", given=path, reason=reason.strerror or str(reason)) from None


def write_file(path: Path, text: str) -> None:
    """Write a file; refused with a sentence if that is not possible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as reason:
        raise Problem("file-unwritable", given=str(path), reason=reason.strerror or str(reason)) from None
