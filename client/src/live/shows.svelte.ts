/** Scenes of what happens: played over the board one after the other, waiting for nobody. */
import { mayAnimate, paceNow, settings } from '../i18n/settings.svelte';
import type { GameBoard } from '../scene/contract';
import type { Facts, Scene } from '../scene/scene';
import { beatsOf, lengthOf, untilNext, type Show } from '../scene/show';
import type { LogItem, State } from '../wire/types';

const STILL = 2000; // ms for a scene in which nothing moves

export interface Staged {
  readonly module: GameBoard | null;
  readonly static: Facts | null;
  readonly log: readonly LogItem[];
  readonly scene: Scene | null;
  readonly telling: { tell(item: LogItem): string };
  sceneOf(state: State): Scene | null;
  lookAt(step: number): Promise<void>;
  dismiss(): void;
}

export class Shows {
  private queue = $state.raw<readonly Show[]>([]);
  /** How much of the first of them has been seen. */
  beats = $state(0);
  /** Those of what was told last, whether they are played or not. */
  latest = $state.raw<readonly Show[]>([]);
  /** The game has just ended: its last count is on its way. */
  coming = $state(false);
  readonly now = $derived(this.queue[0] ?? null);
  readonly whole = $derived(this.now !== null && this.beats >= beatsOf(this.now));
  /** Plays the last count again; set by the page of the end. */
  finale: (() => void) | null = null;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private readonly made = new WeakMap<State, readonly Show[]>();

  constructor(private readonly table: Staged) {}

  /** What has just been told. `seen`: somebody looks on as it happens, not hurrying past it; `own`: they did it. */
  arrive(states: readonly State[], seen: boolean, own: boolean): void {
    this.latest = states.flatMap((state) => this.of(state));
    if (own || !seen) this.stop();
    if (seen && wanted()) this.add(this.latest);
    this.coming = seen && wanted() && states.at(-1)?.result !== null;
  }

  /** ms that a state is looked at for its scenes; null: it has none. */
  holdOf(state: State): number | null {
    const shows = wanted() ? this.of(state) : [];
    return shows.length ? shows.reduce((sum, show) => sum + lengthOf(show), 0) : null;
  }

  /** What came together is one scene; whoever comes back to many moments sees how it stands instead. */
  private of(state: State): readonly Show[] {
    const known = this.made.get(state);
    if (known) return known;
    const events = state.log.filter(({ kind }) => kind === 'event');
    const scene = events.length && sameMoment(events) ? this.table.sceneOf(state) : null;
    const shows = scene ? this.make(events, scene) : [];
    this.made.set(state, shows);
    return shows;
  }

  private make(events: readonly LogItem[], scene: Scene): readonly Show[] {
    return this.table.module?.showsOf?.(events, scene, (item) => this.table.telling.tell(item)) ?? [];
  }

  play(shows: readonly Show[]): void {
    this.coming = false;
    this.stop();
    this.queue = shows.filter((show) => beatsOf(show) > 0);
    this.begin();
  }

  /** After those that are being played. */
  add(shows: readonly Show[]): void {
    if (!this.now) return this.play(shows);
    this.coming = false;
    this.queue = [...this.queue, ...shows];
  }

  /** A scene of the log once more, on the board as it stood then. */
  async replay({ moment }: LogItem): Promise<void> {
    const events = this.table.log.filter((item) => item.moment === moment && item.kind === 'event');
    await this.table.lookAt(events.at(-1)?.step ?? 0);
    if (this.table.scene) this.play(this.make(events, this.table.scene));
  }

  /** To its end; once more, and all of them are over. */
  skip(): void {
    if (!this.now || this.whole) return this.end();
    this.beats = beatsOf(this.now);
    this.wait();
  }

  end(): void {
    this.stop();
    this.table.dismiss();
  }

  stop(): void {
    clearTimeout(this.clock);
    this.queue = [];
    this.coming = false;
  }

  private begin(): void {
    if (!this.now) return;
    this.beats = mayAnimate() ? 0 : beatsOf(this.now);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.clock);
    if (!this.now) return;
    const speed = paceNow();
    const ms = mayAnimate() ? untilNext(this.now, this.beats) / (speed === 'skip' ? 1 : speed) : STILL;
    this.clock = setTimeout(() => this.goOn(), ms);
  }

  private goOn(): void {
    if (!this.whole) {
      this.beats++;
      this.wait();
    } else {
      this.queue = this.queue.slice(1);
      this.begin();
    }
  }
}

/** Whoever sees others' moves at once by choice sees no scenes; whoever only wants no motion sees them complete. */
const wanted = (): boolean => settings.pace !== 'skip' && !document.hidden;

const sameMoment = (items: readonly LogItem[]): boolean => items.every(({ moment }) => moment === items[0].moment);
