/** Moves of several choices: where they could lead, and going there choice by choice. */
import { endsOf } from './choices';
import { NOTHING_FORESEEN, NOWHERE_FAR, type Foreseen } from './scene';
import type { ToServer, WayInfo, WaysFound } from '../wire/types';
import type { Session } from './session';

export class Ways {
  private told = $state.raw<WaysFound | null>(null);
  private asked = '';
  /** Choices of a way that are still to be made, in words. */
  private left: string[] = [];

  constructor(
    private readonly session: Session,
    private readonly send: (message: ToServer) => boolean,
  ) {}

  /** Ends by their places, without those that can be chosen at once. */
  readonly ends = $derived.by((): ReadonlyMap<string, WayInfo> => {
    const { ask, choosing } = this.session;
    const fits = this.told?.number === ask?.number && this.told?.option === this.first;
    return fits ? endsOf(this.told?.ways ?? [], choosing.next, choosing.picked, choosing.spotsOf) : NOWHERE_FAR;
  });
  /** The way to the place that is pointed at. */
  readonly pointed = $derived.by((): WayInfo | null => this.ends.get(this.session.choosing.hovered ?? '') ?? null);

  private get first(): number | null {
    return this.session.choosing.meant?.id ?? null;
  }

  /** What the choice or the way that is pointed at would bring. */
  get foreseen(): Foreseen {
    const { option } = this.session.previews;
    return this.pointed ?? (option && this.session.previews.of(option)) ?? NOTHING_FORESEEN;
  }

  /** A new question, or another group that is ready: how far could it go? */
  ask(): void {
    const { ask, question, module } = this.session;
    const wanted = `${ask?.number} ${this.first}`;
    if (!ask || !question || wanted === this.asked || this.session.lesson) return;
    if (!module?.farther?.includes(question.name) && this.first === null) return;
    this.asked = wanted;
    this.send({ type: 'ways', seat: ask.seat, decision: ask.number, option: this.first });
  }

  heard(told: WaysFound): void {
    this.told = told;
  }

  go(spot: string): void {
    this.left = (this.ends.get(spot)?.choices ?? []).map((words) => words.join(' '));
    this.goOn();
  }

  /** The next choice of the way; where the question is not the one that was expected, the way ends here. */
  goOn(): void {
    const next = this.left.shift();
    const option = this.session.choosing.options.find(({ words }) => words.join(' ') === next);
    if (option) this.session.choosing.choose(option);
    else this.left = [];
  }
}
