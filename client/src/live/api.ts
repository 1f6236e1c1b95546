/** HTTP: JSON in, JSON out; every error is a sentence the server wrote for people. */
import type {
  DiceInfo,
  GameInfo,
  LogPage,
  LuckReport,
  Me,
  Moment,
  Notes,
  ProblemInfo,
  RecordText,
  Rulebook,
  TableForm,
  TableInfo,
  TableLists,
  Welcome,
} from '../wire/types';
import { settings } from '../reader/settings.svelte';

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
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(`/api${path}`, init);
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  throw troubleOf(answer.status, text);
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
  patchMe: (change: { name?: string; language?: string; theme?: string }) => call<Me>('PATCH', '/me', change),
  recover: (code: string) => post<Me>('/recover', { code }),
  recoveryCode: () => post<Welcome>('/me/recovery'),
  account: (login: string, password: string) => post<Me>('/account', { login, password }),
  login: (login: string, password: string) => post<Me>('/login', { login, password }),
  logout: () => post<Me>('/logout'),
  games: () => get<GameInfo[]>('/games'),
  rules: (game: string, language: string) => get<Rulebook>(`/rules/${game}/${language}`),
  tables: () => get<TableLists>('/tables'),
  create: (form: TableForm) => post<TableInfo>('/tables', form),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  sit: (id: string, seat?: number) => post<TableInfo>(`/tables/${id}/sit`, seat === undefined ? {} : { seat }),
  leave: (id: string, seat?: number) => post<TableInfo>(`/tables/${id}/leave`, seat === undefined ? {} : { seat }),
  bot: (id: string, seat: number, level: string) => post<TableInfo>(`/tables/${id}/bot`, { seat, level }),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  abandon: (id: string) => post<TableInfo>(`/tables/${id}/abandon`),
  takeover: (id: string, seat: number, level: string) => post<TableInfo>(`/tables/${id}/takeover`, { seat, level }),
  importRecord: (record: string) => post<TableInfo>('/import', { record }),
  history: (id: string, step: number, seat: number | null) =>
    get<Moment>(`/tables/${id}/history/${step}${seat === null ? '' : `?seat=${seat}`}`),
  log: (id: string, before: number) => get<LogPage>(`/tables/${id}/log?before=${before}`),
  record: (id: string) => get<RecordText>(`/tables/${id}/record`),
  fork: (id: string, step: number, seat: number, level: string | null) =>
    post<TableInfo>(`/tables/${id}/fork`, { step, seat, level }),
  notes: (id: string) => get<Notes>(`/tables/${id}/notes`),
  keepNotes: (id: string, text: string) => call<Notes>('PUT', `/tables/${id}/notes`, { text }),
  dice: (id: string) => get<DiceInfo>(`/tables/${id}/dice`),
  luck: (id: string) => get<LuckReport>(`/tables/${id}/luck`),
};
