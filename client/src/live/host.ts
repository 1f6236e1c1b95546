/** Who answers the page: a server over the net, or the same program in a worker of this tab. */
import { inTab } from '../i18n/place';
import { TabHost } from './tab_host';

export interface Answer {
  status: number;
  text: string;
}

/** As much of a WebSocket as a live line needs. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Host {
  ask(method: string, path: string, language: string, body?: string): Promise<Answer>;
  open(path: string, language: string): Wire;
}

const server: Host = {
  async ask(method, path, language, body) {
    const headers: Record<string, string> = { 'Accept-Language': language };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const init: RequestInit = { method, headers, credentials: 'same-origin' };
    if (body !== undefined) init.body = body;
    const answer = await fetch(path, init);
    return { status: answer.status, text: await answer.text() };
  },
  open(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${path}`);
  },
};

/** Null where a server is the host. */
export const tab: TabHost | null = inTab ? new TabHost() : null;
export const host: Host = tab ?? server;
if (tab) (window as unknown as { durbarHost: Host }).durbarHost = tab; // for whoever asks by hand, and for tests
