/** A table as this page knows it: the present, a moment of the past that is looked at, and what is being chosen. */
import type { GameBoard } from '../games/contract';
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
import { matching, nextSpots, press, refusalsAt, tap, type SpotsOf } from './choices';
import type { OwnNames } from './fluent';
import { folded, merged, withUndone, type Line } from './log';
import { Previews } from './previews.svelte';
import { mayAnimate } from './settings.svelte';
import { Socket, type LinkState } from './socket';
import { listOf, t, texts } from './texts.svelte';

export interface Fixed {
  labels: Record<string, string[]>;
  board: Record<string, unknown>;
  names?: OwnNames;
}

export interface Refusal {
  spot: string | null;
  what: string;
  sentences: { text: string; rule: string }[];
  at: { x: number; y: number } | null;
}

const PACE = 500; // ms a bot's move stays before the next one is shown
const MOST_WAITING = 6; // moves kept back; beyond that the page jumps to now
const READING = 3000; // ms until what is on the page counts as read
const LETTERS = 'ABCDE';

export class Table {
  info = $state.raw<TableInfo | null>(null);
  fixed = $state.raw<Fixed | null>(null);
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
  picked = $state.raw<string[]>([]);
  hovered = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notice = $state('');
  spectators = $state(0);
  connected = $state.raw<boolean[]>([]);
  seenBefore = $state(0);

  readonly previews: Previews;
  readonly advice: Advice;
  private readonly socket: Socket;
  private waiting: State[] = [];
  private pace: ReturnType<typeof setTimeout> | undefined;
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
  readonly view = $derived((this.past?.view ?? this.now?.view ?? null) as Record<string, unknown> | null);
  readonly decision = $derived<DecisionInfo | null>(this.past ? this.past.decision : (this.now?.decision ?? null));
  readonly step = $derived(this.past?.step ?? this.now?.step ?? 0);
  readonly steps = $derived(this.now?.step ?? 0);
  readonly isPast = $derived(this.past !== null);
  readonly result = $derived(this.past ? this.past.result : (this.now?.result ?? null));
  readonly ask = $derived(this.past || this.pending || this.link !== 'live' ? null : (this.now?.ask ?? null));
  readonly options = $derived<OptionInfo[]>(this.ask?.options ?? []);
  readonly refused = $derived<RefusedInfo[]>(this.ask?.refused ?? []);
  readonly myTurn = $derived((this.now?.ask?.options.length ?? 0) > 0);
  readonly module = $derived(this.boardNow());
  readonly spotsOf = $derived<SpotsOf>((words) => this.module?.spotsOf(words, this) ?? []);
  readonly left = $derived(matching(this.options, this.picked, this.spotsOf));
  readonly next = $derived(nextSpots(this.options, this.picked, this.spotsOf));
  /** A seat of mine that owes a choice but is not the one looking: the device changes hands. */
  readonly handTo = $derived(this.nextHand());

  private boardNow(): GameBoard | null {
    return this.board(this.game);
  }

  private nextHand(): number | null {
    const turn = this.info?.turn ?? [];
    if (this.mine.length < 2 || this.past || this.info?.status !== 'playing') return null;
    if (this.looking !== null && turn.includes(this.looking)) return null;
    return this.mine.find((seat) => turn.includes(seat)) ?? null;
  }

  nameOfSeat(seat: number): string {
    const info = this.seats[seat];
    if (!info) return '';
    if (info.kind === 'open') return t('web-seat-open');
    const alike = this.seats.filter((one) => one.name && one.name === info.name).length > 1;
    return alike ? `${info.name} (${info.label})` : info.name || t('web-bot-name', { seat: info.label });
  }

  /** Seat labels of texts ("A") to names of people. */
  private readonly people = $derived(
    Object.fromEntries(this.seats.map((seat) => [seat.label, this.nameOfSeat(seat.seat)])),
  );
  /** Words with names of their own here: people, and what the board in use calls otherwise. */
  readonly called = $derived({ ...texts().adopted(this.game, this.fixed?.names), ...this.people });

  word(word: string): string {
    return String(texts().name(this.game, word, this.called));
  }

  say(kind: string, words: readonly string[], more: Record<string, string | number> = {}): string {
    return texts().phrase(this.game, kind, words, this.called, more);
  }

  /** Whom a line of the log is about: the first seat it names, else whoever did it. */
  about(item: LogItem): number | null {
    if (item.kind !== 'event') return item.seat;
    for (const word of item.words.slice(1)) {
      const found = word in this.people ? this.seats.findIndex((seat) => seat.label === word) : null;
      const seat = found ?? this.module?.seatOf?.(word, this) ?? null;
      if (seat !== null && seat >= 0) return seat;
    }
    return null;
  }

  tell(item: LogItem): string {
    if (item.kind === 'event') return this.say('event', item.words);
    if (item.kind === 'over' && this.now?.result) return this.outcome(this.now.result);
    const player = item.seat === null ? '' : this.nameOfSeat(item.seat);
    return t(`server-log-${item.kind}`, { ...texts().argumentsOf(this.game, item.words, this.called), player });
  }

  /** Lines of the log, oldest first, as the game wants them told; whoever only hears them hears of everything. */
  lines(items: readonly LogItem[], heard = false): Line[] {
    const fold = this.module?.foldAt ?? (() => 1);
    return folded(withUndone(items), (all, at) => Math.max(Number(heard), fold(all, at)));
  }

  tellLine(line: Line): string {
    return line.parts ? (this.module?.tellFold?.(line.parts, this) ?? '') : this.tell(line);
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
  readonly question = $derived(this.sentence());

  private sentence(): string {
    const decision = this.decision;
    if (!decision) return '';
    const seat = this.ask?.seat ?? null;
    const key = `ask-${decision.name}`;
    const words = [decision.name, ...decision.subject];
    if (seat !== null) return this.say('ask', words, { player: this.nameOfSeat(seat) });
    const who = decision.players.map((one) => this.nameOfSeat(one));
    const player = new Intl.ListFormat(texts().language).format(who);
    const waits = `${this.game}-${key}.wait`;
    if (!texts().has(waits)) return t('web-waiting-for', { player });
    return this.say('ask', [`${decision.name}.wait`, ...decision.subject], { player });
  }

  label(option: OptionInfo | RefusedInfo): string {
    return this.module?.chipOf?.(option.words, this) ?? this.say('do', option.words);
  }

  // --- choosing -----------------------------------------------------------------------------------------------------

  can(spot: string): boolean {
    return this.next.has(spot);
  }

  isPicked(spot: string): boolean {
    return this.picked.includes(spot);
  }

  isRefused(spot: string): boolean {
    return this.refusal?.spot === spot;
  }

  /** A click, a tap or Enter on a place of the board. */
  press(spot: string, at: Refusal['at'] = null, finger = false): void {
    this.refusal = null;
    const meant = finger ? tap(spot, this) : press(spot, this);
    if (meant.kind === 'choose') this.choose(meant.option);
    else if (meant.kind === 'pick') this.picked = meant.picked;
    else this.explain(spot, meant.kind === 'refused' ? meant.refusals : [], at);
  }

  /** "Why can't I?" for a place, whether or not it can be chosen. */
  why(spot: string, at: Refusal['at'] = null): void {
    this.explain(spot, refusalsAt(this.refused, this.picked, spot, this.spotsOf), at);
  }

  whyOption(option: RefusedInfo, at: Refusal['at'] = null): void {
    this.explain(null, [option], at);
  }

  private explain(spot: string | null, refusals: RefusedInfo[], at: Refusal['at']): void {
    const sentences = refusals
      .map((one) => ({ text: this.reason(one.key, one.about), rule: one.rule }))
      .filter(({ text }, n, all) => all.findIndex((other) => other.text === text) === n)
      .slice(0, 3);
    const named = spot === null ? '' : (this.module?.nameOf?.(spot, this) ?? '');
    const what = named || (refusals[0] ? this.label(refusals[0]) : '');
    this.refusal = { spot, what, sentences: sentences.length ? sentences : [this.nothing(spot)], at };
  }

  private nothing(spot: string | null): { text: string; rule: string } {
    if (this.past) return { text: t('web-why-past'), rule: '' };
    if (spot !== null && this.can(spot)) return { text: t('web-why-can'), rule: '' };
    const mine = this.options.length > 0;
    return { text: `${t(mine ? 'web-why-nothing' : 'web-why-not-turn')} ${this.question}`.trim(), rule: '' };
  }

  private reason(key: string, about: readonly string[]): string {
    const own = `${this.game}-refused-${key}`;
    if (texts().has(own)) return this.say('refused', [key, ...about]);
    return t(`refused-${key}`);
  }

  choose(option: OptionInfo): void {
    const ask = this.ask;
    if (!ask) return;
    this.picked = [];
    this.refusal = null;
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

  unpick(): void {
    this.picked = this.picked.slice(0, -1);
    this.refusal = null;
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
    this.skip();
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
    this.refusal = null;
    this.picked = [];
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
    this.waiting.push(state);
    const own = this.pending || this.now === null || !mayAnimate() || document.hidden || state.static !== null;
    if (own || this.waiting.length > MOST_WAITING) return this.skip();
    if (this.pace === undefined) this.showNext();
  }

  private showNext = (): void => {
    const state = this.waiting.shift();
    this.pace = undefined;
    if (!state) return;
    this.show([state]);
    this.pace = setTimeout(this.showNext, PACE);
  };

  private skip(): void {
    clearTimeout(this.pace);
    this.pace = undefined;
    const states = this.waiting;
    this.waiting = [];
    if (states.length) this.show(states);
  }

  private show(states: State[]): void {
    const last = states[states.length - 1];
    for (const state of states) if (state.static) this.fixed = state.static as unknown as Fixed;
    const told = states.flatMap((state) => state.log);
    if (this.now === null) this.first(last);
    this.log = merged(this.log, told);
    const spoken = states.flatMap((state) => state.chat);
    if (spoken.length) this.chat = [...this.chat.filter((item) => item.moment < spoken[0].moment), ...spoken];
    this.told = told;
    this.fresh = told.filter((item) => item.kind === 'event');
    this.picked = [];
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
    clearTimeout(this.pace);
    clearTimeout(this.reading);
    this.socket.close();
  }

  letter(seat: number): string {
    return LETTERS[seat] ?? '?';
  }
}
