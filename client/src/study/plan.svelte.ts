/** A private board beside a table: its tree, the node looked at, and what can be chosen there. Nothing of it reaches the table. */
import { t } from '../i18n/texts.svelte';
import { api } from '../live/api';
import { OPEN } from '../live/moments';
import { troubleOf } from '../live/trouble';
import { Choosing, type Asker } from '../scene/choosing.svelte';
import type { GameBoard } from '../scene/contract';
import {
  NOTHING_CHANGED,
  NOTHING_FORESEEN,
  NOWHERE_FAR,
  NO_HISTORY,
  type Facts,
  type Question,
  type Scene,
} from '../scene/scene';
import { Voice, type Named } from '../scene/voice';
import type {
  Ask,
  OptionInfo,
  OutcomeInfo,
  PlanCompared,
  PlanEdit,
  PlanInfo,
  PlanNode,
  PlayedLine,
  PlayLine,
  RefusedInfo,
} from '../wire/types';

export const CHANCE = -1;

/** What the board needs to know of its table. */
export interface Beside {
  readonly id: string;
  readonly game: string;
  readonly module: GameBoard | null;
  readonly seats: readonly Named[];
  /** How far the game has got, and whether I am asked there. */
  readonly steps: number;
  readonly myTurn: boolean;
}

export class PlanBoard implements Asker {
  info = $state.raw<PlanInfo | null>(null);
  trouble = $state('');
  busy = $state(false);
  compared = $state.raw<PlanCompared | null>(null);
  marked = $state.raw<readonly number[]>([]);
  /** The line that is played for me at the table. */
  line = $state.raw<PlayedLine | null>(null);

  /** Of whom a secret choice is assumed, while it is chosen. */
  private assuming = $state<number | null>(null);
  private known = $state(0);

  readonly choosing = new Choosing(this);
  readonly framed = [];
  readonly far = NOWHERE_FAR;
  readonly foreseen = NOTHING_FORESEEN;
  readonly advised = [];

  constructor(
    readonly beside: Beside,
    readonly seat: number,
  ) {}

  readonly facts = $derived((this.info?.static ?? null) as Facts | null);
  readonly voice = $derived.by(() => new Voice(this.beside.game, this.beside.seats, this.facts?.names));
  /** Whoever owes a choice: of whom I assume one, then me. */
  readonly ask = $derived.by((): Ask | null => {
    const asks = this.info?.asks ?? [];
    const of = (whose: number): Ask | undefined => asks.find(({ seat }) => seat === whose);
    return of(this.assuming ?? this.seat) ?? of(this.seat) ?? asks[0] ?? null;
  });
  /** The game went on (or back) since the board was brought to where it is. */
  readonly behind = $derived.by(() => this.info !== null && this.beside.steps !== this.known);
  readonly question = $derived.by((): Question | null => {
    if (!this.ask || !this.info?.decision) return null;
    const { name, subject } = this.info.decision;
    return { name, subject, options: this.ask.options, refused: this.ask.refused };
  });
  readonly sentence = $derived.by((): string => {
    if (!this.info?.decision) return t('web-over');
    if (!this.ask) return t('web-plan-draw');
    const { name, subject } = this.info.decision;
    const player = this.voice.nameOf(this.ask.seat);
    return t('web-plan-asks', { player, question: this.voice.say('ask', [name, ...subject], { player }) });
  });
  readonly scene = $derived.by((): Scene | null => this.shown());
  /** How likely the draws that lead here are, all together. */
  readonly odds = $derived.by((): number => {
    const { nodes, at } = this.info ?? { nodes: [], at: 0 };
    let found = 1;
    for (let n = at; n > 0; n = nodes[n].parent) found *= nodes[n].odds;
    return found;
  });

  private shown(): Scene | null {
    const { info, facts, voice, choosing } = this;
    if (!info || !facts) return null;
    return {
      static: facts,
      view: info.view,
      drawing: info.drawing,
      outlook: info.outlook,
      seat: this.seat === OPEN ? null : this.seat,
      players: this.beside.seats.map(({ seat, label, kind }) => ({ seat, label, bot: kind === 'bot' })),
      marks: choosing.marks,
      changed: NOTHING_CHANGED,
      question: this.question,
      news: [],
      still: true,
      history: NO_HISTORY,
      word: (word) => voice.word(word),
      nameOf: (seat) => voice.nameOf(seat),
      point: (spot) => choosing.point(spot),
      press: (spot, finger) => choosing.press(spot, finger),
    };
  }

  // --- what a board asks ----------------------------------------------------------------------------------------

  readonly spotsOf = (words: readonly string[]): readonly string[] => this.beside.module?.spotsOf(words) ?? [];

  label(option: OptionInfo | RefusedInfo): string {
    const short = this.scene && this.beside.module?.chipOf?.(option.words, this.scene);
    return short ?? this.voice.say('do', option.words);
  }

  reason(key: string, about: readonly string[]): string {
    return this.voice.reason(key, about);
  }

  nameOfSpot(spot: string): string {
    return (this.scene && this.beside.module?.nameOf?.(spot, this.scene)) ?? '';
  }

  /** Every reason is told with the question. */
  wonder(): boolean {
    return false;
  }

  whatIs(): void {}

  goFar(): void {}

  gain(): string {
    return '';
  }

  answer(option: OptionInfo): void {
    if (this.ask) this.choose(this.ask.seat, option.id);
  }

  // --- what is done on it ---------------------------------------------------------------------------------------

  /** My last board here, brought to where the game is; otherwise a new one. */
  open(): Promise<void> {
    return this.attempt(async () => {
      const last = (await api.plans(this.beside.id)).find(({ seat }) => seat === this.seat);
      this.take(last ? await api.plan(last.id) : await api.addPlan(this.beside.id, this.seat));
      if (this.info?.behind) await this.toNow(this.info);
    });
  }

  /** A board to study on, at one of its nodes. */
  openStudy(id: string, node?: number): Promise<void> {
    return this.attempt(async () => this.take(await api.plan(id, node)));
  }

  /** What was really chosen meanwhile becomes the trunk. */
  catchUp = (): Promise<void> =>
    this.attempt(async () => {
      if (this.info) await this.toNow(this.info);
    });

  private async toNow({ id, version, at }: PlanInfo): Promise<void> {
    this.take(await api.editPlan(id, { version, node: at, what: 'catch-up', mark: '', comment: '' }));
  }

  /** A new board from how the game stands now. */
  begin = (): Promise<void> => this.attempt(async () => this.take(await api.addPlan(this.beside.id, this.seat)));

  choose(player: number, option: number): void {
    const { info } = this;
    if (!info || this.busy) return;
    const form = { version: info.version, node: info.at, player, option };
    void this.attempt(async () => this.take(await api.planChoice(info.id, form)));
  }

  draw = (outcome: OutcomeInfo): void => this.choose(CHANCE, outcome.id);

  edit(what: PlanEdit['what'], more: Partial<PlanEdit> = {}): void {
    const { info } = this;
    if (!info || this.busy) return;
    const form: PlanEdit = { version: info.version, node: info.at, what, mark: '', comment: '', ...more };
    void this.attempt(async () => this.take(await api.editPlan(info.id, form)));
  }

  playLine(how: PlayLine['how']): void {
    const { info } = this;
    if (!info || this.busy) return;
    const form = { version: info.version, node: info.at, how };
    void this.attempt(async () => void (this.line = await api.playLine(info.id, form)));
  }

  askLine = (): Promise<void> => this.attempt(async () => void (this.line = await api.line(this.beside.id, this.seat)));

  dropLine = (): Promise<void> =>
    this.attempt(async () => {
      await api.dropLine(this.beside.id, this.seat);
      this.line = await api.line(this.beside.id, this.seat);
    });

  go(node: number, assuming: number | null = null): void {
    const { info } = this;
    if (!info || (node === info.at && assuming === null) || !info.nodes[node]) return;
    void this.attempt(async () => {
      this.take(await api.plan(info.id, node));
      this.assuming = assuming;
    });
  }

  /** Ask again what somebody chose in secret: the next choice is what I assume of them. */
  assume(node: number): void {
    const { parent, by } = this.info?.nodes[node] ?? { parent: -1, by: null };
    if (by !== null) this.go(parent, by);
  }

  /** One step up or down the line that is looked at; to its beginning, to its end. */
  step(way: Way): void {
    const { nodes, at } = this.info ?? { nodes: [], at: 0 };
    if (way === 'root') this.go(0);
    else if (way === 'back') this.go(Math.max(0, nodes[at]?.parent ?? 0));
    else this.go(way === 'on' ? (nextOf(nodes, at) ?? at) : tipOf(nodes, at));
  }

  mark(node: number): void {
    const marked = this.marked.includes(node) ? this.marked.filter((one) => one !== node) : [...this.marked, node];
    this.marked = marked.slice(-4);
    this.compared = null;
  }

  compare = (): Promise<void> =>
    this.attempt(async () => {
      if (this.info) this.compared = await api.comparePlan(this.info.id, this.marked);
    });

  private take(info: PlanInfo): void {
    if (info.nodes.length !== this.info?.nodes.length) [this.marked, this.compared] = [[], null];
    this.info = info;
    this.assuming = null;
    this.known = this.beside.steps - info.behind;
    this.choosing.forget();
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = await troubleOf(what);
    this.busy = false;
  }
}

/** Is there a choice of mine after now in the line through the node that is looked at? */
export function canPlay({ info, seat, behind }: PlanBoard): boolean {
  if (!info || behind || info.nodes[info.at].line !== 'open') return false;
  const { nodes, now } = info;
  for (let n = tipOf(nodes, info.at); n > now; n = nodes[n].parent) if (nodes[n].by === seat) return true;
  return false;
}

export type Way = 'back' | 'on' | 'root' | 'tip';
const WAYS: Readonly<Record<string, Way>> = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'root', End: 'tip' };

/** Where a key leads in a tree. */
export const stepOf = (key: string): Way | undefined => WAYS[key];

type Linked = readonly { readonly parent: number }[];

/** The first of what was tried after a node. */
export function nextOf(nodes: Linked, at: number): number | null {
  const found = nodes.findIndex(({ parent }, n) => n > 0 && parent === at);
  return found < 0 ? null : found;
}

export function tipOf(nodes: Linked, at: number): number {
  for (let next = nextOf(nodes, at); next !== null; next = nextOf(nodes, at)) at = next;
  return at;
}

/** Those that are worth a line: what was really chosen only where something else was tried, foreseen or assumed. */
export function shownOf(nodes: readonly PlanNode[], now: number): number[] {
  const partings = nodes.filter(({ line }) => line === 'gone').map(({ parent }) => parent);
  const isShown = ({ line, assumed, parent, comment }: PlanNode, n: number): boolean =>
    line !== 'plain' || n === now || assumed || comment !== '' || partings.includes(parent);
  return nodes.map((_, n) => n).filter((n) => n === now || (n > 0 && isShown(nodes[n], n)));
}

/** How far a node is indented: by one more for each parting at which its line was not the first. */
export function depths(nodes: Linked): number[] {
  const found: number[] = [];
  nodes.forEach(({ parent }, n) => {
    if (n === 0) found.push(0);
    else found.push(found[parent] + (nextOf(nodes, parent) === n ? 0 : 1));
  });
  return found;
}
