"""Somebody who takes lessons by ear: the page is known by its accessibility tree alone, and pressed by keys."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error
from visitor import Visitor

from durbar.lessons.lesson import Lesson
from durbar.locale import Texts

PRESSABLE = ("button", "checkbox", "link", "radio")
STEPPERS = (
    *("web-maharadjah-fewer", "web-maharadjah-more"),
    *("web-dice_charmers-fewer", "web-dice_charmers-more"),
)


@dataclass(frozen=True)
class Node:
    """What a screen reader knows of one thing."""

    role: str
    name: str
    description: str
    live: str
    disabled: bool
    element: int
    within: tuple[str, ...]
    """Names and roles of the regions around it, the outermost first."""


def node_of(raw: dict[str, Any], within: tuple[str, ...]) -> Node:
    properties = {one["name"]: one["value"].get("value") for one in raw.get("properties", [])}
    said = {one: str(raw.get(one, {}).get("value", "")) for one in ("role", "name", "description")}
    disabled = bool(properties.get("disabled"))
    return Node(*said.values(), str(properties.get("live", "")), disabled, raw.get("backendDOMNodeId", 0), within)


class Listener:
    def __init__(self, visitor: Visitor, game: str, language: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.language = language
        self.texts = Texts(language)
        self.browser = self.page.context.new_cdp_session(self.page)
        self.pressed: set[tuple[str, str, str]] = set()
        self.story: list[str] = []
        """What was pressed in this lesson."""

    def say(self, key: str, **given: Any) -> str:
        return self.texts.say(key, **given)

    # --- what is heard -----------------------------------------------------------------------------------------------

    def nodes(self) -> list[Node]:
        raw = {one["nodeId"]: one for one in self.browser.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(one for one in raw.values() if "parentId" not in one)
        return list(self.walk(raw, root, ()))

    def walk(self, raw: dict[str, Any], node: dict[str, Any], within: tuple[str, ...]) -> Iterator[Node]:
        if not node.get("ignored"):
            found = node_of(node, within)
            yield found
            if found.role in ("region", "alert", "main", "dialog"):
                within = (*within, f"{found.role} {found.name}".strip())
        for child in node.get("childIds", []):
            if child in raw:
                yield from self.walk(raw, raw[child], within)

    def lesson(self, nodes: list[Node]) -> list[Node]:
        """Whatever the region of the lesson says."""
        return [one for one in nodes if f"region {self.say('web-lesson')}" in one.within]

    def step(self, nodes: list[Node], lesson: Lesson) -> int:
        """Which step it is, as it is told; -1: none, as at the end."""
        names = [self.say("web-lesson-step", step=n + 1, all=len(lesson.steps)) for n in range(len(lesson.steps))]
        told = [names.index(one.name) for one in self.lesson(nodes) if one.name in names]
        return told[0] if told else -1

    def heard(self, nodes: list[Node]) -> str:
        return " ".join(one.name for one in self.lesson(nodes) if one.role == "StaticText")

    def framed(self, nodes: list[Node]) -> list[Node]:
        words = self.say("web-lesson-framed")
        return [one for one in nodes if words in one.description and one.role in PRESSABLE]

    def button(self, nodes: list[Node], key: str) -> Node | None:
        name = self.say(key)
        return next((one for one in nodes if one.role == "button" and one.name == name and not one.disabled), None)

    # --- a lesson ----------------------------------------------------------------------------------------------------

    def begin(self, lesson: Lesson) -> None:
        self.story.clear()
        self.page.goto(f"{self.visitor.address}/learn/{self.game}")
        title = lesson.title.say(self.language)
        self.press(
            self.wait(lambda nodes: next((one for one in nodes if one.role == "button" and title in one.name), None))
        )
        self.pressed.clear()

    def wait(self, found: Any, seconds: float = 60) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if answer := found(self.nodes()):
                return answer
            self.page.wait_for_timeout(40)
        nodes = self.nodes()
        raise AssertionError((self.heard(nodes), [(one.role, one.name) for one in self.framed(nodes)], self.story))

    def press(self, node: Node) -> None:
        """Enter on it; what is drawn anew meanwhile is looked for again."""
        self.story.append(f"{node.role} {node.name}")
        try:
            self.browser.send("DOM.focus", {"backendNodeId": node.element})
        except Error:
            self.pressed.clear()
        else:
            self.page.keyboard.press("Enter")

    def take(self, lesson: Lesson) -> str:
        """The lesson to its end; what was said then."""
        self.begin(lesson)
        done = self.say("web-lesson-reached")
        for _ in range(250):
            nodes = self.wait(lambda nodes: nodes if self.settled(nodes, lesson) else None)
            alerts = [one.name for one in self.lesson(nodes) if any("alert" in place for place in one.within)]
            if any(done in said for said in alerts):
                return " ".join(alerts)
            before = self.picture(nodes, lesson)
            self.act(nodes, lesson)
            self.listen(before, lesson)
        raise AssertionError((before, self.story))

    def listen(self, before: object, lesson: Lesson) -> None:
        """Until something is otherwise; what was pressed may only have been explained."""
        end = time.monotonic() + 2
        while time.monotonic() < end and self.picture(self.nodes(), lesson) == before:
            self.page.wait_for_timeout(40)

    def settled(self, nodes: list[Node], lesson: Lesson) -> bool:
        """The others have moved, and whatever the step speaks of is there."""
        said = self.heard(nodes)
        if not said or self.say("web-lesson-watch") in said:
            return False
        step = self.step(nodes, lesson)
        if step < 0:
            return True
        now = lesson.steps[step]
        assert any(one.live == "polite" for one in self.lesson(nodes)), "a new sentence is said"
        assert now.text.say(self.language) in said, (now.text.say(self.language), said)
        going_on = self.button(self.lesson(nodes), "web-lesson-next-step") is not None
        return going_on or now.kind in ("find", "goal") or bool(self.framed(nodes)) or bool(self.steppers(nodes))

    def picture(self, nodes: list[Node], lesson: Lesson) -> object:
        asked = [one.name for one in nodes if self.asks(one)]
        return self.step(nodes, lesson), self.heard(nodes), asked, [one.name for one in self.framed(nodes)]

    def act(self, nodes: list[Node], lesson: Lesson) -> None:
        step = self.step(nodes, lesson)
        going_on = self.button(self.lesson(nodes), "web-lesson-next-step")
        if going_on is not None:
            self.press(going_on)
        elif lesson.steps[step].kind == "goal":
            self.press(self.wait(lambda nodes: self.button(nodes, "web-lesson-show-me")))
        elif lesson.steps[step].kind == "find":
            self.find(lesson.steps[step].point[0])
        else:
            self.press(self.chosen(nodes, step, lesson.steps[step].kind == "try"))

    def chosen(self, nodes: list[Node], step: int, refused: bool) -> Node:
        """The first of what is framed that was not pressed yet; else a number is changed.

        Where something refused is to be tried, what is said to be closed comes first, and what can be chosen last.
        """
        framed = sorted(self.framed(nodes), key=self.offered, reverse=not refused)
        framed.sort(key=lambda one: refused and not one.disabled)
        for one in framed:
            name = (str(step), one.role, one.name.removesuffix(", " + self.say("web-can-be-chosen")))
            taken = one.name.endswith(", " + self.say("web-chosen"))
            if not taken and (name not in self.pressed or len(framed) == 1):
                self.pressed.add(name)
                return one
        steppers = self.steppers(nodes)
        assert steppers, (self.heard(nodes), [one.name for one in framed], self.story)
        return steppers[0]

    def offered(self, node: Node) -> bool:
        """Said to be a choice: by its name, or because it is among the choices."""
        return node.name.endswith(self.say("web-can-be-chosen")) or self.asks(node)

    def asks(self, node: Node) -> bool:
        """In the bar of the turn, or in the help beside it."""
        return any(f"region {self.say(part)}" in node.within for part in ("web-prompt", "web-dock"))

    def steppers(self, nodes: list[Node]) -> list[Node]:
        names = [re.escape(self.say(key, good="§")).replace("§", ".+") for key in STEPPERS]
        buttons = [one for one in nodes if one.role == "button" and not one.disabled]
        return [one for one in buttons if any(re.fullmatch(name, one.name) for name in names)]

    def find(self, spot: str) -> None:
        """A place by the name it is read out with, which only the lesson file knows to be meant."""
        name = self.page.locator(f'[data-spot="{spot}"]').first.get_attribute("aria-label")
        self.press(self.wait(lambda nodes: next((one for one in nodes if one.name == name), None)))
