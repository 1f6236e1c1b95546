/** A table as this page knows it: the present, a moment of the past that is looked at, and what is being chosen. */
import { untrack } from 'svelte';
import { mayAnimate } from '../reader/settings.svelte';
import { listOf, t, texts } from '../reader/texts.svelte';
import { Choosing, type Asker } from '../scene/choosing.svelte';
import type { GameBoard } from '../scene/contract';
import { folded, merged, withUndone, type Line } from '../scene/log';
import type { Facts, Question, Scene } from '../scene/scene';
import { Voice } from '../scene/voice';
import type {
  ChatItem,
  DecisionInfo,
  Failure,
  LogItem,
  Moment,
  OptionInfo,
  RefusedInfo,
  ResultInfo,
  State,
  TableInfo,
  ToClient,
  ToServer,
} from '../wire/types';
import { Advice } from './advice.svelte';
import { api } from './api';
import { Pace } from './pace';
import { Previews } from './previews.svelte';
import { pastScene, presentScene } from './scenes';
import { Socket, type LinkState } from './socket';

const READING = 3000; // ms until what is on the page counts as read

export class LiveTable implements Asker {
  info = $state.raw<TableInfo | null>(null);
  static = $state.raw<Facts | null>(null);
  now = $state.raw<State | null>(null);
  past = $state.raw<Moment | null>(null);
  log = $state.raw<LogItem[]>([]);
  /** What came with the newest state: the game's events, and everything the log says. */
  fresh = $state.raw<LogItem[]>([]);
  told = $state.raw<LogItem[]>([]);
  chat = $state.raw<ChatItem[]>([]);
  earlier = $state(false);
  unseen = $state(0);
  link = $state<LinkState>('opening');
  retry = $state(0);
  pending = $state(false);
  notice = $state('');
  spectators = $state(0);
  connected = $state.raw<boolean[]>([]);
  seenBefore = $state(0);

  readonly choosing = new Choosing(this);
  readonly previews: Previews;
  readonly advice: Advice;
  private readonly socket: Socket;
  private readonly pace = new Pace((states) => this.show(states));
  private reading: ReturnType<typeof setTimeout> | undefined;
  private wishes = 0;
  private wanted: number | null = null;
  private onLive: () => void = () => undefined;
  private counter = 0;

  constructor(
    readonly id: string,
    readonly board: (game: string) => GameBoard | null,
  ) {
    this.socket = new Socket({
      address: () => this.address(),
      heard: (message) => this.heard(message),
      link: (state, seconds) => this.linked(state, seconds),
    });
    this.previews = new Previews(this, (message) => this.socket.send(message));
    this.advice = new Advice(this, (message) => this.socket.send(message));
  }

  // --- what is shown ------------------------------------------------------------------------------------------------

  readonly game = $derived(this.info?.game ?? '');
  readonly seats = $derived(this.info?.seats ?? []);
  readonly names = $derived(this.seats.map((seat) => this.nameOfSeat(seat.seat)));
  readonly looking = $derived(this.now?.looking ?? null);
  readonly mine = $derived(this.info?.mine ?? []);
  readonly decision = $derived<DecisionInfo | null>(this.past ? this.past.decision : (this.now?.decision ?? null));
  readonly step = $derived(this.past?.step ?? this.now?.step ?? 0);
  readonly steps = $derived(this.now?.step ?? 0);
  readonly isPast = $derived(this.past !== null);
  readonly result = $derived(this.past ? this.past.result : (this.now?.result ?? null));
  readonly ask = $derived(this.past || this.pending || this.link !== 'live' ? null : (this.now?.ask ?? null));
  readonly myTurn = $derived((this.now?.ask?.options.length ?? 0) > 0);
  readonly module = $derived.by(() => this.board(this.game));
  /** Who sits where, as a text: while it is the same, so are the names. */
  private readonly seated = $derived(this.seats.map(({ kind, label, name }) => [kind, label, name].join()).join('\n'));
  readonly voice = $derived.by(() => this.speaking());
  readonly question = $derived.by((): Question | null => this.asked());
  /** What the board draws; nothing before the game has begun. */
  readonly scene = $derived.by((): Scene | null => this.shown());
  /** A seat of mine that owes a choice but is not the one looking: the device changes hands. */
  readonly handTo = $derived(this.nextHand());

  private asked(): Question | null {
    return this.ask && this.decision ? { ...this.ask, name: this.decision.name, subject: this.decision.subject } : null;
  }

  private speaking(): Voice {
    void this.seated;
    return new Voice(
      this.game,
      untrack(() => this.seats),
      this.static?.names,
    );
  }

  private shown(): Scene | null {
    if (!this.static) return null;
    if (this.past) return pastScene(this, this.static, this.past);
    return this.now?.view ? presentScene(this, this.static, this.now) : null;
  }

  readonly spotsOf = (words: readonly string[]): readonly string[] => this.module?.spotsOf(words) ?? [];

  private nextHand(): number | null {
    const turn = this.info?.turn ?? [];
    if (this.mine.length < 2 || this.past || this.info?.status !== 'playing') return null;
    if (this.looking !== null && turn.includes(this.looking)) return null;
    return this.mine.find((seat) => turn.includes(seat)) ?? null;
  }

  nameOfSeat(seat: number): string {
    return this.voice.nameOf(seat);
  }

  /** Whom a line of the log is about: the first seat it names, else whoever did it. */
  about(item: LogItem): number | null {
    if (item.kind !== 'event') return item.seat;
    for (const word of item.words.slice(1)) {
      const found = word in this.voice.people ? this.seats.findIndex((seat) => seat.label === word) : null;
      const seat = found ?? (this.scene && this.module?.seatOf?.(word, this.scene)) ?? null;
      if (seat !== null && seat >= 0) return seat;
    }
    return null;
  }

  tell(item: LogItem): string {
    if (item.kind === 'event') return this.voice.say('event', item.words);
    if (item.kind === 'over' && this.now?.result) return this.outcome(this.now.result);
    const player = item.seat === null ? '' : this.nameOfSeat(item.seat);
    return t(`server-log-${item.kind}`, { ...texts().argumentsOf(this.game, item.words, this.voice.called), player });
  }

  /** Lines of the log, oldest first, as the game wants them told; whoever only hears them hears of everything. */
  lines(items: readonly LogItem[], heard = false): Line[] {
    const fold = this.module?.foldAt ?? (() => 1);
    return folded(withUndone(items), (all, at) => Math.max(Number(heard), fold(all, at)));
  }

  tellLine(line: Line): string {
    return line.parts ? (this.module?.tellFold?.(line.parts, (word) => this.voice.word(word)) ?? '') : this.tell(line);
  }

  /** Who won, with how much. */
  outcome({ ranks, scores }: ResultInfo): string {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return t('web-wins', {
      player: listOf(winners.map((seat) => this.nameOfSeat(seat))),
      score: scores[winners[0] ?? 0],
    });
  }

  /** The sentence of the prompt: to me if I am asked, about others otherwise. */
  readonly sentence = $derived.by(() => this.asking());

  private asking(): string {
    const decision = this.decision;
    if (!decision) return '';
    const seat = this.ask?.seat ?? null;
    const key = `ask-${decision.name}`;
    const words = [decision.name, ...decision.subject];
    if (seat !== null) return this.voice.say('ask', words, { player: this.nameOfSeat(seat) });
    const who = decision.players.map((one) => this.nameOfSeat(one));
    const player = new Intl.ListFormat(texts().language).format(who);
    const waits = `${this.game}-${key}.wait`;
    if (!texts().has(waits)) return t('web-waiting-for', { player });
    return this.voice.say('ask', [`${decision.name}.wait`, ...decision.subject], { player });
  }

  label(option: OptionInfo | RefusedInfo): string {
    const short = this.scene && this.module?.chipOf?.(option.words, this.scene);
    return short ?? this.voice.say('do', option.words);
  }

  // --- choosing -----------------------------------------------------------------------------------------------------

  reason(key: string, about: readonly string[]): string {
    return this.voice.reason(key, about);
  }

  nameOfSpot(spot: string): string {
    return (this.scene && this.module?.nameOf?.(spot, this.scene)) ?? '';
  }

  nothing(): string {
    if (this.past) return t('web-why-past');
    const mine = this.choosing.options.length > 0;
    return `${t(mine ? 'web-why-nothing' : 'web-why-not-turn')} ${this.sentence}`.trim();
  }

  answer(option: OptionInfo): void {
    const ask = this.ask;
    if (!ask) return;
    this.notice = '';
    const message: ToServer = {
      type: 'choose',
      seat: ask.seat,
      decision: ask.number,
      option: option.id,
      ref: this.ref(),
    };
    this.pending = this.socket.send(message);
  }

  undo(to?: number): void {
    const seat = this.looking;
    if (seat === null) return;
    this.socket.send({ type: 'undo', seat, ...(to === undefined ? {} : { to }), ref: this.ref() });
  }

  redo(): void {
    if (this.looking !== null) this.socket.send({ type: 'redo', seat: this.looking, ref: this.ref() });
  }

  consent(agree: boolean): void {
    const request = this.now?.undo?.request;
    if (request && this.looking !== null) {
      this.socket.send({ type: 'consent', seat: this.looking, number: request.number, agree, ref: this.ref() });
    }
  }

  speak(text: string): boolean {
    return this.socket.send({ type: 'chat', text, ref: this.ref() });
  }

  /** Look through the eyes of a seat of mine, or close them. */
  look(seat: number | null): void {
    this.wanted = seat;
    this.pace.skip();
    this.socket.send({ type: 'look', seat, ref: this.ref() });
  }

  /** Tell the server, not too often, how far this person has read: next time it tells what happened since. */
  private seen(): void {
    if (this.reading !== undefined || document.hidden || !this.mine.length) return;
    this.reading = setTimeout(() => {
      this.reading = undefined;
      if (!document.hidden && this.now) this.socket.send({ type: 'seen', moment: this.now.moment });
    }, READING);
  }

  private ref(): string {
    return String(++this.counter);
  }

  // --- the past -----------------------------------------------------------------------------------------------------

  /** Show a step of the past; the last one is the present. Only the newest wish counts. */
  async lookAt(step: number): Promise<void> {
    this.choosing.forget();
    if (step >= this.steps) return this.toPresent();
    const wish = ++this.wishes;
    try {
      const moment = await api.history(this.id, Math.max(0, step), this.looking);
      if (wish === this.wishes) this.past = moment;
    } catch {
      this.notice = t('web-history-missing');
    }
  }

  toPresent(): void {
    this.wishes++;
    this.past = null;
  }

  async loadEarlier(): Promise<void> {
    const first = this.log[0]?.moment ?? 0;
    const page = await api.log(this.id, first);
    this.log = [...page.log, ...this.log];
    this.earlier = page.earlier;
  }

  // --- the line -----------------------------------------------------------------------------------------------------

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.now?.moment ?? 0;
    return `${scheme}://${location.host}/api/tables/${this.id}/live?since=${since}`;
  }

  private linked(state: LinkState, seconds: number): void {
    if (state === 'live' && this.wanted !== null && this.mine.length > 1) this.look(this.wanted);
    if (state !== 'live') this.pending = false;
    this.link = state;
    this.retry = seconds;
    if (state === 'live') this.onLive();
  }

  private heard(message: ToClient): void {
    if (message.type === 'state') this.arrive(message);
    else if (message.type === 'chat') this.heardTalk(message.chat);
    else if (message.type === 'presence') this.present(message.connected, message.spectators);
    else if (message.type === 'preview') this.previews.heard(message);
    else if (message.type === 'advice') this.advice.heard(message);
    else if (message.type === 'error') this.failed(message);
  }

  private heardTalk(items: ChatItem[]): void {
    this.chat = [...this.chat, ...items];
    this.unseen += items.length;
  }

  private present(connected: boolean[], spectators: number): void {
    this.connected = connected;
    this.spectators = spectators;
  }

  private failed(failure: Failure): void {
    this.pending = false;
    this.advice.waiting = false;
    this.notice = failure.text;
    if (failure.state) this.arrive(failure.state);
  }

  /** Others' moves are shown one after the other, not all at once; whoever wants no motion gets them at once. */
  private arrive(state: State): void {
    const own = this.pending || this.now === null || !mayAnimate() || document.hidden || state.static !== null;
    this.pace.arrive(state, own);
  }

  private show(states: readonly State[]): void {
    const last = states[states.length - 1];
    for (const state of states) if (state.static) this.static = state.static as unknown as Facts;
    const told = states.flatMap((state) => state.log);
    if (this.now === null) this.first(last);
    this.log = merged(this.log, told);
    const spoken = states.flatMap((state) => state.chat);
    if (spoken.length) this.chat = [...this.chat.filter((item) => item.moment < spoken[0].moment), ...spoken];
    this.told = told;
    this.fresh = told.filter((item) => item.kind === 'event');
    this.choosing.picked = [];
    this.previews.forget();
    this.advice.forget();
    this.pending = false;
    this.info = last.table;
    this.connected = last.table.seats.map((seat) => seat.connected);
    this.now = last;
    this.seen();
  }

  private first(state: State): void {
    this.earlier = state.earlier;
    this.seenBefore = state.seen;
  }

  /** After giving a name: the line is opened again as that person. */
  async renew(): Promise<void> {
    const opened = new Promise<void>((resolve) => (this.onLive = resolve));
    this.socket.renew();
    await opened;
  }

  reconnect(): void {
    this.socket.now();
  }

  close(): void {
    this.pace.stop();
    clearTimeout(this.reading);
    this.socket.close();
  }
}
