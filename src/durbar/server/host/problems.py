"""Problems as answers: a key, a status, and one sentence in the reader's language. Never a trace or a path."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from durbar.engine.refusal import Illegal, Problem
from durbar.locale import Texts
from durbar.server.host.limits import language_of
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
ERRORS = {
    code: ResponseSpec(ProblemInfo, description=what, generate_examples=False)
    for code, what in {
        400: "The request says something impossible.",
        401: "Be somebody first.",
        403: "Not yours to do.",
        404: "No such thing.",
        409: "Not now.",
        413: "Too large.",
        415: "Send JSON.",
        429: "Too fast.",
        503: "The database does not answer.",
    }.items()
}
log = structlog.get_logger("durbar.problems")


def sentence(texts: Texts, problem: Problem) -> ProblemInfo:
    """A problem as people read it; a refusal in the words of its game."""
    if isinstance(problem, Illegal):
        refusal = problem.refusal
        return ProblemInfo(refusal.key, texts.refused(refusal.game, refusal.key, refusal.about))
    told = dict(problem.arguments)
    if isinstance(problem.__cause__, Problem):
        told["reason"] = sentence(texts, problem.__cause__).text
    return ProblemInfo(problem.key, texts.say(f"problem-{problem.key}", **told))


def answer(status: int, info: ProblemInfo) -> Response[ProblemInfo]:
    return Response(info, status_code=status, media_type=MediaType.JSON)


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[ProblemInfo]:
    texts = Texts(language_of(request.headers))
    response = answer(STATUS.get(problem.key, 400), sentence(texts, problem))
    if problem.key in RETRY_AFTER:
        response.headers["retry-after"] = RETRY_AFTER[problem.key]
    return response


def on_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[ProblemInfo]:
    """What the framework refuses: its own words may say too much."""
    key = {401: "who-are-you", 404: "not-found", 405: "bad-method", 413: "too-large", 429: "too-fast"}
    found = key.get(problem.status_code, "bad-request" if problem.status_code < 500 else "trouble")
    if problem.status_code >= 500:
        log.error("trouble", path=request.url.path, exc_info=problem.__cause__ or problem)
    response = answer(problem.status_code, say(request, found))
    response.headers.update(problem.headers or {})
    return response


def on_trouble(request: Request[Any, Any, Any], problem: Exception) -> Response[ProblemInfo]:
    """A mistake of ours: it goes to the log, not to the reader."""
    log.error("trouble", path=request.url.path, exc_info=problem)
    return answer(500, say(request, "trouble"))


def say(request: Request[Any, Any, Any], key: str) -> ProblemInfo:
    return ProblemInfo(key, Texts(language_of(request.headers)).say(f"problem-{key}"))


HANDLERS: dict[Any, Any] = {
    Problem: on_problem,
    ValidationException: on_http,
    NotFoundException: on_http,
    MethodNotAllowedException: on_http,
    HTTPException: on_http,
    Exception: on_trouble,
}
