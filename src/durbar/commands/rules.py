"""`durbar rules`: the rules in our own words, and whether each of them has its code and its test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from durbar.commands import speech
from durbar.engine.refusal import Problem

if TYPE_CHECKING:
    from durbar.engine.game import Game


def add(app: click.Group) -> None:
    speech.command(app, "rules", rules)


def rules(
    game: Annotated[str | None, speech.argument("game")] = None,
    rule: Annotated[list[str] | None, speech.argument("rule")] = None,
    coverage: Annotated[bool, speech.option("coverage", show_default=False)] = False,
    tests: Annotated[Path, speech.option("tests")] = Path("tests"),
    language: speech.Language = "",
) -> None:
    from durbar.engine.game import GAMES, game_of

    chosen = [game_of(game).id] if game else list(GAMES)
    if coverage:
        show_coverage(chosen, tests)
    elif game is None:
        raise Problem("usage-missing", name="GAME", command="durbar rules")
    else:
        asked, *about = rule or [""]
        if asked == "versions":
            show_versions(game_of(game))
        elif asked in game_of(game).drawing.pages:
            show_page(game, asked, " ".join(about))
        else:
            show(chosen[0], " ".join(rule or []))


def show_page(game: str, page: str, about: str) -> None:
    """A page of the game: its cards, its tables, what its signs mean."""
    from durbar import new
    from durbar.terminal.picture import Picture

    Picture(new(game, seed=0), speech.Voice.language, speech.console()).page(page, about, None)


def show_versions(game: Game) -> None:
    """What each version of the rules changed, newest first. Whatever began by an earlier one goes on by it."""
    for number in range(game.rules_version, 0, -1):
        print(speech.say("cli-rules-version", number=number))
        changes = [name for name, version in game.changes.items() if version == number]
        said = [speech.say(f"{game.id}-change-{name}") for name in changes] or [speech.say("cli-rules-first")]
        print("\n".join(f"  {sentence}" for sentence in said))


def show(game: str, number: str) -> None:
    """The whole rulebook, a chapter of it or one rule."""
    from rich.markdown import Markdown

    from durbar.checks.rulebook import glance_of, rule_of, rules_of

    out, chapter = speech.console(), ""
    language = speech.Voice.language
    for heading, sentences in () if number else glance_of(game, language):
        out.print(Markdown("\n".join([f"**{heading}**\n", *(f"- {said}" for said, _rules in sentences)])))
    for rule in rule_of(game, number, language) if number else rules_of(game, language):
        if rule.chapter != chapter:
            chapter = rule.chapter
            out.print(f"\n[bold]{chapter}[/]")
        out.print(Markdown(f"**{rule.number}** {rule.text}"))


def show_coverage(games: list[str], tests: Path) -> None:
    """rule, code, tests: a line each; gaps are marked and refused."""
    from durbar.checks.rulebook import coverage

    gaps = 0
    for game in games:
        for rule, code, checks in (row := coverage(game, tests)):
            mark = " " if code and checks else "!"
            shown = f"{code[0] if code else '-'}{f' +{len(code) - 1}' if len(code) > 1 else ''}"
            print(f"{mark} {rule.number:<9} {shown:<52} {checks[0] if checks else '-'} ({len(checks)})")
        missing = [each.rule.number for each in row if not each.complete]
        gaps += len(missing)
        print(speech.say("cli-rules-covered", game=game, count=len(row) - len(missing), total=len(row)))
        if missing:
            print(speech.say("cli-rules-missing", rules=", ".join(missing)))
    if gaps:
        raise Problem("coverage-gaps", count=gaps)
