"""The rules as the page gets them."""

from __future__ import annotations

from typing import get_args

import pytest

from durbar.server.projections.rules import rulebook, title_of
from durbar.server.wire.forms import Language


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("game", ["maharaja", "maharadjah", "dice_charmers"])
def test_each_chapter_comes_once_with_all_its_paragraphs(game: str, language: Language) -> None:
    chapters = rulebook(game, language).chapters
    titles = [title_of(chapter) for chapter in chapters]
    numbers = [paragraph.number for chapter in chapters for paragraph in chapter.paragraphs]
    assert len(titles) > 5
    assert len(set(titles)) == len(titles)
    assert len(set(numbers)) == len(numbers)
