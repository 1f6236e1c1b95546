/** The question as this page knows it. Why the rest cannot be chosen is asked of the server once somebody wonders. */
import type { Ask, DecisionInfo, Reasons, ToServer } from '../wire/types';
import { wantedFirst } from './lesson';
import type { Question } from './scene';

const nothing = (): void => undefined;

export class Wonder {
  private known = $state.raw<Reasons | null>(null);
  private asked = -1;
  private then: () => void = nothing;
  /** The question that was put last: as long as it is the same one, it is the same object. */
  private standing: Question | null = null;

  constructor(private readonly send: (message: ToServer) => boolean) {}

  question(ask: Ask, { name, subject }: DecisionInfo, wanted: readonly number[]): Question {
    const told = this.known?.number === ask.number;
    const options = wantedFirst(ask.options, wanted);
    const refused = told && this.known ? this.known.refused : ask.refused;
    const question = { ...ask, options, refused, untold: told ? 0 : ask.untold, name, subject };
    if (JSON.stringify(question) !== JSON.stringify(this.standing)) this.standing = question;
    return this.standing as Question;
  }

  /** Ask for the reasons, once; `then` is done when they are there. False: there is nothing left to be told. */
  about(ask: Ask | null, then: () => void = nothing): boolean {
    if (!ask?.untold || this.known?.number === ask.number) return false;
    this.then = then;
    if (this.asked === ask.number) return true;
    this.asked = ask.number;
    return this.send({ type: 'why', seat: ask.seat, decision: ask.number });
  }

  heard(reasons: Reasons): void {
    const then = this.then;
    this.then = nothing;
    this.known = reasons;
    if (reasons.number === this.asked) then();
  }

  /** The line was lost, and the answer with it. */
  forget(): void {
    this.asked = -1;
    this.then = nothing;
  }
}
