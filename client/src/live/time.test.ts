import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../i18n/texts.svelte';
import type { ClockInfo } from '../wire/types';
import { agoOf, clockSaid, lengthOf, momentOf, paceSaid, presetOf, PRESETS } from './time';

const CLOCK: ClockInfo = { left: 90, deadline: '2026-11-19T18:00:00+00:00', late: null, away: null, resting: null };
const REST = { sleep: true, weekends: false, vacation: 21, at_zero: 'ask' as const, level: 'medium' };

describe('time in words', () => {
  beforeEach(() => loadTexts('en'));

  it('has two units at most', () => {
    const lengths = [2 * 86400 + 4 * 3600 + 59, 3 * 86400, 7200, 3660, 600, 65, 0, -5];
    expect(lengths.map(lengthOf)).toEqual(['2 d 4 h', '3 d', '2 h', '1 h 1 min', '10 min', '1:05', '0:00', '0:00']);
  });

  it('tells how long ago something happened, in whichever language is spoken now', async () => {
    const now = Date.parse('2026-11-18T12:00:00Z');
    const at = ['2026-11-18T11:59:30Z', '2026-11-18T11:56:00Z', '2026-11-17T11:00:00Z', '2026-11-01T11:00:00Z'];
    expect(at.map((one) => agoOf(one, now))).toEqual(['just now', '4 min ago', 'yesterday', '1 Nov 2026']);
    await loadTexts('fr');
    expect(at.map((one) => agoOf(one, now))).toEqual(['à l’instant', 'il y a 4\u00a0min', 'hier', '1 nov. 2026']);
  });

  it('counts down while the clock runs, and only then', () => {
    expect(clockSaid(CLOCK, 30)).toMatchObject({ text: '1:00', state: 'runs' });
    expect(clockSaid({ ...CLOCK, deadline: null }, 30)).toMatchObject({ text: '1:30', state: 'stands' });
  });

  it('says who is late, away or resting', () => {
    const soon = new Date(Date.now() + 3600_000).toISOString();
    expect(clockSaid({ ...CLOCK, late: soon }, 0).state).toBe('late');
    expect(clockSaid({ ...CLOCK, resting: soon }, 0).text).toBe('resting');
    expect(clockSaid({ ...CLOCK, resting: soon, away: soon }, 0).text).toBe('away');
  });

  it('says of nobody that they sleep while the game is paused', () => {
    const soon = new Date(Date.now() + 3600_000).toISOString();
    const said = { text: '1:30', title: 'the clock stands', state: 'stands' };
    expect(clockSaid({ ...CLOCK, resting: soon }, 30, true)).toEqual(said);
  });

  it('tells dates and hours as mails do', () => {
    expect(momentOf('2026-11-19T18:00:00', Date.parse('2026-11-18T12:00:00'))).toBe('Thu 18:00');
    expect(momentOf('2026-11-28T00:00:00', Date.parse('2026-11-18T12:00:00'))).toBe('28 Nov, 00:00');
  });

  it('knows the usual paces by name', () => {
    for (const [name, one] of Object.entries(PRESETS)) expect(presetOf({ ...one, ...REST })).toBe(name);
    expect(paceSaid({ ...PRESETS['one-day'], bank: 7200, ...REST })).toContain('2 h');
  });
});
