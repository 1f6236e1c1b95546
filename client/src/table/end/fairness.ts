/** Was it luck, and were the dice honest? */
import { t } from '../../i18n/texts.svelte';
import type { LuckLine } from '../../wire/types';

/** Of a hundred such series of dice, how many are worse than this one. */
export function better({ deviation }: Pick<LuckLine, 'deviation'>): number {
  return Math.round(100 * (0.5 * (1 + erf(deviation / Math.SQRT2))));
}

/** A series of dice in a sentence. */
export function luckText(line: LuckLine, player: string): string {
  const percent = better(line);
  return t(percent >= 50 ? 'web-luck-good' : 'web-luck-bad', {
    player,
    actual: line.actual,
    expected: Number(line.expected.toFixed(1)),
    what: t(`server-luck-${line.kind}`),
    percent: percent >= 50 ? percent : 100 - percent,
  });
}

/** Abramowitz and Stegun 7.1.26: right to seven decimals. */
function erf(x: number): number {
  const k = 1 / (1 + 0.3275911 * Math.abs(x));
  const series = ((((1.061405429 * k - 1.453152027) * k + 1.421413741) * k - 0.284496736) * k + 0.254829592) * k;
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}

/** Does the secret fit the seal that was shown before the game? Null: this browser cannot tell (no secure address). */
export async function sealFits(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((one) => one.toString(16).padStart(2, '0')).join('') === commitment;
}
