import { readPush, subscribeToPush, unsubscribeFromPush } from '#api/push.ts';
import { onWipe } from '../account/index.ts';
import { call } from '../api/index.ts';
import { serviceWorkers } from '../secure-context/index.ts';
import { deviceZone } from '../time/index.ts';

/** Returns whether this browser can show notifications while the app is closed. */
export function canBeWoken(): boolean {
  return 'PushManager' in window && serviceWorkers() !== undefined;
}

/**
 * Has the server wake this device when something is due, also while the app is closed. Without a network, or if the
 * browser refuses, notifications are shown while the app is open. The next start tries again.
 */
export async function wakeThisDevice(uid: string): Promise<void> {
  const pushes = await pushManager();
  const known = await call(readPush, { params: { uid } });
  if (pushes === undefined || !known.ok) return;
  onWipe(endSubscription); // at once, even if the server does not know of the sign-out yet
  try {
    const { endpoint, keys } = (await subscribed(pushes, known.value.body.publicKey)).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return;
    const body = { subscription: { endpoint, keys: { p256dh, auth } }, zone: deviceZone() };
    await call(subscribeToPush, { params: { uid }, body });
  } catch {
    // the browser's push service is not reachable, or the user has turned it off
  }
}

/** Has the server wake this device no more. */
export async function stopWaking(uid: string): Promise<void> {
  await endSubscription();
  await call(unsubscribeFromPush, { params: { uid } });
}

/** Returns the subscription of this browser. One for another key is of no use to the server, and is replaced. */
async function subscribed(pushes: PushManager, publicKey: string): Promise<PushSubscription> {
  const current = await pushes.getSubscription();
  if (current !== null && isFor(current, publicKey)) return current;
  await current?.unsubscribe();
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function isFor({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string): boolean {
  if (key === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

async function pushManager(): Promise<PushManager | undefined> {
  if (!canBeWoken()) return undefined;
  return (await serviceWorkers()?.getRegistration())?.pushManager;
}

/** Ends the subscription in the browser, which works without a network. */
async function endSubscription(): Promise<void> {
  await (await (await pushManager())?.getSubscription())?.unsubscribe().catch(() => false);
}
