/** What gives a log its shape: what its events weigh, where rounds begin, what a history marks. */
import type { LogItem, Story as Told } from '../wire/types';
import { DRAMA, HEADING, PLAIN } from './tempo';

export class Story {
  private weights = $state.raw<Readonly<Record<string, number>>>({});
  private landmarks = $state.raw<readonly LogItem[]>([]);

  readonly headings = $derived(this.landmarks.filter((item) => this.weigh(item) === HEADING));
  readonly marks = $derived(this.landmarks.filter((item) => this.weigh(item) === DRAMA));

  readonly weigh = (item: LogItem): number => this.weights[item.words[0]] ?? PLAIN;
  readonly isHeading = (item: LogItem): boolean => this.weigh(item) === HEADING;

  begin({ weights, landmarks }: Told): void {
    this.weights = weights;
    this.landmarks = landmarks;
  }

  /** What was just told; an undo takes landmarks back with it. */
  goOn(told: readonly LogItem[]): void {
    let known = this.landmarks;
    for (const item of told) {
      if (item.kind === 'undo') known = known.filter(({ step }) => step <= Number(item.words[1]));
      else if (item.kind === 'event' && this.weigh(item) >= DRAMA && item.moment > (known.at(-1)?.moment ?? 0))
        known = [...known, ...told.filter((one) => one.moment === item.moment && this.isLandmark(one))];
    }
    this.landmarks = known;
  }

  private isLandmark(item: LogItem): boolean {
    return item.kind === 'event' && this.weigh(item) >= DRAMA;
  }

  /** Where the round before or after a step begins. */
  roundFrom(step: number, by: 1 | -1, last: number): number {
    const steps = this.headings.map((item) => item.step);
    const found = by > 0 ? steps.find((one) => one > step) : steps.findLast((one) => one < step);
    return found ?? (by > 0 ? last : 0);
  }
}
