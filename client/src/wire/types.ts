// Generated from server/wire by `python -m durbar.server.wire.typescript`: edit its structs instead.

/** Who is asking; nobody yet if `person` is null. */
export interface Me {
  person: Person | null;
}

/** Somebody as they see themselves. A guest has no login. */
export interface Person {
  id: string;
  name: string;
  language: 'en' | 'fr';
  theme: 'auto' | 'dark' | 'light';
  login: string | null;
}

/** A new guest, or a new code: whoever has the code is that guest, on any device. It is shown only once. */
export interface Welcome {
  person: Person;
  recovery: string;
}

export interface GuestForm {
  name: string;
  language?: 'en' | 'fr';
}

export interface RecoverForm {
  code: string;
}

export interface AccountForm {
  login: string;
  password: string;
}

export interface LoginForm {
  login: string;
  password: string;
}

export interface MePatch {
  name?: string;
  language?: 'en' | 'fr';
  theme?: 'auto' | 'dark' | 'light';
}

/** A browser in which I am logged in. `here`: this one. */
export interface LoginInfo {
  id: string;
  device: string;
  created: string;
  used: string;
  here: boolean;
}

/** A log-in to end; null: all but this one. */
export interface EndForm {
  id?: string | null;
}

export interface PasswordForm {
  old: string;
  new: string;
}

/** Delete me. Whoever has a login says the password again. */
export interface GoodbyeForm {
  password?: string;
}

export interface GameInfo {
  id: string;
  seats: number[];
  usual_seats: number;
  settings: SettingInfo[];
  rules_version: number;
  levels: string[];
}

/** One option of a game; explained by `<game>-setting-<name>[-help|-<value>]`. */
export interface SettingInfo {
  name: string;
  values: string[];
  default: string;
}

/** The rules in our own words. Numbers are those of `decision.rules` and of refusals. */
export interface Rulebook {
  game: string;
  language: 'en' | 'fr';
  chapters: Chapter[];
}

export interface Chapter {
  number: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface Paragraph {
  number: string;
  text: string;
}

export interface TableForm {
  game: string;
  seats: SeatForm[];
  settings?: Record<string, string>;
  listed?: boolean;
  start?: boolean;
}

/** A seat of a new table: mine, open to whoever has the link, or a bot's. Several of mine: hot-seat. */
export interface SeatForm {
  kind: 'bot' | 'me' | 'open';
  level?: string | null;
  name?: string | null;
}

/** Sit down on an open seat, on any if none is named; or come back to a seat a bot took over. */
export interface SitForm {
  seat?: number | null;
  name?: string | null;
}

/** Leave all my seats, or one. */
export interface LeaveForm {
  seat?: number | null;
}

/** Put a bot on an open seat; or, in a game under way, on a seat that was left. */
export interface BotForm {
  seat: number;
  level: string;
}

export interface TableLists {
  mine: TableInfo[];
  listed: TableInfo[];
}

/** A table as somebody may know it. Its id is the invitation: `/table/<id>`. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  seats: SeatInfo[];
  settings: Record<string, string>;
  listed: boolean;
  status: 'abandoned' | 'over' | 'playing' | 'waiting';
  host: boolean;
  mine: number[];
  turn: number[];
  moment: number;
  steps: number;
  created: string;
  touched: string;
  commitment: string;
  forked: boolean;
  result: ResultInfo | null;
}

/** `label` is how texts call the seat. `left`: its player abandoned the game and nobody plays for them yet. */
export interface SeatInfo {
  seat: number;
  label: string;
  kind: 'bot' | 'left' | 'open' | 'person';
  name: string;
  level: string | null;
  mine: boolean;
  connected: boolean;
  may_return: boolean;
}

/** Rank (1 is best, ties share) and score by seat; `reason` is told by `<game>-reason-<reason>`. */
export interface ResultInfo {
  ranks: number[];
  scores: number[];
  reason: string;
}

/** Private notes about a table. */
export interface Notes {
  text: string;
}

export interface RecordForm {
  record: string;
}

export interface RecordText {
  record: string;
}

/** Play on from a step as a new table: me on `seat`, bots of this level on the others (null: all seats mine). */
export interface ForkForm {
  step: number;
  seat?: number;
  level?: string | null;
}

/** `commitment` is SHA-256 of the secret, shown from the start; the secret is null until the game is over. */
export interface DiceInfo {
  commitment: string;
  secret: string | null;
  draws: DrawInfo[];
}

/** One draw of chance: where it happened, the label its outcome was made from, and the outcome. */
export interface DrawInfo {
  step: number;
  label: string;
  words: string[];
}

export interface LuckReport {
  lines: LuckLine[];
}

/** What a seat's dice gave against what they give on average. `kind` is told by `server-luck-<kind>`. */
export interface LuckLine {
  seat: number;
  kind: string;
  draws: number;
  expected: number;
  actual: number;
  deviation: number;
}

/** Every error: a key, and one sentence in the reader's language that says what to do. */
export interface ProblemInfo {
  key: string;
  text: string;
}

/**
 * A step of a game, from one viewpoint. `log` is what happened in the choice that led here.
 *
 * `chosen` is the choice made next, where the viewer may know it: their own, or anyone's once the game is over.
 */
export interface Moment {
  step: number;
  steps: number;
  looking: number | null;
  view: Record<string, unknown>;
  decision: DecisionInfo | null;
  result: ResultInfo | null;
  log: LogItem[];
  chosen: string[] | null;
  by: number | null;
  static: Record<string, unknown> | null;
}

/** What everybody may know of the present decision: its class, its rules, the words of the question, who owes. */
export interface DecisionInfo {
  name: string;
  rules: string[];
  subject: string[];
  players: number[];
}

/**
 * Something that happened.
 *
 * kind "event": words of the game (`<game>-event-<name>`). kind "undo": `words` = [from step, to step]; events of the
 * steps above the second number are undone, and stay in the log. Other kinds: redo, asked (to undo; words as undo),
 * refused, sat, left, bot, start, abandon, return, over, chose (a choice of a history that cannot be played any more,
 * in the words of its record), told by `server-log-<kind>`. `seat`: who did it, if anybody.
 */
export interface LogItem {
  moment: number;
  step: number;
  seat: number | null;
  kind: string;
  words: string[];
}

/** Earlier items, oldest first. */
export interface LogPage {
  log: LogItem[];
  earlier: boolean;
}

/** Everything the looking seat (null: a spectator's eyes) may know now, and what happened since the last message. */
export interface State {
  type: 'state';
  moment: number;
  step: number;
  table: TableInfo;
  looking: number | null;
  view: Record<string, unknown> | null;
  decision: DecisionInfo | null;
  ask: Ask | null;
  undo: UndoInfo | null;
  result: ResultInfo | null;
  log: LogItem[];
  chat: ChatItem[];
  seen: number;
  earlier: boolean;
  static: Record<string, unknown> | null;
}

/** What the looking seat is asked. `number` comes back with the choice, so that a late click does no harm. */
export interface Ask {
  seat: number;
  number: number;
  options: OptionInfo[];
  refused: RefusedInfo[];
}

/** Something the seat may choose. The words are told by `<game>-do-<verb>`. */
export interface OptionInfo {
  id: number;
  words: string[];
}

/** Something that looks possible and is not: `<game>-refused-<key>` says why, with `about`; `rule` is its rule. */
export interface RefusedInfo {
  id: number;
  words: string[];
  key: string;
  rule: string;
  about: string[];
}

/**
 * What the looking seat may take back. `to`: the step of its last choice, null if it made none. `free`: nobody
 * needs to agree. `first`: the earliest step it may freely go back to ("start my turn again"). `reason`: why not free.
 */
export interface UndoInfo {
  to: number | null;
  free: boolean;
  first: number | null;
  reason: 'draw' | 'other' | 'revealed' | null;
  redo: boolean;
  request: ConsentInfo | null;
}

/** Somebody asks to go back behind a barrier. `waiting`: seats that have not answered yet. */
export interface ConsentInfo {
  number: number;
  seat: number;
  to: number;
  waiting: number[];
}

/** `seat` is null for a spectator. `text` is plain text, never markup. */
export interface ChatItem {
  moment: number;
  at: string;
  seat: number | null;
  name: string;
  text: string;
}

export interface Talk {
  type: 'chat';
  moment: number;
  chat: ChatItem[];
}

/** Which seats have their player connected, and how many look on. */
export interface Presence {
  type: 'presence';
  connected: boolean[];
  spectators: number;
}

/** What the client asked with this `ref` is stored for good. */
export interface Done {
  type: 'done';
  ref: string;
  moment: number;
}

/** Why an option cannot be chosen; `key` null: it can. */
export interface Reason {
  type: 'why';
  ref: string;
  option: number;
  key: string | null;
  rule: string;
  words: string[];
  text: string;
}

/** The answer to `preview`. `number` is that of the question: an answer to an earlier one is of no use. */
export interface Previewed {
  type: 'preview';
  ref: string;
  number: number;
  previews: PreviewInfo[];
}

/**
 * What an option would do at once: words of events (`<game>-would-<name>`, else `<game>-event-<name>`).
 *
 * `next`: who or what decides after them; "hidden": something the seat does not know, the events end before it.
 * `more`: events left out, where there are many.
 */
export interface PreviewInfo {
  option: number;
  events: string[][];
  next: 'draw' | 'hidden' | 'mine' | 'other' | 'over';
  more: number;
}

/** The answer to `advise`: what a hard bot would choose, and after it what it tried most. Empty: gone by. */
export interface Advised {
  type: 'advice';
  ref: string;
  number: number;
  alternatives: AlternativeInfo[];
}

/** A choice a bot looked at: how well it expects to do with it, 0 to 1, and how often it tried it. */
export interface AlternativeInfo {
  option: number;
  value: number;
  visits: number;
}

/** Nothing changed. `state` is how things stand; null where the table cannot be shown. */
export interface Failure {
  type: 'error';
  ref: string;
  key: string;
  text: string;
  rule: string;
  state: State | null;
}

export interface Choose {
  type: 'choose';
  seat: number;
  decision: number;
  option: number;
  ref?: string;
}

/** Take back everything from step `to` on (default: my last choice). Behind a barrier this asks the others. */
export interface Undo {
  type: 'undo';
  seat: number;
  to?: number | null;
  ref?: string;
}

export interface Redo {
  type: 'redo';
  seat: number;
  ref?: string;
}

/** Answer the request with this number, for a seat of mine. */
export interface Consent {
  type: 'consent';
  seat: number;
  number: number;
  agree: boolean;
  ref?: string;
}

export interface Chat {
  type: 'chat';
  text: string;
  ref?: string;
}

export interface Why {
  type: 'why';
  seat: number;
  option: number;
  ref?: string;
}

/** What would these options of the present question do? Told from what the seat knows, and changes nothing. */
export interface Previewing {
  type: 'preview';
  seat: number;
  decision: number;
  options: number[];
  ref?: string;
}

/** What would a bot choose? Told only where no other person plays; it is shown no more than the seat. */
export interface Advising {
  type: 'advise';
  seat: number;
  decision: number;
  ref?: string;
}

/** See through the eyes of one of my seats (hot-seat: after the hand-over), or of a spectator. */
export interface Look {
  type: 'look';
  seat: number | null;
  ref?: string;
}

/** I have seen everything up to this moment; the next connection tells what happened since. */
export interface Seen {
  type: 'seen';
  moment: number;
}

export type ToClient = State | Talk | Presence | Done | Reason | Previewed | Advised | Failure;

export type ToServer = Choose | Undo | Redo | Consent | Chat | Why | Previewing | Advising | Look | Seen;
