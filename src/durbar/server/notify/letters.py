"""What people are told: in their language, through a spectator's eyes, so that it holds no secret."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from durbar.locale import Texts
from durbar.match.recap import RecapRow
from durbar.server.clock.hours import zone_of
from durbar.server.notify.channels.hook import Message
from durbar.server.notify.channels.mail import Mail
from durbar.server.notify.notices import Notice, waited_for
from durbar.server.notify.sender_store import ALL, WANTED
from durbar.server.projections.recap import recap, seat_names, since_last_choice
from durbar.server.table.table import Table

QUESTIONS = ("last", "clock", "turn", "answer", "nudge")  # of which each says that its reader is asked
CHANNEL = ("begins", "whose", "ends")  # for a table's own channel
URGENT = ("late", *QUESTIONS, "asked", "motion", "offer", "left", "over", "start", "mention", "wanted", *CHANNEL)
STOPS = {ALL: "mail-stop-all", WANTED: "mail-stop-wanted"}
FAR = 1e12  # later than any deadline


class Item(NamedTuple):
    """Something to be told, about a table as it is now."""

    table: Table
    notice: Notice


class Style(NamedTuple):
    """How its reader wants it: language, time zone, and whether with what happened meanwhile."""

    language: str
    zone: str
    recap: bool = True


class Letters:
    """`home`: the address people know this server by."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.domain = home.partition("://")[2].partition(":")[0]

    # --- mails -------------------------------------------------------------------------------------------------------

    def mail(self, items: Sequence[Item], style: Style, stop: str) -> Mail:
        """A mail without its recipient, about one table or several; `stop`: the token that ends such mails."""
        items = in_order(items)
        return self.digest(items, style, stop) if len(tables_of(items)) > 1 else self.about(items, style, stop)

    def about(self, items: Sequence[Item], style: Style, stop: str) -> Mail:
        texts, item, table = Texts(style.language), items[0], items[0].table
        subject, text = self.sentence_of(item, style, "subject"), self.text_of(items, style)
        if item.notice.kind in QUESTIONS and style.recap:
            text += self.told_since(table, item.notice.person, texts)
        links = (
            (texts.say("mail-open"), self.link(table)),
            (texts.say(STOPS.get(subject_of(items), "mail-stop")), f"{self.home}/unsubscribe/{stop}"),
        )
        unsubscribe = f"{self.home}/api/unsubscribe/{stop}"
        return Mail(
            "", subject, text, links, self.id_of(key_of(item)), self.id_of(table.id), unsubscribe, texts.language
        )

    def digest(self, items: Sequence[Item], style: Style, stop: str) -> Mail:
        """Several things in one mail, the most urgent first."""
        texts = Texts(style.language)
        name = self.name_of(items[0].table, items[0].notice.person)
        lines = [f"• {self.sentence_of(item, style, 'subject')}" for item in items]
        text = "\n".join([texts.say("mail-digest-text", name=name), "", *lines])
        links = [(title_of(item.table, texts), self.link(item.table)) for item in items]
        said = texts.say(STOPS.get(subject_of(items), "mail-stop"))
        links = [*dict.fromkeys(links), (said, f"{self.home}/unsubscribe/{stop}")]
        subject = texts.say("mail-digest-subject", count=len(tables_of(items)))
        key = " ".join(key_of(item) for item in items)
        unsubscribe = f"{self.home}/api/unsubscribe/{stop}"
        return Mail("", subject, text, tuple(links), self.id_of(key), self.id_of("digest"), unsubscribe, texts.language)

    def plain(self, key: str, language: str, **said: str) -> Mail:
        """A mail that is about no table."""
        texts = Texts(language)
        subject, text = texts.say(f"mail-{key}-subject", **said), texts.say(f"mail-{key}-text", **said)
        name = self.id_of(f"{key} {sorted(said.items())}")
        links = ((texts.say("mail-home"), self.home),)
        return Mail("", subject, text, links, name, self.id_of(key), language=texts.language)

    # --- short messages ----------------------------------------------------------------------------------------------

    def message(self, items: Sequence[Item], style: Style) -> Message:
        """The same in two lines, for pushes and webhooks."""
        items, texts = in_order(items), Texts(style.language)
        first = items[0]
        name = digest_of(" ".join(key_of(item) for item in items))
        if len(tables_of(items)) == 1:
            title = self.sentence_of(first, style, "subject")
            return Message(name, first.notice.kind, title, self.text_of(items, style), self.link(first.table))
        lines = "\n".join(self.sentence_of(item, style, "subject") for item in items)
        title = texts.say("mail-digest-subject", count=len(tables_of(items)))
        return Message(name, "digest", title, lines, f"{self.home}/next")

    def test(self, language: str, name: str, id: str) -> Message:
        texts = Texts(language)
        return Message(id, "test", texts.say("word-test-title"), texts.say("word-test-text", name=name), self.home)

    # --- parts -------------------------------------------------------------------------------------------------------

    def link(self, table: Table) -> str:
        return f"{self.home}/table/{table.id}"

    def text_of(self, items: Sequence[Item], style: Style) -> str:
        return "\n\n".join(self.sentence_of(item, style, "text") for item in items)

    def sentence_of(self, item: Item, style: Style, part: str) -> str:
        texts, table, notice = Texts(style.language), item.table, item.notice
        until = self.until(item, texts, style.zone) or "none"
        at_zero = table.clocks.pace.at_zero if table.clocks is not None else "wait"
        name, title = self.name_of(table, notice.person), title_of(table, texts)
        if notice.kind in CHANNEL:
            name = ", ".join(table.seats[seat].name for seat in waited_for(table))
            until = f"{until} ({style.zone})" if until != "none" else until
        game = texts.say(f"{table.made.game}-title")
        more = {"next": at_zero, "game": game, "ending": "agreed" if table.ended else "played"}
        return texts.say(f"mail-{notice.kind}-{part}", title=title, until=until, name=name, **more)

    def id_of(self, key: str) -> str:
        """The same for the same notice, so that one sent twice is seen once."""
        return f"<{digest_of(key)}@{self.domain}>"

    def until(self, item: Item, texts: Texts, zone: str) -> str:
        """When time is over, as its reader's clock shows it; once it is, when a bot sits down."""
        at = moment_of(item)
        if at is None:
            return ""
        local = datetime.fromtimestamp(at, zone_of(zone))
        time, date = f"{local:%H:%M}", str(local.day)
        return texts.say("mail-moment", weekday=local.weekday(), date=date, month=local.month, time=time)

    def name_of(self, table: Table, person: str) -> str:
        return next((plan.name for plan in table.seats if person in (plan.person, plan.former)), "")

    def told_since(self, table: Table, person: str, texts: Texts) -> str:
        """What happened since they last chose, in the words of the page, as anybody may know it."""
        seat = next(iter(table.seats_of(person)), None)
        told = recap(table, None, since_last_choice(table, seat), texts.language, reader=seat)
        names = list(seat_names(table, texts.language).values())
        lines = [f"• {line_of(row, names[row.seat], texts)}" for row in told.rows]
        if told.more:
            lines.append(texts.say("web-since-more", count=told.more))
        return f"\n\n{texts.say('mail-since')}\n" + "\n".join(lines) if lines else ""


def line_of(row: RecapRow, name: str, texts: Texts) -> str:
    text = f"{row.text} {texts.say('web-would-more', count=row.more)}" if row.more else row.text
    who, what = (filter(None, parts) for parts in ((row.under, name), (text, row.gains)))
    return texts.say("web-since-line", who=" · ".join(who), what=texts.say("web-semicolon").join(what))


def moment_of(item: Item) -> float | None:
    """When something happens to its reader: their time is over, or a bot plays for them."""
    table, clocks = item.table, item.table.clocks
    if clocks is None:
        return None
    overs = clocks.deadlines(table.time.gaps)
    if item.notice.kind == "whose":
        return min((over for seat in waited_for(table) if (over := overs[seat]) is not None), default=None)
    if item.notice.kind == "late":
        overs = [clocks.handed_over_at(seat, table.time.gaps) for seat in range(len(table.seats))]
    return next((overs[seat] for seat in table.seats_of(item.notice.person) if overs[seat] is not None), None)


def in_order(items: Sequence[Item]) -> list[Item]:
    """The least time left first; of several about the same question, the most urgent alone."""
    found: dict[object, Item] = {}
    for item in sorted(items, key=lambda item: URGENT.index(item.notice.kind)):
        same = item.notice.kind in QUESTIONS or item.notice.kind == "start"
        found.setdefault((item.table.id, "question") if same else key_of(item), item)
    return sorted(found.values(), key=lambda item: (moment_of(item) or FAR, URGENT.index(item.notice.kind)))


def tables_of(items: Sequence[Item]) -> set[str]:
    return {item.table.id for item in items}


def subject_of(items: Sequence[Item]) -> str:
    """What its reader may stop with one click: mails of the one table it is about, of seats that are free, or all."""
    if all(item.notice.kind == "wanted" for item in items):
        return WANTED
    tables = tables_of(items)
    return tables.pop() if len(tables) == 1 else ALL


def title_of(table: Table, texts: Texts) -> str:
    return table.made.title or texts.say(f"{table.made.game}-title")


def key_of(item: Item) -> str:
    return f"{item.notice.person} {item.table.id} {item.notice.kind} {item.notice.number}"


def digest_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:32]
