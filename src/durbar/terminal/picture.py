"""What a terminal shows of a match: the board as a seat sees it, what happened, and how things stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from durbar.engine.match import Match
from durbar.engine.refusal import Problem
from durbar.locale import Texts

if TYPE_CHECKING:
    from rich.console import Console


class Picture:
    """A match in the reader's language."""

    def __init__(self, match: Match, language: str, out: Console, names: Mapping[str, str] | None = None) -> None:
        self.match = match
        self.language = language
        self.out = out
        self.static = match.game.static(match.state)
        self.texts = Texts(language, names).adopt(match.game.id, match.game.own_names(match.state))

    @property
    def seats(self) -> list[str]:
        return list(self.match.game.labels(self.match.state, "seat"))

    def seat_of(self, letter: str) -> int:
        """The seat of a letter; refused if there is none."""
        if letter.upper() not in self.seats:
            raise Problem("unknown-seat", given=letter, known=", ".join(self.seats))
        return self.seats.index(letter.upper())

    def person(self, seat: int) -> str:
        return str(self.texts.name(self.match.game.id, self.seats[seat]))

    def board(self, seat: int | None) -> None:
        """The board as this seat (None: anybody) sees it."""
        from rich.panel import Panel
        from rich.text import Text

        game = self.match.game
        drawing = game.drawing(self.static, self.match.view(seat), self.texts.namer(game.id)).rstrip("\n")
        if max(map(len, drawing.splitlines())) + 4 > self.out.width:
            self.out.print(Text(drawing), soft_wrap=True)  # a frame would break the map
            return
        title = self.texts.say(f"{game.id}-title")
        self.out.print(Panel(Text(drawing), title=title, expand=False, border_style="dim"))

    def story(self, since: int = 0, seat: int | None = None) -> int:
        """What happened since event number `since`, as this seat may hear it (None: everything); the number reached."""
        log = self.match.state.log or []
        for line in self.sentences(log[since:], seat):
            self.out.print(f"[dim]·[/] {line}")
        return len(log)

    def sentences(self, events: Iterable[tuple[int, ...]], seat: int | None) -> Iterable[str]:
        game = self.match.game
        for event in events:
            if game.events[event[0]].private and seat is not None and event[1] != seat:
                continue
            yield self.texts.phrase(game.id, "event", game.event_words(self.match.state, event))

    def question(self, seat: int) -> str:
        """What the present decision asks this seat."""
        return self.asking("", seat)

    def waiting(self, seat: int) -> str:
        """What the others read while this seat chooses."""
        return self.asking(".wait", seat)

    def asking(self, attribute: str, seat: int) -> str:
        game, decision = self.match.game, self.match.state.decision
        key = f"ask-{type(decision).__name__}{attribute}"
        words = (type(decision).__name__, *decision.subject(self.match.state))
        named = self.texts.arguments(game.id, words)
        return self.texts.say(f"{game.id}-{key}", player=self.person(seat), **named)

    def label(self, option: int) -> str:
        """An option of the present decision as people read it."""
        state = self.match.state
        return self.texts.phrase(self.match.game.id, "do", state.decision.words(state, option))

    def standing(self) -> None:
        """The result, or how things stand; of a game with secrets nothing before the end."""
        from rich.table import Table

        game, result, over = self.match.game, self.match.result, self.match.over
        if game.has_secrets() and not over:
            return
        title = self.texts.say("terminal-over" if over else "terminal-standing")
        table = Table(title=title, box=None, title_justify="left", title_style="bold")
        for key in ("rank", "player", "score"):
            table.add_column(self.texts.say(f"terminal-{key}"), justify="left" if key == "player" else "right")
        for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
            table.add_row(str(result.ranks[seat]), self.person(seat), f"{result.scores[seat]:g}")
        self.out.print(table)
        if over:
            self.out.print(self.texts.say(f"{game.id}-reason-{result.reason}"))
