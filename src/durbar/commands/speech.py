"""What every command shares: the reader's language, the console, and the shape of help and options."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from durbar.engine.refusal import Illegal, Problem
from durbar.locale import LANGUAGES, Texts

if TYPE_CHECKING:
    from rich.console import Console


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for on the command line, or else the one of the environment."""
    words = [part for word in arguments for part in word.split("=", 1)]
    asked = [after for before, after in pairwise(words) if before == "--language"]
    names = ("DURBAR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    given = [*asked, *(environment[name] for name in names if environment.get(name))]
    return next((word[:2] for word in given if word[:2] in LANGUAGES), LANGUAGES[0])


class Reader:
    """The person at the terminal: set once by `main`, before the command line is read."""

    texts = Texts(LANGUAGES[0])
    language = LANGUAGES[0]


def listen(arguments: Sequence[str]) -> None:
    """From now on speak the language these arguments or the environment ask for."""
    Reader.language = language_of(arguments, os.environ)
    Reader.texts = Texts(Reader.language)


def say(key: str, **arguments: Any) -> str:
    return Reader.texts.say(key, **arguments)


def sentence(problem: Problem) -> str:
    """A problem as its one sentence; what caused it is said inside it."""
    told = dict(problem.arguments)
    if isinstance(problem.__cause__, Problem):
        told["reason"] = sentence(problem.__cause__)
    if isinstance(problem, Illegal):
        refusal = problem.refusal
        told["reason"] = Reader.texts.refused(refusal.game, refusal.key, refusal.words)
    return say(f"problem-{problem.key}", **told)


def console(**how: Any) -> Console:
    from rich.console import Console

    return Console(highlight=False, **how)


def command(app: typer.Typer, name: str, function: Callable[..., None], key: str = "") -> None:
    """Add a command; its help is `cli-<name>`, its example `cli-<name>-example`."""
    key = key or f"cli-{name}"
    app.command(name, help=say(key), epilog=say("cli-example", example=say(f"{key}-example")))(function)


def option(name: str, *flags: str, **how: Any) -> Any:
    """An option whose help is `cli-option-<name>`."""
    return typer.Option(*(flags or (f"--{name}",)), help=say(f"cli-option-{name}"), **how)


def argument(name: str, **how: Any) -> Any:
    """An argument whose help is `cli-option-<name>`."""
    return typer.Argument(help=say(f"cli-option-{name}"), metavar=name.upper(), show_default=False, **how)


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
