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
  shown: 'everybody' | 'met' | 'nobody';
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
  shown?: 'everybody' | 'met' | 'nobody';
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

/** When I sleep, in minutes after midnight in my time zone (equal: never); and when I am away, in seconds. */
export interface HoursForm {
  zone?: string;
  asleep?: number;
  awake?: number;
  away?: [number, number] | null;
}

/** The same; `not_at`: how many of my tables cannot let me be away: I am late there, or have no days left. */
export interface HoursInfo {
  zone: string;
  asleep: number;
  awake: number;
  away: [number, number] | null;
  not_at: number;
}

/**
 * `open`: this server sends mail. `error`: the mail server's own words, where it took none for my address.
 *
 * `wanted`: where a code was sent that has not come back yet; an address that was proved before stays until then.
 */
export interface MailInfo {
  open: boolean;
  address: string;
  verified: boolean;
  error: string;
  wanted: string;
}

/** Where I want mail; null: nowhere any more. A code is sent there. */
export interface MailForm {
  address?: string | null;
}

export interface MailCode {
  code: string;
}

/**
 * What I want to be told, by kind for each channel. `digest`: the minute of my day for what may wait; `quiet`: from
 * and until which minute nothing is sent, null: while I sleep; `recap`: mails say what happened since my last turn.
 */
export interface NoticesForm {
  mail?: Record<string, 'digest' | 'now' | 'off'>;
  push?: Record<string, 'digest' | 'now' | 'off'>;
  hook?: Record<string, 'digest' | 'now' | 'off'>;
  digest?: number;
  quiet?: [number, number] | null;
  zone?: string;
  recap?: boolean;
}

/** The same, with a wish for every kind. `ways`: the channels by which I can be reached now. */
export interface NoticesInfo {
  mail: Record<string, 'digest' | 'now' | 'off'>;
  push: Record<string, 'digest' | 'now' | 'off'>;
  hook: Record<string, 'digest' | 'now' | 'off'>;
  digest: number;
  quiet: [number, number] | null;
  zone: string;
  recap: boolean;
  ways: ('hook' | 'mail' | 'push')[];
}

/** A browser's subscription, as the browser gave it. */
export interface PushForm {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `open`: this server sends pushes, and `key` is what a browser knows it by. */
export interface PushInfo {
  open: boolean;
  key: string;
  devices: PushDevice[];
}

/** A browser of mine. `here`: this one. `error`: why nothing is sent there any more. */
export interface PushDevice {
  id: string;
  device: string;
  created: string;
  error: string;
  here: boolean;
}

export interface ForgetForm {
  id: string;
}

/** Where messages are posted; null: nowhere any more. `mention`: my number there, so that I am called (Discord). */
export interface HookForm {
  format?: 'discord' | 'json' | 'ntfy' | 'slack';
  address?: string | null;
  mention?: string;
}

/** `open`: this server posts to webhooks. `shown`: the address as far as it is shown; empty: there is none. */
export interface HookInfo {
  open: boolean;
  format: 'discord' | 'json' | 'ntfy' | 'slack';
  shown: string;
  mention: string;
  error: string;
}

/** A message to me, now. `id`: which of my browsers. */
export interface TestForm {
  channel: 'hook' | 'mail' | 'push';
  id?: string;
}

/** What the other side said to a test. */
export interface Delivered {
  answer: string;
}

/** How much I want to hear of a table: as usual, everything at once, no mails, nothing. */
export interface HeedForm {
  how: 'everything' | 'mute' | 'no-mail' | 'usual';
}

/** The same, as it is kept. */
export interface HeedInfo {
  how: 'everything' | 'mute' | 'no-mail' | 'usual';
}

/**
 * `people`: games with others; `alone`: with bots, or in the solo game. A game counts for whoever made more than
 * half of a seat's choices; `part`: those that count for others. `ordered`: the share of my choices orders made.
 */
export interface Statistics {
  people: LineInfo[];
  alone: LineInfo[];
  opponents: OpponentInfo[];
  part: PartInfo;
  roles: RoleInfo[];
  turns: HabitInfo[];
  ordered: number;
}

/** Games of one kind: how many, won, the likely share of wins (`least` to `most`), mean rank and score. */
export interface LineInfo {
  game: string;
  seats: number;
  games: number;
  won: number;
  least: number;
  most: number;
  rank: number;
  score: number;
}

/**
 * Somebody I played with: in how many games I stood before them, behind, or level.
 *
 * `id`: of their statistics; empty if those are not shown to me.
 */
export interface OpponentInfo {
  id: string;
  name: string;
  games: number;
  before: number;
  behind: number;
  level: number;
}

/** Games I had a part in, as a substitute or until I left, and others most of; my share of the choices there. */
export interface PartInfo {
  games: number;
  share: number;
}

/** Games in which I was this, told by `<game>-name-<role>`: how many, won. */
export interface RoleInfo {
  game: string;
  role: string;
  games: number;
  won: number;
}

/** My turns over `days`, or `live`: how many, their mean and median in seconds. */
export interface HabitInfo {
  pace: 'days' | 'live';
  turns: number;
  mean: number;
  median: number;
}

/**
 * What somebody else's games come to, as far as they show it: with whom they played and what orders did is theirs
 * alone. `between`: I and they, if we met.
 */
export interface PersonInfo {
  id: string;
  name: string;
  people: LineInfo[];
  alone: LineInfo[];
  part: PartInfo;
  roles: RoleInfo[];
  turns: HabitInfo[];
  between: BetweenInfo | null;
}

/** Games two people played together: in how many the first stood before the other, behind, or level. */
export interface BetweenInfo {
  games: number;
  before: number;
  behind: number;
  level: number;
}

/**
 * When a game over days will be over (null: nobody can say yet), and how the people here keep to theirs: a seat
 * each, null of bots, of open seats, and of whoever shows it to nobody.
 */
export interface ForecastInfo {
  end: string | null;
  seats: (ReliabilityInfo | null)[];
}

/** Of somebody's games over days with others: those they played to the end, and turns in time. */
export interface ReliabilityInfo {
  finished: ShareInfo;
  in_time: ShareInfo;
}

/** So many of so many, and between what the true share lies 95 times of 100. */
export interface ShareInfo {
  count: number;
  of: number;
  least: number;
  most: number;
}

/** All that is kept about me. */
export interface Belongings {
  person: (Record<string, string | number | null>)[];
  logins: (Record<string, string | number | null>)[];
  notes: Record<string, string>[];
  lessons: (Record<string, string | number>)[];
  hints: (Record<string, string | number | boolean>)[];
  policies: Record<string, string>[];
  addresses: (Record<string, string | boolean>)[];
  mutes: Record<string, string>[];
  pushes: (Record<string, string | number>)[];
  hooks: Record<string, string>[];
  studies: (Record<string, string | number>)[];
  orders: (Record<string, string | number>)[];
  results: (Record<string, string | number>)[];
  tables: OwnTable[];
}

/**
 * A table I had to do with: my seats, what I said and chose there, how much of it I played, and where I let it tell
 * whose turn it is.
 */
export interface OwnTable {
  id: string;
  game: string;
  status: string;
  seats: number[];
  said: (Record<string, string | number>)[];
  choices: (Record<string, string | number>)[];
  tenures: Record<string, number>[];
  channel: Record<string, string>;
}

/** `usual_seats`: how many a new table is set for; `own_boards`: it can be played on a board file of one's own. */
export interface GameInfo {
  id: string;
  seats: number[];
  usual_seats: number;
  settings: SettingInfo[];
  rules_version: number;
  levels: string[];
  own_boards: boolean;
}

/** One option of a game; explained by `<game>-setting-<name>[-help|-<value>]`. `several`: with commas between. */
export interface SettingInfo {
  name: string;
  values: string[];
  default: string;
  several: boolean;
}

/**
 * The rules in our own words. Numbers are those of `decision.rules` and of refusals.
 *
 * `glance`: the game in twelve sentences, to be read before its first rule.
 */
export interface Rulebook {
  game: string;
  language: 'en' | 'fr';
  glance: GlancePart[];
  chapters: Chapter[];
}

export interface GlancePart {
  title: string;
  lines: GlanceLine[];
}

export interface GlanceLine {
  text: string;
  rules: string[];
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
  title?: string;
  pace?: PaceForm | null;
  hints?: boolean;
  planning?: 'advice' | 'off' | 'own';
  invited?: number;
  board?: string;
}

/** A seat of a new table: mine, open to whoever has the link, or a bot's. Several of mine: hot-seat. */
export interface SeatForm {
  kind: 'bot' | 'me' | 'open';
  level?: string | null;
  name?: string | null;
}

/**
 * How much time a table gives: a seat has `bank` seconds, a finished turn adds `increment`, never more than `cap`.
 *
 * `sleep`, `weekends`: whose clocks stand then (with `days` only). `vacation`: days a seat may be away.
 * `at_zero`: what becomes of a seat that stays late: the others are asked, a bot of `level` plays, or nothing.
 */
export interface PaceForm {
  kind: 'days' | 'live';
  bank: number;
  increment: number;
  cap: number;
  sleep?: boolean;
  weekends?: boolean;
  vacation?: number;
  at_zero?: 'ask' | 'bot' | 'wait';
  level?: string;
}

/** Sit down on an open seat, on any if none is named; or come back to a seat a bot took over. */
export interface SitForm {
  seat?: number | null;
  name?: string | null;
}

/** For how many hours from now on the link is good for a seat; 0: without end. */
export interface InviteForm {
  hours: number;
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

/** The lessons of a game; `minutes`: all but the first game together. `played`: I have finished a game of it. */
export interface Learning {
  game: string;
  minutes: number;
  lessons: LessonState[];
  played: boolean;
}

/**
 * A lesson, and how far I am: `step` of `steps`; `mark`: `done`, `star` (nothing but wanted choices), or nothing.
 *
 * `begun`: it can be gone on with. `whole`: it is a first game.
 */
export interface LessonState {
  id: string;
  title: Sentence;
  minutes: number;
  steps: number;
  whole: boolean;
  begun: boolean;
  step: number;
  mark: '' | 'done' | 'star';
}

/** The same in both languages: whoever changes the language reads on at once. */
export interface Sentence {
  en: string;
  fr: string;
}

/** Go on with a lesson; `again`: from its beginning. */
export interface LessonForm {
  again?: boolean;
}

/** How many began and ended a lesson; `left`: for each of its steps how many are there. Nobody is named. */
export interface LessonNumbers {
  lesson: string;
  begun: number;
  ended: number;
  left: number[];
}

/**
 * What a piece, an icon or a place is for. `spots`: patterns of places, `*` for any letters.
 *
 * `words`: how texts call it, by language.
 */
export interface TermInfo {
  id: string;
  rule: string;
  text: Sentence;
  icons: string[];
  spots: string[];
  words: Record<string, string[]>;
}

/** Phrases of games from elsewhere, as the text of a Fluent file. */
export interface PhraseFile {
  language: string;
  text: string;
}

/**
 * Where it is my turn, least time left first, then longest waiting; then the first page of all my tables and of
 * those listed for everybody; `/api/lists` has the others. `wanted`: listed tables where somebody is looked for.
 * `watched`: games of others that I have looked at and whose end I have not seen.
 * `waiting`: all where it is my turn, also those that were not asked for.
 */
export interface TableLists {
  waiting: string[];
  turn: TableInfo[];
  mine: TableInfo[];
  listed: TableInfo[];
  wanted: TableInfo[];
  watched: TableInfo[];
  mine_after: string | null;
  listed_after: string | null;
}

/**
 * A table as somebody may know it. Its id is the invitation: `/table/<id>`, good for a seat `until` then.
 * `ready`: by seat, when whoever waits there sat down, or said last that they are there.
 */
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
  title: string;
  pace: PaceInfo | null;
  clocks: ClockInfo[] | null;
  wanted: WantedInfo[];
  planning: string;
  until: string | null;
  ready: (string | null)[];
}

/**
 * `label` is how texts call the seat. `left`: its player abandoned the game and nobody plays for them yet.
 *
 * `may_return`: it is mine to take back. `may_ask`: it was mine, and another plays now: I may ask for it.
 * `wanted`: whoever asks for it may have it, if one of the others says yes.
 */
export interface SeatInfo {
  seat: number;
  label: string;
  kind: 'bot' | 'left' | 'open' | 'person' | 'script';
  name: string;
  level: string | null;
  mine: boolean;
  connected: boolean;
  may_return: boolean;
  may_ask: boolean;
  wanted: boolean;
}

/**
 * Rank (1 is best, ties share) and score by seat; `reason` is told by `<game>-reason-<reason>`.
 *
 * `told`: by seat the words of a score that is more than points (`<game>-score-<first word>`), where there are any.
 * `rivals`: who else has a score though nobody sits there. `tenures`: of seats that several played.
 */
export interface ResultInfo {
  ranks: number[];
  scores: number[];
  reason: string;
  told: string[][];
  rivals: RivalInfo[];
  tenures: StretchInfo[];
}

/** `name` is a word of the game. */
export interface RivalInfo {
  name: string;
  score: number;
}

/**
 * Who played a seat (a person by name, or a bot of this level) from step `since` until step `until`: how many
 * choices, and what share of the seat's.
 */
export interface StretchInfo {
  seat: number;
  name: string;
  level: string;
  since: number;
  until: number;
  choices: number;
  share: number;
}

/** As `PaceForm`. */
export interface PaceInfo {
  kind: 'days' | 'live';
  bank: number;
  increment: number;
  cap: number;
  sleep: boolean;
  weekends: boolean;
  vacation: number;
  at_zero: 'ask' | 'bot' | 'wait';
  level: string;
}

/**
 * A seat's clock when this was sent: seconds `left`; `deadline`: when they are over, null while it stands.
 *
 * `late`: since when nothing is left. `away`, `resting`: until when its person is away, and the clock stands.
 */
export interface ClockInfo {
  left: number;
  deadline: string | null;
  late: string | null;
  away: string | null;
  resting: string | null;
}

/** A seat that is wanted, and what it has as everybody may know (`<game>-gain-<word>`). */
export interface WantedInfo {
  seat: number;
  standing: Record<string, number>;
}

/** Some tables of a list, the last used first; `after` asks for those that follow, null if there are none. */
export interface TablePage {
  tables: TableInfo[];
  after: string | null;
}

/** What is asked at a table now, and what the seat that looks has (`<game>-gain-<word>`). */
export interface Glimpse {
  decision: DecisionInfo | null;
  has: Record<string, number>;
}

/** What everybody may know of the present decision: its class, its rules, the words of the question, who owes. */
export interface DecisionInfo {
  name: string;
  rules: string[];
  subject: string[];
  players: number[];
}

export interface Deadlines {
  zone: string;
  days: DeadlineDay[];
}

/** A day of my zone as 2026-11-19, and what is due then, in order. */
export interface DeadlineDay {
  day: string;
  deadlines: Deadline[];
}

/** When my time is over at a table; `late`: it was. */
export interface Deadline {
  table: string;
  game: string;
  title: string;
  at: string;
  late: boolean;
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

/**
 * `commitment` is SHA-256 of the secret, shown from the start; the secret is null until the game is over.
 *
 * `replayed`: the server made every draw again from the secret and found the same. Null: there is nothing to replay.
 */
export interface DiceInfo {
  commitment: string;
  secret: string | null;
  draws: DrawInfo[];
  replayed: boolean | null;
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

/**
 * What happened between two steps, a row for each player and heading; `ordered`: answers my own orders gave.
 *
 * `more`: how many rows are left out, for nobody reads them all.
 */
export interface Recap {
  since: number;
  until: number;
  rows: RecapRow[];
  ordered: number;
  more: number;
}

/**
 * What somebody did and gained, between two steps; `more`: how many things are left out, `concerns`: the reader.
 *
 * `under`: the heading of the log under which it happened, if one began since; not said of the reader's own row.
 */
export interface RecapRow {
  seat: number;
  first: number;
  last: number;
  text: string;
  gains: string;
  more: number;
  concerns: boolean;
  under: string;
}

/** Why a game ended as it did. `over_par`: by seat the points above what it makes on average; empty if unknown. */
export interface Review {
  scores: ScoreInfo[];
  rounds: RoundScores[];
  swings: Swing[];
  luck: LuckLine[];
  over_par: number[];
}

/** The points of an owner (a word of the game, a seat's label or another), by what brought them. */
export interface ScoreInfo {
  owner: string;
  total: number;
  sources: SourceInfo[];
}

/** Points for one thing; `source` is a word of the game, `sum` how they were reached: "24 ÷ 5". */
export interface SourceInfo {
  source: string;
  points: number;
  sum: string;
}

/** How things stood at a step where a round or turn began; `words` is its event. */
export interface RoundScores {
  step: number;
  words: string[];
  scores: number[];
}

/** Many points at once: the step, the event with the most of them, and how many there were. */
export interface Swing {
  step: number;
  words: string[];
  owner: string;
  points: number;
}

/** A finished game before its first step. `weights`: as in a `Story`. */
export interface ReplayInfo {
  table: TableInfo;
  static: Record<string, unknown>;
  weights: Record<string, number>;
}

/** A board to be checked: as the text of a file, or as data. `text` is then the file it came from: comments stay. */
export interface BoardForm {
  data?: Record<string, unknown> | null;
  text?: string;
}

/** A board as the text of its file and as data, and every problem `durbar board check` finds in it. */
export interface BoardInfo {
  game: string;
  text: string;
  data: Record<string, unknown>;
  problems: BoardProblem[];
}

/** What is wrong, in a sentence; `where` is the path to it in the data, with dots between. */
export interface BoardProblem {
  key: string;
  where: string;
  line: number;
  text: string;
}

/** All orders of a seat of mine, the first that answers counts; `version` of those I saw, 0: none. */
export interface OrdersForm {
  seat: number;
  version: number;
  orders: OrderForm[];
}

/**
 * An order. `id` of one that was given before; 0: a new one. `until` I change it, or my next turn begins.
 *
 * `when` it answers: `soon`, in my `own` time, or at `once`.
 */
export interface OrderForm {
  kind: string;
  given: Record<string, string>;
  id?: number;
  until?: 'change' | 'turn';
  when?: 'once' | 'own' | 'soon';
}

/**
 * The orders of a seat of mine. `used`: the step of the last answer they gave. `waiting`: the present question is
 * about to be answered by one. `forced`: what cannot be chosen otherwise is played.
 */
export interface OrdersInfo {
  seat: number;
  version: number;
  kinds: OrderKindInfo[];
  orders: OrderInfo[];
  used: number | null;
  waiting: boolean;
  forced: boolean;
}

/** A kind of order, told by `<game>-order-<name>`; `once`: its first answer uses it up. */
export interface OrderKindInfo {
  name: string;
  blanks: BlankInfo[];
  once: boolean;
}

/**
 * Something to fill in, told by `<game>-order-<kind>-<name>`: one of the words, or `several` in order of wish.
 *
 * A word is told by `<game>-order-is-<word>`, else by its name in the game. `needs`: it matters only where one of
 * these words is in the blank called `do`; empty: always.
 */
export interface BlankInfo {
  name: string;
  values: string[];
  several: boolean;
  needs: string[];
}

/** `standing`: it stands, its answer was taken back (`undone`), it is used up, or my turn has ended it. */
export interface OrderInfo {
  id: number;
  kind: string;
  given: Record<string, string>;
  until: 'change' | 'turn';
  when: 'once' | 'own' | 'soon';
  standing: 'ended' | 'stands' | 'undone' | 'used';
}

/** A new board of a seat of mine, from a step of the game (null: now). */
export interface PlanForm {
  seat: number;
  step?: number | null;
}

/** A choice after a node: mine, or one that is assumed of another seat; `player` -1 is chance. */
export interface PlanChoice {
  version: number;
  node: number;
  player: number;
  option: number;
}

/**
 * `until-me`: the others and chance at random until I must choose; `redeal` deals the unknown again; `catch-up`
 * brings it to where the game is; a node may be promoted or deleted; `remark` sets its mark and comment.
 */
export interface PlanEdit {
  version: number;
  node: number;
  what: 'catch-up' | 'delete' | 'promote' | 'redeal' | 'remark' | 'until-me';
  mark?: string;
  comment?: string;
}

/** One of my boards at a table. */
export interface PlanLine {
  id: string;
  seat: number;
  step: number;
  touched: number;
}

/**
 * A board: its tree, and the node that is looked at (`at`), as its seat sees it (-2: all hands open, a board to
 * study on). `now`: the node up to which it was really played; `behind`: so many choices have been made since, or
 * (below 0) taken back. `own`: mine to change.
 */
export interface PlanInfo {
  id: string;
  table: string;
  game: string;
  names: string[];
  own: boolean;
  seat: number;
  step: number;
  behind: number;
  version: number;
  nodes: PlanNode[];
  at: number;
  now: number;
  view: Record<string, unknown>;
  outlook: string[][];
  decision: DecisionInfo | null;
  asks: Ask[];
  outcomes: OutcomeInfo[];
  events: string[][];
  result: ResultInfo | null;
  static: Record<string, unknown>;
  drawing: Record<string, string> | null;
}

/**
 * A choice of the tree; `parent` is the number of the node before, `by` -1 is chance. The first is the root.
 *
 * `line`: really played (`plain`; `foreseen`: and planned before), still `open`, or `gone` by.
 */
export interface PlanNode {
  parent: number;
  by: number | null;
  words: string[];
  assumed: boolean;
  mark: string;
  comment: string;
  odds: number;
  line: 'foreseen' | 'gone' | 'open' | 'plain';
}

/**
 * What the looking seat is asked. `number` comes back with the choice, so that a late click does no harm.
 *
 * `refused`: what looks possible and is not. A page that takes changes is told only how many there are (`untold`),
 * and asks `why` once somebody points at one.
 */
export interface Ask {
  seat: number;
  number: number;
  options: OptionInfo[];
  refused: RefusedInfo[];
  untold: number;
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

/** A way a draw may come out, and how likely it is. */
export interface OutcomeInfo {
  id: number;
  words: string[];
  odds: number;
}

/** Nodes side by side: points, and every field that differs (its name, then its text in each). */
export interface PlanCompared {
  columns: PlanPoints[];
  rows: string[][];
}

/** How it stands at one of the nodes that are compared. */
export interface PlanPoints {
  node: number;
  points: number[];
}

/** Play the line through a node by itself: `exact`: while I see what the plan saw; `legal`: while it is possible. */
export interface PlayLine {
  version: number;
  node: number;
  how?: 'exact' | 'legal';
}

/**
 * The line of a plan that is played for me: all of my choices in it, and how many are made. It waits, or stopped:
 * `undone` at the table, I chose `myself`, there was a `surprise`, it became `illegal`, or all of it is `played`.
 */
export interface PlayedLine {
  state: 'illegal' | 'myself' | 'none' | 'played' | 'surprise' | 'undone' | 'waits';
  how: 'exact' | 'legal';
  choices: string[][];
  made: number;
}

/** The review of a finished game: nobody asked for one, it is `working`, or it is done. Parts of work: how far. */
export interface ReviewInfo {
  state: 'done' | 'none' | 'working';
  done: number;
  wanted: number;
  told: ReviewTold | null;
}

/** A review so far. `by_points`: points are shown first. Totals count once nothing is wanted any more. */
export interface ReviewTold {
  game: string;
  rules: number;
  judge: string;
  seed: number;
  by_points: boolean;
  done: number;
  wanted: number;
  draws: number;
  stations: StationTold[];
  items: ItemTold[];
  seats: SeatTold[];
  turning: TurningTold[];
  verdicts: VerdictTold[];
}

/** What everybody may expect after so many steps: by seat shares of the win, points less the table's mean. */
export interface StationTold {
  step: number;
  shares: number[];
  share_errors: number[];
  points: number[];
  point_errors: number[];
  games: number;
}

/** What happened between two stations: a `draw`, a `turn` or `plans`, and whose (-1: everybody's). */
export interface ItemTold {
  kind: string;
  whose: number;
  first: number;
  last: number;
}

/** The books of a seat: result - start = luck + own + met + what came from the others. */
export interface SeatTold {
  seat: number;
  start: Amount;
  result: Amount;
  luck: Amount;
  own: Amount;
  met: Amount;
  others: Amount[];
  adjusted: Amount;
  choices: number;
}

/** A value and its standard error, as a share of the win and in points. */
export interface Amount {
  share: number;
  share_error: number;
  points: number;
  points_error: number;
}

/** A turning point: the item, what it changed for everybody, and whom it moved most. */
export interface TurningTold {
  item: ItemTold;
  changes: number[];
  most: number;
  error: number;
}

/** A choice the referee looked at; `name` is empty where it is close. */
export interface VerdictTold {
  step: number;
  seat: number;
  chosen: string;
  better: string;
  name: string;
  loss: number;
  low: number;
  high: number;
  others: number[];
  games: number;
}

/**
 * A choice of a finished game that a review found to be a mistake, asked again: the moment as its seat saw it, all
 * it could choose, and which of that is right (the better option, and whatever leads to the same).
 */
export interface BetterQuestion {
  moment: Moment;
  options: OptionInfo[];
  right: number[];
}

/**
 * A step of a game, from one viewpoint. `log` is what happened in the choice that led here.
 *
 * `chosen` is the choice made next, where the viewer may know it: their own, or anyone's once the game is over.
 * `following`: the steps after it, where they were asked for as well.
 */
export interface Moment {
  step: number;
  steps: number;
  looking: number | null;
  view: Record<string, unknown>;
  outlook: string[][];
  decision: DecisionInfo | null;
  result: ResultInfo | null;
  log: LogItem[];
  chosen: string[] | null;
  by: number | null;
  static: Record<string, unknown> | null;
  drawing: Record<string, string> | null;
  following: Moment[];
}

/**
 * Something that happened.
 *
 * kind "event": words of the game (`<game>-event-<name>`). kind "undo": `words` = [from step, to step]; events of the
 * steps above the second number are undone, and stay in the log. Other kinds: redo, asked (to undo; words as undo),
 * refused, sat, left, bot, start, abandon, return, wanted, offered (by a name), substituted (whom, for whom), late,
 * away, back, moved,
 * carried, lost, resumed, nudged, over, closed, chose (a choice of a history that
 * cannot be played any more, in the words of its record), told by `server-log-<kind>`. `seat`: who did it, if anybody.
 */
export interface LogItem {
  moment: number;
  step: number;
  seat: number | null;
  kind: string;
  words: string[];
}

/** A board to study on: from a step of a finished table, a text (a position or a record), or a new game. */
export interface StudyForm {
  table?: string;
  step?: number;
  text?: string;
  game?: string;
  players?: number;
}

/** One of my boards to study on. */
export interface StudyLine {
  id: string;
  table: string;
  game: string;
  touched: number;
}

/** What are the options of a seat worth after a node? Asked again, it is known better. */
export interface ValuesForm {
  node: number;
  seat: number;
}

/** Of every option, the one tried most first. `by_points`: points say more than shares of the win in this game. */
export interface ValuesInfo {
  by_points: boolean;
  values: OptionValue[];
}

/**
 * An option: what the search makes of it (0 to 1) after so many tries; share of the win and points less the table's
 * mean in so many games to the end of the round or game, with their standard errors. `games` 0: none was played.
 */
export interface OptionValue {
  option: number;
  words: string[];
  search: number;
  tries: number;
  share: number;
  share_error: number;
  points: number;
  points_error: number;
  games: number;
}

/** Every error: a key, and one sentence in the reader's language that says what to do. */
export interface ProblemInfo {
  key: string;
  text: string;
}

/** Earlier items, oldest first. */
export interface LogPage {
  log: LogItem[];
  earlier: boolean;
}

/**
 * Everything the looking seat (null: a spectator's eyes) may know now, and what happened since the last message.
 *
 * `drawing` is the view as text, by language, of a game for which the page has no board.
 * `outlook`: what the position promises everybody, in words (`<game>-outlook-<name>`).
 * `nudge`: from when on whoever is to move may be reminded.
 * `ended`: how a game without a result came to its end; empty while it goes on, and where it has a result.
 */
export interface State {
  type: 'state';
  moment: number;
  step: number;
  table: TableInfo;
  looking: number | null;
  view: Record<string, unknown> | null;
  outlook: string[][];
  decision: DecisionInfo | null;
  ask: Ask | null;
  undo: UndoInfo | null;
  result: ResultInfo | null;
  ended: '' | 'abandoned' | 'agreed' | 'closed';
  log: LogItem[];
  chat: ChatItem[];
  talk: TalkInfo;
  seen: number;
  earlier: boolean;
  lesson: LessonInfo | null;
  motion: MotionInfo | null;
  paused: string | null;
  offers: OfferInfo[];
  tenures: TenureInfo[];
  nudge: string | null;
  static: Record<string, unknown> | null;
  story: Story | null;
  drawing: Record<string, string> | null;
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

/**
 * `seat` is null for a spectator. `text` is plain text, never markup. `speaker`: the same number for the same
 * person, whatever they call themselves; pages hide what one says by it, and the host mutes one by it.
 */
export interface ChatItem {
  moment: number;
  at: string;
  seat: number | null;
  name: string;
  text: string;
  speaker: number;
}

/** Who may talk: `muted` speakers may not, and when it is `closed`, nobody who only looks on. */
export interface TalkInfo {
  closed: boolean;
  muted: number[];
}

/**
 * The lesson of this table at its present step, counted from 0 (at the end `text` says what was learned).
 *
 * `kind`: what the step asks for. `frame`: places, and parts of the page (`part:`), to show. `wanted`: ids of the
 * present options that go on, of a `try` those of the refused ones. `point`: places one of which is to be found.
 * `said` answers what was pressed last and was not wanted, `missed` counts that in this step.
 * `lost`: the goal was missed.
 * `busy`: the others' moves are on. `dice`: here it is said that dice are chosen beforehand. `changed`: the lesson is
 * taught otherwise by now, and must begin again.
 */
export interface LessonInfo {
  id: string;
  number: number;
  of: number;
  title: Sentence;
  step: number;
  steps: number;
  kind: 'do' | 'end' | 'find' | 'goal' | 'read' | 'try';
  text: Sentence;
  rule: string;
  frame: string[];
  wanted: number[];
  point: string[];
  said: Sentence | null;
  missed: number;
  lost: boolean;
  busy: boolean;
  clean: boolean;
  dice: boolean;
  changed: boolean;
  next: NextLesson | null;
}

export interface NextLesson {
  id: string;
  title: Sentence;
}

/**
 * Somebody (`seat`) asks the others: for a `pause` or `time` of so many seconds, a `bot` for a seat, that another
 * person is looked for (`wanted`), that it is given back to the `person` of this name, another `pace`, the `end`.
 *
 * `target`: the seat it is about, null for all. `needed`: how many of those with a vote must agree; `waiting` of them
 * have not answered.
 */
export interface MotionInfo {
  number: number;
  seat: number;
  what: 'bot' | 'end' | 'pace' | 'pause' | 'person' | 'time' | 'wanted';
  target: number | null;
  seconds: number;
  level: string;
  until: string;
  yes: number[];
  no: number[];
  waiting: number[];
  needed: number;
  name: string;
  pace: PaceInfo | null;
}

/** Somebody would play on in this seat; `mine`: I would. */
export interface OfferInfo {
  number: number;
  seat: number;
  name: string;
  mine: boolean;
}

/** From a moment on a seat was somebody's by this name, or a bot's of this level; until the next of that seat. */
export interface TenureInfo {
  seat: number;
  name: string;
  level: string;
  moment: number;
}

/**
 * What gives a log its shape, told with the first message.
 *
 * `weights`: 0 part of a move, 2 worth a longer look, 3 marked in the history, 4 begins a turn or round; an event that
 * is not here weighs 1. `landmarks`: all events so far that weigh 3 or more, however old.
 */
export interface Story {
  weights: Record<string, number>;
  landmarks: LogItem[];
}

/**
 * In place of a `state`, for a page that takes changes: what choices changed since its last one, that of moment
 * `since`. Nothing else did; `chat` is empty, `earlier` false, `static` and `story` null. A page whose last state is
 * of another moment connects again.
 */
export interface StateChange {
  type: 'change';
  since: number;
  all: ChangedForAll;
  own: ChangedForEyes;
}

/**
 * What is the same for everybody. `outlook`: null: as it was. `log`: null where somebody was told something the
 * others were not; then each has their own.
 */
export interface ChangedForAll {
  moment: number;
  step: number;
  turn: number[];
  touched: string;
  outlook: string[][] | null;
  decision: DecisionInfo | null;
  nudge: string | null;
  log: LogItem[] | null;
}

/** What depends on whose eyes look: `view` has only the fields that are not as they were. */
export interface ChangedForEyes {
  view: Record<string, unknown>;
  ask: Ask | null;
  undo: UndoInfo | null;
  log: LogItem[] | null;
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

/** Those who look back together. `leader`: the number of whoever leads, null: they are gone; `me`: my own. */
export interface RoomState {
  type: 'room';
  members: RoomMember[];
  leader: number | null;
  me: number;
  place: RoomPlace;
}

/** Somebody who looks back together with others; `follows`: the leader, or goes their own way. */
export interface RoomMember {
  number: number;
  name: string;
  follows: boolean;
}

/**
 * Where the leader looks: a step, or (`study` is not empty) a node of a board to study on. `spot`: the place of the
 * board somebody points at.
 */
export interface RoomPlace {
  step: number;
  study: string;
  node: number;
  spot: string;
  by: string;
}

/** What the client asked with this `ref` is stored for good. */
export interface Done {
  type: 'done';
  ref: string;
  moment: number;
}

/** The answer to `why`: all that looks possible in the question of this number and is not. */
export interface Reasons {
  type: 'why';
  ref: string;
  number: number;
  refused: RefusedInfo[];
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
 * `more`: events left out, where there are many. `promises`: what would be promised otherwise than now, as `outlook`.
 */
export interface PreviewInfo {
  option: number;
  events: string[][];
  next: 'draw' | 'hidden' | 'mine' | 'other' | 'over';
  more: number;
  promises: string[][];
}

/** The answer to `ways`: ends that are two or more choices away. */
export interface WaysFound {
  type: 'ways';
  ref: string;
  number: number;
  option: number | null;
  ways: WayInfo[];
}

/** Choices of one's own in a row, in words: the last says where it ends. `events`, `promises`: as of a preview. */
export interface WayInfo {
  choices: string[][];
  events: string[][];
  promises: string[][];
}

/** The answer to `advise`: options a hard bot tried enough, those that promise most first. Empty: gone by. */
export interface Advised {
  type: 'advice';
  ref: string;
  number: number;
  alternatives: AlternativeInfo[];
}

/**
 * A choice a bot looked at: how well it expects to do with it, 0 to 1, and how often it tried it.
 *
 * `line`, of the first: what it would choose next, in words, until chance or somebody else decides. `wins` is the
 * seat's chance to win after this choice, `points` what it expects to have over the table's mean at the end.
 */
export interface AlternativeInfo {
  option: number;
  value: number;
  visits: number;
  line: string[][];
  wins: number;
  points: number;
}

/**
 * The answer to `hints`: at most one for the question, and those of choices that are pointed at.
 *
 * `never`: this player is no newcomer, or the table was set without hints; pages need not ask again.
 */
export interface Hinted {
  type: 'hints';
  ref: string;
  number: number;
  hints: HintInfo[];
  never: boolean;
}

/**
 * A reminder for newcomers. `name`: how it is remembered in this game. `option`: only while that is pointed at.
 *
 * `stop`: a good moment to stop for today.
 */
export interface HintInfo {
  id: string;
  name: string;
  text: Sentence;
  rule: string;
  option: number | null;
  stop: boolean;
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

/**
 * In a lesson: the step is read (`next`), what it asks for was `tried` (`option`) or `found` (`place`).
 *
 * `again`: the lesson from its beginning; `once-more`: a goal that was missed; `show-me`: do it for me. A step back
 * is `undo`.
 */
export interface Step {
  type: 'step';
  what: 'again' | 'found' | 'next' | 'once-more' | 'show-me' | 'tried';
  option?: number;
  place?: string;
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

/** As the host: let a speaker say nothing more here, or speak again. */
export interface Mute {
  type: 'mute';
  speaker: number;
  on?: boolean;
  ref?: string;
}

/** As the host: let only those talk who sit at the table, or everybody again. */
export interface CloseTalk {
  type: 'close_talk';
  on?: boolean;
  ref?: string;
}

/** Why can the rest of what looks possible in the present question not be chosen? */
export interface Wondering {
  type: 'why';
  seat: number;
  decision: number;
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

/** Where would several choices of the present question in a row lead, after this `option` if one is given? */
export interface Wayfinding {
  type: 'ways';
  seat: number;
  decision: number;
  option?: number | null;
  ref?: string;
}

/** What would a bot choose? Told where no other person plays or the table allows it; it knows no more than I do. */
export interface Advising {
  type: 'advise';
  seat: number;
  decision: number;
  ref?: string;
}

/** What newcomers overlook now. `said`: names of those told in this game. `always`: for experienced players too. */
export interface Hinting {
  type: 'hints';
  seat: number;
  decision: number;
  said?: string[];
  always?: boolean;
  ref?: string;
}

/** A hint was shown for the first time in this game; `known`: never again. */
export interface HintTold {
  type: 'hint';
  hint: string;
  known?: boolean;
}

/** See through the eyes of one of my seats (hot-seat: after the hand-over), or of a spectator. */
export interface Look {
  type: 'look';
  seat: number | null;
  ref?: string;
}

/**
 * Ask the others. `target`: a seat, where it is about one. `level`: of the bot. `offer`: of the `person` who had a
 * seat before and would have it back. `pace`: another, null: no clock.
 */
export interface Move {
  type: 'move';
  what: 'bot' | 'end' | 'pace' | 'pause' | 'person' | 'time' | 'wanted';
  target?: number | null;
  seconds?: number;
  level?: string;
  offer?: number;
  pace?: PaceForm | null;
  ref?: string;
}

export interface Vote {
  type: 'vote';
  number: number;
  agree: boolean;
  ref?: string;
}

/** End a pause. */
export interface Resume {
  type: 'resume';
  ref?: string;
}

/** Remind somebody who has been waited for a day. */
export interface Nudge {
  type: 'nudge';
  seat: number;
  ref?: string;
}

/**
 * Look back at a finished game together: `join` or `leave`; as the leader `go` to a step (or a node of a `study`)
 * and `give` the lead `to` another one; `point` at a spot; `free`: my own way, `follow` again; `lead` in place of one
 * who is gone.
 */
export interface LookTogether {
  type: 'together';
  what: 'follow' | 'free' | 'give' | 'go' | 'join' | 'lead' | 'leave' | 'point';
  step?: number;
  study?: string;
  node?: number;
  spot?: string;
  to?: number;
  ref?: string;
}

/** Somebody looks at the page and has touched it just now: nobody need mail them what they see. */
export interface Here {
  type: 'here';
}

/** I have seen everything up to this moment; the next connection tells what happened since. */
export interface Seen {
  type: 'seen';
  moment: number;
}

export type ToClient = State | StateChange | Talk | Presence | RoomState | Done | Reasons | Previewed | WaysFound | Advised | Hinted | Failure;

export type ToServer = Choose | Undo | Redo | Step | Consent | Chat | Mute | CloseTalk | Wondering | Previewing | Wayfinding | Advising | Hinting | HintTold | Look | Move | Vote | Resume | Nudge | LookTogether | Here | Seen;
