/** What is asked once: JSON in, JSON out; every error is a sentence the server wrote for people. */
import type {
  BoardForm,
  BoardInfo,
  Belongings,
  BetterQuestion,
  Deadlines,
  ForecastInfo,
  DiceInfo,
  GameInfo,
  Glimpse,
  HeedInfo,
  HookForm,
  HookInfo,
  HoursForm,
  HoursInfo,
  Learning,
  LessonNumbers,
  LogPage,
  LoginInfo,
  LuckReport,
  Delivered,
  MailInfo,
  Me,
  Moment,
  Notes,
  NoticesForm,
  NoticesInfo,
  OrdersForm,
  OrdersInfo,
  Person,
  PersonInfo,
  PlanChoice,
  PlanCompared,
  PlanEdit,
  PlanInfo,
  PlanLine,
  PlayLine,
  PlayedLine,
  ProblemInfo,
  PushForm,
  PushInfo,
  Recap,
  ReplayInfo,
  RecordText,
  Statistics,
  Review,
  ReviewInfo,
  Rulebook,
  StudyForm,
  StudyLine,
  TermInfo,
  TestForm,
  TableForm,
  TableInfo,
  TableLists,
  TablePage,
  ValuesInfo,
  Welcome,
} from '../wire/types';
import { settings } from '../i18n/settings.svelte';
import { host } from './host';

/** Which tables are wanted: `game`, `pace`, and the `name` of somebody there. */
export type Wanted = Record<string, string>;

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await textOf(method, path, body === undefined ? undefined : JSON.stringify(body));
  return (text ? JSON.parse(text) : null) as T;
}

async function textOf(method: string, path: string, body?: string): Promise<string> {
  const { status, text } = await host.ask(method, `/api${path}`, settings.language, body);
  if (status >= 200 && status < 300) return text;
  throw troubleOf(status, text);
}

function troubleOf(status: number, text: string): Trouble {
  try {
    const problem = JSON.parse(text) as ProblemInfo;
    if (problem.key) return new Trouble(status, problem.key, problem.text);
  } catch {
    // Not ours: a proxy's page, or nothing at all.
  }
  return new Trouble(status, 'unknown', '');
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

export const api = {
  me: () => get<Me>('/me'),
  guest: (name: string) => post<Welcome>('/guest', { name, language: settings.language }),
  patchMe: (change: { name?: string; language?: string; theme?: string; shown?: Person['shown'] }) =>
    call<Me>('PATCH', '/me', change),
  recover: (code: string) => post<Me>('/recover', { code }),
  recoveryCode: () => post<Welcome>('/me/recovery'),
  account: (login: string, password: string) => post<Me>('/account', { login, password }),
  login: (login: string, password: string) => post<Me>('/login', { login, password }),
  logout: () => post<Me>('/logout'),
  logins: () => get<LoginInfo[]>('/me/logins'),
  endLogin: (id: string | null) => post<LoginInfo[]>('/me/logins/end', { id }),
  password: (old: string, fresh: string) => post<LoginInfo[]>('/me/password', { old, new: fresh }),
  belongings: () => get<Belongings>('/me/export'),
  goodbye: (password: string) => post<Me>('/me/goodbye', { password }),
  hours: () => get<HoursInfo>('/me/hours'),
  setHours: (form: HoursForm) => call<HoursInfo>('PUT', '/me/hours', form),
  mail: () => get<MailInfo>('/me/mail'),
  setMail: (address: string | null) => call<MailInfo>('PUT', '/me/mail', { address }),
  verifyMail: (code: string) => post<MailInfo>('/me/mail/verify', { code }),
  notices: () => get<NoticesInfo>('/me/notices'),
  setNotices: (form: NoticesForm) => call<NoticesInfo>('PUT', '/me/notices', form),
  push: () => get<PushInfo>('/me/push'),
  setPush: (form: PushForm) => call<PushInfo>('PUT', '/me/push', form),
  forgetPush: (id: string) => post<PushInfo>('/me/push/forget', { id }),
  hook: () => get<HookInfo>('/me/hook'),
  setHook: (form: HookForm) => call<HookInfo>('PUT', '/me/hook', form),
  testWay: (channel: TestForm['channel'], id = '') => post<Delivered>('/me/test', { channel, id }),
  channel: (table: string) => get<HookInfo>(`/tables/${table}/channel`),
  setChannel: (table: string, form: HookForm) => call<HookInfo>('PUT', `/tables/${table}/channel`, form),
  testChannel: (table: string) => post<Delivered>(`/tables/${table}/channel/test`),
  heed: (table: string) => get<HeedInfo>(`/tables/${table}/word`),
  setHeed: (table: string, how: HeedInfo['how']) => call<HeedInfo>('PUT', `/tables/${table}/word`, { how }),
  results: () => textOf('GET', '/me/results.csv'),
  statistics: () => get<Statistics>('/me/statistics'),
  person: (id: string) => get<PersonInfo>(`/people/${id}`),
  seated: (table: string, seat: number) => get<PersonInfo>(`/tables/${table}/seats/${seat}/person`),
  games: () => get<GameInfo[]>('/games'),
  board: (game: string) => get<BoardInfo>(`/boards/${game}`),
  checkBoard: (game: string, form: BoardForm) => post<BoardInfo>(`/boards/${game}/check`, form),
  rules: (game: string, language: string) => get<Rulebook>(`/rules/${game}/${language}`),
  terms: (game: string) => get<TermInfo[]>(`/terms/${game}`),
  courses: () => get<Learning[]>('/learn'),
  learning: (game: string) => get<Learning>(`/learn/${game}`),
  lesson: (game: string, lesson: string, again: boolean) =>
    post<TableInfo>(`/learn/${game}/lessons/${lesson}`, { again }),
  forgetLessons: (game: string) => post<Learning>(`/learn/${game}/forget`),
  lessonNumbers: (game: string) => get<LessonNumbers[]>(`/learn/${game}/numbers`),
  tables: (wanted: Wanted = {}) => get<TableLists>(`/tables?${new URLSearchParams(wanted)}`),
  list: (name: 'turn' | 'mine' | 'listed', after = '', wanted: Wanted = {}) =>
    get<TablePage>(`/lists/${name}?${new URLSearchParams({ ...wanted, after })}`),
  deadlines: () =>
    get<Deadlines>(`/deadlines?${new URLSearchParams({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}`),
  create: (form: TableForm) => post<TableInfo>('/tables', form),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  glimpse: (id: string, seat: number) => get<Glimpse>(`/tables/${id}/glimpse?seat=${seat}`),
  sit: (id: string, seat?: number) => post<TableInfo>(`/tables/${id}/sit`, seat === undefined ? {} : { seat }),
  leave: (id: string, seat?: number) => post<TableInfo>(`/tables/${id}/leave`, seat === undefined ? {} : { seat }),
  bot: (id: string, seat: number, level: string) => post<TableInfo>(`/tables/${id}/bot`, { seat, level }),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  invite: (id: string, hours: number) => post<TableInfo>(`/tables/${id}/invite`, { hours }),
  ready: (id: string) => post<TableInfo>(`/tables/${id}/ready`),
  forecast: (id: string) => get<ForecastInfo>(`/tables/${id}/forecast`),
  abandon: (id: string, form: { how?: 'bot'; level?: string } = {}) => post<TableInfo>(`/tables/${id}/abandon`, form),
  wanted: (id: string, seat: number, on: boolean) => post<TableInfo>(`/tables/${id}/wanted`, { seat, on }),
  offer: (id: string, seat: number | null) => post<TableInfo>(`/tables/${id}/offer`, { seat }),
  accept: (id: string, offer: number) => post<TableInfo>(`/tables/${id}/accept`, { offer }),
  takeover: (id: string, seat: number, level: string) => post<TableInfo>(`/tables/${id}/takeover`, { seat, level }),
  importRecord: (record: string) => post<TableInfo>('/import', { record }),
  history: (id: string, step: number, seat: number | null, ahead = 0) =>
    get<Moment>(`/tables/${id}/history/${step}?ahead=${ahead}${seat === null ? '' : `&seat=${seat}`}`),
  replay: (id: string) => get<ReplayInfo>(`/tables/${id}/replay`),
  replayStep: (id: string, step: number, eyes: number | null) =>
    get<Moment>(`/tables/${id}/replay/${step}${eyes === null ? '' : `?seat=${eyes}`}`),
  lift: (id: string) => post<null>(`/tables/${id}/lift`),
  log: (id: string, before: number) => get<LogPage>(`/tables/${id}/log?before=${before}`),
  record: (id: string) => get<RecordText>(`/tables/${id}/record`),
  fork: (id: string, step: number, seat: number, level: string | null) =>
    post<TableInfo>(`/tables/${id}/fork`, { step, seat, level }),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  notes: (id: string) => get<Notes>(`/tables/${id}/notes`),
  keepNotes: (id: string, text: string) => call<Notes>('PUT', `/tables/${id}/notes`, { text }),
  plans: (id: string) => get<PlanLine[]>(`/tables/${id}/plans`),
  addPlan: (id: string, seat: number) => post<PlanInfo>(`/tables/${id}/plans`, { seat }),
  plan: (id: string, node?: number) => get<PlanInfo>(`/studies/${id}${node === undefined ? '' : `?node=${node}`}`),
  planChoice: (id: string, form: PlanChoice) => post<PlanInfo>(`/studies/${id}/choose`, form),
  editPlan: (id: string, form: PlanEdit) => post<PlanInfo>(`/studies/${id}/edit`, form),
  studies: () => get<StudyLine[]>('/studies'),
  addStudy: (form: Partial<StudyForm>) => post<PlanInfo>('/studies', form),
  studyText: (id: string) => get<RecordText>(`/studies/${id}/text`),
  values: (id: string, node: number, seat: number) => post<ValuesInfo>(`/studies/${id}/values`, { node, seat }),
  dropStudy: (id: string) => call<null>('DELETE', `/studies/${id}`),
  better: (id: string, step: number) => get<BetterQuestion>(`/tables/${id}/better/${step}`),
  playLine: (id: string, form: PlayLine) => post<PlayedLine>(`/studies/${id}/play`, form),
  line: (id: string, seat: number) => get<PlayedLine>(`/tables/${id}/line?seat=${seat}`),
  dropLine: (id: string, seat: number) => call<null>('DELETE', `/tables/${id}/line?seat=${seat}`),
  comparePlan: (id: string, nodes: readonly number[]) =>
    get<PlanCompared>(`/studies/${id}/compare?nodes=${nodes.join(',')}`),
  orders: (id: string, seat: number) => get<OrdersInfo>(`/tables/${id}/orders?seat=${seat}`),
  giveOrders: (id: string, form: OrdersForm) => call<OrdersInfo>('PUT', `/tables/${id}/orders`, form),
  dice: (id: string) => get<DiceInfo>(`/tables/${id}/dice`),
  reviewed: (id: string) => get<ReviewInfo>(`/tables/${id}/reviewed`),
  beginReview: (id: string) => post<ReviewInfo>(`/tables/${id}/reviewed`),
  review: (id: string) => get<Review>(`/tables/${id}/review`),
  recap: (id: string, seat: number | null) =>
    get<Recap>(`/tables/${id}/recap/${settings.language}${seat === null ? '' : `?seat=${seat}`}`),
  luck: (id: string) => get<LuckReport>(`/tables/${id}/luck`),
};
