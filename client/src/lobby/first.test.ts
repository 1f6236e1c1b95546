import { describe, expect, it } from 'vitest';
import { firstForm } from './first';

describe('a first game', () => {
  const levels = ['random', 'easy', 'medium', 'hard'];

  it('is against one easy bot, with hints, and starts at once', () => {
    const form = firstForm({ id: 'maharaja', seats: [1, 2, 3, 4], levels });
    expect(form).toEqual({
      game: 'maharaja',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
      hints: true,
      start: true,
    });
  });

  it('has as many bots as the game needs', () => {
    expect(firstForm({ id: 'maharadjah', seats: [3, 4, 5], levels }).seats).toHaveLength(3);
  });
});
