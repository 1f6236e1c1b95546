"""Problems as answers of the web server."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.host.limits import language_of
from durbar.server.host.problems import RETRY_AFTER, STATUS, sentence
from durbar.server.wire.http import ProblemInfo

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
