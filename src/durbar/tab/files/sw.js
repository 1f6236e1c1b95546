// Keeps a whole release or nothing: `files.json` names every file with its digest. A new release is loaded beside the
// old one, and serves only once it is complete and no page is open that began with the old one.
const PREFIX = `durbar-tab ${self.registration.scope} `;
const LIST = 'files.json';

const inside = (path) => new URL(path, self.registration.scope).href;

async function digestOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((one) => one.toString(16).padStart(2, '0')).join('');
}

/** A file as its list has it; one that is not is refused, and with it the release. */
async function fetched(path, digest) {
  const answer = await fetch(inside(path), { cache: 'no-cache' });
  const bytes = answer.ok ? await answer.arrayBuffer() : null;
  if (!bytes || (await digestOf(bytes)) !== digest) throw new Error(`${path} is not of this release`);
  return new Response(bytes, { headers: { 'content-type': answer.headers.get('content-type') ?? '' } });
}

async function keepRelease() {
  const answer = await fetch(inside(LIST), { cache: 'no-cache' });
  const { release, files } = await answer.json();
  const kept = await caches.open(PREFIX + release);
  for (const [path, digest] of Object.entries(files))
    if (!(await kept.match(inside(path)))) await kept.put(inside(path), await fetched(path, digest));
  await kept.put(inside('complete'), new Response(release));
  return release;
}

async function completeReleases() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const whole = await Promise.all(names.map(async (name) => (await caches.open(name)).match(inside('complete'))));
  return names.filter((_, n) => whole[n]);
}

// --- which release serves --------------------------------------------------------------------------------------------

const MARK = `durbar-tab mark ${self.registration.scope}`;

async function marked() {
  const found = await (await caches.open(MARK)).match(inside('serving'));
  return found && (await found.text());
}

/** A page begins: with the newest whole release if no other page is open, else with the one the others have. */
async function chooseRelease(event) {
  const [whole, old] = [await completeReleases(), await marked()];
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const alone = pages.every((page) => page.id === event.clientId || page.id === event.resultingClientId);
  const chosen = whole.includes(old) && !alone ? old : whole.at(-1);
  if (!chosen || chosen === old) return;
  await (await caches.open(MARK)).put(inside('serving'), new Response(chosen));
  await Promise.all(whole.filter((name) => name !== chosen).map((name) => caches.delete(name)));
}

async function answer(event) {
  const page = event.request.mode === 'navigate';
  if (page) await chooseRelease(event);
  const name = await marked();
  const kept = name && (await completeReleases()).includes(name) ? await caches.open(name) : null;
  const found = kept && (await kept.match(page ? inside('index.html') : event.request, { ignoreSearch: true }));
  return found ?? fetch(event.request);
}

self.addEventListener('install', (event) => event.waitUntil(keepRelease().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(markFirst().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope) && !url.endsWith(LIST)) event.respondWith(answer(event));
});

async function markFirst() {
  const [whole, old] = [await completeReleases(), await marked()];
  if (!whole.includes(old)) await (await caches.open(MARK)).put(inside('serving'), new Response(whole.at(-1)));
}

/** The page asks when it begins: is there a newer release? It is loaded beside the one that serves. */
self.addEventListener('message', (event) => {
  if (event.data === 'look') event.waitUntil(keepRelease().catch(() => {}));
});
