"""Every phrase exists in both languages, with the same arguments, and is used; none that is asked for is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import durbar
from durbar.engine.flow import Chance, Decision
from durbar.engine.game import GAMES, SEATS, Game
from durbar.locale import FORMS, LANGUAGES, Texts

ROOT = Path(__file__).parent.parent.parent
LOCALE = ROOT / "src" / "durbar" / "locale"
PYTHON = sorted((ROOT / "src").rglob("*.py"))
CLIENT = [path for kind in ("ts", "svelte", "js") for path in sorted((ROOT / "client" / "src").rglob(f"*.{kind}"))]


HOLE = "\0"
REFERRED: set[str] = set()
"""Phrases that other phrases refer to."""


class Variables(Visitor):
    """The arguments of a phrase, and the other phrases it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.phrases: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  named by fluent.syntax
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  named by fluent.syntax
        self.phrases.add(node.id.name)


@cache
def phrases(language: str) -> dict[str, frozenset[str]]:
    """Each key (and key.attribute) of a language with the arguments its phrase uses."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert type(entry).__name__ != "Junk", f"{path.name}: {entry.content!r}"
            if isinstance(entry, Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
                for key, value in parts:
                    assert key not in found, f"{path.name}: {key} twice"
                    seen = Variables()
                    seen.visit(value) if value is not None else None
                    found[key] = frozenset(seen.found)
                    REFERRED.update(seen.phrases)
    return found


def without_forms(language: str) -> dict[str, frozenset[str]]:
    """The phrases as any language has them: without the forms of names (`.of`), `{ $a-of }` read as `{ $a }`."""
    forms = tuple(f".{form}" for forms in FORMS.values() for form in forms)
    found = {key: used for key, used in phrases(language).items() if not key.endswith(forms)}
    return {key: frozenset(name.partition("-")[0] for name in used) for key, used in found.items()}


def test_both_languages_have_the_same_keys() -> None:
    one, other = (without_forms(language) for language in LANGUAGES)
    assert sorted(one.keys() ^ other.keys()) == []


def test_both_languages_use_the_same_arguments() -> None:
    one, other = (without_forms(language) for language in LANGUAGES)
    assert {key: (one[key], other[key]) for key in one if one[key] != other[key]} == {}


def test_forms_of_names_are_those_the_language_has() -> None:
    for language in LANGUAGES:
        asked = {name.partition("-")[2] for used in phrases(language).values() for name in used} - {""}
        assert asked <= FORMS[language].keys()


def test_french_typography() -> None:
    """A narrow no-break space before ; : ! ? and inside guillemets, never a plain one."""
    for path in sorted((LOCALE / "fr").glob("*.ftl")):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            value = line if line.startswith(" ") else line.partition("=")[2]
            if not line.startswith("#"):
                assert not re.search(r"\w [;:!?»](?!\w)|« ", value), f"{path.name}:{n} {line}"


# --- what the sources ask for ------------------------------------------------------------------------------------


@cache
def python_trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in PYTHON)


@cache
def literals() -> frozenset[str]:
    """Every string, and every class, that the sources name; and every word on a board."""
    found: set[str] = set()
    for tree in python_trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.ClassDef):
                found.add(node.name)
    for path in CLIENT:
        text = path.read_text(encoding="utf-8")
        found |= {a or b for a, b in re.findall(r"'([^'\n]*)'|\"([^\"\n]*)\"", text)}
        found |= set(re.findall(r"`([^`$\n]*)`", text))
    for game in GAMES.values():
        found |= {string for static in statics_of(game) for string in strings_in(static)}
    return frozenset(found)


@cache
def templates() -> tuple[tuple[str, ...], ...]:
    """Strings with holes, as what stands between the holes: f"problem-{key}" and `ui-${name}`."""
    found: set[tuple[str, ...]] = set()
    for tree in python_trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                text = "".join(str(p.value) if isinstance(p, ast.Constant) else HOLE for p in node.values)
                found.add(tuple(text.split(HOLE)))
    for path in CLIENT:
        for text in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", path.read_text(encoding="utf-8")):
            found.add(tuple(re.split(r"\$\{[^}]*\}", text)))
    return tuple(sorted(parts for parts in found if re.fullmatch(r"[\w.-]*[a-z-]+[\w.-]*", "".join(parts))))


@cache
def made(word: str, depth: int = 3) -> bool:
    """Do the sources name this word, or make it by filling a template with words they name?"""
    if word in literals() or joined(word):
        return True
    return depth > 0 and any(fills(word, parts, depth - 1) for parts in templates())


def joined(word: str) -> bool:
    """A word and a suffix that the sources name: "with" + "-two"."""
    ends = (at for at, letter in enumerate(word) if letter == "-")
    return word in beginnings() or any(word[:at] in literals() and word[at:] in literals() for at in ends)


@cache
def beginnings() -> frozenset[str]:
    """What words of several parts begin with: the phrase of `coin` says `coin-3`, which the sources name or make."""
    words = {word for word in literals() if re.fullmatch(r"[\w-]+", word)} | {
        parts[0].rstrip("-") for parts in templates()
    }
    return frozenset(word[:at] for word in words for at, letter in enumerate(f"{word}-") if letter == "-")


def fills(word: str, parts: tuple[str, ...], depth: int) -> bool:
    """Is this word the template with each hole filled by a word the sources make?"""
    if not word.startswith(parts[0]):
        return False
    if len(parts) == 1:
        return word == parts[0]
    rest = word[len(parts[0]) :]
    ends = (end for end in range(1, len(rest) + 1) if rest.startswith(parts[1], end))
    return any(made(rest[:end], depth) and fills(rest[end:], parts[1:], depth) for end in ends)


def test_every_phrase_is_used() -> None:
    plain = {key.partition(".")[0] for key in phrases(LANGUAGES[0])} - REFERRED
    assert sorted(key for key in plain if not made(key)) == []


def asked_for() -> Iterator[str]:
    """Keys that Python sources name outright: say("...") and Problem("...")."""
    for tree in python_trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            strings = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
            if name == "say" and strings:
                yield strings[0]
            elif name == "Problem" and strings:
                yield f"problem-{strings[0]}"


def test_every_phrase_asked_for_exists() -> None:
    known = phrases(LANGUAGES[0])
    tails = {key[at:] for key in known for at in range(len(key)) if key[at - 1] == "-"}  # said with a prefix
    assert sorted({key for key in asked_for() if key not in known and key not in tails}) == []


# --- what the games promise --------------------------------------------------------------------------------------


@cache
def statics_of(game: Game) -> tuple[dict[str, Any], ...]:
    """The static facts of a game on each of its boards."""
    return tuple(msgspec.to_builtins(game.static(game.new(*chosen))) for chosen in game.option_sets())


def strings_in(data: Any) -> Iterator[str]:
    """Every string in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from (string for pair in data.items() for part in pair for string in strings_in(part))
    elif isinstance(data, list | tuple):
        yield from (string for part in data for string in strings_in(part))


def labels_of(game: Game) -> set[str]:
    """The words of a game's boards; seats are people, and a square such as c4 or a set of seats is its own name."""
    words = {w for static in statics_of(game) for k, ws in static["labels"].items() if k != "seat" for w in ws}
    return {word for word in words if not re.fullmatch(r"-?\d*|[A-Za-z]\d*|[A-E]+", word)}


def keys_of(game: Game) -> Iterator[str]:
    yield from (f"{game.id}-title", f"{game.id}-blurb")
    for setting in game.settings:
        yield from (f"{game.id}-setting-{setting.name}", f"{game.id}-setting-{setting.name}-help")
        yield from (f"{game.id}-setting-{setting.name}-{value}" for value in setting.values)
    yield from (f"{game.id}-change-{name}" for name in game.changes)
    yield from (f"{game.id}-event-{event.name}" for event in game.events.values())
    yield from (f"{game.id}-refused-{key}" for key, _rule in game.refusals.values())
    bases: set[Any] = {base for kind in game.steps.values() for base in kind.__mro__[1:]}
    for name, kind in game.steps.items():
        if issubclass(kind, Decision) and not issubclass(kind, Chance) and kind not in bases:
            yield from (f"{game.id}-ask-{name}", f"{game.id}-ask-{name}.wait")
    yield from (Texts(LANGUAGES[0]).key_of(game.id, word)[0] or f"{game.id}-name-{word}" for word in labels_of(game))


@pytest.mark.parametrize("game", durbar.game_ids())
def test_a_game_has_all_its_phrases(game: str) -> None:
    assert sorted({key for key in keys_of(GAMES[game]) if key not in phrases(LANGUAGES[0])}) == []


# --- saying them ---------------------------------------------------------------------------------------------------


def test_words_become_a_sentence() -> None:
    texts = Texts("en", {"A": "Asha"})
    assert texts.say("problem-unknown-game", given="chess", known="go") == (
        "There is no game called “chess”: choose one of go."
    )
    assert texts.name("maharaja", "A") == "Asha"
    assert texts.name("maharaja", "12") == 12


@pytest.mark.parametrize("game", durbar.game_ids())
def test_only_words_for_seats_are_letters_of_seats(game: str) -> None:
    """Or the name of whoever sits there would be read for it."""
    rules = GAMES[game]
    for seats, settings in rules.option_sets():
        g = rules.new(seats, settings)
        for kind, words in msgspec.to_builtins(rules.static(g))["labels"].items():
            if kind not in ("seat", "owner", "owners", "source", "place"):
                assert not set(words) & set(SEATS), kind


def test_a_word_of_several_parts_is_named_by_its_beginning() -> None:
    assert Texts("en").name("dice_charmers", "coin-3") == "3 coins"
    assert Texts("fr").name("dice_charmers", "side-b1-N") == "bordure nord de b1"
    assert Texts("en").name("maharaja", "no-such-word") == "no-such-word"


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Agathe", "d’Agathe"),
        ("Lahore", "de Lahore"),
        ("Élise", "d’Élise"),
        ("Yves", "d’Yves"),
        ("Yolande", "de Yolande"),
    ],
)
def test_french_names_are_elided(name: str, of: str) -> None:
    assert Texts("fr").say("web-mj-statue-of", player=name) == f"statue {of}"


def test_a_language_we_do_not_speak_is_english() -> None:
    assert Texts("de").say("terminal-rank") == "Rank"
    assert Texts("fr").say("terminal-rank") == "Rang"


def test_a_refusal_of_every_game() -> None:
    assert Texts("fr").refused("maharaja", "not-your-choice", ()) == "Ce n’est pas à vous de choisir."


@pytest.mark.parametrize(("value", "english", "french"), [(1.5, "+1.5", "+1,5"), (-0.25, "−0.2", "−0,2")])
def test_a_difference_is_written_as_the_language_does(value: float, english: str, french: str) -> None:
    assert Texts("en").difference(value) == english
    assert Texts("fr").difference(value) == french


def test_a_number_has_a_decimal_only_if_it_needs_one() -> None:
    assert [Texts("fr").number(value) for value in (12.0, -12.0, 12.5)] == ["12", "−12", "12,5"]


@pytest.mark.parametrize("game", durbar.game_ids())
def test_drawings_and_pages_are_punctuated_as_french_is(game: str) -> None:
    """A narrow no-break space before colons and semicolons, which drawings put between words themselves."""
    for seats, settings in GAMES[game].option_sets():
        match = durbar.new(game, seats, seed=1, options=settings)
        name = Texts("fr").adopt(game, match.game.boards.names(match.state)).namer(game)
        static, view, drawing = match.game.static(match.state), match.view(0), match.game.drawing
        texts = [drawing.text(static, view, name, 0)]
        texts += [drawing.page(page, "", static, view, name) for page in drawing.pages]
        assert [line for text in texts for line in text.splitlines() if re.search(r"[^\W\d][:;]", line)] == []
