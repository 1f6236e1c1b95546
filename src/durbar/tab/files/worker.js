// The host of the table in a tab. As a table's worker it has the journal and answers the page; as a thinking worker
// (`?think`) it has neither, and answers one thought at a time.
import { loadPyodide } from './python/pyodide.mjs';

const query = new URLSearchParams(location.search);
const IDLE = 120_000; // milliseconds after which a thinking worker without work is ended
const PATIENCE = 60_000; // milliseconds a bot may think
const PLACE = '/lib/python3.14/site-packages';
const waiting = [];
let handle = null;
self.onmessage = (event) => (handle ? handle(event.data) : waiting.push(event.data));

const at = (name) => new URL(name, import.meta.url).href;

async function loaded(name) {
  const answer = await fetch(at(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function startPython() {
  const app = loaded('python/app.zst');
  const python = await loadPyodide({ indexURL: at('python/'), stdLibURL: at('python/boot.zip'), lockFileURL: at('python/pyodide-lock.json') });
  postMessage({ stage: 'python' });
  python.FS.writeFile('/app.zst', await app);
  python.runPython(`
import io, os, zipfile
from compression import zstd
zipfile.ZipFile(io.BytesIO(zstd.decompress(open("/app.zst", "rb").read()))).extractall("${PLACE}")
os.remove("/app.zst")
import importlib, sys
importlib.invalidate_caches()
sys.setrecursionlimit(2000)
`);
  return python;
}

// --- where lines are kept --------------------------------------------------------------------------------------------

/** Files of this origin, written and flushed before anybody is told. Only one tab may have them open. */
class PrivateFiles {
  kind = 'files';
  handles = new Map();

  static async open() {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('durbar-tab', { create: true });
    const files = new PrivateFiles(folder);
    await files.handle('shelves'); // whoever has this one open has them all
    return files;
  }

  constructor(folder) {
    this.folder = folder;
  }

  async read() {
    const found = {};
    for await (const [name, entry] of this.folder.entries()) {
      if (name.endsWith('.new')) await this.folder.removeEntry(name);
      else if (!name.startsWith('damaged-')) found[name] = await (await entry.getFile()).text();
    }
    return found;
  }

  async handle(name) {
    let found = this.handles.get(name);
    if (!found) {
      const entry = await this.folder.getFileHandle(name, { create: true });
      found = await entry.createSyncAccessHandle();
      this.handles.set(name, found);
    }
    return found;
  }

  async append(name, line) {
    const file = await this.handle(name);
    const end = file.getSize();
    try {
      write(file, new TextEncoder().encode(`${line}\n`), end);
    } catch (problem) {
      file.truncate(end);
      throw problem;
    }
  }

  async rewrite(name, text) {
    const fresh = await this.handle(`${name}.new`);
    fresh.truncate(0);
    write(fresh, new TextEncoder().encode(text), 0);
    this.close(`${name}.new`);
    this.close(name);
    await (await this.folder.getFileHandle(`${name}.new`)).move(name);
  }

  async remove(name) {
    this.close(name);
    await this.folder.removeEntry(name);
  }

  close(name) {
    this.handles.get(name)?.close();
    this.handles.delete(name);
  }
}

function write(file, bytes, place) {
  const written = file.write(bytes, { at: place });
  if (written !== bytes.length) throw new Error('not all was written');
  file.flush();
}

/** The same lines in IndexedDB: one row a line, told of when its transaction is over. */
class LineStore {
  kind = 'database';

  static async open() {
    const asked = indexedDB.open('durbar-tab', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('lines', { autoIncrement: true }).createIndex('file', 'file');
    return new LineStore(await answered(asked));
  }

  constructor(database) {
    this.database = database;
  }

  async read() {
    const found = {};
    const rows = await answered(this.database.transaction('lines').objectStore('lines').getAll());
    for (const { file, line } of rows) if (!file.startsWith('damaged-')) found[file] = `${found[file] ?? ''}${line}\n`;
    return found;
  }

  append(file, line) {
    return this.change((lines) => lines.add({ file, line }));
  }

  rewrite(file, text) {
    const rows = text.split('\n').filter(Boolean);
    return this.change((lines) => this.forget(lines, file, () => rows.forEach((line) => lines.add({ file, line }))));
  }

  remove(file) {
    return this.change((lines) => this.forget(lines, file, () => {}));
  }

  forget(lines, file, then) {
    lines.index('file').getAllKeys(file).onsuccess = (event) => {
      event.target.result.forEach((key) => lines.delete(key));
      then();
    };
  }

  change(what) {
    const transaction = this.database.transaction('lines', 'readwrite', { durability: 'strict' });
    what(transaction.objectStore('lines'));
    return new Promise((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = transaction.onerror = () => failed(transaction.error);
    });
  }
}

const answered = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** Nothing may be kept here: what is played ends with the tab. */
class NoStore {
  kind = 'memory';

  async read() {
    return {};
  }

  async append() {}

  async rewrite() {}

  async remove() {}
}

async function openStore() {
  const ways = [PrivateFiles, LineStore].filter((way) => !query.get('without')?.includes(way.name));
  for (const way of ways) {
    try {
      return await way.open();
    } catch (problem) {
      if (problem?.name === 'NoModificationAllowedError') throw new Error('open in another tab');
    }
  }
  return new NoStore();
}

/** The secret of this device's dice: made once. */
async function secretKey(store, files) {
  if (!files.key) {
    files.key = [...crypto.getRandomValues(new Uint8Array(32))].map((one) => one.toString(16).padStart(2, '0')).join('');
    await store.append('key', files.key);
  }
  return files.key.trim();
}

// --- thinking --------------------------------------------------------------------------------------------------------

/** Bots think in a worker of their own, begun with the first thought. One that does not answer is ended. */
class Thinkers {
  worker = null;
  clock = 0;

  think(text) {
    clearTimeout(this.clock);
    this.worker ??= new Worker(at('worker.js?think'), { type: 'module' });
    const { worker } = this;
    return new Promise((done, failed) => {
      const end = () => this.end();
      this.clock = setTimeout(() => failed(new Error('no thought')) || end(), PATIENCE);
      worker.onerror = () => failed(new Error('no thought')) || end();
      worker.onmessage = ({ data }) => {
        if (data.stage) return;
        clearTimeout(this.clock);
        this.clock = setTimeout(end, IDLE);
        if (data.problem) failed(new Error(data.problem));
        else done(data.answer);
      };
      worker.postMessage({ think: text });
    });
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
  }
}

// --- both kinds of worker --------------------------------------------------------------------------------------------

async function beginThinking() {
  const python = await startPython();
  const thought = python.runPython('from durbar.tab.thinking import thought; thought');
  handle = ({ think }) => {
    try {
      postMessage({ answer: thought(think) });
    } catch (problem) {
      postMessage({ problem: String(problem) });
    }
  };
}

async function beginTable() {
  const store = await openStore();
  const python = await startPython();
  const files = await store.read();
  const key = await secretKey(store, files);
  const thinkers = new Thinkers();
  const given = {
    append: (file, line) => store.append(file, line),
    rewrite: (file, text) => store.rewrite(file, text),
    remove: (file) => store.remove(file),
    think: (text) => thinkers.think(text),
    answer: (ask, status, text) => postMessage({ ask, status, text }),
    tell: (line, kind, what) => postMessage({ line, kind, what }),
  };
  for (const [name, what] of Object.entries(given)) python.globals.set(name, what);
  python.globals.set('kept', python.toPy(files));
  const port = await python.runPythonAsync(`
from durbar.tab import worker
await worker.begin(worker.PortDisk(append, rewrite, remove), kept, bytes.fromhex("${key}"), think, ${Number(query.get('pace') ?? 0.6)}, answer, tell)
`);
  handle = (message) => {
    if ('ask' in message) port.asked(message.ask, message.method, message.path, message.language, message.body);
    else if ('open' in message) port.opened(message.line, message.open, message.language);
    else port.heard(message.line, message.close ? undefined : message.data);
  };
  postMessage({ stage: 'ready', kept: store.kind });
}

try {
  await (query.has('think') ? beginThinking() : beginTable());
  waiting.splice(0).forEach(handle);
} catch (problem) {
  postMessage({ failed: String(problem?.message ?? problem) });
}
