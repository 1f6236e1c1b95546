/** Reminders for newcomers: one at a time, each once in a game, made from what my seat knows. */
import { settings } from '../i18n/settings.svelte';
import type { HintInfo, Hinted, ToServer } from '../wire/types';
import type { LiveTable } from './table.svelte';

const KEPT = 150; // names remembered for a game

export class Hints {
  private told = $state.raw<Hinted | null>(null);
  private said: string[];
  private asked = -1;
  /** Nobody gives hints to experienced players, unless they want them. */
  private never = false;

  constructor(
    private readonly table: LiveTable,
    private readonly send: (message: ToServer) => boolean,
  ) {
    this.said = this.read();
  }

  private get key(): string {
    return `durbar-hints-${this.table.id}`;
  }

  private read(): string[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? '[]') as string[];
    } catch {
      return [];
    }
  }

  /** The one to show now: of the choice pointed at, else of the question. */
  get now(): HintInfo | null {
    if (!this.told || this.told.number !== this.table.ask?.number || settings.hints === 'off') return null;
    const pointed = this.table.previews.option?.id ?? null;
    const own = pointed === null ? undefined : this.told.hints.find(({ option }) => option === pointed);
    return own ?? this.told.hints.find(({ option }) => option === null) ?? null;
  }

  /** A new question: is there anything to say? Whoever turned hints off is not even asked about. */
  ask(): void {
    const ask = this.table.ask;
    if (!ask || ask.number === this.asked || settings.hints === 'off' || this.table.lesson) return;
    const always = settings.hints === 'on';
    if (this.never && !always) return;
    this.asked = ask.number;
    this.send({ type: 'hints', seat: ask.seat, decision: ask.number, said: this.said.slice(-KEPT), always });
  }

  heard(told: Hinted): void {
    this.told = told;
    this.never = told.never;
  }

  /** It is on the page: not again in this game. */
  shown({ id, name }: HintInfo): void {
    if (this.said.includes(name)) return;
    this.said = [...this.said, name];
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.said));
    } catch {
      // Private windows may refuse: then it may come once more.
    }
    this.send({ type: 'hint', hint: id });
  }

  /** Got it: never again. */
  known({ id, name }: HintInfo): void {
    this.send({ type: 'hint', hint: id, known: true });
    if (this.told) this.told = { ...this.told, hints: this.told.hints.filter((one) => one.name !== name) };
  }

  forget(): void {
    this.told = null;
  }
}
