/** Words of Maharaja's options as places on the page. */
import type { Area } from '../contract';
import type { Table } from '../../shell/table.svelte';
import { t } from '../../shell/texts.svelte';
import type { LogItem } from '../../wire/types';
import { labels, ownerName, printedOf, termsOf, viewOf, type View } from './types';

/** Plain spaces are alike: the rules name one of them, the page shows them all. */
export function spotsOf(words: readonly string[]): readonly string[] {
  const [verb, a, b] = words;
  if (verb === 'statue') return [`space:${a}:${b}`];
  if (verb === 'shrine') return [`place:${a}`];
  if (verb.startsWith('move') && a) return [`place:${a}`];
  if (verb === 'flag' || verb === 'lay-flag') return [`flag:${a}`];
  if (verb === 'reward') return [`reward:${a}`];
  if (verb === 'take' || verb === 'maharani' || verb === 'ability') return [`character:${a}`];
  return [];
}

export function nameOf(spot: string, table: Table): string {
  const [kind, a, b] = spot.split(':');
  if (kind === 'space') return /^\d+$/.test(b) ? table.word(a) : `${table.word(a)}, ${table.word(b)}`;
  return table.word(a);
}

export function isHeading(item: LogItem): boolean {
  return item.words[0] === 'round-begins';
}

export function titleOf(table: Table): string {
  const view = viewOf(table);
  const phase = t(`web-mj-phase-${labels(table, 'phase')[view.phase] ?? 'setup'}`);
  return view.round ? `${t('web-mj-round', { round: view.round, rounds: termsOf(table).rounds })} · ${phase}` : phase;
}

/** What a statue costs here, and the bonus of the space under the pointer. */
export function noteOf(table: Table): string {
  if (table.decision?.name !== 'BuildStatue') return '';
  const price = table.decision.subject.find((word) => /^\d+$/.test(word));
  const [kind, id, space] = (table.hovered ?? '').split(':');
  const city = printedOf(table).cities.find((one) => one.id === id);
  const bonus = kind === 'space' && (space === 'top' || space === 'bottom') ? city?.[space] : undefined;
  const [count, what] = bonus?.split(' ') ?? [];
  const parts = [price && price !== '0' ? t('web-mj-price', { price: Number(price) }) : ''];
  if (what) parts.push(t(`web-mj-bonus-${what}`, { count: Number(count) }));
  return parts.filter(Boolean).join(' · ');
}

/** Who has what in a city, as a sentence. */
export function cityText(table: Table, city: number): string {
  const view = viewOf(table);
  const owners = labels(table, 'owner');
  const statues = view.statues.slice(city * 7, city * 7 + 7);
  const parts = owners.flatMap((_, owner) => {
    const count = statues.filter((one) => one === owner).length;
    const shrines = view.shrines[city * owners.length + owner];
    const here = view.priests[owner] === city;
    if (!count && !shrines && !here) return [];
    const priest = here ? 'yes' : 'no';
    return [t('web-mj-holds', { player: ownerName(table, owner), statues: count, shrines, priest })];
  });
  if (view.maharaja === city) parts.unshift(t('web-mj-maharaja-here'));
  return parts.join(' ') || t('web-mj-empty');
}

export function villageText(table: Table, village: number): string {
  const here = viewOf(table).villages[village].map((owner) => ownerName(table, owner));
  return here.length ? t('web-mj-shrines-of', { players: here.join(', ') }) : t('web-mj-empty');
}

export function areas(table: Table): Area[] {
  const board = printedOf(table);
  const nodes = [...board.cities, board.start];
  const villages = labels(table, 'village');
  const cities = nodes.map((node, n) => ({
    spot: `place:${node.id}`,
    name: table.word(node.id),
    text: n < board.cities.length ? cityText(table, n) : '',
    neighbours: board.roads.flatMap((road) => {
      if (!road.ends.includes(n)) return [];
      const other = road.ends[0] === n ? road.ends[1] : road.ends[0];
      return [t('web-mj-by-road', { city: table.word(nodes[other].id), villages: road.villages.length })];
    }),
  }));
  const along = board.roads.flatMap((road) =>
    road.villages.map((village) => ({
      spot: `place:${villages[village]}`,
      name: table.word(villages[village]),
      text: villageText(table, village),
      neighbours: road.ends.map((end) => table.word(nodes[end].id)),
    })),
  );
  return [...cities, ...along];
}

/** Maharani tokens on tiles that are not on display: somebody has the tile, or it has left the game (MJ 7.9). */
export function tokensAway({ maharani, display }: Pick<View, 'maharani' | 'display'>): View['maharani'] {
  return maharani.filter(([character]) => !display.includes(character));
}

/** The lines of the final sheet added up (MJ 9.6), Brahmabot's too: the result scores seats alone. */
export function totalOf(sheet: readonly number[], owner: number, lines: number): number {
  return sheet.slice(owner * lines, (owner + 1) * lines).reduce((sum, points) => sum + points, 0);
}

const INSTRUCTIONS: Record<string, string> = {
  'statue:maharaja': 'statue-maharaja',
  'shrine:maharaja': 'shrine-maharaja',
  'statue:leftmost_flag': 'statue-leftmost',
  'statue:leftmost_free_centre': 'statue-free-centre',
  'statue:closest_second': 'statue-second',
  'flag:largest_lead': 'flag-lead',
  coins: 'bot-coins',
  take_character: 'take-character',
};

/** An instruction of a Brahmabot tile, as the board file writes it: its word, and its number if it has one. */
export function instructionOf(written: string): [string, string] {
  const found = /^(.*?)(?::(\d+))?$/.exec(written);
  const [, action = written, count = ''] = found ?? [];
  return [INSTRUCTIONS[action] ?? action, count];
}
