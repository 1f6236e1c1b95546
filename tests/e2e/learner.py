"""Somebody who takes lessons on the page: presses what is framed, by mouse, by finger or by keys."""

from __future__ import annotations

from typing import Any, Literal

from visitor import Visitor

from durbar.lessons.lesson import path_of

Hands = Literal["mouse", "finger", "keys"]

LOOKS = 1200  # every twentieth of a second: a minute, for machines are busy
NOW = """(still) => {
  const coach = document.querySelector('.coach'), frames = document.querySelector('.frames');
  if (!coach || coach.dataset.busy === 'true') return null;
  const mine = document.querySelector('#prompt').dataset.state === 'mine';
  if (!mine && ['do', 'try'].includes(coach.dataset.kind)) return null;
  if (frames?.dataset.drawn !== 'true' || (still && frames.dataset.still !== 'true')) return null;
  const show = coach.querySelectorAll('.text p');
  const box = coach.querySelector('.text').getBoundingClientRect();
  return {
    kind: coach.dataset.kind, step: Number(coach.dataset.step),
    moves: Number(document.querySelector('#prompt').dataset.step),
    text: show[0].innerText, next: !!coach.querySelector('.go'), rule: coach.querySelector('.rule')?.innerText ?? '',
    said: coach.querySelector('.said')?.innerText ?? '',
    shown: box.top >= 0 && box.bottom <= innerHeight,
    frames: [...frames.querySelectorAll('[data-frame]')].map((one) => one.dataset.frame),
    prompt: document.querySelector('#prompt').innerText,
    picked: [...document.querySelectorAll('.picked')].map((one) => one.dataset.spot).join(),
  };
}"""
FRAMED = """(key) => {
  const drawn = (selector) => [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
  const frame = document.querySelector(`[data-frame="${CSS.escape(key)}"]`);
  if (!frame) return null;
  const box = frame.getBoundingClientRect();
  const part = key.startsWith('part:');
  const option = key.startsWith('option:') ? key.slice(7) : null;
  const one = part ? null : option
    ? drawn(`:is(#prompt, .dock) [data-option="${option}"]`) ?? drawn(`[data-refused="${option}"]`)
    : drawn(`[data-spot="${CSS.escape(key)}"]`);
  const seen = (px, py) => px >= 0 && py >= 0 && px <= innerWidth && py <= innerHeight;
  const at = (px, py) => {
    const top = document.elementFromPoint(px, py);
    return !!top && (top.closest('[data-instead]')?.dataset.instead === key || !!one?.contains(top));
  };
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  const points = parts.flatMap((a) => parts.map((b) => [box.left + a * box.width, box.top + b * box.height]));
  const reached = points.find(([px, py]) => at(px, py));
  const [x, y] = reached ?? points[0];
  return { x, y, part, found: !!one, hit: !!reached, sight: points.filter(([px, py]) => seen(px, py)).length > 12 };
}"""
TOWARDS = ".app:has(#prompt[data-state=mine]) .coach .show-me, .coach .once-more"  # a goal that was missed begins again
STEPPERS = ":is(#prompt, .dock) .stepper button:not([aria-disabled='true'])"


def element_of(key: str) -> str:
    """Where something framed is on the page: a place, or a choice in the prompt."""
    option = key.removeprefix("option:")
    return (
        f'[data-spot="{key}"]'
        if option == key
        else f":is(#prompt, .dock) :is([data-option='{option}'], [data-refused='{option}'])"
    )


class Learner:
    """Takes lessons of one game, and notes what could not be seen or pressed where it is drawn."""

    def __init__(self, visitor: Visitor, game: str, hands: Hands = "mouse", rules: bool = False) -> None:
        """`rules`: each rule tag is pressed too, and must open its paragraph."""
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.hands = hands
        self.rules = rules
        self.notes: list[str] = []
        self.pressed: set[str] = set()
        self.read = -1
        self.framed: set[str] = set()

    def list(self) -> None:
        self.page.goto(f"{self.visitor.address}/learn/{self.game}")
        self.page.wait_for_selector("main ol button")

    def begin(self, number: int) -> None:
        """The lesson of this number from the list."""
        self.lesson = path_of(self.game).lessons[number - 1]
        self.pressed.clear()
        self.read = -1
        self.press_button(f"main ol li:nth-child({number}) button")
        self.page.wait_for_selector(".coach")

    def take(self) -> str:
        """The lesson that is open, to its end; its mark and sentence."""
        seen = self.now()
        for _ in range(250):
            if seen["step"] != self.read:
                self.check_shown()
            if seen["kind"] == "end":
                return str(seen["text"])
            self.act(seen)
            seen = self.after(seen)
        raise AssertionError(seen)

    # --- a step ------------------------------------------------------------------------------------------------------

    def now(self, still: str = "") -> dict[str, Any]:
        """How it stands, once the frames are those of the step and, under a finger, nothing moves any more."""
        still = still or ("true" if self.hands == "finger" else "false")
        self.page.wait_for_function(f"() => ({NOW})({still}) !== null")
        found: dict[str, Any] = self.page.evaluate(f"() => ({NOW})({still})")
        return found or self.now(still)

    def after(self, seen: dict[str, Any]) -> dict[str, Any]:
        """How it stands once something has changed; a press that only narrowed the choice changes the frames."""
        same = ("kind", "step", "moves", "frames", "next", "prompt", "said", "picked")
        if seen["next"]:
            same = ("kind", "step")
        for _ in range(LOOKS):
            found = self.now()
            if any(found[one] != seen[one] for one in same):
                return found
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing happened after {seen}")

    def act(self, seen: dict[str, Any]) -> None:
        self.check(seen)
        if seen["next"]:
            self.press_button(".coach .go")
        elif seen["kind"] == "find":
            self.find(seen["step"])
        elif seen["kind"] == "goal":
            self.page.wait_for_selector(f"{TOWARDS}, .coach[data-kind=end]")
            if self.page.locator(TOWARDS).count():
                self.press_button(TOWARDS)
        else:
            self.press_framed(seen)

    # --- what a step must show ---------------------------------------------------------------------------------------

    def check(self, seen: dict[str, Any]) -> None:
        """Its sentence and everything it frames are in sight; once for each step, its rule opens."""
        self.framed |= {*seen["frames"]}
        if seen["step"] == self.read:
            return
        self.read = seen["step"]
        seen = self.now("true")
        self.framed |= {*seen["frames"]}
        here = f"{self.lesson.id} {seen['step'] + 1}"
        if not seen["shown"]:
            self.notes.append(f"{here}: the sentence is not in sight")
        for key in seen["frames"]:
            if not self.is_seen(key):
                self.notes.append(f"{here}: {key} is covered or out of sight")
        if self.rules and seen["rule"]:
            tabs = self.page.locator("[role=tab]")
            now = tabs.evaluate_all("(all) => all.findIndex((one) => one.ariaSelected === 'true')")
            self.page.locator(".coach .rule").first.click()
            self.page.wait_for_selector(f"[data-rule='{seen['rule']}'].asked")
            tabs.nth(now).click()

    def is_seen(self, key: str) -> bool:
        """Nothing lies over it, once whatever lay there for a moment is gone; what is not drawn needs no place."""
        for _ in range(LOOKS // 10):
            place = self.page.evaluate(FRAMED, key)
            if place is None or (place["sight"] if place["part"] else place["hit"]):
                return True
            self.page.wait_for_timeout(50)
        return False

    def check_shown(self) -> None:
        """What the step before speaks of was framed: all of it, or on a phone what fits on it."""
        show = {*self.lesson.steps[self.read].show} if self.read >= 0 else set()
        missing = show - self.framed
        if missing and (self.hands != "finger" or not self.framed):
            self.notes.append(f"{self.lesson.id} {self.read + 1}: {sorted(missing)} not framed")
        self.framed.clear()

    # --- pressing ----------------------------------------------------------------------------------------------------

    def press_framed(self, seen: dict[str, Any]) -> None:
        """One of what is framed, in order; where that is the prompt itself, a number there is made smaller."""
        for _ in range(LOOKS):
            chosen = self.next_framed(seen)
            if chosen is not None:
                return self.press(chosen)
            if self.page.locator(STEPPERS).count():
                return self.press_button(f"{STEPPERS} >> nth=0")
            self.page.wait_for_timeout(50)
            before, seen = seen, self.now()
            if (before["kind"], before["step"]) != (seen["kind"], seen["step"]):
                return None
        raise AssertionError(f"nothing is framed: {seen}")

    def next_framed(self, seen: dict[str, Any]) -> str | None:
        for key in seen["frames"]:
            place = self.page.evaluate(FRAMED, key)
            if place is None or place["part"] or not place["found"]:
                continue
            name = f"{seen['step']} {seen['moves']} {key}"
            if name in self.pressed and not key.startswith("option:") and len(seen["frames"]) > 1:
                continue
            self.pressed.add(name)
            return key
        return None

    def press(self, key: str) -> None:
        if self.hands == "keys":
            assert self.go_to(element_of(key)), f"{key} was not reached by N"
            self.page.keyboard.press("Enter")
            return
        place = self.place(key)
        if self.hands == "finger":
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])

    def place(self, key: str) -> dict[str, Any]:
        """Where it is, once what gains and costs are written on the buttons no longer moves it."""
        for _ in range(LOOKS):
            found: dict[str, Any] | None = self.page.evaluate(FRAMED, key)
            if found is not None and found["hit"]:
                return found
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{self.lesson.id}: {key} is covered or out of sight")

    def go_to(self, element: str) -> bool:
        """By N, which goes to what is framed first; whether it was reached."""
        for _ in range(LOOKS):
            self.page.keyboard.press("n")
            if self.page.evaluate("(one) => !!document.activeElement?.matches(one)", element):
                return True
            self.page.wait_for_timeout(25)  # a board that has just come may not be laid out yet
        return False

    def press_button(self, selector: str) -> None:
        one = self.page.locator(selector).first
        if self.hands == "keys":
            one.focus()
            self.page.keyboard.press("Enter")
        elif self.hands == "finger":
            one.tap()
        else:
            one.click()

    def find(self, step: int) -> None:
        """The place to be found, which only the lesson file tells."""
        place = element_of(self.lesson.steps[step].point[0])
        shown = self.page.locator(f"{place}:visible").first
        if self.hands == "keys":
            reached = self.go_to(place)
            assert reached or self.now()["step"] != step, f"{place} was not reached by N"
            if reached:  # otherwise it was found just now, and the lesson has gone on
                self.page.keyboard.press("Enter")
        elif self.hands == "finger":
            shown.tap(force=True)
        else:
            shown.click(force=True)
