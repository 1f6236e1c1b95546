/** What the components draw, made from a scene of Maharaja. */
import { t } from '../../i18n/texts.svelte';
import type { Area } from '../../scene/contract';
import type { Scene as AnyScene } from '../../scene/scene';
import type { Board as Printed, Static, Terms, View } from '../../wire/maharaja';

export type { Board as Printed, City, Road, Static, Terms, View } from '../../wire/maharaja';

/** A scene of this game. */
export type Scene = AnyScene<View, Static>;

export function printedOf(scene: Scene): Printed {
  return scene.static.board;
}

export function termsOf(scene: Scene): Terms {
  return scene.static.terms;
}

export function labels(scene: Scene, kind: keyof Static['labels']): string[] {
  return scene.static.labels[kind];
}

/** The name of an owner: a person, or Brahmabot in the solo game. */
export function ownerName(scene: Scene, owner: number): string {
  return scene.word(labels(scene, 'owner')[owner] ?? '');
}

export function titleOf(scene: Scene): string {
  const view = scene.view;
  const phase = t(`web-mj-phase-${labels(scene, 'phase')[view.phase] ?? 'setup'}`);
  return view.round ? `${t('web-mj-round', { round: view.round, rounds: termsOf(scene).rounds })} · ${phase}` : phase;
}

/** Decisions about the characters on display: they are shown beside the question, and not beside the map as well. */
export const CHARACTERS: readonly string[] = ['PickCharacter', 'ChangeCharacter', 'ReplaceCharacter', 'PlaceMaharani'];

export interface Paid {
  readonly owner: number;
  readonly points: number;
  readonly coins: number;
}

/** What the next visit to a city would pay, the leader first (MJ 7.3): counted by the rules. */
export function visitOf(scene: Scene, city: string): Paid[] {
  const owners = labels(scene, 'owner');
  return scene.outlook
    .filter(([kind, , where]) => kind === 'visit' && where === city)
    .map(([, who, , points, , coins]) => ({
      owner: owners.indexOf(who),
      points: Number(points),
      coins: Number(coins),
    }));
}

/** Who has what in a city, as a sentence. */
export function cityText(scene: Scene, city: number): string {
  const view = scene.view;
  const owners = labels(scene, 'owner');
  const statues = view.statues.slice(city * 7, city * 7 + 7);
  const parts = owners.flatMap((_, owner) => {
    const count = statues.filter((one) => one === owner).length;
    const shrines = view.shrines[city * owners.length + owner];
    const here = view.priests[owner] === city;
    if (!count && !shrines && !here) return [];
    const priest = here ? 'yes' : 'no';
    return [t('web-mj-holds', { player: ownerName(scene, owner), statues: count, shrines, priest })];
  });
  for (const { owner, points, coins } of visitOf(scene, printedOf(scene).cities[city].id))
    parts.push(t('web-mj-visit', { player: ownerName(scene, owner), points, coins }));
  if (view.maharaja === city) parts.unshift(t('web-mj-maharaja-here'));
  return parts.join(' ') || t('web-mj-empty');
}

export function villageText(scene: Scene, village: number): string {
  const here = scene.view.villages[village].map((owner) => ownerName(scene, owner));
  return here.length ? t('web-mj-shrines-of', { players: here.join(', ') }) : t('web-mj-empty');
}

export function areas(scene: Scene): Area[] {
  const board = printedOf(scene);
  const nodes = [...board.cities, board.start];
  const villages = labels(scene, 'village');
  const cities = nodes.map((node, n) => ({
    spot: `place:${node.id}`,
    name: scene.word(node.id),
    text: n < board.cities.length ? cityText(scene, n) : '',
    neighbours: board.roads.flatMap((road) => {
      if (!road.ends.includes(n)) return [];
      const other = road.ends[0] === n ? road.ends[1] : road.ends[0];
      return [t('web-mj-by-road', { city: scene.word(nodes[other].id), villages: road.villages.length })];
    }),
  }));
  const along = board.roads.flatMap((road) =>
    road.villages.map((village) => ({
      spot: `place:${villages[village]}`,
      name: scene.word(villages[village]),
      text: villageText(scene, village),
      neighbours: road.ends.map((end) => scene.word(nodes[end].id)),
    })),
  );
  return [...cities, ...along];
}

/** The portrait of a character, by its word ("c12bis"); the two high priests look alike. */
export const portraitOf = (word: string): string => (word === 'c5bis' ? 'c-5' : word.replace(/^c/, 'c-'));

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
