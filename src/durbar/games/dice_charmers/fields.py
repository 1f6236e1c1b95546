"""All sheets, the dice, and whose turn it is, declared once; `durbar fields` writes state_fields.py from it."""

from __future__ import annotations

from durbar.engine.field import Declaration, Given, number, table

STATE = Declaration(
    package="durbar.games.dice_charmers",
    given=(
        Given("board", "board.Board"),
        Given("seats", "i64"),
        Given("cells", value="board.cells"),
        Given("spaces", value="board.spaces"),
        Given("types", "i64", "len(board.types)"),
        Given("sources", "i64", "len(board.source_effect)"),
    ),
    fields=(
        number("round", start="1"),
        number("turn"),  # turns played in this round
        number("first", of="owner", start="-1"),  # who holds the elephant; -1: not drawn yet
        number("active", of="owner", start="-1"),  # whose turn it is; in solo 1 is the drafter
        number("ending", of="ending", start="OPEN"),
        table("shows", by=("die",), of="face", start="-1"),
        table("place", by=("die",), of="place", start="CENTRE"),
        table("turns", by=("seat",)),
        table("roads", by=("seat", "cell"), of="road", cell="road"),
        table("river", by=("seat", "space")),
        table("circled", by=("seat", "good")),
        table("sold", by=("seat", "good")),
        table("palace", by=("seat", "character")),
        table("values", by=("seat", "building"), start="1", cell="value"),
        table("karma", by=("seat",), start="board.karma_start"),
        table("spent", by=("seat",)),
        table("fame", by=("seat",)),
        table("money", by=("seat",)),
        table("bonuses", by=("seat", "source"), of="bonus", start="FREE", cell="bonus"),
    ),
    sizes={
        "die": "DICE_COUNT",
        "seat": "self.seats",
        "cell": "self.cells",
        "space": "self.spaces",
        "good": "GOODS_COUNT",
        "character": "CHARACTERS_COUNT",
        "building": "self.types",
        "source": "self.sources",
    },
)
