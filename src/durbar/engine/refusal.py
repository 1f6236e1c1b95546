"""Why something is not allowed: codes inside the rules, sentences with a rule number outside."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple, NewType

from mypy_extensions import i64

Code = NewType("Code", i64)

OK: Final = Code(0)
NO_SUCH_CHOICE: Final = Code(1)
NOT_YOUR_CHOICE: Final = Code(2)

ENGINE_REFUSALS: Final[dict[int, tuple[str, str]]] = {
    1: ("no-such-choice", ""),
    2: ("not-your-choice", ""),
}


class Refusal(NamedTuple):
    """A code made readable: the key of its sentence, the rule it rests on, whose words it is said of and in.

    `about` are the arguments of the sentence: what the option names, or what the game knows better (a price, a place).

    >>> import durbar
    >>> durbar.new("maharaja", players=2, seed=7).why_not(1, 0).key
    'not-your-choice'
    """

    key: str
    rule: str
    words: tuple[str, ...] = ()
    game: str = ""
    about: tuple[str, ...] = ()


class Problem(Exception):
    """Something a person can put right: one sentence from `locale`, with its arguments.

    >>> import durbar
    >>> durbar.new("chess")
    Traceback (most recent call last):
    durbar.engine.refusal.Problem: There is no game called “chess”: choose one of ...
    """

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:  # worker processes send their problems home
        return partial(Problem, self.key, **self.arguments), ()

    def __str__(self) -> str:
        """One sentence, in English: what happened, and what to do."""
        from durbar.locale.sentences import sentence  # here: few problems are ever printed

        return str(sentence(self))


class Illegal(Problem):
    """A choice the rules do not allow.

    >>> import durbar
    >>> durbar.new("maharaja", players=2, seed=7).play(1, 0)
    Traceback (most recent call last):
    durbar.engine.refusal.Illegal: That choice is not allowed: It is not your turn to choose.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("illegal", refusal=refusal.key, rule=refusal.rule, words=" ".join(refusal.words))
        self.refusal = refusal

    def __str__(self) -> str:
        """The sentence, and the rule it rests on."""
        said = super().__str__()
        return f"{said} [{self.refusal.rule}]" if self.refusal.rule else said

    def __reduce__(self) -> tuple[Any, ...]:
        return Illegal, (self.refusal,)


class NoSuchWords(Illegal):
    """Words that name no choice of now: they are quoted, and what is near is listed.

    >>> import durbar
    >>> durbar.new("maharaja", players=2, seed=7).play(0, "take c33")
    Traceback (most recent call last):
    durbar.engine.refusal.NoSuchWords: There is no choice called “take c33” now: ...
    """

    def __init__(self, words: tuple[str, ...], near: tuple[str, ...]) -> None:
        super().__init__(Refusal("no-such-choice", "", words))
        self.near = near
        self.key = "no-such-words"
        self.arguments = {"given": " ".join(words), "known": "; ".join(near) or "-"}

    def __reduce__(self) -> tuple[Any, ...]:
        return NoSuchWords, (self.refusal.words, self.near)


class Problems(Problem):
    """Several at once: the first says what kind they are, all are told, a sentence a line."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(problems[0].key, **problems[0].arguments)
        self.problems = list(problems)

    def __reduce__(self) -> tuple[Any, ...]:
        return Problems, (self.problems,)


class DeadEnd(Exception):
    """Nothing is legal and the rules do not say what then: a mistake of ours, never of a player."""
