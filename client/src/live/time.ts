/** How much time is left, in words; and the clocks tables are set with. */
import { t, texts } from '../i18n/texts.svelte';
import type { ClockInfo, PaceForm, PaceInfo } from '../wire/types';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

type Numbers = Pick<PaceForm, 'kind' | 'bank' | 'increment' | 'cap'>;

const numbers = (kind: 'live' | 'days', bank: number, increment: number): Numbers => ({
  kind,
  bank,
  increment,
  cap: bank,
});

/** What most tables want; explained by `web-pace-<name>`. */
export const PRESETS: Record<string, Numbers> = {
  'three-days': numbers('days', 3 * DAY, 3 * DAY),
  'one-day': numbers('days', DAY, DAY),
  'five-days': numbers('days', 5 * DAY, 12 * HOUR),
  'live-20': numbers('live', 20 * MINUTE, 30),
  'live-60': numbers('live', HOUR, MINUTE),
};

export function presetOf(pace: PaceInfo): string {
  const same = ([, one]: [string, Numbers]) => one.kind === pace.kind && one.bank === pace.bank;
  return Object.entries(PRESETS).find((entry) => same(entry) && entry[1].increment === pace.increment)?.[0] ?? 'own';
}

export function paceSaid(pace: PaceInfo): string {
  return t(`web-pace-${presetOf(pace)}`, { bank: lengthOf(pace.bank), increment: lengthOf(pace.increment) });
}

/** When its clocks stand still, and what becomes of whoever stays late: for those who may sit down. */
export function atZeroSaid(pace: PaceInfo): string {
  const rests = (['sleep', 'weekends'] as const).filter((one) => pace.kind === 'days' && pace[one]);
  const late = `${t('web-colon', { what: t('web-pace-at-zero') })} ${t(`web-at-zero-${pace.at_zero}`)}`;
  return [...rests.map((one) => t(`web-pace-${one}`)), late].join(' · ');
}

/** A length of time in its two largest units. */
export function lengthOf(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR)];
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (days) return hours ? t('web-time-days-hours', { days, hours }) : t('web-time-days', { days });
  if (hours) return minutes ? t('web-time-hours-minutes', { hours, minutes }) : t('web-time-hours', { hours });
  return whole < 5 * MINUTE
    ? t('web-time-clock', { minutes, seconds: String(whole % MINUTE).padStart(2, '0') })
    : t('web-time-minutes', { minutes });
}

/** Minutes after midnight, as a field for times has them. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Dates and hours as mails tell them: the day before the month, and twenty-four hours. */
export const dated = (): string => (texts().language === 'en' ? 'en-GB' : texts().language);
export const HOUR_AND_MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long ago something happened, in the language of the page; longer ago than a week, the date. */
export function agoOf(iso: string, now = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  const found = UNITS.find(([, length]) => seconds >= length);
  if (!found) return t('web-just-now');
  if (seconds > 7 * DAY) return new Intl.DateTimeFormat(dated(), { dateStyle: 'medium' }).format(new Date(iso));
  const words = new Intl.RelativeTimeFormat(dated(), { numeric: 'auto', style: 'short' });
  return words.format(-Math.floor(seconds / found[1]), found[0]);
}

/** A moment as people say it: with the day of the week this week, with the date later. */
export function momentOf(iso: string, now = Date.now()): string {
  const at = new Date(iso);
  const near = Math.abs(at.getTime() - now) < 6 * DAY * 1000;
  const day: Intl.DateTimeFormatOptions = near ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(dated(), { ...day, ...HOUR_AND_MINUTE }).format(at);
}

/** What a seat's clock shows so many seconds after it was sent; in a pause nobody sleeps, all clocks stand. */
export function clockSaid(
  clock: ClockInfo,
  since: number,
  paused = false,
): { text: string; title: string; state: string } {
  if (clock.late)
    return { text: t('web-late'), title: t('web-late-since', { date: momentOf(clock.late) }), state: 'late' };
  const until = clock.away ?? clock.resting;
  if (paused) return { text: lengthOf(clock.left), title: t('web-time-stands'), state: 'stands' };
  if (until) {
    const title = t(clock.away ? 'web-away-until' : 'web-asleep-until', { date: momentOf(until) });
    return { text: t(clock.away ? 'web-is-travelling' : 'web-is-asleep'), title, state: 'rests' };
  }
  const left = lengthOf(clock.deadline ? clock.left - since : clock.left);
  const title = clock.deadline ? t('web-time-until', { date: momentOf(clock.deadline) }) : t('web-time-stands');
  return { text: left, title, state: clock.deadline ? 'runs' : 'stands' };
}
