"""A review as tables and sentences on the terminal, and as an annotated record."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from durbar.commands import speech
from durbar.engine.flow import CHANCE
from durbar.locale import Texts
from durbar.study.annotate import annotated
from durbar.study.review import GameReview
from durbar.study.told import Amount, ReviewTold, SeatTold, TurningTold, VerdictTold

Z = 1.96
"""Standard errors of a 95 % interval."""
ROWS = ("start", "luck", "own", "met", "others", "result", "adjusted")


class Shown:
    """A review in the reader's language."""

    def __init__(self, review: GameReview, told: ReviewTold) -> None:
        self.review = review
        self.told = told
        self.game = review.match.game
        names = self.game.boards.names(review.match.state)
        self.texts = Texts(speech.Voice.language).adopt(self.game.id, names)
        self.seats = self.game.labels(review.match.state, "seat")

    def player(self, seat: int) -> str:
        return str(self.texts.name(self.game.id, self.seats[seat]))

    def number(self, value: float, sign: str = "+", points: bool | None = None) -> str:
        in_points = self.told.by_points if points is None else points
        return f"{value:{sign}.1f}" if in_points else f"{100 * value:{sign}.0f}"

    def change(self, value: float, sign: str = "+") -> str:
        unit = "points" if self.told.by_points else "share"
        return self.texts.say(f"study-{unit}", value=self.number(value, sign))

    def entry(self, amount: Amount, points: bool) -> str:
        """An amount with half its 95 % interval."""
        value, error = (amount.points, amount.points_error) if points else (amount.share, amount.share_error)
        half = f" ±{self.number(Z * error, '', points)}" if error else ""
        return f"{self.number(value, points=points)}{half}"

    def books(self, points: bool) -> Table:
        """A column a seat: what makes up the way from the start to the result."""
        unit = self.texts.say(f"study-{'points' if points else 'share'}", value="")
        table = Table(title=unit.strip(), box=None, title_justify="left")
        table.add_column("")
        for seat in self.told.seats:
            table.add_column(self.player(seat.seat), justify="right")
        for row in ROWS:
            cells = [self.entry(self.of(seat, row), points) for seat in self.told.seats]
            table.add_row(self.texts.say(f"study-{row}"), *cells)
        return table

    def of(self, seat: SeatTold, row: str) -> Amount:
        if row != "others":
            found: Amount = getattr(seat, row)
            return found
        return Amount(
            share=sum(one.share for one in seat.others),
            share_error=sum(one.share_error**2 for one in seat.others) ** 0.5,
            points=sum(one.points for one in seat.others),
            points_error=sum(one.points_error**2 for one in seat.others) ** 0.5,
        )

    def turning(self, turn: TurningTold) -> str:
        mine = turn.item.kind == "turn" and turn.item.whose == turn.most
        whose = self.player(turn.item.whose) if turn.item.whose >= 0 else ""
        told = {"step": turn.item.first + 1, "player": self.player(turn.most), "whose": whose}
        key = f"study-turning-{'own' if mine else turn.item.kind}"
        return self.texts.say(key, change=self.change(turn.changes[turn.most]), **told)

    def verdict(self, verdict: VerdictTold) -> str:
        chosen, better = (
            self.texts.phrase(self.game.id, "do", tuple(words.split())) for words in (verdict.chosen, verdict.better)
        )
        return self.texts.say(
            "study-verdict" if verdict.name else "study-verdict-close",
            step=verdict.step + 1,
            player=self.player(verdict.seat),
            chosen=chosen,
            better=better,
            name=self.texts.say(f"study-{verdict.name or 'close'}"),
            loss=self.change(verdict.loss, ""),
            low=self.number(verdict.low, ""),
            high=self.number(verdict.high, ""),
        )

    def set_up_only(self) -> bool:
        """Did every draw come before the first choice?"""
        players = [choice.player for choice in self.review.match.line]
        first = next(step for step, player in enumerate(players) if player != CHANCE)
        return CHANCE not in players[first:]


def show(review: GameReview, told: ReviewTold) -> None:
    """The two or three biggest moments first, then the books, then the choices."""
    shown, out = Shown(review, told), speech.console()
    say = shown.texts.say
    for line in [shown.turning(turn) for turn in told.turning] or [say("study-no-turning")]:
        out.print(f"· {line}", markup=False)
    out.print()
    for points in (told.by_points, not told.by_points):  # shares of the win, and points: the one that says more first
        out.print(shown.books(points))
        out.print()
    for line in [shown.verdict(one) for one in told.verdicts if one.name] or [say("study-no-verdict")]:
        out.print(f"· {line}", markup=False)
    out.print()
    out.print(say("study-judge", judge=told.judge), markup=False)
    out.print(say("study-caveat"), markup=False)
    if shown.set_up_only():
        out.print(say("study-set-up-only"), markup=False)


def write_annotated(path: Path, review: GameReview, told: ReviewTold) -> None:
    """The game as a record 2 with all that was found."""
    shown = Shown(review, told)
    speech.write_file(path, annotated(review.match, told, shown.verdict).text())
    print(speech.say("cli-review-written", given=str(path)))
