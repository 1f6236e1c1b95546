import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../i18n/settings.svelte';
import type { ToServer } from '../wire/types';
import { Hints } from './hints.svelte';
import type { LiveTable } from './table.svelte';

const table = {
  id: 'T',
  ask: { number: 3, seat: 0 },
  lesson: null,
  previews: { option: null },
} as unknown as LiveTable;

describe('hints', () => {
  afterEach(() => (settings.hints = 'newcomers'));

  it('are not even asked for by whoever turned them off', () => {
    const sent: ToServer[] = [];
    const hints = new Hints(table, (message) => sent.push(message) > 0);
    settings.hints = 'off';
    hints.ask();
    expect(sent).toEqual([]);
    settings.hints = 'newcomers';
    hints.ask();
    hints.ask();
    expect(sent.length).toBe(1);
  });

  it('are not asked for again once they are not for this player, unless they want them', () => {
    const sent: ToServer[] = [];
    const later = { ...table, ask: { number: 4, seat: 0 } } as unknown as LiveTable;
    const hints = new Hints(later, (message) => sent.push(message) > 0);
    hints.heard({ type: 'hints', ref: '', number: 3, hints: [], never: true });
    hints.ask();
    expect(sent).toEqual([]);
    settings.hints = 'on';
    hints.ask();
    expect(sent.length).toBe(1);
  });
});
