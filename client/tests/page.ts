/** The whole page at a table, with a line of our own in place of the server's: what it is sent, and what it sends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync } from 'svelte';
import { vi } from 'vitest';
import type { State, ToServer } from '../src/wire/types';

const PATIENCE = { timeout: 60_000, interval: 5 }; // a busy machine is no fault of the page
const SCENES = join(import.meta.dirname, '../../build/scenes');

export interface Met {
  readonly kind: string;
  readonly state: State;
}

/** One position of every kind of decision, as `tests/scenes.py` had them from a server; and what the page asks beside. */
export function sceneFile(game: string): { answers: Record<string, unknown>; scenes: Met[] } {
  return JSON.parse(readFileSync(join(SCENES, `${game}.json`), 'utf8'));
}

/** The newest line the page has opened; it opens at once. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  readonly sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Line.last = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.onclose = null;
  }
}

export type Choice = Extract<ToServer, { type: 'choose' }>;

export const choicesSent = (): Choice[] => Line.last.sent.filter((one) => one.type === 'choose');

/** Open the page at a table of this game, as `main.ts` does it. */
export async function openPage(answers: Record<string, unknown>): Promise<void> {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', async (path: string) => {
    const found = answers[path.split('?')[0]];
    const text = JSON.stringify(found ?? { key: 'not-found', text: 'Not here.' });
    return {
      ok: found !== undefined,
      status: found === undefined ? 404 : 200,
      text: async () => text,
      json: async () => JSON.parse(text),
    };
  });
  document.body.innerHTML = '<div id="app"></div>';
  history.replaceState(null, '', '/table/here');
  await import('../src/main');
  await vi.waitFor(() => Line.last.onmessage ?? Promise.reject(new Error('no line')), PATIENCE);
}

/** Send a position, and wait until the page asks for its answer. */
export async function show({ state }: Met): Promise<void> {
  Line.last.sent.length = 0;
  Line.last.onmessage?.({ data: JSON.stringify([state]) });
  await vi.waitFor(() => {
    flushSync();
    const prompt = document.querySelector<HTMLElement>('#prompt');
    if (prompt?.dataset.state !== 'mine' || Number(prompt.dataset.step) !== state.step)
      throw new Error('not asked yet');
  }, PATIENCE);
}

/** Refuse what was sent: the same question stands again. */
export function askAgain(): void {
  Line.last.sent.length = 0;
  Line.last.onmessage?.({
    data: JSON.stringify([{ type: 'error', key: 'late', text: 'Once more.', ref: '', state: null }]),
  });
  flushSync();
}
