"""A problem as the one sentence people read."""

from __future__ import annotations

from typing import Any

from durbar.engine.refusal import Illegal, Problem, Problems
from durbar.locale import LANGUAGES, Texts

MOST_QUOTED = 200


def sentence(problem: Problem, texts: Texts | None = None) -> str:
    """What happened and what to do, in English unless told otherwise; what caused it is said inside it."""
    texts = texts or Texts(LANGUAGES[0])
    if isinstance(problem, Problems):
        return "\n".join(sentence(each, texts) for each in problem.problems)
    told = {name: quoted(value) if name == "given" else value for name, value in problem.arguments.items()}
    if isinstance(problem.__cause__, Problem):
        told["reason"] = sentence(problem.__cause__, texts)
    if isinstance(problem, Illegal):
        refusal = problem.refusal
        told["reason"] = texts.refused(refusal.game, refusal.key, refusal.about)
    return texts.say(f"problem-{problem.key}", **told)


def quoted(given: Any) -> str:
    """What somebody gave us, as part of a sentence: on one line, and not longer than it is read."""
    text = " ".join(str(given).split())
    return text if len(text) <= MOST_QUOTED else text[: MOST_QUOTED - 1] + "…"
