"""Problems as people read them: a key, a status, and one sentence in their language. Never a trace or a path."""

from __future__ import annotations

from durbar.engine.refusal import Illegal, Problem
from durbar.locale import Texts
from durbar.server.wire.http import ProblemInfo

STATUS = {
    "who-are-you": 401,
    "bad-login": 401,
    "bad-code": 401,
    "bad-password": 403,
    "wrong-code": 403,
    "bad-token": 403,
    "planning-off": 403,
    "planning-copy": 403,
    "no-such-plan": 404,
    "plan-changed": 409,
    "too-many-plans": 409,
    "too-many-reviews": 503,
    "plan-full": 409,
    "study-long": 409,
    "nobody-asked": 409,
    "room-led": 409,
    "not-leader": 403,
    "not-in-room": 409,
    "plan-assume": 409,
    "plan-trunk": 409,
    "no-such-mistake": 404,
    "premove-nothing": 409,
    "premove-behind": 409,
    "code-gone": 409,
    "no-address": 409,
    "no-mail-here": 409,
    "no-word-here": 409,
    "no-way": 409,
    "mail-refused": 409,
    "word-refused": 409,
    "many-devices": 409,
    "many-codes": 429,
    "many-tests": 429,
    "not-yours": 403,
    "not-host": 403,
    "still-secret": 403,
    "veiled": 403,
    "no-further": 404,
    "not-shown": 403,
    "hushed": 403,
    "muted": 403,
    "talk-closed": 403,
    "not-here": 404,
    "no-such-table": 404,
    "no-such-step": 404,
    "unknown-game": 404,
    "no-rulebook": 404,
    "seat-taken": 409,
    "already-started": 409,
    "not-started": 409,
    "game-over": 409,
    "table-closed": 409,
    "open-seats": 409,
    "not-all-ready": 409,
    "invitation-over": 409,
    "bad-rules": 409,
    "login-taken": 409,
    "choice-of-one-who-left": 409,
    "has-account": 409,
    "no-account": 409,
    "no-rematch": 409,
    "orders-changed": 409,
    "many-orders": 429,
    "too-large": 413,
    "too-many-attempts": 429,
    "too-fast": 429,
    "many-bot-tables": 429,
    "storage": 503,
}
RETRY_AFTER = {"storage": "2", "too-many-attempts": "60"}  # seconds


def sentence(texts: Texts, problem: Problem) -> ProblemInfo:
    """A problem as people read it; a refusal in the words of its game."""
    if isinstance(problem, Illegal):
        refusal = problem.refusal
        return ProblemInfo(refusal.key, texts.refused(refusal.game, refusal.key, refusal.about))
    told = dict(problem.arguments)
    if isinstance(problem.__cause__, Problem):
        told["reason"] = sentence(texts, problem.__cause__).text
    return ProblemInfo(problem.key, texts.say(f"problem-{problem.key}", **told))
