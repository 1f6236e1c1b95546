/** Which symbol stands for which word. */
import '../../../scene/art';

const EFFECT: Readonly<Record<string, string>> = {
  mogul: 'c-mogul',
  maharani: 'c-maharani',
  merchant: 'c-merchant',
  man_singh: 'c-man_singh',
  builder: 'c-builder',
  portuguese: 'c-portuguese',
  palace: 'p-palace',
  upgrade: 'd-upgrade',
  karma: 'd-karma',
  goods_die: 'd-goods-die',
  market_same: 'd-market-same',
  market_diff: 'd-market-diff',
  half_road: 'd-half-road',
  'road-straight': 'd-road-straight',
  'road-fork': 'd-road-fork',
  'road-cross': 'd-road-cross',
  'river-ahead': 'd-river-next',
  'river-back': 'd-river-back',
  'river-back-any': 'd-river-any',
  goods: 'd-goods',
  sell: 'd-sell',
  sell_diff: 'd-sell-diff',
  sell_exactly: 'd-sell',
  sell_diff_exactly: 'd-sell-diff',
  coin: 'p-coin',
  fame: 'd-fame',
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

const BUILDINGS = new Set(['temple', 'fort', 'pavilion', 'garden', 'market_same', 'market_diff']);
/** A building of somebody's own has no picture. */
export const buildingIcon = (kind: string): string => (BUILDINGS.has(kind) ? `d-${kind.replace('_', '-')}` : 'ui-why');

const FACE: Readonly<Record<string, string>> = {
  straight: 'd-road-straight',
  curve: 'd-road-curve',
  two_halves: 'd-two-halves',
};

const GOODS = new Set(['tea', 'silk', 'spice']);
const BLUE = new Set(['flag', 'lotus', 'elephant', 'tiger', 'boat', 'lamp']);

/** One symbol, or the two goods of a purple die. */
export function faceIcons(face: string): string[] {
  if (FACE[face]) return [FACE[face]];
  if (BLUE.has(face)) return [`em-${face}`];
  if (EFFECT[face]) return [EFFECT[face]];
  const goods = face.split('-');
  return goods.every((good) => GOODS.has(good)) ? goods.map((good) => `d-${good}`) : ['ui-why'];
}

/** The tint of a cell; buildings of somebody's own have that of a market. */
export function tintOf(kind: string): string {
  if (kind === 'market_diff') return 'var(--t-market-diff)';
  return kind.startsWith('market') || !kind ? 'var(--t-market)' : `var(--t-${kind}, var(--t-market))`;
}
