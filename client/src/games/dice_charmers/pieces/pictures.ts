/** Which symbol stands for which word. */

const EFFECT: Readonly<Record<string, string>> = {
  mogul: 'dc-mogul',
  maharani: 'dc-maharani',
  merchant: 'dc-merchant',
  man_singh: 'dc-man-singh',
  builder: 'dc-builder',
  portuguese: 'dc-portuguese',
  palace: 'dc-palace',
  upgrade: 'dc-upgrade',
  karma: 'karma',
  goods_die: 'dc-goods-die',
  market_same: 'dc-market-same',
  market_diff: 'dc-market-diff',
  half_road: 'dc-half-road',
  'road-straight': 'dc-road-straight',
  'road-fork': 'dc-road-fork',
  'road-cross': 'dc-road-cross',
  'river-ahead': 'dc-river-next',
  'river-back': 'dc-river-back',
  'river-back-any': 'dc-river-any',
  goods: 'dc-goods',
  sell: 'dc-sell',
  sell_diff: 'dc-sell-diff',
  sell_exactly: 'dc-sell',
  sell_diff_exactly: 'dc-sell-diff',
  coin: 'coin',
  fame: 'fame',
};

export interface Picture {
  readonly icon: string;
  readonly count: string;
}

/** Sales of up to so many; the others are of exactly so many. */
const UP_TO = new Set(['sell', 'sell_diff']);

/** "coin-3" is a coin and a 3; "road-fork" is one picture. */
export function pictureOf(effect: string): Picture {
  const whole = EFFECT[effect];
  if (whole) return { icon: whole, count: '' };
  const cut = effect.lastIndexOf('-');
  const kind = effect.slice(0, cut);
  const count = effect.slice(cut + 1);
  return { icon: EFFECT[kind] ?? 'ui-why', count: UP_TO.has(kind) ? `≤${count}` : count };
}

/** "coin-3+karma": several effects printed in one space. */
export const picturesOf = (effects: string): Picture[] => effects.split('+').map(pictureOf);

/** Where so many pictures lie within a square of this size: beside one another in twos, or (tall) one above the other. */
export function layOut(count: number, size: number, tall = false): { x: number; y: number; size: number }[] {
  const columns = tall || count === 1 ? 1 : 2;
  const rows = Math.ceil(count / columns);
  const each = count === 1 ? size : tall ? (1.4 * size) / rows : 0.62 * size;
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: ((n % columns) - (inRow - 1) / 2) * each, y: (row - (rows - 1) / 2) * each, size: each };
  });
}

/** Names are lower case inside sentences; alone they begin with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const BUILDINGS = new Set(['temple', 'fort', 'pavilion', 'garden']);
/** A building of somebody's own has no picture. */
export const buildingIcon = (kind: string): string => (BUILDINGS.has(kind) ? `dc-${kind}` : 'ui-why');

const FACE: Readonly<Record<string, string>> = {
  straight: 'dc-road-straight',
  curve: 'dc-road-curve',
  two_halves: 'dc-two-halves',
};

const GOODS = new Set(['tea', 'silk', 'spice']);
const BLUE = new Set(['flag', 'lotus', 'elephant', 'tiger', 'boat', 'lamp']);

/** One symbol, or the two goods of a purple die. */
export function faceIcons(face: string): string[] {
  if (FACE[face]) return [FACE[face]];
  if (BLUE.has(face)) return [`sym-${face}`];
  if (EFFECT[face]) return [EFFECT[face]];
  const goods = face.split('-');
  return goods.every((good) => GOODS.has(good)) ? goods.map((good) => `dc-${good}`) : ['ui-why'];
}
