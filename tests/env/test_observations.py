"""The pages of docs/observations say what the numbers mean now."""

from __future__ import annotations

from pathlib import Path

import pytest

from durbar.engine.game import GAMES
from durbar.env.tables import table

pytestmark = pytest.mark.whole_games

DOCS = Path(__file__).parents[2] / "docs" / "observations"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_table_is_up_to_date(game: str) -> None:
    assert (DOCS / f"{game}.md").read_text(encoding="utf-8") == table(GAMES[game]), "run python -m durbar.env.tables"


@pytest.mark.parametrize("game", list(GAMES))
def test_an_observation_has_a_name_for_each_number(game: str) -> None:
    kind = GAMES[game]
    state = kind.new(kind.usual_seats)
    names = kind.learning.observation
    assert len(list(kind.learning.observe(state, 0))) == len(names) == len(set(names))
