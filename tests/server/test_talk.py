"""Talk at a table: whom the host mutes says nothing more there, and lookers-on talk only while they may."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from test_tables import two_at
from test_undo import do, new_table, people
from visitors import Live, Visitor

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.server.projections.table import chat_since, common, talk_info
from durbar.server.table import commands, entries
from durbar.server.table.table import Table

HOST, GUEST, STRANGER = *people(2), commands.Actor("p9", "Stranger")


def table_where(*said: tuple[commands.Actor, str]) -> Table:
    table = new_table(GAMES["ladder"], 2)
    for actor, text in said:
        table = do(table, commands.say(actor, text))
    return table


def refusal(table: Table, command: commands.Command) -> str:
    with pytest.raises(Problem) as refused:
        command(table.fork())
    return refused.value.key


def test_a_speaker_keeps_a_number_whatever_their_name() -> None:
    table = table_where((GUEST, "hello"), (STRANGER, "hi"), (STRANGER._replace(name="Nobody"), "it is me"))
    assert [(line.speaker, line.name) for line in chat_since(table, 0)] == [
        (0, "Player 1"), (1, "Stranger"), (1, "Nobody"),
    ]  # fmt: skip


def test_whom_the_host_mutes_is_silent_here_until_they_may_speak_again() -> None:
    table = do(table_where((STRANGER, "spam")), commands.hush(HOST, 0, True))
    assert talk_info(table).muted == [0]
    assert refusal(table, commands.say(STRANGER, "more")) == "hushed"
    table = do(table, commands.say(GUEST, "thank you"))
    assert commands.hush(HOST, 0, True)(table.fork()) is None
    table = do(do(table, commands.hush(HOST, 0, False)), commands.say(STRANGER, "sorry"))
    assert table.talk.chat[-1].text == "sorry"


def test_only_the_host_mutes_and_not_themselves() -> None:
    table = table_where((HOST, "welcome"), (GUEST, "hello"))
    assert refusal(table, commands.hush(GUEST, 0, True)) == "not-host"
    assert refusal(table, commands.hush(HOST, 0, True)) == "nobody-to-mute"
    assert refusal(table, commands.hush(HOST, 7, True)) == "nobody-to-mute"
    assert refusal(table, commands.close_talk(STRANGER, True)) == "not-host"


def test_the_host_closes_talk_to_those_who_look_on() -> None:
    table = do(table_where(), commands.close_talk(HOST, True))
    assert talk_info(table).closed
    assert refusal(table, commands.say(STRANGER, "psst")) == "talk-closed"
    table = do(do(table, commands.say(GUEST, "at last")), commands.close_talk(HOST, False))
    assert do(table, commands.say(STRANGER, "hello")).talk.chat[-1].name == "Stranger"


def test_what_all_are_shown_alike_is_made_once_for_each_change() -> None:
    table = table_where()
    assert common(table) is common(table)
    later = do(table, commands.close_talk(HOST, True))
    assert (common(table).talk.closed, common(later).talk.closed) == (False, True)


def test_a_closed_table_stays_closed() -> None:
    table = do(table_where((STRANGER, "hi")), commands.close())
    assert (table.status, table.log[-1].kind) == ("abandoned", "closed")
    wishes = [
        commands.say(HOST, "?"), commands.sit(HOST, None, None), commands.abandon(HOST, 0),
        commands.undo(HOST, 0, None), commands.choose(HOST, 0, 1, 0, b"s" * 32),
    ]  # fmt: skip
    assert {refusal(table, wish) for wish in wishes} == {"table-closed"}
    assert commands.close()(table.fork()) is None


def test_orders_are_known_again_from_the_journal() -> None:
    table = table_where((STRANGER, "spam"))
    wishes = [commands.hush(HOST, 0, True), commands.close_talk(HOST, True), commands.close()]
    stored = []
    for wish in wishes:
        copy = table.fork()
        entry = wish(copy)
        assert entry is not None
        stored.append(entries.encode(entry))
        table = copy
    again = table_where((STRANGER, "spam"))
    for data in stored:
        again.apply(entries.decode(data))
    assert (again.talk.hushed, again.talk.closed, again.closed) == (table.talk.hushed, table.talk.closed, table.closed)


def test_muting_over_the_line(url: str) -> None:
    async def said(page: Live, text: str) -> Any:
        return await page.ask(type="chat", text=text)

    async def story() -> None:
        ann, _, table = await two_at(url, "ladder")
        eve = await Visitor(url).named("Eve")
        host, looker = await ann.live(table), await eve.live(table)
        assert (await said(looker, "buy carpets"))["type"] == "done"
        await host.state_where(lambda state: True)
        while not host.chat:
            await host.next()
        assert (await host.ask(type="mute", speaker=host.chat[0]["speaker"]))["type"] == "done"
        assert (await said(looker, "cheap carpets"))["key"] == "hushed"
        assert (await looker.ask(type="mute", speaker=0, on=False))["key"] == "not-host"
        assert (await host.state_where(lambda state: state["talk"]["muted"]))["talk"] == {"closed": False, "muted": [0]}
        assert (await host.ask(type="close_talk"))["type"] == "done"
        bob = await Visitor(url).named("Bob")
        assert (await said(await bob.live(table), "hello"))["key"] == "talk-closed"

    asyncio.run(story())
