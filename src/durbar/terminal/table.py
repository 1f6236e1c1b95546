"""A game at the terminal: people at some seats, programs at the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from durbar.engine.flow import Option, Seat
from durbar.engine.refusal import Illegal, Problem, Refusal
from durbar.match.match import Match
from durbar.terminal.keyboard import ask
from durbar.terminal.opponents import advice, opponent
from durbar.terminal.picture import Picture

if TYPE_CHECKING:
    from rich.console import Console

    from durbar.bots import Alternative

SHOWN = 60  # options listed at once
MANY = 8  # options from which on columns are worth it
ADVISED = 8  # alternatives of a bot shown
USUAL = "medium"  # whose advice is given if nobody is named
RANGE = 20  # options that differ in a last number only, from which on they are one line
REASONS = 12  # reasons explained at once, and examples of each


def stem_of(text: str) -> str:
    """The words of an option before its number; all of them if it ends with none."""
    stem, _, amount = text.rpartition(" ")
    return stem if amount.isdigit() else text


class Screen:
    """One match, played until it is over or the player leaves."""

    def __init__(
        self,
        match: Match,
        people: str,
        opponents: str,
        language: str,
        out: Console,
        seed: int = 0,
        ask: Callable[[str, Sequence[str]], str | None] = ask,
    ) -> None:
        self.match = match
        self.out = out
        self.ask = ask
        self.picture = Picture(match, language, out)
        self.say = self.picture.texts.say
        self.people = sorted({self.picture.seat_of(letter) for letter in people.split(",")})
        self.choose = opponent(opponents, seed)
        self.heard = 0
        self.seed = seed
        self.listed: list[int] = []  # what the numbers mean
        self.facing = self.people[0]
        self.open = True
        self.going_on = False  # nobody has chosen since the person at the screen did
        self.name_seats(opponents)

    def name_seats(self, opponents: str) -> None:
        for seat, letter in enumerate(self.picture.seats):
            kind = "terminal-person" if seat in self.people else "terminal-program"
            self.picture.texts.own[letter] = self.say(kind, seat=letter, program=opponents)

    # --- the loop ------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over, or `q`."""
        self.out.print(self.say("terminal-welcome"))
        while self.open and not self.match.over:
            owing = self.match.owing()
            here = [seat for seat in owing if seat in self.people]
            if here:
                self.turn(here[0])
            else:
                self.match.play(owing[0], self.choose(self.match, owing[0]))
                self.going_on = False
        self.hear()
        if self.match.over:
            self.picture.board(None)
            self.picture.standing()
        else:
            self.out.print(self.say("terminal-left"))

    def turn(self, seat: int) -> None:
        """Show a person where things stand and carry out what they choose."""
        self.hand_over(seat)
        if not (self.going_on and type(self.match.state.decision).__name__ in self.match.game.drawing.small_steps):
            self.picture.board(seat)
        self.hear()
        self.out.print(f"\n[bold]{self.picture.question(seat)}[/]")
        self.listed = self.in_order(seat)
        self.show(self.listed)
        asked_at = self.match.steps
        while self.open and self.match.steps == asked_at:
            words = {word for option in self.match.options(seat) for word in self.match.text(option).split()}
            line = self.ask(self.say("terminal-prompt"), sorted(words))
            if line is None:
                self.open = False
            elif (chosen := self.understood(seat, line, self.listed)) is not None:
                if len(chosen) > 1:
                    self.listed = chosen
                elif self.is_meant(seat, chosen[0]):
                    self.match.play(seat, chosen[0])
                    self.going_on = True

    def in_order(self, seat: int) -> list[int]:
        """The options, those last that end a turn or a phase."""
        return sorted(self.match.options(seat), key=self.ends_turn)

    def ends_turn(self, option: int) -> bool:
        return self.match.text(option).partition(" ")[0] in self.match.game.drawing.last_verbs

    def is_meant(self, seat: int, option: int) -> bool:
        """Ending a turn while something is planned is asked about once, if there is something else to do."""
        game, asks = self.match.game, self.ends_turn(option) and len(self.match.options(seat)) > 1
        given_up = game.drawing.given_up(self.match.state, seat) if asks else ()
        if not given_up:
            return True
        what = ", ".join(str(self.picture.texts.name(game.id, word)) for word in given_up)
        return self.ask(self.say("terminal-gives-up", what=what), ()) == ""

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen, hide what the last one saw."""
        if seat != self.facing:
            self.going_on = False
            self.out.clear()
            self.ask(self.say("terminal-hand-over", player=self.picture.person(seat)), ())
        self.facing = seat

    def hear(self) -> None:
        """What happened since the last time, as the person at the screen may hear it."""
        self.heard = self.picture.story(self.heard, self.facing)

    # --- what a line means ---------------------------------------------------------------------------------------

    def understood(self, seat: int, line: str, listed: list[int]) -> list[int] | None:
        """The one option meant, a shorter list, or None after a command."""
        verb, _, rest = line.partition(" ")
        commands = {"?": self.why, "a": self.advise, "b": self.board, "r": self.rules, "l": self.log}
        commands |= {"s": self.save, "h": self.help, "u": self.undo}
        if verb in commands:
            commands[verb](seat, rest.strip())
            return None
        if verb in self.pages:
            self.picture.page(self.pages[verb], rest.strip(), seat)
            return None
        if verb == "q":
            self.open = False
            return None
        if not line:
            return listed if len(listed) == 1 else None
        if line.isdigit():
            return self.numbered(int(line), listed)
        return self.worded(seat, line, listed)

    @property
    def pages(self) -> dict[str, str]:
        """What else can be read, by the words that ask for it: ours, and those of the reader's language."""
        pages = self.match.game.drawing.pages
        return {word: page for page in pages for word in (page, self.picture.page_name(page))}

    def numbered(self, number: int, listed: list[int]) -> list[int] | None:
        lots = self.lots(listed)
        if 1 <= number <= len(lots):
            return lots[number - 1] if len(lots[number - 1]) == 1 else self.amount(lots[number - 1])
        self.out.print(self.say("terminal-no-number", last=len(lots)))
        return None

    def lots(self, options: list[int]) -> list[list[int]]:
        """What a number means: an option, or many that differ in their last number only."""
        runs: list[list[int]] = []
        for _stem, run in groupby(options, key=lambda option: stem_of(self.match.text(option))):
            together = list(run)
            runs += [together] if len(together) >= RANGE else [[option] for option in together]
        return runs

    def amount(self, lot: list[int]) -> list[int] | None:
        """The option of a lot with the number that is typed."""
        by_amount = {self.match.text(option).rpartition(" ")[2]: option for option in lot}
        first, *_, last = by_amount
        chosen = by_amount.get(self.ask(self.say("terminal-how-many", first=first, last=last), ()) or "")
        if chosen is None:
            self.out.print(self.say("terminal-no-amount", first=first, last=last))
        return None if chosen is None else [chosen]

    def worded(self, seat: int, line: str, listed: list[int]) -> list[int] | None:
        """The words of an option, or some of them: the list gets shorter."""
        try:
            return [self.match.option(seat, line)]
        except Illegal as illegal:
            refusal = illegal.refusal
        wanted = line.lower().split()
        left = [o for o in self.match.options(seat) if all(word in self.searched(o) for word in wanted)]
        if not left or refusal.rule:  # the whole words of a choice the rules refuse
            self.explain([(line, refusal)])
            return None
        self.show(left)
        return left if len(left) > 1 else self.confirmed(left)

    def searched(self, option: int) -> str:
        return f"{self.match.text(option)} {self.picture.label(option)}".lower()

    def confirmed(self, left: list[int]) -> list[int] | None:
        """Some words fit one option only: play it if that was meant."""
        answer = self.ask(self.say("terminal-only-one"), ())
        return left if answer == "" else None

    # --- commands ------------------------------------------------------------------------------------------------

    def show(self, options: list[int]) -> None:
        """Options with their numbers and short texts, in columns where they are many and narrow."""
        from rich.columns import Columns
        from rich.text import Text

        lines = []
        lots = self.lots(options)
        for n, lot in enumerate(lots[:SHOWN], 1):
            label, text = self.told(lot)
            lines.append(Text.assemble((f"{n:>3} ", "bold cyan"), label, (f"  {text}" if text != label else "", "dim")))
        if len(lines) > MANY and max(len(line) for line in lines) * 2 + 3 < self.out.width:
            self.out.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            self.out.print(Text("\n").join(lines))
        if len(lots) > SHOWN:
            self.out.print(self.say("terminal-more", count=len(lots) - SHOWN))

    def told(self, lot: list[int]) -> tuple[str, str]:
        """The label of a lot, and its words."""
        label, text = self.picture.label(lot[0]), self.match.text(lot[0])
        if len(lot) == 1:
            return label, text
        return f"{label} … {self.picture.label(lot[-1])}", f"{text} … {self.match.text(lot[-1]).rpartition(' ')[2]}"

    def board(self, seat: int, rest: str) -> None:
        self.picture.board(seat)
        self.listed = self.in_order(seat)
        self.show(self.listed)

    def advise(self, seat: int, rest: str) -> None:
        """What a bot would choose here, and what it thinks of the alternatives."""
        from rich.table import Table as Lines

        level = rest or USUAL
        try:
            told = advice(self.match, seat, level, self.seed + self.match.steps)
        except Problem as problem:
            self.out.print(self.say(f"problem-{problem.key}", **problem.arguments))
            return
        self.out.print(self.say("terminal-advice", level=level))
        lines = Lines(box=None, show_header=False, padding=(0, 2, 0, 0))
        lots = self.lots(self.listed)
        for place, one in enumerate(told[:ADVISED]):
            number = next((str(n) for n, lot in enumerate(lots, 1) if one.option in lot), "")
            following = told[place + 1] if place + 1 < len(told) else None
            lines.add_row(f"{number:>3}", self.picture.label(one.option), self.worth(one, following))
        self.out.print(lines)
        if level == "random":
            self.out.print(self.say("terminal-advice-random"))

    def worth(self, one: Alternative, following: Alternative | None) -> str:
        """In plain words: chances, and points against the next."""
        if one.wins < 0.0:
            return ""
        found = self.say("terminal-advice-wins", wins=round(100 * one.wins))
        if following is None:
            return found
        gap = self.picture.texts.difference(one.points - following.points)
        return f"{self.say('line-goes-on', text=found)} {self.say('terminal-advice-ahead', gap=gap)}"

    def undo(self, seat: int, rest: str) -> None:
        """Take back the last choice: alone with programs always, else as long as it showed nobody anything."""
        back = self.match.undoable(seat)
        if back.to is None:
            self.out.print(self.say("problem-nothing-to-undo"))
        elif back.why is not None and len(self.people) > 1:
            self.out.print(self.say(f"terminal-undo-{back.why}"))
        else:
            self.match.undo(back.to)
            self.heard, self.going_on = min(self.heard, back.to), False
            self.out.print(self.say("terminal-undone"))

    def log(self, seat: int, rest: str) -> None:
        self.picture.story(0, seat)

    def help(self, seat: int, rest: str) -> None:
        self.out.print(self.say("terminal-help"))
        if self.match.game.drawing.pages:
            self.out.print(
                self.say("terminal-pages", pages=", ".join(map(self.picture.page_name, self.match.game.drawing.pages)))
            )

    def save(self, seat: int, rest: str) -> None:
        """The game so far as a record."""
        path = Path(rest or f"{self.match.game.id}.durbar")
        try:
            path.write_text(self.match.record(), encoding="utf-8")
        except OSError as reason:
            told = reason.strerror or str(reason)
            self.out.print(self.say("problem-file-unwritable", given=str(path), reason=told))
        else:
            self.out.print(self.say("terminal-saved", file=str(path)))

    def rules(self, seat: int, rest: str) -> None:
        """The paragraphs of the present decision, or of a given number."""
        from rich.markdown import Markdown

        from durbar.checks.rulebook import rule_of, rules_by_step

        game, language = self.match.game.id, self.picture.language
        try:
            here = rules_by_step(game).get(type(self.match.state.decision).__name__, ())
            for number in [rest] if rest else here:
                for rule in rule_of(game, number, language):
                    self.out.print(Markdown(f"**{rule.number}** {rule.text}"))
        except Problem as problem:
            self.out.print(self.say(f"problem-{problem.key}", **problem.arguments))

    def why(self, seat: int, rest: str) -> None:
        """Why the other candidates (with these words) cannot be chosen."""
        state, wanted = self.match.state, rest.lower().split()
        found = []
        for option in state.decision.candidates(state, Seat(seat)):
            text = " ".join(state.decision.words(state, Option(option)))
            refusal = self.match.why_not(seat, option)
            if refusal is not None and all(word in text.lower() for word in wanted):
                found.append((text, refusal))
        if found:
            self.explain(found)
        else:
            self.out.print(self.say("terminal-nothing-refused"))

    def explain(self, found: list[tuple[str, Refusal]]) -> None:
        """Each reason with its rule, and what it forbids."""
        from rich.text import Text

        reasons: dict[str, list[str]] = {}
        for text, refusal in found:
            sentence = self.picture.texts.refused(self.match.game.id, refusal.key, refusal.about)
            reasons.setdefault(f"{sentence} [{refusal.rule}]" if refusal.rule else sentence, []).append(text)
        for reason, texts in list(reasons.items())[:REASONS]:
            shown = ", ".join(texts[:REASONS]) + (" ..." if len(texts) > REASONS else "")
            self.out.print(Text.assemble(("✗ ", "red"), reason, (f"  {shown}", "dim")))
        if len(reasons) > REASONS:
            self.out.print(self.say("terminal-more-refused", count=len(reasons) - REASONS))
