import { describe, expect, it } from 'vitest';
import { inTwo } from '../ui/blurb';
import { formsOf, resized, usual } from './seats';

describe('seats of a new table', () => {
  const levels = ['random', 'easy', 'medium', 'hard'];

  it('are mine first, then bots', () => {
    expect(usual(3, levels)).toEqual(['me', 'bot:medium', 'bot:medium']);
    expect(usual(2, [])).toEqual(['me', 'open']);
  });

  it('keep what was chosen when their number changes', () => {
    expect(resized(['me', 'open'], 4, levels)).toEqual(['me', 'open', 'bot:medium', 'bot:medium']);
    expect(resized(['me', 'open', 'bot:hard'], 2, levels)).toEqual(['me', 'open']);
  });

  it('become a form', () => {
    expect(formsOf(['me', 'open', 'bot:hard', 'me'], [' Ann ', '', '', ''])).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'open' },
      { kind: 'bot', level: 'hard' },
      { kind: 'me' },
    ]);
  });
});

describe('what a game is about', () => {
  it('is told in one sentence, and the rest apart', () => {
    expect(inTwo('Build statues, and travel. The map is ours. So is this.')).toEqual([
      'Build statues, and travel.',
      'The map is ours. So is this.',
    ]);
    expect(inTwo('One sentence only.')).toEqual(['One sentence only.', '']);
  });
});
