/** Messages to this browser while no page is open: the service worker shows them (public/sw.js). */
import { go } from '../ui/router.svelte';
import type { PushForm } from '../wire/types';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** A subscription for the server with this key; null if its owner does not want one. */
export async function subscribe(key: string): Promise<PushForm | null> {
  if (!(await askToNotify())) return null;
  const worker = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be of a server that had this address before
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh, auth: keys!.auth };
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** A click on a message leads to its table without a new page. */
export function heedWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ go?: string }>) => {
    if (event.data.go && event.data.go !== location.pathname) go(event.data.go);
  });
}
