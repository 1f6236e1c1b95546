"""Playing a lesson: what goes on, what is answered, and the way back."""

from collections.abc import Iterator

import pytest

from durbar.engine.refusal import Illegal, Problem
from durbar.lessons.course import Course
from durbar.lessons.lesson import Lesson, Path, path_of
from durbar.match.replay import load

GAMES = ("maharaja", "maharadjah", "dice_charmers")


def lessons() -> Iterator[tuple[Path, Lesson]]:
    for game in GAMES:
        yield from ((path_of(game), lesson) for lesson in path_of(game).lessons if lesson.play is None)


ALL = [pytest.param(path, lesson, id=f"{path.game}-{lesson.id}") for path, lesson in lessons()]


def do(course: Course) -> None:
    """Whatever the present step asks for; free goals are left alone."""
    step = course.now
    assert step is not None
    if step.kind == "do":
        assert course.choose(course.show_me()) is None
    else:
        course.step_on(step.kind, step.refusable.replace("*", "NS") if step.kind == "try" else course.show_me())
    course.run()


def positions(course: Course) -> Iterator[str]:
    """Play on as far as the first free goal; the position each step asks in."""
    while course.now is not None and course.now.kind != "goal":
        yield course.match.position()
        do(course)


@pytest.mark.parametrize(("path", "lesson"), ALL)
def test_another_choice_changes_nothing_and_is_answered(path: Path, lesson: Lesson) -> None:
    course = Course(path, lesson)
    for before in positions(course):
        if course.now is not None and course.now.kind == "do":
            others = [o for o in course.match.options(course.you) if o not in course.wanted()]
            for option in others:
                assert course.choose(course.match.text(option)) is not None
            assert course.match.position() == before
            assert course.progress.clean is (not others and course.progress.clean)


@pytest.mark.parametrize(("path", "lesson"), ALL)
def test_undo_from_every_step_and_going_on_gives_the_same_position(path: Path, lesson: Lesson) -> None:
    whole = list(positions(Course(path, lesson)))
    for n in range(1, len(whole)):
        course = Course(path, lesson)
        for _ in range(n):
            do(course)
        course.undo()
        assert course.match.position() == whole[n - 1]
        assert list(positions(course)) == whole[n - 1 :]


@pytest.mark.parametrize(("path", "lesson"), ALL)
def test_options_and_refusals_of_a_lesson_are_those_of_its_position(path: Path, lesson: Lesson) -> None:
    course, plain = Course(path, lesson), load(lesson.position)
    for seat in plain.owing():
        assert course.match.options(seat) == plain.options(seat)
        state, decision = plain.state, plain.state.decision
        for option in decision.candidates(state, seat):
            assert course.match.why_not(seat, option) == plain.why_not(seat, option)


def test_what_the_rules_refuse_is_refused_before_the_lesson_speaks() -> None:
    path = path_of("maharaja")
    course = Course(path, path.lesson("build"))
    with pytest.raises(Illegal):
        course.choose("shrine VAR")
    assert course.progress.clean


def test_nothing_goes_on_while_the_script_has_the_word() -> None:
    path = path_of("maharaja")
    course = Course(path, path.lesson("plan"))
    while not course.progress.script:
        step = course.now
        assert step is not None
        course.choose(course.show_me()) if step.kind == "do" else course.step_on(step.kind, course.show_me())
    with pytest.raises(Problem, match="The lesson does not ask for that"):
        course.choose("end-turn")


def test_a_missed_goal_says_why_and_begins_again_from_its_own_step() -> None:
    path = path_of("maharaja")
    course = Course(path, path.lesson("round"))
    do(course)
    goal, start = course.now, course.match.position(course.progress.began[-1])
    said = None
    while said is None:
        course.run()
        offered = [course.match.text(option) for option in course.match.options(course.you)]
        said = course.choose("end-turn" if "end-turn" in offered else offered[0])
    assert goal is not None
    assert said == goal.again
    assert course.now is goal
    with pytest.raises(Problem, match="The lesson does not ask for that"):
        course.choose("end-turn")
    course.go_back(course.progress.step, course.progress.began[-1])
    assert course.match.position() == start
    assert not course.progress.clean


def test_the_revision_changes_with_what_is_played_and_not_with_its_sentences() -> None:
    import msgspec

    lesson = path_of("maharaja").lesson("goal")
    reworded = msgspec.structs.replace(lesson.steps[0], en="Otherwise said.")
    other = msgspec.structs.replace(lesson.steps[1], do=("end-turn",))
    assert msgspec.structs.replace(lesson, steps=(reworded, *lesson.steps[1:])).revision == lesson.revision
    changed = msgspec.structs.replace(lesson, steps=(lesson.steps[0], other, *lesson.steps[2:]))
    assert changed.revision != lesson.revision
