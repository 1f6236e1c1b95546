"""The generated part of a state is what its declaration says, and does what the declaration says."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import durbar
from durbar.commands.state_writer import FILE, declared, text_of
from durbar.engine.field import DERIVED, NUMBER
from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem

FOLDERS = sorted(path.parent for path in (Path(durbar.__file__).parent / "games").glob("*/fields.py"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_generated_module_is_that_of_the_declaration(folder: Path) -> None:
    written = (folder / FILE).read_text(encoding="utf-8")
    assert written == text_of(declared(folder)), "fields.py changed: run `durbar fields`"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_copy_shares_no_row(folder: Path) -> None:
    game = GAMES[folder.name]
    g = game.new(game.usual_seats)
    copy = g.clone()
    for field in declared(folder).fields:
        before = field.numbers(g)
        field.put(copy, [number + 1 for number in before])
        assert field.numbers(g) == before, field.name
        if field.shape != NUMBER and before and not field.seldom:
            row = getattr(g.clone(), field.attribute)
            row[0] += 1
            assert field.numbers(g) == before, field.name
    assert all(field.shape == DERIVED or field in game.fields for field in declared(folder).fields)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_row_that_copies_share_is_copied_before_it_is_written(folder: Path) -> None:
    game = GAMES[folder.name]
    g = game.new(game.usual_seats)
    for field in declared(folder).fields:
        if field.seldom:
            before = field.numbers(g)
            writers = field.names[2:] if len(field.names) == 4 else (f"set_{field.names[0]}",)
            for write in writers:
                copy = g.clone()
                getattr(copy, write)(0, before[0] + 1)
                assert field.numbers(g) == before, field.name
            assert writers == field.names[2:] or field.numbers(copy) == [before[0] + 1, *before[1:]]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_row_that_copies_share_is_written_by_its_accessors_alone(folder: Path) -> None:
    shared = {field.attribute for field in declared(folder).fields if field.seldom}
    found = [
        (path.name, node.lineno, node.value.attr)
        for path in folder.rglob("*.py")
        if path.name != FILE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del)
        if isinstance(node.value, ast.Attribute) and node.value.attr in shared
    ]
    assert not found


def test_a_set_is_written_as_its_members_and_read_from_them_or_from_the_number_of_earlier_releases() -> None:
    head = "maharaja seats=2\nround 1\ncharacters A=c1 B=c2\n"
    for text in ("used A=c13,c2", "used A=8196"):
        match = durbar.load(f"{head}{text}\nover\n")
        assert match.state.used[0] == 2**13 + 2**2
        assert "used A=c2,c13\n" in match.position()
    assert durbar.load(f"{head}used A=-\nover\n").state.used[0] == 0
    for wrong in ("used A=c2,,c3", "used A=c99", "used A=99999999"):
        with pytest.raises(Problem):
            durbar.load(f"{head}{wrong}\nover\n")


def test_a_row_is_written_part_by_part_and_read_from_parts_or_from_the_number_of_earlier_releases() -> None:
    head = "maharadjah seats=4\nturn 9\nphase battle\n"
    text = "entries place=agra came_from=delhi armies=2\nentries place=sind came_from=kerala boat=1 armies=1"
    match = durbar.load(f"{head}{text}\nover\n")
    assert text in match.position()
    numbers = " ".join(str(number) for number in match.state.entries)
    assert durbar.load(f"{head}entries {numbers}\nover\n").position() == match.position()
    for wrong in ("place=pune", "place=agra armies=64", "place=agra ships=2", "place=agra boat=-1"):
        with pytest.raises(Problem):
            durbar.load(f"{head}entries {wrong}\nover\n")
