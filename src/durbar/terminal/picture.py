"""What a terminal shows of a match: the board as a seat sees it, what happened, and how things stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from durbar.engine.flow import CHANCE
from durbar.engine.game import Result
from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.match.match import Match
from durbar.match.sketch import CLOSE, OPEN
from durbar.match.tree import Tree, TreeNode

if TYPE_CHECKING:
    from rich.console import Console


class Placing(NamedTuple):
    """A line of the result."""

    rank: int
    seat: int
    player: str
    score: float


class Picture:
    """A match in the reader's language."""

    def __init__(self, match: Match, language: str, out: Console, names: Mapping[str, str] | None = None) -> None:
        self.match = match
        self.language = language
        self.out = out
        self.static = match.game.static(match.state)
        self.texts = Texts(language, names).adopt(match.game.id, match.game.boards.names(match.state))

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
        game = self.match.game
        drawing = game.drawing.text(self.static, self.match.view(seat), self.texts.namer(game.id), seat).rstrip("\n")
        self.framed(drawing, self.texts.say(f"{game.id}-title"))

    def page(self, page: str, about: str, seat: int | None) -> None:
        """A page of the game: its cards, its tables, what its signs mean."""
        game = self.match.game
        told = game.drawing.page(page, about, self.static, self.match.view(seat), self.texts.namer(game.id))
        self.framed(told, self.page_name(page))

    def page_name(self, page: str) -> str:
        """What a page is called, and asked for by."""
        key = f"{self.match.game.id}-page-{page}"
        return self.texts.say(key) if self.texts.has(key) else page

    def framed(self, drawing: str, title: str) -> None:
        """In a frame where there is room for one."""
        from rich.panel import Panel
        from rich.text import Text

        if max(map(len, drawing.splitlines())) + 4 > self.out.width:
            self.out.print(Text(drawing), soft_wrap=True)  # a frame would break the map
            return
        self.out.print(Panel(Text(drawing), title=title, expand=False, border_style="dim"))

    def story(self, since: int = 0, seat: int | None = None) -> int:
        """What happened since step `since`, as this seat (None: anybody) may hear it; the step reached."""
        for words in self.match.events(seat, since):
            self.out.print(f"[dim]·[/] {self.texts.phrase(self.match.game.id, 'event', words)}")
        return self.match.steps

    def variations(self) -> None:
        """Every choice of the tree with what is said of it, variations indented."""
        from rich.text import Text

        for depth, line in tree_lines(self.match.tree, self.texts):
            self.out.print(Text("  " * depth + line), soft_wrap=True)

    def question(self, seat: int) -> str:
        """What the present decision asks this seat, by name: several may sit at one screen."""
        return self.texts.say("terminal-asked", player=self.person(seat), question=self.asking("", seat))

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

    def standing(self, agreed: bool = False) -> None:
        """The result; before the end how things stand, unless there are secrets, and that nobody has won."""
        if self.match.over or not self.match.game.has_secrets():
            self.scores()
        if not self.match.over:
            self.out.print(self.texts.say("terminal-agreed" if agreed else "terminal-unfinished"))

    def scores(self) -> None:
        """A table of ranks and scores, and why the game ended."""
        from rich.table import Table

        game, over = self.match.game, self.match.over
        result = game.result(self.match.state)
        title = self.texts.say("terminal-over" if over else "terminal-standing")
        table = Table(title=title, box=None, title_justify="left", title_style="bold")
        above = self.match.over_par if over else None
        for key in ("rank", "player", "score", *(["over-par"] if above else [])):
            table.add_column(self.texts.say(f"terminal-{key}"), justify="left" if key == "player" else "right")
        for rank, seat, player, score in sorted([*self.lines(result), *self.rival_lines(result)]):
            row = [str(rank), player, self.texts.number(score)]
            table.add_row(*row, *([self.texts.difference(above[seat])] if above else []))
        self.out.print(table)
        if over:
            self.out.print(self.texts.say(f"{game.id}-reason-{result.reason}"))

    def lines(self, result: Result) -> list[Placing]:
        """A line for each seat."""
        return [
            Placing(result.ranks[seat], seat, self.person(seat), result.scores[seat])
            for seat in range(len(result.ranks))
        ]

    def rival_lines(self, result: Result) -> list[Placing]:
        """Whoever has a score though nobody sits there takes the ranks that are left, the best first."""
        game, seats = self.match.game, len(result.ranks)
        rivals = sorted(game.story.rivals(self.match.state), key=lambda rival: -rival[1])
        free = [rank for rank in range(1, seats + len(rivals) + 1) if rank not in result.ranks]
        return [
            Placing(rank, seats + n, str(self.texts.name(game.id, word)), score)
            for n, (rank, (word, score)) in enumerate(zip(free, rivals, strict=False))
        ]


def tree_lines(tree: Tree, texts: Texts) -> Iterator[tuple[int, str]]:
    """The lines of a tree with how far each is indented: choices in the reader's words, and what is said of them."""
    depth = 0
    yield from ((0, f"“{line}”") for line in tree.root.remarks.comment.splitlines())
    for what, node in tree.walk():
        depth += (what == OPEN) - (what == CLOSE)
        if what not in (OPEN, CLOSE):
            yield depth, choice_line(node, tree, texts)
            yield from ((depth + 1, f"“{line}”") for line in node.remarks.comment.splitlines())


def choice_line(node: TreeNode, tree: Tree, texts: Texts) -> str:
    """One choice: its number, whose it is, its words, its mark; `~` before what is only assumed."""
    assert node.choice is not None
    game = tree.root.match.game.id
    drawn = node.choice.player == CHANCE
    who = texts.say("terminal-chance") if drawn else str(texts.name(game, tree.seats[node.choice.player]))
    said = texts.phrase(game, "do", tuple(node.choice.words.split()))
    return f"{len(node.line())}. {'~' if node.assumed else ''}{who}: {said} {node.remarks.mark}".rstrip()
