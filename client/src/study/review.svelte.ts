/** The review of a finished game: asked for, waited for, and put into words. */
import { api } from '../live/api';
import { troubleOf } from '../live/trouble';
import type { Amount, OptionInfo, ReviewInfo, SeatTold, TurningTold, VerdictTold } from '../wire/types';

export type Unit = 'share' | 'points';
/** Where the figures of a unit are, and how they are shown: shares of the win in percent. */
export const UNITS = {
  share: { values: 'shares', errors: 'share_errors', error: 'share_error', scale: 100, digits: 0 },
  points: { values: 'points', errors: 'point_errors', error: 'points_error', scale: 1, digits: 1 },
} as const;
export const ROWS = ['start', 'luck', 'own', 'met', 'others', 'result'] as const;
const AGAIN = 1500; // ms between two looks at how far it is

export class ReviewBoard {
  info = $state.raw<ReviewInfo | null>(null);
  trouble = $state('');
  #timer = 0;

  constructor(private readonly table: string) {}

  /** Look; ask for one where there is none; and look again while it is worked on. */
  open = async (): Promise<void> => {
    this.trouble = await troubleOf(async () => {
      this.info = await api.reviewed(this.table);
      if (this.info.state === 'none') this.info = await api.beginReview(this.table);
    });
    if (!this.trouble && this.info?.state !== 'done') this.#timer = window.setTimeout(this.open, AGAIN);
  };

  close(): void {
    window.clearTimeout(this.#timer);
  }
}

/** A row of the books: what came from all others is one amount. */
export function amountOf(seat: SeatTold, row: (typeof ROWS)[number]): Amount {
  if (row !== 'others') return seat[row];
  const sum = (of: (one: Amount) => number): number => seat.others.reduce((all, one) => all + of(one), 0);
  return {
    share: sum((one) => one.share),
    share_error: Math.sqrt(sum((one) => one.share_error ** 2)),
    points: sum((one) => one.points),
    points_error: Math.sqrt(sum((one) => one.points_error ** 2)),
  };
}

/** What is said of an option somebody picked where a mistake was made; those the review did not compare are not judged. */
export function replyTo(
  { id, words }: OptionInfo,
  right: readonly number[],
  { chosen }: VerdictTold,
): 'right' | 'same' | 'other' {
  if (right.includes(id)) return 'right';
  return words.join(' ') === chosen ? 'same' : 'other';
}

/** Whose mistakes are asked again: mine; those of everybody where I had no seat. */
export function questionsFor(verdicts: readonly VerdictTold[], mine: readonly number[]): VerdictTold[] {
  const named = verdicts.filter(({ name }) => name);
  return mine.length ? named.filter(({ seat }) => mine.includes(seat)) : named;
}

/** Which sentence tells a turning point. */
export function turningKey({ item, most }: TurningTold): string {
  return `study-turning-${item.kind === 'turn' && item.whose === most ? 'own' : item.kind}`;
}

/** A figure with its sign, in the reader's way of writing numbers. */
export function figure(value: number, unit: Unit, language: string, sign = true): string {
  const { scale, digits } = UNITS[unit];
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? 'exceptZero' : 'auto',
  })
    .format(value * scale)
    .replace('-', '−');
}
