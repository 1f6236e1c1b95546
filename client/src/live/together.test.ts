import { describe, expect, it } from 'vitest';
import type { RoomState } from '../wire/types';
import { Together } from './together.svelte';

const room = (me: number, leader: number | null, step: number): RoomState => ({
  type: 'room',
  members: [1, 2].map((number) => ({ number, name: `N${number}`, follows: true })),
  leader,
  me,
  place: { step, study: '', node: 0, spot: '', by: '' },
});

function opened(): { sent: string[]; seen: number[]; together: Together } {
  const [sent, seen]: [string[], number[]] = [[], []];
  const together = new Together(({ what, step }) => sent.push(`${what} ${step ?? ''}`.trim()) > 0);
  // As a table does: whatever leads to a step says so.
  together.show = ({ step }) => {
    seen.push(step);
    together.moved({ step, study: '', node: 0 });
  };
  return { sent, seen, together };
}

describe('looking back together', () => {
  it('goes where the leader goes, and does not take that for a wish of its own', () => {
    const { sent, seen, together } = opened();
    together.heard(room(2, 1, 7));
    expect([seen, sent, together.following]).toEqual([[7], [], true]);
  });

  it('goes its own way once its reader moves, and follows again when asked', () => {
    const { sent, seen, together } = opened();
    together.heard(room(2, 1, 7));
    together.moved({ step: 3, study: '', node: 0 });
    together.heard(room(2, 1, 8));
    expect([seen, sent, together.following]).toEqual([[7], ['free'], false]);
    together.follow();
    expect([seen, sent]).toEqual([
      [7, 8],
      ['free', 'follow'],
    ]);
  });

  it('takes the others along where it leads', () => {
    const { sent, seen, together } = opened();
    together.heard(room(1, 1, 7));
    together.moved({ step: 9, study: '', node: 0 });
    expect([seen, sent]).toEqual([[], ['go 9']]);
  });
});
