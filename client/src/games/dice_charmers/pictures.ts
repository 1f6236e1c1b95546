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
  coin: 'coin',
  fame: 'fame',
};

export interface Picture {
  readonly icon: string;
  readonly count: string;
}

/** "coin-3" is a coin and a 3; "road-fork" is one picture. */
export function pictureOf(effect: string): Picture {
  const whole = EFFECT[effect];
  if (whole) return { icon: whole, count: '' };
  const cut = effect.lastIndexOf('-');
  return { icon: EFFECT[effect.slice(0, cut)] ?? 'ui-why', count: effect.slice(cut + 1) };
}

/** Names are lower case inside sentences; alone they begin with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const buildingIcon = (kind: string): string => `dc-${kind.replace('_', '-')}`;

const FACE: Readonly<Record<string, string>> = {
  straight: 'dc-road-straight',
  curve: 'dc-road-curve',
  two_halves: 'dc-two-halves',
};

const BLUE = new Set(['flag', 'lotus', 'elephant', 'tiger', 'boat', 'lamp']);

/** One symbol, or the two goods of a purple die. */
export function faceIcons(face: string): string[] {
  if (FACE[face]) return [FACE[face]];
  if (BLUE.has(face)) return [`sym-${face}`];
  if (EFFECT[face]) return [EFFECT[face]];
  return face.split('-').map((good) => `dc-${good}`);
}
