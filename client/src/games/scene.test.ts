import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boardOf } from '.';
import type { GameBoard } from '../scene/contract';
import { NO_HISTORY, NO_MARKS, NOTHING_CHANGED, type Facts, type Scene } from '../scene/scene';

/** A scene from a file: nothing but a view and a static, as a game shows them. */
function sceneOf(game: string, more: Partial<Scene> = {}): Scene {
  const path = join(import.meta.dirname, 'examples', `${game}.json`);
  const { view, static: facts } = JSON.parse(readFileSync(path, 'utf8')) as { view: unknown; static: Facts };
  return {
    view,
    static: facts,
    seat: 0,
    players: facts.labels.seat.map((label, seat) => ({ seat, label, bot: seat > 0 })),
    outlook: [],
    question: null,
    news: [],
    still: true,
    marks: NO_MARKS,
    changed: NOTHING_CHANGED,
    history: NO_HISTORY,
    word: (word) => word,
    nameOf: (seat) => `player ${seat}`,
    ...more,
  };
}

const drawn: Record<string, unknown>[] = [];
function draw({ Board }: GameBoard, scene: Scene): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  drawn.push(mount(Board, { target, props: { scene } }));
  flushSync();
  return target;
}

afterEach(() => {
  for (const board of drawn.splice(0)) void unmount(board);
  document.body.replaceChildren();
});

const spotsIn = (target: HTMLElement): string[] =>
  [...target.querySelectorAll<HTMLElement>('[data-spot]')].map((one) => one.dataset.spot ?? '');

const boards = Object.fromEntries(
  await Promise.all(['maharadjah', 'maharaja', 'dice_charmers'].map(async (game) => [game, await boardOf(game)])),
) as Record<string, GameBoard>;

describe.each([
  ['maharadjah', 'delhi', 45],
  ['maharaja', 'place:AGR', 40],
  ['dice_charmers', 'cell-a1', 40],
])('a scene of %s', (game, spot, least) => {
  it('is drawn from a file, whole, without a table', () => {
    const board = boards[game];
    const target = draw(board, sceneOf(game));
    expect(spotsIn(target).length).toBeGreaterThanOrEqual(least);
    expect(spotsIn(target)).toContain(spot);
    expect(target.querySelector('.choosable')).toBeNull();
  });

  it('shows what can be chosen and answers when it is pressed', () => {
    const board = boards[game];
    const pressed: string[] = [];
    const can = new Map([[spot, [{ id: 1, words: ['go'] }]]]);
    const target = draw(board, sceneOf(game, { marks: { ...NO_MARKS, can }, press: (one) => void pressed.push(one) }));
    const place = target.querySelector<HTMLElement>(`[data-spot="${spot}"]`)!;
    expect(place.classList.contains('choosable')).toBe(true);
    place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(pressed).toEqual([spot]);
  });

  it('stands beside another one, to compare', () => {
    const board = boards[game];
    const can = new Map([[spot, [{ id: 1, words: ['go'] }]]]);
    const one = draw(board, sceneOf(game));
    const other = draw(board, sceneOf(game, { marks: { ...NO_MARKS, can } }));
    expect(spotsIn(one)).toHaveLength(spotsIn(other).length);
    expect(one.querySelector('.choosable')).toBeNull();
    expect(other.querySelector('.choosable')).not.toBeNull();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** Every place of a board answers "what is this?" with a term of its glossary. */
describe.each(['maharadjah', 'maharaja', 'dice_charmers'])('the places of %s', (game) => {
  it('are all explained', () => {
    const path = join(import.meta.dirname, '../../../src/durbar/games', game, 'lessons.toml');
    const file = readFileSync(path, 'utf8').split('[[term]]').slice(1);
    const ids = file.map((term) => /^id = "(.*)"/m.exec(term)?.[1] ?? '');
    const patterns = file.flatMap((term) => [...(/^spots = \[(.*)\]/m.exec(term)?.[1] ?? '').matchAll(/"([^"]+)"/g)]);
    const known = patterns.map(([, spot]) => new RegExp(`^${spot.replaceAll('*', '.*')}$`));
    const scene = sceneOf(game);
    const target = draw(boards[game], scene);
    const unexplained = spotsIn(target).filter((spot) => {
      const term = boards[game].termOf?.(spot, scene) ?? null;
      return term === null ? !known.some((pattern) => pattern.test(spot)) : !ids.includes(term);
    });
    expect(unexplained).toEqual([]);
  });
});
