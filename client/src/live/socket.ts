/** The live line to a table: opens again by itself, and resumes from the last moment it has. */
import { settings } from '../i18n/settings.svelte';
import type { ToClient, ToServer } from '../wire/types';
import { host, type Wire } from './host';

export type LinkState = 'opening' | 'live' | 'lost' | 'closed' | 'veiled';

/** How this game ended is not told yet to whoever looks here. */
const VEILED = 4410;

interface Listener {
  address(): string;
  heard(message: ToClient): void;
  link(state: LinkState, seconds: number): void;
}

/** Seconds until the next attempt: quick at first, never rarer than every 15 s. */
export function waitBefore(attempt: number): number {
  return Math.min(15, 2 ** Math.min(attempt, 4));
}

export class Socket {
  private line: Wire | null = null;
  private attempt = 0;
  private clock: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(private readonly listener: Listener) {
    addEventListener('online', this.now);
    this.open();
  }

  send(message: ToServer): boolean {
    if (this.line?.readyState !== WebSocket.OPEN) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  /** Try at once instead of waiting. */
  now = (): void => {
    if (this.ended || this.line) return;
    clearInterval(this.clock);
    this.open();
  };

  /** Open the line anew, as somebody else: it knows people by the cookie it was opened with. */
  renew(): void {
    const old = this.line;
    if (old) old.onclose = null;
    old?.close();
    clearInterval(this.clock);
    this.open();
  }

  close(): void {
    this.ended = true;
    clearInterval(this.clock);
    removeEventListener('online', this.now);
    this.line?.close();
  }

  private open(): void {
    this.listener.link('opening', 0);
    const line = host.open(this.listener.address(), settings.language);
    this.line = line;
    line.onopen = () => this.opened();
    line.onmessage = (event) =>
      (JSON.parse(event.data as string) as ToClient[]).forEach((one) => this.listener.heard(one));
    line.onclose = (event) => this.lost(event.code);
  }

  private opened(): void {
    this.attempt = 0;
    this.listener.link('live', 0);
  }

  private lost(code: number): void {
    this.line = null;
    if (this.ended) return;
    if (code === VEILED) return this.listener.link('veiled', 0);
    if (code >= 4000 && code < 4500) return this.listener.link('closed', 0);
    this.countDown(waitBefore(this.attempt++));
  }

  private countDown(seconds: number): void {
    let left = seconds;
    this.listener.link('lost', left);
    this.clock = setInterval(() => {
      left -= 1;
      if (left > 0) return this.listener.link('lost', left);
      clearInterval(this.clock);
      this.open();
    }, 1000);
  }
}
