"""Options are a verb and its parts in one number: eight bits for the verb, eight for each of up to five parts.

A game lists its verbs in `words.py`, each with the kinds of its parts; the words of an option and the way back follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, NewType, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

Option = NewType("Option", i64)
Options: TypeAlias = "vec[i64]"  # quoted: not a run-time value once compiled
Words: TypeAlias = "tuple[str, ...]"


class Verb(NamedTuple):
    """What can be chosen: its word, and for each part the kind of label (empty: a plain number)."""

    word: str
    kinds: tuple[str, ...] = ()


def option(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> Option:
    """A verb and its parts, each from 0 to 255."""
    return Option(verb | a << 8 | b << 16 | c << 24 | d << 32 | e << 40)


def each(verb: i64, parts: Options) -> Options:
    """The verb with each of these as its only part."""
    found = vec[i64]()
    for part in parts:
        found = append(found, verb | part << 8)
    return found


def verb_of(option: i64) -> i64:
    return option & 255


def first(option: i64) -> i64:
    return option >> 8 & 255


def second(option: i64) -> i64:
    return option >> 16 & 255


def third(option: i64) -> i64:
    return option >> 24 & 255


# --- words -----------------------------------------------------------------------------------------------------------


def words_of(g: Any, option: i64) -> Words:
    """The option in words: its verb, then the labels of its parts."""
    verb: Verb = g.verbs()[verb_of(option)]
    words = [verb.word]
    for kind in verb.kinds:
        option >>= 8
        words.append(g.labels(kind)[option & 255] if kind else str(option & 255))
    return tuple(words)


def options_meant(g: Any, words: Words) -> list[i64]:
    """The options these words may mean, if they mean any: two verbs may share a word."""
    found: list[i64] = []
    for number, verb in g.verbs().items():
        if words[:1] == (verb.word,) and len(verb.kinds) == len(words) - 1:
            parts = parts_meant(g, verb, words)
            if len(parts) == len(verb.kinds):
                meant: i64 = number
                for n in range(len(parts)):
                    meant |= parts[n] << 8 * (n + 1)
                found.append(meant)
    return found


def parts_meant(g: Any, verb: Verb, words: Words) -> list[i64]:
    """The parts as numbers, as far as the words are known."""
    found: list[i64] = []
    for kind, word in zip(verb.kinds, words[1:], strict=True):
        labels: Sequence[str] = g.labels(kind) if kind else ()
        if word in labels:
            found.append(labels.index(word))
        elif not kind and word.isdecimal() and len(word) < 4:
            found.append(int(word))
        else:
            break
    return found
