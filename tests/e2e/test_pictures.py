"""The pictures of README and lobby are there for every game, light and dark, small, and show the boards of today."""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest
from pictures import COLOURS, MOMENTS, OUT, picture, usual
from visitor import ROOT, Visitor

from durbar.engine.game import GAMES

MOST = 80_000  # bytes of a picture
FAR = 6  # of 255: fonts and JPEG differ by less on other machines, another board or another moment by more
DIFFERENCE = """async (pictures) => {
  const seen = await Promise.all(pictures.map(async (data) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${data}`;
    await image.decode();
    const drawn = new OffscreenCanvas(48, 36).getContext('2d');
    drawn.drawImage(image, 0, 0, 48, 36);
    return [image.width / image.height, ...drawn.getImageData(0, 0, 48, 36).data];
  }));
  const [one, other] = seen;
  return [Math.abs(one[0] - other[0]), one.reduce((sum, n, i) => sum + Math.abs(n - other[i]), 0) / one.length];
}"""


def test_every_game_has_small_pictures_and_the_readme_shows_one() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in GAMES:
        for colours in COLOURS:
            assert (OUT / f"{game}-{colours}.jpg").stat().st_size < MOST
    assert any(f"pictures/{game}-light.jpg" in readme for game in GAMES)


@pytest.mark.parametrize(("game", "colours"), [*zip(MOMENTS, ("light", "dark", "light"), strict=True)])
def test_a_picture_shows_the_board_as_it_is_drawn_today(
    visitors: Callable[..., Visitor], game: str, colours: str
) -> None:
    visitor = visitors(**usual(colours))
    fresh, stored = picture(visitor, game), (OUT / f"{game}-{colours}.jpg").read_bytes()
    visitor.page.goto("about:blank")
    shape, far = visitor.page.evaluate(DIFFERENCE, [base64.b64encode(one).decode() for one in (fresh, stored)])
    assert shape < 0.02, "run make pictures"
    assert far < FAR, "run make pictures"
