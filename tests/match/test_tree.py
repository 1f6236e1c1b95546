"""Trees of lines, and record 2, the text they are kept as."""

from __future__ import annotations

import pickle
from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import durbar
from durbar import Problem
from durbar.checks.fuzzing import random_choice
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE
from durbar.match import record
from durbar.match.sketch import MARKS
from durbar.match.tree import Tree, TreeNode

pytestmark = pytest.mark.usefixtures("climbing")
GAMES = ("maharaja", "maharadjah", "dice_charmers")


def step_on(tree: Tree, node: TreeNode, rng: Rng) -> TreeNode:
    """Anybody's random choice, chance's too."""
    choice = random_choice(node.match.game, node.match.state, rng)
    return tree.add(node, choice.player, choice.option, assumed=bool(rng.below(2)))


def grown(game: str, seed: int, size: int, players: int | None = None) -> Tree:
    """A tree of random lines that part at random places, with remarks."""
    rng = Rng(seed)
    tree = durbar.new(game, players, seed=seed).tree
    known = tree.nodes()
    for n in range(size):
        node = known[-1] if rng.below(3) else known[rng.below(len(known))]
        if node.match.over:
            continue
        known.append(step_on(tree, node, rng))
        if not rng.below(3):
            known[-1].remarks.mark = MARKS[rng.below(len(MARKS))]
        if not rng.below(4):
            known[-1].remarks.comment = f"line {n}\n\nand; another ( one )"
        if not rng.below(4):
            known[-1].remarks.put("loss", "A", 0.5, n)
    return tree


@pytest.mark.parametrize("game", [*GAMES, "ladder"])
@pytest.mark.parametrize("seed", range(4))
def test_a_tree_is_read_back_as_it_was_written(game: str, seed: int) -> None:
    tree = grown(game, seed, 80)
    again = durbar.load(tree.text()).tree
    assert again.text() == tree.text()
    assert [node.match.checksum() for node in again.nodes()] == [node.match.checksum() for node in tree.nodes()]


@pytest.mark.parametrize("game", GAMES)
def test_any_line_of_a_tree_is_a_game_with_the_same_draws(game: str) -> None:
    """What is planned is what the rules do: replayed at a match of its own, the positions are the same."""
    tree = grown(game, 5, 120)
    for tip in (node for node in tree.nodes() if not node.children):
        match = durbar.new(game, chance="mine")
        line = [node.choice for node in tip.line() if node.choice is not None]
        for choice in line:
            if choice.player == CHANCE:
                match.draw(choice.words)
            else:
                match.play(choice.player, choice.words)
        assert match.checksum() == tip.match.checksum()
        assert match.events() == tip.match.events()


def test_without_what_it_says_besides_a_record_2_is_the_plain_game() -> None:
    match = durbar.new("ladder", seed=2)
    while not match.over:
        match.play(match.owing()[0], match.options(match.owing()[0])[-1])
    tree = match.tree
    tree.root.remarks.comment = "A good game."
    for node in tree.nodes()[1::2]:
        node.remarks.mark, node.remarks.comment = "!?", "Well."
        if not node.match.over:
            step_on(tree, node, Rng(1))
    told = record.read(tree.text(**record.read(match.record()).facts))
    plain = record.read(match.record())
    assert (told.lines and [line for _n, line in told.lines]) == [line for _n, line in plain.lines]
    assert durbar.match.replay.verify(told).record() == match.record()
    assert record.read(match.record().replace("record 1", "record 2")).plain() == plain


def test_every_line_of_every_variation_is_checked() -> None:
    match = durbar.new("maharaja", players=2, seed=7)
    text = match.record().replace("record 1", "record 2") + "A take c3\n(\nA take c4\nB fly away\n)\n"
    with pytest.raises(Problem) as caught:
        durbar.load(text)
    assert (caught.value.key, caught.value.arguments["line"]) == ("record-choice", len(text.splitlines()) - 1)


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ("(\nA take c3\n)", "record-sign"),
        ("A take c3\n)", "record-sign"),
        ("A take c3\n(\n)", "record-sign"),
        ("A take c3\n(\n; alone\nA take c4\n)", "record-sign"),
        ("A take c3\n(\nnames Ann\n)", "record-sign"),
        ("A take c3\n(\nA take c4", "record-open"),
        ("A take c3\n~", "record-sign"),
        ("(A take c3)", "record-sign"),
    ],
)
def test_signs_out_of_place_are_named(lines: str, key: str) -> None:
    begun = "durbar record 2\nladder seats=2 rules=1\n"
    with pytest.raises(Problem) as caught:
        record.read(begun + (lines if lines.startswith("(") else f"A first\n{lines}\n"))
    assert caught.value.key == key


def test_a_record_1_has_no_signs() -> None:
    """What record 2 means is a fact with a strange name there, as ever."""
    told = record.read("durbar record 1\nladder seats=2 rules=1\nnames ; Ann\n~A climb 1\n")
    assert told.facts == {"names": "; Ann", "~A": "climb 1"}
    assert told.whole is None


def test_a_line_that_is_played_becomes_the_first_one() -> None:
    match = durbar.new("maharaja", players=2, seed=7)
    tree = match.tree
    planned, other = (tree.add(tree.here, 0, f"take {card}", assumed=True) for card in ("c3", "c4"))
    match.play(0, "take c4")
    assert match.tree is tree
    assert tree.here is other
    assert other.parent is not None
    assert other.parent.children == [other, planned]
    assert not other.assumed
    tree.promote(planned)
    assert tree.root.tip() is planned
    tree.delete(other)
    assert tree.here is planned.parent


def test_odds_of_a_line_are_those_of_its_draws() -> None:
    match = durbar.new("ladder", chance="mine")
    tree = match.tree
    node = tree.add(tree.root, int(CHANCE), match.state.decision.candidates(match.state, CHANCE)[0])
    assert 0.0 < node.odds() < 1.0
    assert node.odds() == pytest.approx(node.weight())
    assert step_on(tree, node, Rng(1)).odds() == node.odds()


def test_a_tree_goes_along_to_other_processes() -> None:
    match = durbar.load(grown("maharaja", 3, 30).text())
    assert pickle.loads(pickle.dumps(match)).tree.text() == match.tree.text()


def test_deep_variations_need_no_deep_stack() -> None:
    """A thousand brackets in each other; as alternatives of one choice they are written side by side."""
    begun = durbar.new("maharaja", players=2, seed=7).record().replace("record 1", "record 2")
    cards = ["c3", "c4", "c6"] * 400
    text = begun + "\n(\n".join(f"A take {card}" for card in cards) + "\n)" * (len(cards) - 1) + "\n"
    tree = durbar.load(text).tree
    assert len(tree.here.children or tree.root.tip().parent.children) == 3  # type: ignore[union-attr]


WRITTEN = """A climb 1|A climb 2 !|~B climb 3|* roll 1|* roll 6 ?!|(|)|; said|;|% loss A 1|%|~|seen-by A|start ladder"""
LINES = st.sampled_from(WRITTEN.split("|"))


@given(st.lists(LINES | st.text(max_size=12), max_size=14))
@example(["* roll 1", "(", "* roll 2", ")", "; x"])
@settings(max_examples=400)
def test_any_text_is_read_or_refused_in_one_sentence(lines: list[str]) -> None:
    """And what is read is written so that it is read as the same."""
    text = "\n".join(["durbar record 2", "ladder seats=2 rules=1", *lines])
    tree = None
    with suppress(Problem):
        tree = durbar.load(text).tree
    if tree is not None:
        assert durbar.load(tree.text()).tree.text() == tree.text()
