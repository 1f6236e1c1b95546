"""A problem as the one sentence people read."""

from __future__ import annotations

from durbar.engine.refusal import Illegal, Problem, Problems
from durbar.locale import LANGUAGES, Texts


def sentence(problem: Problem, texts: Texts | None = None) -> str:
    """What happened and what to do, in English unless told otherwise; what caused it is said inside it."""
    texts = texts or Texts(LANGUAGES[0])
    if isinstance(problem, Problems):
        return "\n".join(sentence(each, texts) for each in problem.problems)
    told = dict(problem.arguments)
    if isinstance(problem.__cause__, Problem):
        told["reason"] = sentence(problem.__cause__, texts)
    if isinstance(problem, Illegal):
        refusal = problem.refusal
        told["reason"] = texts.refused(refusal.game, refusal.key, refusal.about)
    return texts.say(f"problem-{problem.key}", **told)
