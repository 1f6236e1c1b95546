/** What an option would do. Asked of the server when somebody points at it, and kept while the question stands. */
import type { OptionInfo, PreviewInfo, Previewed, ToServer } from '../wire/types';
import type { LiveTable } from './table.svelte';
import { t, texts } from '../reader/texts.svelte';

const MOST = 6; // lines shown

export class Previews {
  /** The option under the pointer or with the focus, where it is a button and no place of the board. */
  pointed = $state<number | null>(null);
  private known = $state.raw<Readonly<Record<number, PreviewInfo>>>({});

  constructor(
    private readonly table: LiveTable,
    private readonly send: (message: ToServer) => boolean,
  ) {}

  /** The one option that is meant by what is pointed at. */
  get option(): OptionInfo | null {
    const { options, hovered, next, picked, left } = this.table.choosing;
    if (this.pointed !== null) return options.find(({ id }) => id === this.pointed) ?? null;
    const here = hovered === null ? [] : (next.get(hovered) ?? []);
    if (here.length === 1) return here[0];
    const elsewhere = hovered !== null && !picked.includes(hovered);
    return !elsewhere && picked.length && left.length === 1 ? left[0] : null;
  }

  of(option: OptionInfo): PreviewInfo | undefined {
    return this.known[option.id];
  }

  ask(option: OptionInfo): void {
    const ask = this.table.ask;
    if (ask) this.send({ type: 'preview', seat: ask.seat, decision: ask.number, options: [option.id] });
  }

  heard({ number, previews }: Previewed): void {
    if (number !== this.table.ask?.number) return;
    this.known = { ...this.known, ...Object.fromEntries(previews.map((one) => [one.option, one])) };
  }

  forget(): void {
    this.known = {};
    this.pointed = null;
  }

  /** Short lines, and what comes after them. */
  linesOf({ events, more, next }: PreviewInfo): { lines: string[]; more: number; then: string } {
    const lines = events.map((words) => this.line(words)).filter(Boolean);
    const left = Math.max(0, lines.length - MOST);
    const then = next === 'mine' && lines.length ? '' : t(`web-would-${next}`);
    return { lines: lines.slice(0, MOST), more: left + more, then };
  }

  /** A short line where it is about me or nobody; about others the whole sentence, which names them. */
  private line(words: readonly string[]): string {
    const { game, voice, looking, seats } = this.table;
    const whole = voice.say('event', words);
    if (!texts().has(`${game}-would-${words[0]}`)) return whole;
    const short = voice.say('would', words);
    const other = words[1] in voice.called && words[1] !== (looking === null ? '' : seats[looking]?.label);
    return short && other ? whole : short;
  }
}
