/** What an option would do. Asked of the server when somebody points at it, and kept while the question stands. */
import type { OptionInfo, PreviewInfo, Previewed, ToServer } from '../wire/types';
import type { Session } from './session';
import { t, texts } from '../i18n/texts.svelte';
import type { Foreseen } from './scene';

/** What comes next and is worth a line: that somebody chooses then goes without saying. */
const SAID: ReadonlySet<string> = new Set(['draw', 'hidden', 'over']);
const MOST = 6; // lines shown
const AT_ONCE = 16; // options asked about in one message
const NAMED = 16; // options that say on their buttons what they gain and cost
const BRIEF = 2; // lines of it

/** What is told of the choice pointed at: an option, or a way of several choices. */
export interface Told {
  readonly option: number | null;
  readonly title: string;
  readonly lines: readonly string[];
  readonly more: number;
  readonly then: string;
}

export class Previews {
  /** The option under the pointer or with the focus, where it is a button and no place of the board. */
  pointed = $state<number | null>(null);
  private known = $state.raw<Readonly<Record<number, PreviewInfo>>>({});

  constructor(
    private readonly session: Session,
    private readonly send: (message: ToServer) => boolean,
  ) {}

  /** The one option that is meant by what is pointed at. */
  get option(): OptionInfo | null {
    const { options, hovered, next, picked, left } = this.session.choosing;
    if (this.pointed !== null) return options.find(({ id }) => id === this.pointed) ?? null;
    const here = hovered === null ? [] : (next.get(hovered) ?? []);
    if (here.length === 1) return here[0];
    const elsewhere = hovered !== null && !picked.includes(hovered);
    return !elsewhere && picked.length && left.length === 1 ? left[0] : null;
  }

  of(option: OptionInfo): PreviewInfo | undefined {
    return this.known[option.id];
  }

  /** Nothing where nothing is pointed at, and where an option only leads to the next question. */
  get shown(): Told | null {
    const way = this.session.ways.pointed;
    if (way) {
      const place = this.session.nameOfSpot(this.session.choosing.hovered ?? '');
      return { option: null, title: t('web-way', { place }), lines: this.told(way), more: 0, then: '' };
    }
    const option = this.option;
    const known = option && this.of(option);
    if (!option || !known) return null;
    const told = this.linesOf(known);
    const title = t('web-would', { option: this.session.choosing.label(option) });
    return told.lines.length || told.then ? { option: option.id, title, ...told } : null;
  }

  ask(option: OptionInfo): void {
    const ask = this.session.ask;
    if (ask) this.send({ type: 'preview', seat: ask.seat, decision: ask.number, options: [option.id] });
  }

  /** A question with few options: each says beforehand what it gains and costs. */
  askFor(options: readonly OptionInfo[]): void {
    const ask = this.session.ask;
    const wanted = options.filter(({ id }) => !this.known[id]).map(({ id }) => id);
    if (!ask || options.length > NAMED) return;
    for (let at = 0; at < wanted.length; at += AT_ONCE) {
      const some = wanted.slice(at, at + AT_ONCE);
      this.send({ type: 'preview', seat: ask.seat, decision: ask.number, options: some });
    }
  }

  /** The lines that say what comes in and what goes out. */
  gain(option: OptionInfo): string {
    const known = this.known[option.id];
    const lines = known ? known.events.map((words) => this.short(words)) : [];
    return lines
      .filter((line) => /^[+−]/.test(line))
      .slice(0, BRIEF)
      .join(' · ');
  }

  heard({ number, previews }: Previewed): void {
    if (number !== this.session.ask?.number) return;
    this.known = { ...this.known, ...Object.fromEntries(previews.map((one) => [one.option, one])) };
  }

  forget(): void {
    this.known = {};
    this.pointed = null;
  }

  /** Short lines, and what comes after them. */
  linesOf({ events, more, next, promises }: PreviewInfo): { lines: string[]; more: number; then: string } {
    const lines = this.told({ events, promises });
    const left = Math.max(0, lines.length - MOST);
    const then = SAID.has(next) ? t(`web-would-${next}`) : '';
    return { lines: lines.slice(0, MOST), more: left + more, then };
  }

  /** What would happen, and what would then be promised. */
  told({ events, promises }: Foreseen): string[] {
    const happens = events.map((words) => this.line(words));
    return [...happens, ...promises.map((words) => this.session.voice.say('outlook', words))].filter(Boolean);
  }

  /** The short line of an event that is about me; empty where there is none. */
  private short(words: readonly string[]): string {
    const { game, voice, looking, seats } = this.session;
    const other = words[1] in voice.called && words[1] !== (looking === null ? '' : seats[looking]?.label);
    return other || !texts().has(`${game}-would-${words[0]}`) ? '' : voice.say('would', words);
  }

  /** A short line where it is about me or nobody; about others the whole sentence, which names them. */
  private line(words: readonly string[]): string {
    const { game, voice, looking, seats } = this.session;
    const whole = voice.say('event', words);
    if (!texts().has(`${game}-would-${words[0]}`)) return whole;
    const short = voice.say('would', words);
    const other = words[1] in voice.called && words[1] !== (looking === null ? '' : seats[looking]?.label);
    return short && other ? whole : short;
  }
}
