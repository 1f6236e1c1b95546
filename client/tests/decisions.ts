/** Every kind of decision of a game is answered by pointer, with keys alone, and by ear, on the page itself. */
import { beforeAll, describe, expect, it } from 'vitest';
import { byEar, byKeys, byPointer, tryUntil, type Way } from './hands';
import { askAgain, choicesSent, openPage, sceneFile, show, type Met } from './page';

const WAYS: [string, Way][] = [
  ['by pointer', byPointer],
  ['with keys alone', byKeys],
  ['by ear', byEar],
];

export function decisionsAreAnswered(game: string): void {
  const { answers, scenes } = sceneFile(game);
  beforeAll(() => openPage(answers), 600_000);

  describe.each(scenes.map((met) => [met.kind, met] as const))(`${game} asks %s`, (_kind, met) => {
    beforeAll(() => show(met));

    it.each(WAYS)('and is answered %s', async (_name, way) => {
      askAgain();
      isSaid();
      expect(await tryUntil(() => choicesSent().length > 0, way)).toBeGreaterThan(0);
      isAnswer(met);
    });
  });
}

/** Whoever does not see the question hears it. */
function isSaid(): void {
  const question = document.querySelector('#prompt h2')!.textContent.trim();
  expect(question).not.toBe('');
  expect(document.querySelector('[role=status][aria-live=assertive]')!.textContent).toContain(question);
}

/** One choice was sent, an option of this question. */
function isAnswer({ state }: Met): void {
  const [sent, ...more] = choicesSent();
  expect(more).toEqual([]);
  expect([sent.seat, sent.decision]).toEqual([state.ask!.seat, state.ask!.number]);
  expect(state.ask!.options.map(({ id }) => id)).toContain(sent.option);
}
