/** A finished game from its beginning, step after step. How long it is nobody knows before its end. */
import { mayAnimate } from '../i18n/settings.svelte';
import { t } from '../i18n/texts.svelte';
import { api } from '../live/api';
import { OPEN } from '../live/moments';
import { Playback, type Played } from '../live/playback.svelte';
import { holdOf, PLAIN } from '../live/tempo';
import { troubleOf } from '../live/trouble';
import { NO_MARKS, NOTHING_CHANGED, type Facts, type GameEvent, type Scene } from '../scene/scene';
import { Voice } from '../scene/voice';
import type { LogItem, Moment, ReplayInfo } from '../wire/types';

export class Replay implements Played {
  info = $state.raw<ReplayInfo | null>(null);
  past = $state.raw<Moment | null>(null);
  trouble = $state('');
  /** The last step that was seen so far; and the last of all, once it was reached. */
  furthest = $state(0);
  end = $state<number | null>(null);
  eyes = $state<number | null>(null);
  /** What was told of each step that was seen. */
  private told = $state.raw<Readonly<Record<number, readonly LogItem[]>>>({});
  private wishes = 0;
  readonly playback = new Playback(this);

  constructor(readonly id: string) {}

  readonly step = $derived(this.past?.step ?? 0);
  readonly steps = $derived(this.end ?? Infinity);
  readonly table = $derived(this.info?.table ?? null);
  readonly facts = $derived((this.info?.static ?? null) as Facts | null);
  readonly voice = $derived.by(() => new Voice(this.table?.game ?? '', this.table?.seats ?? [], this.facts?.names));
  /** Newest first. */
  readonly log = $derived.by((): LogItem[] => {
    const steps = Object.keys(this.told)
      .map(Number)
      .filter((step) => step <= this.step)
      .sort((a, b) => b - a);
    return steps.flatMap((step) => [...this.told[step]].reverse());
  });
  readonly scene = $derived.by((): Scene | null => this.shown());

  private shown(): Scene | null {
    const { past, facts, table, voice } = this;
    if (!past || !facts || !table) return null;
    const events = (): readonly GameEvent[] => [...this.log].reverse();
    return {
      static: facts,
      view: past.view,
      drawing: past.drawing,
      outlook: past.outlook,
      seat: past.looking === OPEN ? null : past.looking,
      players: table.seats.map(({ seat, label, kind }) => ({ seat, label, bot: kind === 'bot' })),
      marks: NO_MARKS,
      changed: NOTHING_CHANGED,
      question: null,
      news: past.log,
      still: !(this.playback.playing && mayAnimate()),
      history: { last: events, all: events, complete: async () => undefined },
      word: (word) => voice.word(word),
      nameOf: (seat) => voice.nameOf(seat),
    };
  }

  /** From the beginning, at once: whoever opens it wants to watch. */
  async open(): Promise<void> {
    this.trouble = await troubleOf(async () => {
      this.info = await api.replay(this.id);
      await this.lookAt(0);
    });
    if (!this.trouble) void this.playback.play(0);
  }

  async lookAt(step: number): Promise<void> {
    const wanted = Math.min(Math.max(0, step), this.steps);
    const wish = ++this.wishes;
    try {
      const moment = await api.replayStep(this.id, wanted, this.eyes);
      if (wish === this.wishes) await this.show(moment);
    } catch {
      this.playback.stop();
      this.trouble = t('web-history-missing');
    }
  }

  private async show(moment: Moment): Promise<void> {
    [this.past, this.trouble] = [moment, ''];
    this.furthest = Math.max(this.furthest, moment.step);
    this.told = { ...this.told, [moment.step]: moment.log };
    if (moment.result && this.end === null) {
      this.end = moment.step;
      await api.lift(this.id);
    }
    if (moment.result) this.playback.stop();
  }

  lookThrough(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    return this.lookAt(this.step);
  }

  /** There is no present here: it stays where it is. */
  toPresent(): void {}

  hold(items: readonly LogItem[]): number {
    return holdOf(
      items,
      (item) => this.info?.weights[item.words[0]] ?? PLAIN,
      () => false,
    );
  }
}
