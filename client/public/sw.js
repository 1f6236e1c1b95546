// Messages while no page is open, and clicks on them. Nothing is kept and no request answered: after an update the page is the new one.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

async function show({ title, body, tag, url }) {
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: { path: new URL(url).pathname },
  });
  await self.navigator.setAppBadge?.();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.path ?? '/'));
});

/** To the tab that shows it, else to one that shows the lobby, else to a new one. */
async function go(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const at = (wanted) => tabs.find((tab) => new URL(tab.url).pathname === wanted);
  const tab = at(path) ?? at('/');
  if (!tab) return self.clients.openWindow(path);
  tab.postMessage({ go: path });
  return tab.focus();
}

/** A browser may change its keys: whoever is logged in here says so. */
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription.options));
});

async function renew(options) {
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch('/api/me/push', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
}
