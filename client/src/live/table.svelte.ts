/** A table as this page knows it: the present, a moment of the past that is looked at, and what is being chosen. */
import { untrack } from 'svelte';
import { addressOf, pathNow } from '../i18n/place';
import { paceNow } from '../i18n/settings.svelte';
import { t } from '../i18n/texts.svelte';
import { Choosing, type Asker } from '../scene/choosing.svelte';
import type { GameBoard } from '../scene/contract';
import { isOfTheTable, merged, placesIn, since } from '../scene/log';
import type { Session } from '../scene/session';
import { NOTHING_CHANGED, type Facts, type Foreseen, type Question, type Scene } from '../scene/scene';
import { Voice } from '../scene/voice';
import type {
  ChatItem,
  DecisionInfo,
  Failure,
  LessonInfo,
  LogItem,
  Moment,
  OptionInfo,
  RefusedInfo,
  SeatInfo,
  State,
  StateChange,
  Step,
  TableInfo,
  ToClient,
} from '../wire/types';
import { Advice } from '../scene/advice.svelte';
import { Hints } from './hints.svelte';
import { framesOf, type Framed } from '../scene/lesson';
import { api } from './api';
import { Whole } from './changes';
import { Hidden } from './hidden.svelte';
import { Moments } from './moments';
import { Notices } from './notices.svelte';
import { holdOf, owesOnClock, Pace } from './tempo';
import { Votes } from './votes';
import { Playback } from './playback.svelte';
import { Previews } from '../scene/previews.svelte';
import { ReadMarks } from './read_marks';
import { pastScene, presentScene } from './scenes';
import { Shows } from './shows.svelte';
import { Socket, type LinkState } from './socket';
import { Story } from './story.svelte';
import { Together } from './together.svelte';
import { Telling } from '../scene/telling';
import { Ways } from '../scene/ways.svelte';
import { Wonder } from '../scene/wonder.svelte';

export class LiveTable implements Asker, Session {
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
  /** The chat is open: what is said has been read. */
  listening = $state(false);
  /** States that wait to be seen, and were shown since nothing waited; whether one stays until it is dismissed. */
  waiting = $state(0);
  done = $state(0);
  held = $state(false);
  paused = $state(false);
  /** Others' moves are not shown one by one until it is my turn. */
  private skipping = false;
  /** Nothing is heard of what came last: it was skipped, or is long past. */
  hushed = true;
  link = $state<LinkState>('opening');
  retry = $state(0);
  pending = $state(false);
  spectators = $state(0);
  connected = $state.raw<boolean[]>([]);
  seenBefore = $state(0);
  /** Through whose eyes the past is seen: once a game is over, anybody's. */
  eyes = $state<number | null>(null);

  readonly notices = new Notices();
  readonly choosing = new Choosing(this);
  readonly previews: Previews;
  readonly advice: Advice;
  readonly ways: Ways;
  readonly hints: Hints;
  readonly hidden: Hidden;
  private readonly wondering: Wonder;
  private readonly socket: Socket;
  readonly story = new Story();
  readonly telling: Telling = new Telling(this);
  readonly people: Votes;
  readonly reader: ReadMarks;
  readonly playback = new Playback(this);
  readonly together: Together = new Together((message) => this.socket.send(message));
  readonly shows: Shows = new Shows(this);
  private readonly moments = new Moments((step, eyes, ahead) => api.history(this.id, step, eyes, ahead));
  private readonly pace = new Pace({
    show: (states) => this.show(states),
    hold: (state) => this.shows.holdOf(state) ?? this.hold(state.log),
    speed: () => (this.skipping ? 'skip' : paceNow()),
    urgent: owesOnClock,
    changed: (waiting, held, done) => ([this.waiting, this.held, this.done] = [waiting, held, done]),
  });
  private wishes = 0;
  private wanted: number | null = null;
  private onLive: () => void = () => undefined;
  private counter = 0;

  constructor(
    readonly id: string,
    readonly board: (game: string) => GameBoard | null,
  ) {
    this.hidden = new Hidden(id);
    this.wondering = new Wonder((message) => this.socket.send(message));
    const whole = new Whole(this.heard.bind(this), () => this.socket.renew());
    this.socket = new Socket({
      address: () => `/api/tables/${id}/live?since=${this.now?.moment ?? 0}&changes=1`,
      heard: (message) => whole.take(message),
      link: (state, seconds) => this.linked(state, seconds),
    });
    this.previews = new Previews(this, (message) => this.socket.send(message));
    this.people = new Votes(this, (message) => this.socket.send(message));
    this.reader = new ReadMarks(this, (message) => this.socket.send(message));
    this.ways = new Ways(this, (message) => this.socket.send(message));
    this.advice = new Advice(this, (message) => this.socket.send(message));
    this.hints = new Hints(this, (message) => this.socket.send(message));
  }

  // --- what is shown ------------------------------------------------------------------------------------------------

  readonly game = $derived(this.info?.game ?? '');
  readonly module = $derived.by(() => this.board(this.game));
  readonly seats = $derived(this.info?.seats ?? []);
  readonly names = $derived(this.seats.map((seat) => this.nameOfSeat(seat.seat)));
  readonly looking = $derived(this.now?.looking ?? null);
  readonly mine = $derived(this.info?.mine ?? []);
  readonly decision = $derived<DecisionInfo | null>(this.past ? this.past.decision : (this.now?.decision ?? null));
  readonly step = $derived(this.past?.step ?? this.now?.step ?? 0);
  readonly steps = $derived(this.now?.step ?? 0);
  readonly isPast = $derived(this.past !== null);
  readonly ending = $derived(this.now?.result ?? null);
  readonly tenures = $derived(this.now?.tenures ?? []);
  readonly goingBack = $derived(this.past ? null : (this.now?.undo ?? null));
  readonly result = $derived(this.past ? this.past.result : (this.now?.result ?? null));
  /** How it came to an end without a result; empty while it goes on. */
  readonly ended = $derived(this.past ? '' : (this.now?.ended ?? ''));
  /** What I may answer now; nothing before the board is there to answer on. */
  readonly ask = $derived(
    this.past || this.pending || !this.module || this.link !== 'live' ? null : (this.now?.ask ?? null),
  );
  /** The lesson taught here; nothing of it while the past is looked at. */
  readonly lesson = $derived<LessonInfo | null>(this.past ? null : (this.now?.lesson ?? null));
  readonly framed = $derived.by((): readonly Framed[] => this.shownByLesson());
  /** What the lesson asked to try, and was refused: the page has said why. */
  readonly tried = $derived.by((): number | null => this.triedNow());
  readonly myTurn = $derived((this.now?.ask?.options.length ?? 0) > 0);
  /** Who sits where, as a text: while it is the same, so are the names. */
  private readonly seated = $derived(this.seats.map(({ kind, label, name }) => [kind, label, name].join()).join('\n'));
  readonly voice = $derived.by(() => this.speaking());
  readonly question = $derived.by((): Question | null => this.asked());
  /** What the board draws; nothing before the game has begun. */
  readonly scene = $derived.by((): Scene | null => this.shown());
  /** A seat of mine that owes a choice but is not the one looking: the device changes hands. */
  readonly handTo = $derived(this.nextHand());

  private asked(): Question | null {
    return this.ask && this.decision && this.wondering.question(this.ask, this.decision, this.lesson?.wanted ?? []);
  }

  private shownByLesson(): readonly Framed[] {
    if (!this.lesson || this.lesson.busy) return [];
    const inside = (words: readonly string[]): readonly string[] => this.module?.promptOf?.(words) ?? [];
    return framesOf(this.lesson, this.question, this.choosing.picked, this.spotsOf, inside);
  }

  private triedNow(): number | null {
    if (this.lesson?.kind !== 'try') return null;
    return this.choosing.refusal?.options.find((id) => this.lesson?.wanted.includes(id)) ?? null;
  }

  private speaking(): Voice {
    void this.seated;
    const seats = untrack(() => this.seats);
    return new Voice(this.game, seats, this.static?.names);
  }

  private shown(): Scene | null {
    if (!this.static) return null;
    if (this.past) return pastScene(this, this.static, this.past);
    return this.now && this.sceneOf(this.now);
  }

  sceneOf(state: State): Scene | null {
    return this.static && state.view ? presentScene(this, this.static, state) : null;
  }

  readonly spotsOf = (words: readonly string[]): readonly string[] => this.module?.spotsOf(words) ?? [];

  private nextHand(): number | null {
    const turn = this.info?.turn ?? [];
    if (this.mine.length < 2 || this.past || this.info?.status !== 'playing') return null;
    if (this.looking !== null && turn.includes(this.looking)) return null;
    return this.mine.find((seat) => turn.includes(seat)) ?? null;
  }

  /** Whoever played a seat last, though a bot or nobody does now. */
  lastPerson(seat: number): string {
    const people = this.tenures.filter((one) => one.seat === seat && !one.level);
    return people[people.length - 1]?.name || this.nameOfSeat(seat);
  }

  nameOfSeat(seat: number): string {
    return this.voice.nameOf(seat);
  }

  /** How long to look at this, in ms. */
  hold(items: readonly LogItem[]): number {
    return holdOf(items, this.story.weigh, (item) =>
      this.telling.seatsIn(item).some((seat) => this.mine.includes(seat)),
    );
  }

  /** What others did since my last choice. */
  readonly sinceMine = $derived.by((): LogItem[] => {
    const chosen = this.log.findLast((item) => item.seat !== null && this.mine.includes(item.seat))?.moment;
    return since(this.log, chosen ?? this.seenBefore, this.mine);
  });

  /** Places of the board where that changed something. */
  readonly changed = $derived.by((): ReadonlySet<string> => {
    const touched = this.choosing.options.length && !this.isPast ? this.module?.touched : undefined;
    return touched ? placesIn(this.sinceMine, touched) : NOTHING_CHANGED;
  });

  /** The sentence of the prompt: to me if I am asked, about others otherwise. */
  readonly sentence = $derived.by(() => this.telling.sentence());

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

  get far(): ReadonlyMap<string, unknown> {
    return this.ways.ends;
  }

  goFar(spot: string): void {
    this.ways.go(spot);
  }

  get foreseen(): Foreseen {
    return this.ways.foreseen;
  }

  get advised(): readonly OptionInfo[] {
    return this.advice.found.map(({ option }) => option);
  }

  gain(option: OptionInfo): string {
    return this.previews.gain(option);
  }

  /** Whoever explains what things are; set by the page. */
  explainer: (spot: string) => void = () => undefined;

  whatIs(spot: string): void {
    this.explainer(spot);
  }

  wonder(then?: () => void): boolean {
    return this.wondering.about(this.ask, then);
  }

  notify(text: string): void {
    this.notices.say(text);
  }

  answer(option: OptionInfo): void {
    const ask = this.ask;
    if (!ask) return;
    this.notices.forget();
    const { seat, number: decision } = ask;
    this.pending = this.socket.send({ type: 'choose', seat, decision, option: option.id, ref: this.ref() });
  }

  undo(to?: number): void {
    const seat = this.looking;
    if (seat === null) return;
    this.socket.send({ type: 'undo', seat, ...(to === undefined ? {} : { to }), ref: this.ref() });
  }

  /** On in a lesson. */
  takeStep(step: Pick<Step, 'what' | 'option' | 'place'>): void {
    this.socket.send({ type: 'step', ...step, ref: this.ref() });
  }

  /** A press on a place; a lesson may only want to know which. */
  press(spot: string, finger?: boolean): void {
    if (this.lesson?.kind === 'find' && !this.lesson.busy) this.takeStep({ what: 'found', place: spot });
    else this.choosing.press(spot, finger);
    this.together.point(spot);
  }

  redo(): void {
    if (this.looking !== null) this.socket.send({ type: 'redo', seat: this.looking, ref: this.ref() });
  }

  /** Look through the eyes of a seat of mine, or close them. */
  look(seat: number | null): void {
    this.wanted = seat;
    this.pace.skip();
    this.socket.send({ type: 'look', seat, ref: this.ref() });
  }

  private readonly ref = (): string => String(++this.counter);

  // --- the past -----------------------------------------------------------------------------------------------------

  /** Show a step of the past; the last one is the present. Only the newest wish counts. */
  async lookAt(step: number): Promise<void> {
    this.choosing.forget();
    const wanted = Math.min(Math.max(0, step), this.steps);
    if (wanted === this.steps && this.eyes === null) return this.toPresent();
    this.together.moved({ step: wanted, study: '', node: 0 });
    const wish = ++this.wishes;
    try {
      const moment = await this.moments.at(wanted, this.eyes ?? this.looking, this.playback.playing);
      if (wish === this.wishes) this.past = moment;
      this.keepAddress();
      while (wish === this.wishes && this.earlier && (this.log[0]?.step ?? 0) > wanted) await this.loadEarlier();
    } catch {
      this.notify(t('web-history-missing'));
    }
  }

  toPresent(): void {
    this.together.moved({ step: this.steps, study: '', node: 0 });
    this.wishes++;
    this.past = null;
    this.eyes = null;
    this.playback.forget();
    this.keepAddress();
  }

  /** Once a game is over everybody may look through anybody's eyes. */
  lookThrough(seat: number | null): Promise<void> {
    this.eyes = seat === this.looking ? null : seat;
    return this.lookAt(this.step);
  }

  readonly roundFrom = (by: 1 | -1): number => this.story.roundFrom(this.step, by, this.steps);

  /** The address of the page leads to what is shown. */
  private keepAddress(): void {
    history.replaceState(null, '', addressOf(`${pathNow()}${this.past ? `?step=${this.past.step}` : ''}`));
  }

  async loadEarlier(): Promise<void> {
    const first = this.log[0]?.moment ?? 0;
    const page = await api.log(this.id, first);
    this.log = [...page.log, ...this.log];
    this.earlier = page.earlier;
  }

  // --- the line -----------------------------------------------------------------------------------------------------

  private linked(state: LinkState, seconds: number): void {
    if (state === 'live' && this.wanted !== null && this.mine.length > 1) this.look(this.wanted);
    if (state !== 'live') {
      this.pending = false;
      this.wondering.forget();
    }
    [this.link, this.retry] = [state, seconds];
    if (state === 'live') this.onLive();
  }

  private heard(message: Exclude<ToClient, StateChange>): void {
    if (message.type === 'state') this.arrive(message);
    else if (message.type === 'chat') this.heardTalk(message.chat);
    else if (message.type === 'presence') [this.connected, this.spectators] = [message.connected, message.spectators];
    else if (message.type === 'room') this.together.heard(message);
    else if (message.type === 'why') this.wondering.heard(message);
    else if (message.type === 'preview') this.previews.heard(message);
    else if (message.type === 'ways') this.ways.heard(message);
    else if (message.type === 'advice') this.advice.heard(message);
    else if (message.type === 'hints') this.hints.heard(message);
    else if (message.type === 'error') this.failed(message);
  }

  private heardTalk(items: ChatItem[]): void {
    this.chat = [...this.chat, ...items];
    const others = items.filter(
      ({ seat, speaker }) => !this.hidden.has(speaker) && (seat === null || !this.mine.includes(seat)),
    );
    this.unseen = this.listening ? 0 : this.unseen + others.length;
  }

  private failed(failure: Failure): void {
    this.pending = false;
    this.advice.waiting = false;
    this.notify(failure.text);
    if (failure.state) this.arrive(failure.state);
  }

  /** Others' moves are shown one after the other, not all at once; whoever wants no motion gets them at once. */
  private arrive(state: State): void {
    const own = this.pending || this.now === null || document.hidden || state.static !== null;
    this.moments.forget();
    this.pace.arrive(state, own);
  }

  /** Go on after something that stays until it has been seen; pause and go on; see everything that waits at once. */
  dismiss(): void {
    this.pace.dismiss();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.pace.pause(paused);
  }

  skip(): void {
    this.pause(false);
    this.skipping = true;
    this.pace.skip();
  }

  private show(states: readonly State[]): void {
    const last = states[states.length - 1];
    const { seats: before, question } = this;
    for (const state of states) if (state.static) this.static = state.static as unknown as Facts;
    const told = states.flatMap((state) => state.log);
    const [known, had, own] = [this.now !== null, this.ending !== null, this.pending];
    if (!known) [this.earlier, this.seenBefore] = [last.earlier, last.seen];
    for (const state of states) if (state.story) this.story.begin(state.story);
    this.story.goOn(told);
    this.log = merged(this.log, told);
    const spoken = states.flatMap((state) => state.chat);
    if (spoken.length) this.chat = [...this.chat.filter((item) => item.moment < spoken[0].moment), ...spoken];
    this.hushed = this.skipping || states.some((state) => state.static);
    this.told = told;
    this.fresh = told.filter((item) => item.kind === 'event');
    this.pending = false;
    this.info = last.table;
    this.connected = last.table.seats.map((seat) => seat.connected);
    if (this.now !== null && last.table.status !== 'waiting') this.tellOfOthers(told, before);
    this.now = last;
    this.skipping &&= !this.myTurn;
    if (!question || question !== this.question) this.askedAnew();
    this.ways.goOn();
    this.reader.seen();
    this.shows.arrive(states, known && !had && !this.skipping, own);
  }

  /** Another question: what was begun for the one before means nothing here. */
  private askedAnew(): void {
    this.choosing.askedAnew();
    this.previews.forget();
    this.advice.forget();
  }

  /**
   * What others did to the table itself must not pass unseen: leaving, coming back, taking back. Whoever made way for a
   * bot is called as they were.
   */
  private tellOfOthers(told: readonly LogItem[], before: readonly SeatInfo[]): void {
    const other = told.findLast(({ kind, seat }) => isOfTheTable(kind) && !(seat !== null && this.mine.includes(seat)));
    const named = this.seats[other?.seat ?? 0]?.name ? this.seats : before;
    if (other) this.notify(this.telling.tell(other, named));
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
    this.reader.stop();
    this.socket.close();
  }
}
