"""A balance report: games between equal bots, told in numbers, for one set-up or several side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

from durbar.engine.game import game_of
from durbar.engine.refusal import Problem
from durbar.lab.arena import Arena, arena_of, run
from durbar.lab.executor import Crew, results
from durbar.lab.folder import Folder, record_of
from durbar.lab.tale import Tale, tale_of

PAGE = "report.html"


class Variant(NamedTuple):
    """One set-up of a sweep."""

    name: str
    arena: Arena


def variants_of(
    game: str,
    bots: Iterable[str],
    seats: int | None,
    settings: Mapping[str, str],
    sweep: Iterable[str],
    seed: int,
) -> list[Variant]:
    """Every combination of the values to sweep; without any, the one set-up."""
    lists = [swept(text) for text in sweep]
    found = []
    for values in product(*(choices for _, choices in lists)):
        chosen = dict(zip((name for name, _ in lists), values, strict=True))
        name = ", ".join(f"{key}={value}" for key, value in chosen.items()) or game
        found.append(Variant(name, arena_of(game, bots, seats, {**settings, **chosen}, seed)))
    return found


def swept(text: str) -> tuple[str, list[str]]:
    """`option=a,b` as its name and values."""
    name, equals, values = text.partition("=")
    chosen = [value for value in values.split(",") if value]
    if not (name and equals and chosen):
        raise Problem("bad-sweep", given=text)
    return name, chosen


def play_variants(
    variants: list[Variant], games: int, out: Path, crew: Crew, told: Callable[[], None]
) -> Iterator[tuple[Variant, list[Tale]]]:
    """Play what is missing of each variant, then read all its records."""
    for number, variant in enumerate(variants, 1):
        known = partial(times, told)
        folder = run(variant.arena, games, out / f"variant-{number}", crew, lambda _game: told(), known)
        yield variant, tales_of(folder, games, crew)


def times(told: Callable[[], None], count: int) -> None:
    for _ in range(count):
        told()


def tales_of(folder: Folder, games: int, crew: Crew) -> list[Tale]:
    """The tales of the first games of a folder, in the order of their numbers."""
    work = [(game.number, record_of(folder.path, game)) for game in folder.in_order() if game.number < games]
    return sorted((tale for _work, tale in results(crew, tale_of, work)), key=lambda tale: tale.number)


def write_report(
    variants: list[Variant], games: int, out: Path, crew: Crew, language: str, told: Callable[[], None]
) -> Path:
    """Play, gather and write: the page and the data beside it."""
    try:
        from durbar.lab.figures import Facts
        from durbar.lab.page import Page
    except ImportError:
        raise Problem("lab-missing") from None
    from durbar.locale import Texts

    facts = Facts()
    for variant, tales in play_variants(variants, games, out, crew, told):
        facts.add(variant.name, tales)
    facts.write(out)
    arena = variants[0].arena
    game = game_of(arena.game)
    about = {
        "bots": ", ".join(arena.bots),
        "players": str(arena.seats),
        "each-variant": str(games),
        "settings": ", ".join(f"{k}={v}" for k, v in arena.settings.items() if len(variants) == 1 and v) or "–",
        "seed": str(arena.seed),
        "rules": str(game.rules_version),
    }
    page = out / PAGE
    page.write_text(Page(game, facts, Texts(language), about, arena.seats).html(), encoding="utf-8")
    return page
