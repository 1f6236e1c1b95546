"""People: talk, notes, asking to undo, keeping one's games, saved games."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from axe import serious
from play import look, play
from playwright.sync_api import expect
from visitor import Visitor


def gather(mira: Visitor, game: str, **others: Visitor) -> None:
    """Mira and the others, by name, at a table of their own."""
    table = mira.create(game, ["me", *["open"] * len(others)])
    for name, visitor in others.items():
        visitor.join(table, name, start=name == [*others][-1])
    for visitor in (mira, *others.values()):
        visitor.sit_at(table)
        visitor.page.wait_for_selector("#prompt h2")


def two(visitors: Callable[..., Visitor], game: str) -> tuple[Visitor, Visitor]:
    """Two people at a table for two."""
    mira, jules = visitors(), visitors()
    gather(mira, game, Jules=jules)
    return mira, jules


def test_people_talk_and_keep_notes_to_themselves(visitors: Callable[..., Visitor]) -> None:
    mira, jules = two(visitors, "dice_charmers")
    mira.page.get_by_role("tab", name="Chat").click()
    mira.page.get_by_label("Say something").fill("<b>Namaste</b>")
    mira.page.keyboard.press("Enter")
    expect(jules.page.get_by_role("tab", name="Chat 1")).to_be_visible()
    jules.page.get_by_role("tab", name="Chat").click()
    expect(jules.page.get_by_text("<b>Namaste</b>")).to_be_visible()
    mira.page.get_by_role("button", name="My notes").click()
    mira.page.get_by_role("textbox", name="My notes").fill("elephants first")
    with mira.page.expect_response("**/notes"):
        mira.page.keyboard.press("Tab")
    mira.page.reload()
    mira.page.get_by_role("tab", name="Chat").click()
    mira.page.get_by_role("button", name="My notes").click()
    expect(mira.page.get_by_role("textbox", name="My notes")).to_have_value("elephants first")
    assert serious(mira) == []


def test_a_speaker_is_hidden_by_one_and_muted_by_the_host(visitors: Callable[..., Visitor]) -> None:
    mira, jules = two(visitors, "dice_charmers")
    for one, text in ((mira, "Namaste"), (jules, "Buy carpets")):
        one.page.get_by_role("tab", name="Chat").click()
        one.page.get_by_label("Say something").fill(text)
        one.page.keyboard.press("Enter")
    jules.page.locator(".chat").get_by_role("button", name="Mira").click()
    jules.page.get_by_role("button", name="Hide what Mira says").click()
    expect(jules.page.get_by_text("(hidden)")).to_be_visible()
    expect(jules.page.get_by_text("Namaste")).to_have_count(0)
    mira.page.locator(".chat").get_by_role("button", name="Jules").click()
    mira.page.get_by_role("button", name="Mute Jules for everybody").click()
    expect(mira.page.get_by_role("button", name="Let Jules speak again")).to_be_visible()
    assert serious(mira) == []
    jules.page.get_by_label("Say something").fill("Cheap carpets")
    jules.page.keyboard.press("Enter")
    expect(jules.page.get_by_text("The host of this table has muted you", exact=False)).to_be_visible()
    expect(mira.page.get_by_text("Cheap carpets")).to_have_count(0)


def until_asking(people: tuple[Visitor, Visitor]) -> Visitor:
    """Both play until one of them may only ask to undo."""
    rng = random.Random(13)
    for _ in range(60):
        for one in people:
            if one.page.get_by_role("button", name="Ask to undo").count():
                return one
        for one in people:
            if look(one)["state"] == "mine":
                play(one, rng, 1, seconds=5)
    raise AssertionError("nobody ever had to ask")


def test_the_others_are_asked_before_going_back_behind_a_barrier(visitors: Callable[..., Visitor]) -> None:
    people = two(visitors, "dice_charmers")
    mira = until_asking(people)
    jules = next(one for one in people if one is not mira)
    before = look(mira)["step"]
    mira.page.get_by_role("button", name="Ask to undo").click()
    expect(jules.page.get_by_text("Dice already rolled will come up the same.")).to_be_visible()
    jules.page.get_by_role("button", name="Agree").click()
    expect(mira.page.locator("#prompt")).not_to_have_attribute("data-step", str(before))
    assert look(mira)["step"] < before


def test_games_are_kept_by_code_and_by_login(visitors: Callable[..., Visitor]) -> None:
    mira, elsewhere = visitors(), visitors()
    mira.create("dice_charmers", ["me"])
    mira.settings()
    mira.page.get_by_role("button", name="Show a new code").click()
    code = mira.page.locator(".code").inner_text()
    login = f"mira-{random.randrange(10**9)}"
    mira.page.get_by_label("Login", exact=True).fill(login)
    mira.page.get_by_label("Password").fill("seven elephants")
    mira.page.get_by_role("dialog").get_by_role("button", name="Create account").click()
    expect(mira.page.get_by_role("heading", name=f"Logged in as {login}")).to_be_visible()
    elsewhere.settings()
    elsewhere.page.get_by_role("textbox", name="Recovery code").fill(code)
    elsewhere.page.get_by_role("button", name="Use this code").click()
    expect(elsewhere.page.get_by_role("heading", name=f"Logged in as {login}")).to_be_visible()
    elsewhere.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(elsewhere.page.locator(".rows a").first).to_be_visible()


def test_a_finished_game_is_saved_and_opened_again(mira: Visitor, tmp_path: Path) -> None:
    mira.sit_at(mira.create("dice_charmers", ["me"]))
    mira.page.wait_for_selector("#prompt h2")
    assert play(mira, random.Random(14), 10_000, seconds=200) == "over"
    with mira.page.expect_download() as saved:
        mira.page.get_by_role("button", name="Save the game").click()
    path = tmp_path / "game.txt"
    saved.value.save_as(path)
    mira.page.goto(mira.address)
    mira.page.get_by_role("button", name="Open a saved game").click()
    mira.page.locator("input[type=file]").set_input_files(path)
    mira.page.get_by_role("button", name="Open", exact=True).click()
    expect(mira.page.locator("#prompt")).to_have_attribute("data-state", "over")
    expect(mira.page.get_by_text("the seal fits")).to_be_visible()
    expect(mira.page.locator("[data-proof='true']")).to_be_visible()
    assert serious(mira) == []
    mira.page.get_by_role("button", name="Look through it").click()
    expect(mira.page.get_by_role("button", name="Back to now")).to_be_visible()


def test_who_leaves_or_is_away_is_announced_with_what_can_be_done(visitors: Callable[..., Visitor]) -> None:
    mira, jules = two(visitors, "maharaja")
    while look(jules)["state"] != "mine":
        play(mira, random.Random(3), 1, seconds=5)
    mira.page.clock.install()
    table = jules.page.url
    jules.page.goto("about:blank")
    for _ in range(40):  # until the table waits for Jules alone
        mira.page.clock.run_for(1000)
        if look(mira)["state"] == "waiting":
            break
        play(mira, random.Random(4), 1, seconds=3)
    expect(mira.page.locator(".people")).to_contain_text("away")
    mira.page.clock.run_for(61_000)
    expect(mira.page.get_by_text("Jules is to move and has been away for a minute.")).to_be_visible()
    mira.page.get_by_role("button", name="Nudge").click()
    expect(mira.page.get_by_text("Jules was reminded in the chat.")).to_be_visible()
    mira.page.get_by_role("button", name="Let a bot play", exact=True).click()  # nobody else is there to be asked
    expect(mira.page.locator(".people li").nth(1)).to_contain_text("(bot)")
    jules.page.goto(table)
    jules.page.get_by_role("button", name="Take it back").first.click()
    expect(mira.page.locator(".toasts")).to_contain_text("Jules comes back")
    jules.page.get_by_role("button", name="Menu").click()
    jules.page.get_by_role("button", name="Leave the game").click()
    jules.page.get_by_role("button", name="Leave now").click()
    expect(mira.page.get_by_text("Jules has left the game.")).to_be_visible()
    mira.page.get_by_role("button", name="Let a bot play", exact=True).click()
    expect(mira.page.get_by_text("Jules has left the game.")).to_be_hidden()
    expect(jules.page.get_by_role("button", name="Take it back")).to_be_attached()


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def test_three_people_vote_to_let_a_bot_play(visitors: Callable[..., Visitor]) -> None:
    mira, jules, noor = visitors(), visitors(), visitors(locale="fr-FR", color_scheme="dark", **PHONE)
    gather(mira, "maharaja", Jules=jules, Noor=noor)
    jules.page.get_by_role("button", name="Menu").click()
    jules.page.get_by_role("button", name="Leave the game").click()
    jules.page.get_by_role("button", name="Leave now").click()
    expect(mira.page.get_by_text("Jules has left the game.")).to_be_visible()
    mira.page.get_by_role("button", name="Ask the others for a bot").click()
    expect(mira.page.locator("#prompt")).to_contain_text("1 of 2 agree")
    expect(mira.page.get_by_role("button", name="Ask the others for a bot")).to_be_hidden()
    mira.shot("vote-wide")
    expect(noor.page.locator(".panel .turn")).to_contain_text("1")  # beside a question of one's own
    noor.open_dock()
    expect(noor.page.locator(".dock .word")).to_contain_text("Mira demande qu’un robot joue pour Jules")
    noor.shot("vote-phone-fr")
    assert serious(noor) == []
    noor.page.get_by_role("button", name="Oui").click()
    expect(mira.page.locator(".people li").nth(1)).to_contain_text("(bot)")
    expect(mira.page.locator(".toasts")).to_contain_text("A bot plays for Jules")
    jules.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    jules.page.get_by_role("button", name="Take it back").first.click()
    expect(mira.page.locator(".toasts")).to_contain_text("Jules comes back")
