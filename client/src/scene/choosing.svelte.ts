/** Choosing on a board: what was pointed at so far, what that can still mean, and why something cannot be. */
import type { OptionInfo, RefusedInfo } from '../wire/types';
import { matching, nextSpots, press, refusalsAt, tap, type SpotsOf } from './choices';
import type { Foreseen, Marks, Question } from './scene';

export interface Refusal {
  spot: string | null;
  what: string;
  sentences: { text: string; rule: string }[];
  /** The refused choices meant, if any. */
  options: readonly number[];
}

/** Where the question comes from, and where the answer goes. */
export interface Asker {
  readonly question: Question | null;
  readonly spotsOf: SpotsOf;
  /** Places and parts that a lesson shows. */
  readonly framed: readonly { readonly spot?: string }[];
  /** An option in the words of a button. */
  label(option: OptionInfo | RefusedInfo): string;
  reason(key: string, about: readonly string[]): string;
  nameOfSpot(spot: string): string;
  /** A press on a place where nothing is to be chosen: what is it? */
  whatIs(spot: string): void;
  /** Find out why the rest cannot be chosen, and do this then; false: all of it is known. */
  wonder(then?: () => void): boolean;
  answer(option: OptionInfo): void;
  /** Places several choices away; and to make these choices. */
  readonly far: ReadonlyMap<string, unknown>;
  goFar(spot: string): void;
  readonly foreseen: Foreseen;
  /** What a bot advises, the best first. */
  readonly advised: readonly OptionInfo[];
  /** What an option gains and costs, in a few words; empty where that is not known. Heard with the preview instead. */
  gain(option: OptionInfo): string;
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
    get framed() {
      return choosing.framed;
    },
    get far() {
      return choosing.far;
    },
    get foreseen() {
      return choosing.foreseen;
    },
    get advised() {
      return choosing.advised;
    },
  };
}

export class Choosing {
  picked = $state.raw<readonly string[]>(NONE);
  hovered = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What a press on a place far away would begin with: a group that is ready to set out. */
  meant = $state.raw<OptionInfo | null>(null);

  /** Words of an answer that is put together piece by piece, as a plan is; and the option they make, once they do. */
  draft = $state.raw<readonly string[]>(NONE);
  drafted = $state.raw<OptionInfo | null>(null);

  constructor(private readonly asker: Asker) {}

  readonly options = $derived.by((): readonly OptionInfo[] => this.asker.question?.options ?? NONE);
  readonly refused = $derived.by((): readonly RefusedInfo[] => this.asker.question?.refused ?? NONE);
  /** How much more cannot be chosen, and nobody has asked why. */
  readonly untold = $derived.by((): number => this.asker.question?.untold ?? 0);
  readonly left = $derived.by(() => matching(this.options, this.picked, this.spotsOf));
  readonly next = $derived.by(() => nextSpots(this.options, this.picked, this.spotsOf));
  /** What a lesson shows: boards that hide some of their parts open these. */
  readonly framed = $derived.by((): readonly string[] => this.asker.framed.flatMap(({ spot }) => spot ?? NONE));
  readonly advised = $derived.by((): readonly string[] =>
    this.asker.advised.length ? this.asker.advised.flatMap(({ words }) => this.spotsOf(words)[0] ?? NONE) : NONE,
  );
  /** What the button at the end of the turn bar carries out. */
  readonly ready = $derived.by(
    (): OptionInfo | null =>
      this.drafted ?? this.meant ?? (this.picked.length && this.left.length === 1 ? this.left[0] : null),
  );
  readonly marks = marksOf(this);

  get far(): ReadonlyMap<string, unknown> {
    return this.asker.far;
  }

  get foreseen(): Foreseen {
    return this.asker.foreseen;
  }

  get spotsOf(): SpotsOf {
    return this.asker.spotsOf;
  }

  label(option: OptionInfo | RefusedInfo): string {
    return this.asker.label(option);
  }

  gain(option: OptionInfo): string {
    return this.asker.gain(option);
  }

  can(spot: string): boolean {
    return this.next.has(spot);
  }

  point(spot: string | null): void {
    this.hovered = spot;
  }

  press(spot: string, finger = false): void {
    this.refusal = null;
    const meant = finger ? tap(spot, this) : press(spot, this);
    if (meant.kind === 'choose') this.choose(meant.option);
    else if (meant.kind === 'pick') this.picked = meant.picked;
    else if (this.far.has(spot)) this.pressFar(spot, finger);
    else if (meant.kind === 'refused') this.explain(spot, meant.refusals);
    else if (!this.asker.wonder(() => this.press(spot, finger))) this.asker.whatIs(spot);
  }

  /** A finger points first, as everywhere. */
  private pressFar(spot: string, finger: boolean): void {
    if (!finger || this.hovered === spot) this.asker.goFar(spot);
    else this.hovered = spot;
  }

  /** Why a place cannot be chosen, in sentences; nothing where no rule forbids it. */
  refusedAt(spot: string): { text: string; rule: string }[] {
    this.wonder();
    return this.sentences(refusalsAt(this.refused, this.picked, spot, this.spotsOf));
  }

  /** Somebody is about to ask about what cannot be chosen. */
  wonder(): void {
    this.asker.wonder();
  }

  /** Why can the option of these words not be chosen? */
  whyWords(fits: (option: RefusedInfo) => boolean): void {
    const found = this.refused.find(fits);
    if (found) this.whyOption(found);
    else this.asker.wonder(() => this.whyWords(fits));
  }

  whyOption(option: RefusedInfo): void {
    this.explain(null, [option]);
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

  /** Nothing of the question before is left: neither what was pointed at nor what was being put together. */
  askedAnew(): void {
    this.picked = this.draft = NONE;
    this.meant = this.drafted = null;
  }

  private explain(spot: string | null, refusals: readonly RefusedInfo[]): void {
    const named = spot === null ? '' : this.asker.nameOfSpot(spot);
    const what = named || (refusals[0] ? this.label(refusals[0]) : '');
    const options = refusals.map(({ id }) => id);
    this.refusal = { spot, what, sentences: this.sentences(refusals), options };
  }

  private sentences(refusals: readonly RefusedInfo[]): { text: string; rule: string }[] {
    return refusals
      .map((one) => ({ text: this.asker.reason(one.key, one.about), rule: one.rule }))
      .filter(({ text }, n, all) => all.findIndex((other) => other.text === text) === n)
      .slice(0, 3);
  }
}
