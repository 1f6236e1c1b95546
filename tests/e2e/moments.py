"""Tables set a choice before something happens: forked from reference games, and that choice made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from visitor import ROOT, Visitor

from durbar.engine.flow import CHANCE
from durbar.match import record, replay
from durbar.match.match import Match

# Made as the same person in another window: the page sees it happen.
ANSWER = """([table, seat, words]) => new Promise((done, fail) => {
  const live = new WebSocket(`ws://${location.host}/api/tables/${table}/live?since=0`);
  const send = (message) => live.send(JSON.stringify({ ...message, ref: '1' }));
  let sent = false;
  live.onmessage = ({ data }) => {
    for (const { type, ask } of JSON.parse(data)) {
      if (type === 'error') fail(new Error(data));
      else if (type === 'state' && sent) done(live.close());
      else if (type === 'state' && ask?.seat === seat) {
        const { id } = ask.options.find((option) => option.words.join(' ') === words);
        send({ type: 'choose', seat, decision: ask.number, option: id });
        sent = true;
      } else if (type === 'state') send({ type: 'look', seat });
    }
  };
})"""


class Moment(NamedTuple):
    """A choice that leads to something: the record, the step before it, whose it is, its words."""

    text: str
    step: int
    seat: int
    words: str


def newest(game: str) -> list[Path]:
    folders = (ROOT / "tests" / "golden" / game).glob("rules-*")
    return sorted(max(folders, key=lambda path: int(path.name.removeprefix("rules-"))).glob("*.durbar"))


def games(game: str, seats: int) -> Iterator[tuple[str, Match]]:
    for path in newest(game):
        text = path.read_text(encoding="utf-8")
        if f"seats={seats} " in f"{text.splitlines()[1]} ":
            yield text, replay.replay(record.read(text))


def told_after(match: Match, step: int) -> Iterator[str]:
    """The events of a choice, and of the dice that follow it."""
    for at in range(step, match.steps):
        if at > step and match.line[at].player != CHANCE:
            return
        yield from (match.game.event_words(match.state, event)[0] for event in match.events_by_step[at])


def before(game: str, seats: int, event: str) -> Moment:
    """The first choice that leads to this event."""
    for text, match in games(game, seats):
        for step, choice in enumerate(match.line):
            if choice.player != CHANCE and event in told_after(match, step):
                return Moment(text, step, int(choice.player), choice.words)
    raise AssertionError(f"{game}: {event} never happens")


def last_choice(game: str, seats: int, winners: int) -> Moment:
    """The last choice of a game that so many won."""
    for text, match in games(game, seats):
        ends = match.line[-1].player != CHANCE
        if ends and match.result.ranks.count(1) == winners:
            return Moment(text, match.steps - 1, int(match.line[-1].player), match.line[-1].words)
    raise AssertionError(f"{game}: no game with {winners} winners")


def fork(visitor: Visitor, moment: Moment, bots: bool = True) -> str:
    """A table there: at that seat among bots, or at every seat."""
    table = visitor.bring(moment.text)
    form = {"step": moment.step, "seat": moment.seat, **({"level": "random"} if bots else {})}
    return visitor.post(f"/tables/{table}/fork", form)


def answer(visitor: Visitor, table: str, moment: Moment) -> None:
    visitor.page.evaluate(ANSWER, [table, moment.seat, moment.words])
