/** Pieces, emblems, skylines and portraits: hung into the page once. */
/* eslint-disable no-restricted-imports -- drawings lie beside the rules of the games, not in a room of the page */
import pieces from '../../../src/durbar/games/pieces.svg?raw';
import portraits from '../../../src/durbar/games/portraits.svg?raw';

const ID = 'art';

if (!document.getElementById(ID)) {
  const sprite = document.createElement('div');
  sprite.id = ID;
  sprite.hidden = true;
  sprite.innerHTML = pieces + portraits;
  document.body.prepend(sprite);
}

/** The class that dresses a piece for a seat: its colour, and its mark as a band. */
export const seatClass = (seat: number): string => (seat >= 0 && seat < 5 ? `seat-${'abcde'[seat]}` : 'seat-none');
