/** The host in a worker: questions are numbered, and so are live lines; what comes before it is ready waits there. */
import type { Answer, Host, Wire } from './host';
import { Starting } from './starting.svelte';

type Said =
  | { ask: number; status: number; text: string }
  | { line: number; kind: 'open' | 'data' | 'close'; what: string | number }
  | { stage: 'python' | 'ready'; kept?: Starting['kept'] }
  | { failed: string };

const LOST = 1006; // the code of a line that was cut
const NOT_STORED: Answer = { status: 503, text: '' };

class TabWire implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(private readonly post: (message: object) => void) {}

  send(text: string): void {
    this.post({ data: text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.post({ close: true });
  }

  heard(kind: string, what: string | number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (kind === 'open') {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event('open'));
    } else if (kind === 'data') this.onmessage?.(new MessageEvent('message', { data: what }));
    else {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.(new CloseEvent('close', { code: Number(what) }));
    }
  }
}

export class TabHost implements Host {
  readonly starting = new Starting();
  private worker!: Worker;
  private count = 0;
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private readonly lines = new Map<number, TabWire>();

  constructor() {
    this.begin();
    this.keepOffline();
  }

  ask(method: string, path: string, language: string, body = ''): Promise<Answer> {
    const ask = ++this.count;
    this.worker.postMessage({ ask, method, path, language, body });
    return new Promise((done) => this.asked.set(ask, done));
  }

  open(path: string, language: string): Wire {
    const line = ++this.count;
    const wire = new TabWire((message) => this.worker.postMessage({ line, ...message }));
    this.lines.set(line, wire);
    this.worker.postMessage({ line, open: path, language });
    return wire;
  }

  /** The worker is gone: a new one reads the journal, and lines are opened again. What was not answered was not kept. */
  readonly restart = (): void => {
    this.worker.terminate();
    const [asked, lines] = [[...this.asked.values()], [...this.lines.values()]];
    this.asked.clear();
    this.lines.clear();
    this.begin();
    asked.forEach((done) => done(NOT_STORED));
    lines.forEach((wire) => wire.heard('close', LOST));
  };

  private begin(): void {
    this.starting.stage = 'loading';
    this.worker = new Worker(new URL(`worker.js${location.search}`, document.baseURI), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<Said>) => this.heard(data);
    this.worker.onerror = () => this.fail('');
  }

  private heard(said: Said): void {
    if ('ask' in said) {
      this.asked.get(said.ask)?.({ status: said.status, text: said.text });
      this.asked.delete(said.ask);
    } else if ('line' in said) {
      this.lines.get(said.line)?.heard(said.kind, said.what);
      if (said.kind === 'close') this.lines.delete(said.line);
    } else if ('failed' in said) this.fail(said.failed);
    else {
      this.starting.stage = said.stage;
      this.starting.kept = said.kept ?? this.starting.kept;
    }
  }

  private fail(problem: string): void {
    this.starting.stage = 'failed';
    this.starting.problem = problem;
  }

  /** The service worker keeps the page for when there is no net; it is asked for news at every start. */
  private keepOffline(): void {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    void serviceWorker
      .register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' })
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage('look'))
      .catch(() => undefined); // a private window: it plays all the same
  }
}
