/** [MD 4.8, 8] The points of a turn, nation by nation; and battles of whoever looks on, round by round. */
import { t } from '../../i18n/texts.svelte';
import { ROUND, ROW, type Cell, type Show, type ShowRow } from '../../scene/show';
import type { LogItem } from '../../wire/types';
import { seatOf, type Scene } from './model';

type Words = readonly string[];
type Tell = (item: LogItem) => string;

/** Points given at the end of a turn: which word has how many. */
const OF_A_TURN: Readonly<Record<string, number>> = {
  'scores-area': 3,
  'scores-trade': 3,
  'scores-coasts': 3,
  'scores-raj': 2,
};
const OF_A_BATTLE = new Set(['battle', 'round', 'aims', 'die', 'loses']);
const ENDS = new Set(['battle-won', 'battle-drawn', 'battle-broken-off']);

export const headsShow = ([verb]: Words): boolean => verb in OF_A_TURN || verb === 'round';

export function showsOf(events: readonly LogItem[], scene: Scene, tell: Tell): readonly Show[] {
  return [...battles(events, scene, tell), ...turns(events, scene)];
}

const numberOf = (scene: Scene, nation: string): number | null => {
  const letter = seatOf(scene, nation);
  return letter === undefined ? null : 'abcde'.indexOf(letter);
};

// --- the points of a turn ------------------------------------------------------------------------------------------

interface Gain {
  readonly nation: string;
  readonly points: number;
  readonly places: readonly string[];
  readonly held: string;
}

function turns(events: readonly LogItem[], scene: Scene): Show[] {
  const items = events.filter(({ words }) => words[0] in OF_A_TURN);
  if (!items.length) return [];
  const gains = gainsIn(items, scene);
  const next = events.find(({ words }) => words[0] === 'turn');
  const last = Math.max(...scene.static.events.map((one) => one.turn));
  const turn = next ? Number(next.words[1]) - 1 : Math.min(scene.view.turn, last);
  return [
    {
      kind: 'turn',
      title: t('web-maharadjah-scene-turn', { turn }),
      note: t('web-maharadjah-scene-note'),
      columns: [
        { name: t('web-maharadjah-scene-nation'), words: true },
        { name: t('web-maharadjah-scene-held'), words: true, minor: true },
        { name: t('web-maharadjah-scene-points') },
        { name: t('web-maharadjah-scene-total') },
      ],
      rows: gains.map((gain, n) => rowOf(gain, gains.slice(0, n), scene)),
      fill: 'up',
      beat: ROW,
      sound: 'score-row',
      said: t('web-maharadjah-scene-said', { turn, rows: gains.map((gain) => toldOf(gain, scene)).join(', ') }),
      items,
    },
  ];
}

/** By nation, the most points first: the last of them is shown first. */
function gainsIn(items: readonly LogItem[], scene: Scene): Gain[] {
  const nations = [...new Set(items.map(({ words }) => words[1]))];
  return nations
    .map((nation) => {
      const own = items.map(({ words }) => words).filter((words) => words[1] === nation);
      const places = own.filter(([verb]) => verb === 'scores-area').map((words) => words[2]);
      const others = own.filter(([verb]) => verb !== 'scores-area').map(([verb]) => scene.word(verb));
      const held = [...places.map((place) => scene.word(place)), ...others].join(', ');
      return { nation, places, held, points: own.reduce((sum, words) => sum + Number(words[OF_A_TURN[words[0]]]), 0) };
    })
    .sort((a, b) => b.points - a.points);
}

/** `after`: rows that come later, above this one. */
function rowOf({ nation, points, places, held }: Gain, after: readonly Gain[], scene: Scene): ShowRow {
  const seat = numberOf(scene, nation);
  const later = after.filter((one) => numberOf(scene, one.nation) === seat).reduce((sum, one) => sum + one.points, 0);
  return {
    seat,
    name: seat === null ? '' : scene.nameOf(seat),
    cells: [
      { text: scene.word(nation) },
      { text: held, tone: 'quiet' },
      { text: `+${points}`, tone: 'gain' },
      { text: seat === null ? '' : String(scene.view.totals[seat] - later), tone: 'big' },
    ],
    spots: places,
  };
}

const toldOf = ({ nation, points }: Gain, scene: Scene): string =>
  t('web-maharadjah-scene-told', { nation: scene.word(nation), points });

// --- a battle ------------------------------------------------------------------------------------------------------

/** Battles of a nation of mine, as far as they went just now. */
function battles(events: readonly LogItem[], scene: Scene, tell: Tell): Show[] {
  const first = events.findIndex(({ words }) => words[0] === 'round');
  const items = events.filter(({ words: [verb] }) => OF_A_BATTLE.has(verb) || ENDS.has(verb));
  const sides = first < 0 ? [] : sidesIn(items);
  if (sides.length < 2 || !sides.some((nation) => scene.seat !== null && numberOf(scene, nation) === scene.seat))
    return [];
  const place = events[first].words[2];
  const end = items.findLast(({ words }) => ENDS.has(words[0]));
  const rounds = roundsIn(items);
  const losses = rounds.flat().filter(([verb]) => verb === 'loses');
  const outcome = end ? tell(end) : oddsNow(scene);
  return [
    {
      kind: 'battle',
      title: t('web-maharadjah-scene-battle', { place: scene.word(place) }),
      outcome,
      columns: sides.flatMap((nation) => [
        { name: scene.word(nation), words: true },
        { name: t('web-maharadjah-scene-loses') },
      ]),
      rows: rounds.map((round) => roundRow(round, sides, place)),
      fill: 'down',
      beat: ROUND,
      sound: 'battle-hit',
      said: [
        t('web-maharadjah-scene-battle', { place: scene.word(place) }),
        ...sides.map((nation) => toldLoss(nation, losses, scene)),
        ...(end ? [tell(end)] : []),
      ].join('. '),
      items,
    },
  ];
}

/** The attacker first: the battle names them so, and dice are told in that order. */
function sidesIn(items: readonly LogItem[]): string[] {
  const battle = items.find(({ words }) => words[0] === 'battle');
  if (battle) return battle.words.slice(1, 3);
  return [...new Set(items.filter(({ words }) => words[0] === 'die').map(({ words }) => words[1]))];
}

function roundsIn(items: readonly LogItem[]): Words[][] {
  const found: Words[][] = [];
  for (const { words } of items) {
    if (words[0] === 'round') found.push([]);
    found.at(-1)?.push(words);
  }
  return found;
}

function roundRow(round: readonly Words[], sides: readonly string[], place: string): ShowRow {
  const number = round[0]?.[0] === 'round' ? Number(round[0][1]) : 1;
  return {
    seat: null,
    name: t('web-maharadjah-battle-round', { round: number }),
    cells: sides.flatMap((nation): Cell[] => [{ text: '', dice: diceOf(round, nation) }, lossCell(round, nation)]),
    spots: [place],
  };
}

const diceOf = (round: readonly Words[], nation: string): { face: string; hit: boolean }[] =>
  round
    .filter(([verb, whose]) => verb === 'die' && whose === nation)
    .map(([, , face, bonus, hit]) => ({ face: Number(bonus) ? `${face}+${bonus}` : face, hit: Number(hit) > 0 }));

const lost = (round: readonly Words[], nation: string): number =>
  round
    .filter(([verb, whose]) => verb === 'loses' && whose === nation)
    .reduce((sum, words) => sum + Number(words[3]), 0);

function lossCell(round: readonly Words[], nation: string): Cell {
  const count = lost(round, nation);
  return count ? { text: `−${count}`, tone: 'loss' } : { text: '0', tone: 'quiet' };
}

const toldLoss = (nation: string, losses: readonly Words[], scene: Scene): string =>
  t('web-maharadjah-scene-lost', { nation: scene.word(nation), count: lost(losses, nation) });

/** How it would go on if both fight on. */
function oddsNow(scene: Scene): string {
  const battle = scene.view.battle;
  if (!battle?.odds) return '';
  const { win, both_gone: gone, lose } = battle.odds;
  const [a, b, c] = [win, gone, lose].map((share) => `${Math.round(share * 100)}\u202f%`);
  const [attacker, defender] = [battle.attacker, battle.defender].map(({ nation }) =>
    scene.word(scene.static.labels.nation[nation]),
  );
  return t('web-maharadjah-odds-say', { attacker, defender, a, b, c });
}
