"""Playing with a screen reader: the page is known only by roles and names, and by what its live regions say."""

from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass, field

from playwright.sync_api import Locator
from visitor import Visitor

NAMED = re.compile(r"""^\s*- '?(button|checkbox) "(.*?)"((?: \[[^\]]*\])*)'?(?::|$)""")
ASIDE = (
    *(
        "Why not",
        "All ",
        "Undo",
        "Ask to undo",
        "Redo",
        "Start my turn again",
        "Other choice",
        "Show rule",
        "One ",
        "Advice",
    ),
    *("Pause", "Go on", "Normal pace", "3 times", "Skip to my turn", "Play on the board", "Got it", "Turn hints off"),
)
"""What stands in the prompt without being a choice."""


@dataclass
class Reader:
    visitor: Visitor
    heard: list[str] = field(default_factory=list)
    """Everything the live regions have said, in order."""

    answers: list[tuple[str, bool]] = field(default_factory=list)
    """What was chosen, and whether it was told as something that happened."""

    def region(self, role: str) -> Locator:
        return self.visitor.page.get_by_role(role)  # type: ignore[arg-type]

    @property
    def prompt(self) -> Locator:
        return self.visitor.page.get_by_role("region", name="What to do")

    def question(self) -> str:
        return self.prompt.get_by_role("heading", level=2).inner_text()

    def state(self) -> str:
        said = self.prompt.aria_snapshot().split("heading")[0]
        return "over" if "Over" in said else "mine" if "Your turn" in said else "waiting"

    def said(self) -> tuple[str, str]:
        """What happened, and what is due: the polite and the assertive region."""
        page = self.visitor.page
        polite = page.get_by_role("log", name="Log").last.text_content() or ""
        due = page.get_by_role("status").last.text_content() or ""
        return polite.strip(), due.strip()

    def names(self, part: Locator) -> list[tuple[str, str]]:
        """Roles and names of everything enabled in a part of the page."""
        found = []
        for line in part.aria_snapshot().splitlines():
            if (named := NAMED.match(line)) and "disabled" not in named[3]:
                found.append((named[1], named[2].replace("''", "'").replace('\\"', '"')))
        return found

    def choices(self, rng: random.Random) -> list[tuple[Locator, str, str]]:
        """What the page says can be chosen: in the prompt, or on the board where it says so in words."""
        parts = [self.prompt, *self.visitor.page.get_by_role("group", name="To choose with").all()]
        here = [(part, *one) for part in parts for one in self.names(part) if not one[1].startswith(ASIDE)]
        if here and rng.random() < 0.8:
            return here
        board = self.visitor.page.get_by_role("main", name="Board")
        there = [(board, *one) for one in self.names(board) if one[1].endswith("can be chosen")]
        return there or here

    def choose(self, rng: random.Random) -> str:
        """Choose something; its name."""
        found = self.choices(rng)
        assert found, f"nothing to choose for: {self.question()}"
        ready = [one for one in found if one[2] == "Confirm plan"]
        part, role, name = ready[0] if ready else rng.choice(found)
        part.get_by_role(role, name=name, exact=True).first.press("Enter")  # type: ignore[arg-type]
        return name

    def listen(self, before: tuple[str, str], seconds: float) -> bool:
        """Until something is said; whether it was."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            news = [part for part, was in zip(self.said(), before, strict=True) if part and part != was]
            if news:
                self.heard += news
                return True
            self.visitor.page.wait_for_timeout(20)
        return False

    def play(self, rng: random.Random, choices: int, seconds: float) -> str:
        """Make so many choices, or play to the end. Whatever is decided must have been said."""
        end = time.monotonic() + seconds
        made = 0
        while (state := self.state()) != "over" and made < choices and time.monotonic() < end:
            before = self.said()
            if state == "mine":
                step = self.decided()
                name = self.choose(rng)
                made += 1
                spoken = self.listen(before, 1.0)
                if self.decided() != step:
                    assert spoken, f"nothing was said after: {name}"
                    self.answers.append((name, self.said()[0] != before[0]))
            else:
                self.listen(before, 5.0)
        return state

    def decided(self) -> str:
        """How far the game has come, as the slider of the history says."""
        return self.region("slider").input_value()
