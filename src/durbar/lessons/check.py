"""Does every lesson still fit the rules? Each is played with the engine; what no longer fits is named with its step."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from durbar.bots import level_bot, seat_view
from durbar.checks.rulebook import rules_of
from durbar.engine.flow import Option, Seat
from durbar.engine.game import SEATS, Game, game_of
from durbar.engine.refusal import Problem
from durbar.lessons.course import Course, next_of
from durbar.lessons.hints import seen_by
from durbar.lessons.lesson import Hint, Lesson, LessonStep, LessonText, Path, Term, fits, is_meant, lesson_text, read
from durbar.locale import LANGUAGES, Texts
from durbar.match.dice import dice_of
from durbar.match.match import Match
from durbar.match.replay import load

LETTERS = {"en": 210, "fr": 250}  # of a sentence: it must stand beside the choices on a phone
SEEDS = 100  # games of a goal that chance has a part in
ENOUGH = 80  # of them in which the way reaches it
BOUND = 400  # choices of a free goal
ASCII = re.compile(r"['\"]|\.\.\.")
NARROW = re.compile(r"(?<![\u202f\u00a0])[;:!?](?=\s|$)")


class LessonFault(NamedTuple):
    """What does not fit, and where: lesson and step (from 1), or another entry of the file."""

    game: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.game} {self.where}: {self.what}"


class Broken(Exception):
    """A lesson cannot be played further."""


def check(game: str, text: str | None = None) -> list[LessonFault]:
    """All that is wrong with a game's lesson file."""
    kind = game_of(game)
    try:
        path = read(lesson_text(kind) if text is None else text)
    except Problem as problem:
        return [LessonFault(game, "file", str(problem))]
    found = [*head_faults(kind, path), *text_faults(path), *term_faults(path), *hint_faults(kind, path)]
    for lesson in path.lessons:
        found += lesson_faults(kind, path, lesson)
    return found


def head_faults(game: Game, path: Path) -> Iterator[LessonFault]:
    if path.game != game.id:
        yield LessonFault(game.id, "file", f"game is {path.game}")
    if path.rules != game.rules_version:
        yield LessonFault(game.id, "file", f"rules is {path.rules}, the game has {game.rules_version}")
    for entries in (path.lessons, path.hints, path.terms):
        ids = [entry.id for entry in entries]
        yield from (LessonFault(game.id, name, "the id is used twice") for name in {*ids} if ids.count(name) > 1)


# --- sentences -------------------------------------------------------------------------------------------------------


def sentences(path: Path) -> Iterator[tuple[str, str, LessonText]]:
    """Every sentence with its place and the rule shown beside it."""
    yield "elsewhere", "", path.elsewhere
    for lesson in path.lessons:
        yield lesson.id, "", lesson.title
        yield lesson.id, "", lesson.learned
        for n, step in enumerate(lesson.steps, 1):
            where = f"{lesson.id} {n}"
            yield where, step.rule, step.text
            yield from ((where, step.rule, text) for text in step.wrong.values())
            if step.again is not None:
                yield where, step.rule, step.again
    yield from ((f"hint {hint.id}", hint.rule, LessonText(hint.en, hint.fr)) for hint in path.hints)
    yield from ((f"term {term.id}", term.rule, LessonText(term.en, term.fr)) for term in path.terms if not term.phrase)


def text_faults(path: Path) -> Iterator[LessonFault]:
    """Both languages, short enough, in the typography of the phrase files; rules that exist."""
    numbers = {rule.number for rule in rules_of(path.game)}
    for where, rule, text in sentences(path):
        if rule and rule not in numbers:
            yield LessonFault(path.game, where, f"there is no rule {rule}")
        for language in LANGUAGES:
            said = text.say(language)
            if not said.strip():
                yield LessonFault(path.game, where, f"nothing is said in {language}")
            if len(said) > LETTERS[language]:
                yield LessonFault(path.game, where, f"{len(said)} letters in {language}, at most {LETTERS[language]}")
            if ASCII.search(said) or (language == "fr" and NARROW.search(said)):
                yield LessonFault(path.game, where, f"the typography of: {said}")
    for lesson in path.lessons:
        for rule in set(lesson.teaches) - numbers:
            yield LessonFault(path.game, lesson.id, f"there is no rule {rule}")


def term_faults(path: Path) -> Iterator[LessonFault]:
    for term in path.terms:
        yield from (LessonFault(path.game, f"term {term.id}", what) for what in term_mistakes(term))


def term_mistakes(term: Term) -> Iterator[str]:
    if not (term.icons or term.spots or term.pieces):
        yield "it stands for no icon, piece or place"
    if term.phrase and not all(Texts(language).has(term.phrase) for language in LANGUAGES):
        yield f"there is no phrase {term.phrase}"


def hint_faults(game: Game, path: Path) -> Iterator[LessonFault]:
    for hint in path.hints:
        yield from (LessonFault(game.id, f"hint {hint.id}", what) for what in hint_mistakes(game, path, hint))


def hint_mistakes(game: Game, path: Path, hint: Hint) -> Iterator[str]:
    if hint.at != "*" and hint.at not in game.steps:
        yield f"there is no question {hint.at}"
    if braces(hint.en) != braces(hint.fr):
        yield "the two languages name different things in braces"
    for condition in hint.when:
        first = condition.split()[0]
        if first not in ("offered", "event") and first not in path.facts:
            yield f"there is no fact {first}"


def braces(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


# --- playing ---------------------------------------------------------------------------------------------------------


def lesson_faults(game: Game, path: Path, lesson: Lesson) -> list[LessonFault]:
    """The lesson played with its first choices, and once more with each other choice that is wanted."""
    if lesson.play is not None:
        if game.allows(lesson.play.seats, lesson.play.settings):
            return []
        return [LessonFault(game.id, lesson.id, "its game cannot be set up")]
    found: list[LessonFault] = []
    counts = play_lesson(game, path, lesson, found, {})
    for n, count in enumerate(counts):
        for other in range(1, count):
            play_lesson(game, path, lesson, found, {n: other})
    return list(dict.fromkeys(found))


def play_lesson(game: Game, path: Path, lesson: Lesson, found: list[LessonFault], picks: dict[int, int]) -> list[int]:
    """Play it, with another wanted choice at the steps of `picks`; how many choices each step wants."""
    counts: list[int] = []
    n = 0
    try:
        first = next((step.seed for step in lesson.steps if step.seed), 0)
        course = Course(path, lesson, dice_of(first))
        same_again(game, course.match)
        for n, step in enumerate(lesson.steps):
            counts.append(play_step(game, course, step, picks.get(n, 0), first_time=not picks))
        if not course.ended:
            raise Broken("the lesson does not end")
    except Broken as broken:
        found.append(LessonFault(game.id, f"{lesson.id} {n + 1}", str(broken)))
    except (Problem, AssertionError, IndexError) as problem:
        found.append(LessonFault(game.id, f"{lesson.id} {n + 1}", f"{type(problem).__name__}: {problem}"))
    return counts


def same_again(game: Game, match: Match) -> None:
    """The position holds every invariant, and written down it is the same."""
    game.check(match.state)
    demand(game.same(load(match.position()).state, match.state), "the position is not the same when written and read")


def play_step(game: Game, course: Course, step: LessonStep, pick: int, first_time: bool) -> int:
    """One step; how many choices it wants."""
    demand(len(course.progress.began) == course.progress.step + 1, "the script before it is not through")
    count, since = 1, course.match.steps
    check_shown(course, step)
    if step.kind == "read":
        course.step_on("read")
    else:
        if step.kind != "find":
            demand(course.you in course.match.owing(), "it is not the learner's turn")
        if step.kind == "do":
            count = do_step(course, step, pick)
        elif step.kind == "try":
            try_step(game, course, step)
        elif step.kind == "find":
            course.step_on("find", step.point[0])
        else:
            goal_step(course, step, first_time)
    course.run()
    game.check(course.match.state)
    check_expected(course, step, since, pick)
    return count


def check_shown(course: Course, step: LessonStep) -> None:
    """Parts that the file lists, and places that the game has a word for; the browser finds them on the page."""
    labels = course.match.game.static(course.match.state).labels
    words = {word for known in labels.values() for word in known}
    for spot in (*step.show, *step.point):
        kind, _, rest = spot.partition(":")
        there = rest in course.path.parts if kind == "part" else is_place(spot, words)
        demand(there, f"there is no {spot}")


def is_place(spot: str, words: set[str]) -> bool:
    """A word of the game, alone or after the kind of place it is: `delhi`, `river-2`, `place:DEL`, `space:AGR:top`."""
    after = re.split("[:-]", spot, maxsplit=1)[-1]
    return spot in words or after in words or all(part in words for part in after.split(":"))


def do_step(course: Course, step: LessonStep, pick: int) -> int:
    wanted = course.wanted()
    texts = offers(course)
    for pattern in step.do:
        demand(any(fits(pattern, text) for text in texts), f"“{pattern}” is not offered")
    for pattern in step.wrong:
        others = [text for text in texts if fits(pattern, text) and course.other_choice(text) is not None]
        demand(bool(others), f"“{pattern}” under `wrong` is no other choice")
    check_odds(course, step)
    words = course.match.text(wanted[pick])
    answer = course.choose(words)
    demand(answer is None, f"“{words}” does not go on")
    return len(wanted)


def check_odds(course: Course, step: LessonStep) -> None:
    facts = course.match.game.lessons.facts(seen_by(course.match, course.you)) if step.odds else {}
    for place, odds in step.odds.items():
        demand(facts.get(f"odds_{place}") == odds, f"the odds at {place} are {facts.get(f'odds_{place}')}, not {odds}")


def try_step(game: Game, course: Course, step: LessonStep) -> None:
    state, seat = course.match.state, Seat(course.you)
    found = []
    for option in state.decision.candidates(state, seat):
        words = " ".join(state.decision.words(state, Option(option)))
        if fits(step.refusable, words):
            found.append((words, game.refusal(state, course.you, int(option))))
    demand(bool(found), f"“{step.refusable}” is not even a candidate")
    words, refusal = found[0]
    demand(refusal is not None, f"“{words}” is allowed")
    assert refusal is not None
    demand(refusal.key == step.refused, f"“{words}” is refused as {refusal.key}, not {step.refused}")
    demand(refusal.rule in ("", step.rule), f"“{words}” is refused by {refusal.rule}, the step names {step.rule}")
    course.step_on("try", words)


def goal_step(course: Course, step: LessonStep, first_time: bool) -> None:
    """The way reaches it, where chance has a part nearly always; ending at once misses it, and that is said."""
    before = course.progress
    start = course.match.position(before.began[-1])

    def once_more(seed: int) -> Course:
        other = Course(course.path, course.lesson, dice_of(seed), load(start))
        other.progress = before._replace(began=(0,) * len(before.began))
        return other

    demand(reaches_goal(course, step, list(step.way)), "the way does not reach the goal")
    if first_time:
        demand(not reaches_goal(once_more(step.seed), step, None), "the goal is reached by ending at once")
    if first_time and step.bots:
        times = sum(reaches_goal(once_more(seed), step, list(step.way)) for seed in range(SEEDS))
        demand(times >= ENOUGH, f"the way reaches the goal in {times} of {SEEDS} games")


def reaches_goal(course: Course, step: LessonStep, way: list[str] | None) -> bool:
    """Follow the way (None: end at once), the others answering as they do; is the goal reached before it is missed?"""
    bot, at = level_bot(step.bots or "easy", step.seed), course.progress.step
    for _ in range(BOUND):
        if course.progress.step > at:
            return True
        owing = course.match.owing()
        if course.you in owing:
            said = course.choose(ending(course) if way is None else following(course, way))
        elif (line := course.scripted()) is not None:
            said = course.answer(*line)
        else:
            option = bot.choose(seat_view(course.match, owing[0], step.seed))
            said = course.answer(SEATS[owing[0]], course.match.text(option))
        if said is not None:
            return False
    raise Broken("the goal is neither reached nor missed")


def offers(course: Course) -> list[str]:
    return [course.match.text(option) for option in course.match.options(course.you)]


def following(course: Course, way: list[str]) -> str:
    """The learner's next choice on the way."""
    words = next_of(way, offers(course))
    demand(bool(words), "the next choice of the way is not offered")
    return words


def ending(course: Course) -> str:
    """Whatever ends the turn soonest."""
    texts = offers(course)
    return next((text for text in texts if text.startswith("end")), texts[0])


def check_expected(course: Course, step: LessonStep, since: int, pick: int) -> None:
    told = course.match.events(course.you, since)
    for pattern in () if pick else step.expect:
        demand(any(is_meant(pattern, event) for event in told), f"“{pattern}” does not happen")


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


__all__: Sequence[str] = ("LessonFault", "check")
