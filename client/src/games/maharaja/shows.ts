/** [MJ 7] The Maharaja visits a city: who has how many WP there and by what, which rank that is, and what it pays. */
import { t } from '../../i18n/texts.svelte';
import { ROW, type Cell, type Column, type Show, type ShowRow } from '../../scene/show';
import type { LogItem } from '../../wire/types';
import { drawnSymbol } from './layout';
import { labels, ownerName, printedOf, type Scene } from './model';

const SPACES = 7;
const CENTRE_WORTH = 3;
const SCORED = 'city-scored';

export const headsShow = ([verb]: readonly string[]): boolean => verb === SCORED;

export function showsOf(events: readonly LogItem[], scene: Scene): readonly Show[] {
  const at = events.findIndex(({ words }) => headsShow(words));
  return at < 0 ? [] : [cityShow(events.slice(at), scene)];
}

interface Visitor {
  readonly owner: number;
  readonly points: number;
  readonly rank: number;
  readonly coins: number;
  readonly prestige: number;
}

function cityShow(events: readonly LogItem[], scene: Scene): Show {
  const id = events[0].words[1];
  const city = printedOf(scene).cities.find((one) => one.id === id);
  const items = events.filter(
    ({ words: [verb, , , by] }) => headsShow([verb]) || verb === 'worship' || by === 'by-rank',
  );
  const visitors = visitorsIn(items, scene);
  return {
    kind: 'city',
    title: t('web-mj-scene-city', { city: scene.word(id) }),
    note: t('web-mj-scene-note'),
    emblem: `p-flag-${drawnSymbol(city?.symbol ?? '')}`,
    tint: `--city: var(--city-${city?.colour}); --on-city: ${LIGHT.has(city?.colour ?? '') ? '#17110e' : '#fff'}`,
    columns: columns(),
    rows: visitors.map((one) => rowOf(one, labels(scene, 'city').indexOf(id), scene)),
    fill: 'up',
    beat: ROW,
    sound: 'score-row',
    said: t('web-mj-scene-said', { city: scene.word(id), rows: visitors.map((one) => told(one, scene)).join(', ') }),
    items,
  };
}

const LIGHT = new Set(['white', 'orange', 'pink']);

const columns = (): Column[] => [
  ...['statues', 'shrines', 'priest', 'character'].map((name) => ({ name: t(`web-mj-scene-${name}`), minor: true })),
  ...['wp', 'rank', 'coins'].map((name) => ({ name: t(`web-mj-scene-${name}`) })),
];

/** Those with WP by their rank, then the others. */
function visitorsIn(items: readonly LogItem[], scene: Scene): Visitor[] {
  const told = (verb: string, owner: string): readonly string[] =>
    items.find(({ words }) => words[0] === verb && words[1] === owner)?.words ?? [];
  const found = labels(scene, 'owner').map((label, owner) => ({
    owner,
    points: Number(told('worship', label)[2] ?? 0),
    rank: Number(told('worship', label)[3] ?? Infinity),
    coins: Number(told('coins', label)[2] ?? 0),
    prestige: Number(told('pp', label)[2] ?? 0),
  }));
  return found.slice(0, scene.view.coins.length).sort((a, b) => a.rank - b.rank || b.coins - a.coins);
}

function rowOf(one: Visitor, city: number, scene: Scene): ShowRow {
  const { owner, points, rank } = one;
  return {
    seat: owner < scene.players.length ? owner : null,
    name: ownerName(scene, owner),
    cells: [
      ...sourcesOf(one, city, scene).map((worth) => ({ text: worth ? String(worth) : '' })),
      { text: String(points), tone: 'big' },
      { text: rank < Infinity ? String(rank) : '–' },
      paid(one),
    ],
    spots: [`place:${labels(scene, 'city')[city]}`],
  };
}

/** [MJ 7.1] What the WP are made of: statues, shrines, the priest, and what the character adds. */
function sourcesOf({ owner, points }: Visitor, city: number, { view }: Scene): number[] {
  const outer = view.special[1] ? 1 : 2;
  const statues = view.statues
    .slice(city * SPACES, (city + 1) * SPACES)
    .reduce((sum, whose, space) => sum + (whose === owner ? (space ? outer : CENTRE_WORTH) : 0), 0);
  const shrines = view.shrines[city * view.coins.length + owner];
  const priest = Number(view.priests[owner] === city);
  return [statues, shrines, priest, points - statues - shrines - priest];
}

const paid = ({ coins, prestige }: Visitor): Cell =>
  prestige
    ? { text: `+${prestige} ${t('web-mj-pp')}`, tone: 'gain' }
    : { text: coins ? `+${coins}` : '0', tone: 'gain' };

const told = (one: Visitor, scene: Scene): string =>
  t('web-mj-scene-told', { player: ownerName(scene, one.owner), points: one.points, paid: paid(one).text });
