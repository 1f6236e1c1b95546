import { t } from '../../../i18n/texts.svelte';

/** Years of a turn as people write them: 450–200 BCE, 200 BCE–50 CE, 1500–1600. */
export function yearsOf([from, to]: readonly [number, number], say = t): string {
  const era = to < 0 ? 'before' : from < 0 ? 'across' : 'after';
  return say(`web-maharadjah-years-${era}`, { from: String(Math.abs(from)), to: String(Math.abs(to)) });
}

/** The file writes "-450/-200". */
export function readYears(text: string): [number, number] {
  const [from = 0, to = 0] = text.split('/').map(Number);
  return [from, to];
}
