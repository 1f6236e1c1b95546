"""What happened since somebody last chose, and why a game ended as it did."""

from __future__ import annotations

import asyncio
import re
from collections import Counter

import pytest
from test_tables import play_to_the_end, two_at
from test_undo import choose, new_table
from visitors import Visitor

from durbar.engine.chance import Rng
from durbar.engine.game import DRAMA, GAMES, HEADING
from durbar.match.recap import SENTENCES, is_heading, seat_events
from durbar.server.projections.recap import recap, since_last_choice
from durbar.server.projections.review import review_of
from durbar.server.projections.table import story
from durbar.server.table.table import Table

OURS = ("dice_charmers", "maharadjah", "maharaja")


def played(game: str, choices: int, seats: int | None = None, seed: int = 3) -> Table:
    table = new_table(GAMES[game], seats or GAMES[game].usual_seats)
    rng = Rng(seed)
    for _ in range(choices):
        if table.status != "playing":
            break
        table, _ = choose(table, rng)
    return table


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", OURS)
def test_every_player_who_did_something_has_a_row_in_words(game: str, language: str) -> None:
    table = played(game, 150)
    since = max(0, table.match.steps - 60)
    told = recap(table, 0, since, language)
    assert (told.since, told.until) == (since, table.match.steps)
    assert {row.seat for row in told.rows} <= {item.seat for item in seat_events(table.match, 0, since)}
    assert len(told.rows) > 1
    for row in told.rows:
        assert since <= row.first <= row.last <= table.match.steps
        assert row.text or row.gains
        assert game not in f"{row.text} {row.gains}", "a phrase is missing"
    if language == "fr":
        assert any("\N{NARROW NO-BREAK SPACE}; " in row.text for row in told.rows)
        assert not any(re.search(r"\w[;:]", row.text) for row in told.rows)


def test_gains_are_the_difference_between_two_steps() -> None:
    table = played("maharaja", 120)
    match, since = table.match, table.match.steps - 40
    before, after = match.game.view(match.at(since), 1), match.game.view(match.state, 1)
    row = next(row for row in recap(table, 1, since, "en").rows if row.seat == 1)
    coins = after.coins[1] - before.coins[1]
    assert coins, "choose another window"
    assert f"{'+' if coins > 0 else '−'}{abs(coins)} coin" in row.gains


def test_a_row_says_how_battles_ended_instead_of_that_they_began() -> None:
    table = played("maharadjah", 600)
    rows = [row.text for since in range(0, table.match.steps - 60, 60) for row in recap(table, None, since, "en").rows]
    won = [text for text in rows if "win the battle in" in text]
    assert won
    for text in won:
        ended = [part for part in text.split("; ") if " win the battle in " in part]
        for part in ended:
            winner, _, rest = part.partition(" win the battle in ")
            place, _, loser = rest.partition(" against ")
            assert f"Battle: {winner} attack {loser.split(',')[0]} in {place}" not in text.split("; ")


def test_my_own_row_comes_first_and_what_concerns_me_is_marked() -> None:
    table = played("maharadjah", 600)
    for seat in range(4):
        told = recap(table, seat, 0, "en").rows
        assert told[0].seat == seat
        assert not told[0].concerns
        assert any(row.concerns for row in told[1:])
    assert not any(row.concerns for row in recap(table, None, 0, "en").rows)


def test_a_long_recap_is_told_by_the_turns_of_nations_as_the_log_is() -> None:
    table = played("maharadjah", 600)
    match, since = table.match, 100
    told = recap(table, 0, since, "en").rows
    others = [row for row in told if row.seat != 0]
    began = [
        step + 1 for step in range(since, match.steps) for e in match.events_by_step[step] if is_heading(match.game, e)
    ]
    assert len(began) > 8
    assert len({row.under for row in others}) > 8
    for row in others:
        assert not [step for step in began if row.first < step < row.last], "a row goes on beyond a nation's turn"
    assert [row.first for row in others] == sorted(row.first for row in others)
    assert [row.under for row in told if row.seat == 0] == [""], "my own row sums up what happened to me"
    named = {row.under for row in others if row.under}
    assert all(text.startswith(("Sequence of the ", "Turn ")) for text in named), named


def test_gains_by_chapter_add_up_to_the_whole() -> None:
    table = played("maharadjah", 600)
    match, since = table.match, 400
    points = sum(
        given.amount
        for item in seat_events(match, 0, since)
        if item.seat == 1 and (given := match.game.story.points_of(match.state, item.event))
    )
    whole = recap(table, 0, since, "en")
    rows = [row.gains for row in whole.rows if row.seat == 1]
    told = [int(number) for gains in rows for number in re.findall(r"\+(\d+) points?", gains)]
    assert points
    assert not whole.more
    assert sum(told) == points


def test_nothing_hidden_is_told() -> None:
    table = played("maharaja", 90)
    match = table.match
    secret = {event for told in match.events_by_step for event in told if match.game.visible_to(event) not in (None, 0)}
    assert not secret & {item.event for item in seat_events(match, 0, 0)}


def test_the_recap_begins_after_my_last_choice() -> None:
    table = played("maharaja", 60)
    match = table.match
    for seat in range(4):
        since = since_last_choice(table, seat)
        assert match.line[since - 1].player == seat
        assert all(choice.player != seat for choice in match.line[since:])
    assert since_last_choice(table, None) == 0


@pytest.mark.parametrize("game", OURS)
def test_headings_and_marks_are_told_however_old_they_are(game: str) -> None:
    table = played(game, 400)
    told = story(table, 0)
    weights = {event.name: event.weight for event in GAMES[game].events.values()}
    assert any(weights[item.words[0]] == HEADING for item in told.landmarks)
    assert all(weights[item.words[0]] >= DRAMA for item in told.landmarks)
    steps = [item.step for item in told.landmarks]
    assert steps == sorted(steps)


@pytest.mark.parametrize(("game", "seats"), [("dice_charmers", 3), ("maharadjah", 3), ("maharaja", 3), ("maharaja", 1)])
def test_points_by_source_add_up_to_the_score(game: str, seats: int) -> None:
    table = played(game, 20_000, seats)
    assert table.status == "over"
    match, told = table.match, review_of(table.match)
    totals = {score.owner: score.total for score in told.scores}
    expected = dict(zip("ABCDE", match.result.scores, strict=False)) | dict(match.game.story.rivals(match.state))
    assert totals == expected
    assert told.rounds[-1].scores == list(match.result.scores)
    assert [one.step for one in told.rounds] == sorted(one.step for one in told.rounds)
    assert len(told.rounds) > 3
    assert [swing.points for swing in told.swings] == sorted((s.points for s in told.swings), reverse=True)


def test_a_review_is_for_games_that_are_over_and_the_dice_are_replayed(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "veil")
        page, other = await ann.live(table), await bob.live(table)
        await page.state_where(lambda state: state["ask"])
        assert (await ann.get(f"/api/tables/{table}/review", 403))["key"] == "still-secret"
        assert (await ann.get(f"/api/tables/{table}/dice"))["replayed"] is None
        assert (await bob.get(f"/api/tables/{table}/recap/en", 403, seat=0))["key"] == "still-secret"
        assert (await ann.get(f"/api/tables/{table}/recap/fr", seat=0))["until"] > 0
        await play_to_the_end(page, other)
        assert (await ann.get(f"/api/tables/{table}/review"))["rounds"]
        assert (await ann.get(f"/api/tables/{table}/dice"))["replayed"] is True

    asyncio.run(story())


def test_an_uploaded_record_keeps_its_names_and_nobody_won_here(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        page, other = await ann.live(table), await bob.live(table)
        await page.state_where(lambda state: state["ask"])
        await play_to_the_end(page, other)
        record = (await ann.get(f"/api/tables/{table}/record"))["record"]
        copy = await ann.post("/api/import", {"record": record})
        assert [seat["name"] for seat in copy["seats"]] == ["Ann", "Bob"]
        assert copy["mine"] == []
        assert copy["id"] in [one["id"] for one in (await ann.get("/api/tables"))["mine"]]
        again = (await ann.get(f"/api/tables/{copy['id']}/record"))["record"]
        assert Counter(again.splitlines()) == Counter(record.splitlines())
        strange = record.replace(" Ann\n", " A\u202enn" + "\u0301" * 9 + "\n").replace(" Bob\n", " \u200b\n")
        assert strange.count("\u0301") == 9
        copy = await ann.post("/api/import", {"record": strange})
        assert [seat["name"] for seat in copy["seats"]] == ["An\u0144\u0301\u0301", ""]
        carol = await Visitor(url).named("Carol")
        lines = record.splitlines()
        unfinished = "\n".join(line for line in lines[:-3] if not line.startswith(("secret", "commitment", "result")))
        mine = await carol.post("/api/import", {"record": unfinished})
        assert [seat["name"] for seat in mine["seats"]] == ["Ann", "Bob"]
        assert mine["mine"] == [0, 1]

    asyncio.run(story())


PARTS = {
    "maharaja": {
        "revealed": "reveals “",
        "statue": "statue in ",
        "shrine": "shrine, ",
        "moved": "priest ",
        "toll": "for passage ",
    },
    "dice_charmers": {
        "took": "takes the ",
        "built": "): ",
        "drew": "road, ",
        "marked": "palace: ",
        "sailed": "river: ",
    },
}
"""What others do in a turn, and how its row says so."""


@pytest.mark.parametrize("game", PARTS)
def test_a_row_tells_a_turn_part_by_part(game: str) -> None:
    """What my own last choice led to counts: whoever lays down the last plan sees the first one revealed."""
    table, seen, rng = played(game, 0, 3), Counter[str](), Rng(8)
    while table.status == "playing" and table.match.steps < 300:
        table, _ = choose(table, rng)
        match, since = table.match, since_last_choice(table, 0)
        told = {(row.seat, row.under): row.text for row in recap(table, 0, since, "en").rows}
        for item in seat_events(match, 0, since):
            name = match.game.event_words(match.state, item.event)[0]
            if item.seat and name in PARTS[game]:
                seen[name] += 1
                texts = [text for (seat, _), text in told.items() if seat == item.seat]
                assert any(PARTS[game][name] in text or text.count("; ") >= SENTENCES - 1 for text in texts), (
                    name,
                    told,
                )
    assert min(seen[part] for part in PARTS[game]) > 3, seen
