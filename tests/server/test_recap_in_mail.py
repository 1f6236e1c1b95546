"""[weeks 9.35] Page and mail tell the same words, but for orders and what only the seat may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from test_recap import OURS, played
from test_undo import choose

from durbar.engine.chance import Rng
from durbar.locale import Texts
from durbar.match.recap import MOST
from durbar.server.notify.letters import Item, Letters, Style, line_of
from durbar.server.notify.notices import Notice
from durbar.server.projections.recap import recap, seat_names, since_last_choice
from durbar.server.table.table import Table

LETTERS = Letters("https://table.example.org")


def asked_in(table: Table, until: int) -> Iterator[tuple[Table, int]]:
    """A game goes on at random: the table whenever somebody is asked after others chose, and whoever it is."""
    rng = Rng(4)
    while table.status == "playing" and table.match.steps < until:
        table, who = choose(table, rng)
        yield from ((table, seat) for seat in table.turn() if seat != who)


def mailed(table: Table, seat: int, language: str) -> list[str]:
    """The lines of the recap in the mail that says it is this seat's turn."""
    item = Item(table, Notice(f"p{seat}", "turn", table.questions[seat], 0.0))
    text = LETTERS.mail([item], Style(language, "UTC"), "token").text
    lines = text.partition(f"\n\n{Texts(language).say('mail-since')}\n")[2].splitlines()
    assert all(line.startswith("• ") for line in lines), "on a phone each takes several lines"
    return [line.removeprefix("• ") for line in lines]


def on_the_page(table: Table, seat: int, language: str) -> list[str]:
    told, names = recap(table, seat, since_last_choice(table, seat), language), [*seat_names(table, language).values()]
    return [line_of(row, names[row.seat], Texts(language)) for row in told.rows]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", OURS)
def test_35_a_mail_tells_what_the_page_tells(game: str, language: str) -> None:
    """Our games tell nobody anything by an event of their own: there it is the very same, my own line first."""
    compared = 0
    for table, seat in asked_in(played(game, 100), 300):
        mail = mailed(table, seat, language)
        assert mail == on_the_page(table, seat, language)
        compared += len(mail) > 1
    assert compared > 20


def test_35_what_only_the_seat_may_know_is_on_the_page_alone() -> None:
    more, private = 0, ("dealt", "peeked")
    for table, seat in asked_in(played("veil", 0), 400):
        page, mail = on_the_page(table, seat, "en"), mailed(table, seat, "en")
        more += any(word in line for line in page for word in private)
        assert not [line for line in mail if any(word in line for word in private)]
    assert more


def test_35_of_too_many_lines_a_mail_says_how_many_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the page does; what is mine and what concerns me is there."""
    table = played("maharadjah", 700)
    mine, anybodys = recap(table, 0, 0, "en"), recap(table, None, 0, "en")
    assert (len(mine.rows), mine.rows[0].seat) == (MOST, 0)
    assert mine.more > 0
    with monkeypatch.context() as patched:
        patched.setattr("durbar.match.recap.MOST", 10_000)
        every = recap(table, 0, 0, "en").rows
    assert [row for row in mine.rows if row.concerns] == [row for row in every if row.concerns]
    assert [row for row in every if row in mine.rows] == mine.rows
    mail = LETTERS.told_since(table, "nobody", Texts("en"))
    assert mail.splitlines()[-1] == f"{anybodys.more} lines more are left out."
