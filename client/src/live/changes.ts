/** States put together: a page is told everything once, and what changed from then on. */
import type { StateChange, State, ToClient } from '../wire/types';

/** A state as it is after a change. */
export function joined(state: State, { all, own }: StateChange): State {
  const { moment, step, turn, touched, decision, nudge } = all;
  return {
    ...state,
    moment,
    step,
    table: { ...state.table, turn, moment, steps: step, touched },
    view: { ...state.view, ...own.view },
    outlook: all.outlook ?? state.outlook,
    decision,
    ask: own.ask,
    undo: own.undo,
    log: all.log ?? own.log ?? [],
    chat: [],
    earlier: false,
    nudge,
    static: null,
    story: null,
  };
}

export class Whole {
  private last: State | null = null;

  constructor(
    private readonly heard: (message: Exclude<ToClient, StateChange>) => void,
    private readonly lost: () => void,
  ) {}

  /** A message as it came; a change of what this page never had means that something is missing. */
  take(message: ToClient): void {
    if (message.type === 'state') this.last = message;
    if (message.type !== 'change') return this.heard(message);
    if (this.last?.moment !== message.since) return this.lost();
    this.last = joined(this.last, message);
    this.heard(this.last);
  }
}
