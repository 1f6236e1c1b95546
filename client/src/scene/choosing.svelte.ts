/** Choosing on a board: what was pointed at so far, what that can still mean, and why something cannot be. */
import { t } from '../reader/texts.svelte';
import type { OptionInfo, RefusedInfo } from '../wire/types';
import { matching, nextSpots, press, refusalsAt, tap, type SpotsOf } from './choices';
import type { Marks, Point, Question } from './scene';

export interface Refusal {
  spot: string | null;
  what: string;
  sentences: { text: string; rule: string }[];
  at: Point | null;
}

/** Where the question comes from, and where the answer goes. */
export interface Asker {
  readonly question: Question | null;
  readonly spotsOf: SpotsOf;
  /** An option in the words of a button. */
  label(option: OptionInfo | RefusedInfo): string;
  reason(key: string, about: readonly string[]): string;
  nameOfSpot(spot: string): string;
  /** Why nothing can be chosen there, where no rule forbids it. */
  nothing(spot: string | null): string;
  answer(option: OptionInfo): void;
}

const NONE: never[] = [];

/** Each mark is read where it is drawn: pointing at a place draws nothing else again. */
function marksOf(choosing: Choosing): Marks {
  return {
    get can() {
      return choosing.next;
    },
    get picked() {
      return choosing.picked;
    },
    get refused() {
      return choosing.refusal?.spot ?? null;
    },
    get hovered() {
      return choosing.hovered;
    },
  };
}

export class Choosing {
  picked = $state.raw<readonly string[]>(NONE);
  hovered = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  constructor(private readonly asker: Asker) {}

  readonly options = $derived.by((): readonly OptionInfo[] => this.asker.question?.options ?? NONE);
  readonly refused = $derived.by((): readonly RefusedInfo[] => this.asker.question?.refused ?? NONE);
  readonly left = $derived.by(() => matching(this.options, this.picked, this.spotsOf));
  readonly next = $derived.by(() => nextSpots(this.options, this.picked, this.spotsOf));
  readonly marks = marksOf(this);

  get spotsOf(): SpotsOf {
    return this.asker.spotsOf;
  }

  label(option: OptionInfo | RefusedInfo): string {
    return this.asker.label(option);
  }

  can(spot: string): boolean {
    return this.next.has(spot);
  }

  point(spot: string | null): void {
    this.hovered = spot;
  }

  press(spot: string, at: Point | null = null, finger = false): void {
    this.refusal = null;
    const meant = finger ? tap(spot, this) : press(spot, this);
    if (meant.kind === 'choose') this.choose(meant.option);
    else if (meant.kind === 'pick') this.picked = meant.picked;
    else this.explain(spot, meant.kind === 'refused' ? meant.refusals : NONE, at);
  }

  /** "Why can't I?" for a place, whether or not it can be chosen. */
  why(spot: string, at: Point | null = null): void {
    this.explain(spot, refusalsAt(this.refused, this.picked, spot, this.spotsOf), at);
  }

  whyOption(option: RefusedInfo, at: Point | null = null): void {
    this.explain(null, [option], at);
  }

  /** Why an option cannot be chosen, in a sentence. */
  whyNot({ key, about }: RefusedInfo): string {
    return this.asker.reason(key, about);
  }

  choose(option: OptionInfo): void {
    this.forget();
    this.asker.answer(option);
  }

  unpick(): void {
    this.picked = this.picked.slice(0, -1);
    this.refusal = null;
  }

  /** The question is another one. */
  forget(): void {
    this.picked = NONE;
    this.refusal = null;
  }

  private explain(spot: string | null, refusals: readonly RefusedInfo[], at: Point | null): void {
    const sentences = refusals
      .map((one) => ({ text: this.asker.reason(one.key, one.about), rule: one.rule }))
      .filter(({ text }, n, all) => all.findIndex((other) => other.text === text) === n)
      .slice(0, 3);
    const named = spot === null ? '' : this.asker.nameOfSpot(spot);
    const what = named || (refusals[0] ? this.label(refusals[0]) : '');
    this.refusal = { spot, what, sentences: sentences.length ? sentences : [this.nothing(spot)], at };
  }

  private nothing(spot: string | null): { text: string; rule: string } {
    const can = spot !== null && this.can(spot);
    return { text: can ? t('web-why-can') : this.asker.nothing(spot), rule: '' };
  }
}
