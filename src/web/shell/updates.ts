import { trustedScriptUrl } from '../trusted-scripts/index.ts';

/** Stores what is not stored yet; the page reloads only when all have. */
type Flush = () => Promise<void>;

const flushes = new Set<Flush>();
const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;
let isRegistered = false;

const workerPath = '/service-worker.js';

/** @returns forgets the flush */
export function beforeUpdate(flush: Flush): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Whether a newer version is on this device and waits to be taken. */
export function isUpdateReady(): boolean {
  return waiting !== null;
}

export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function takeUpdate(): Promise<void> {
  await flushAll();
  waiting?.postMessage('skip-waiting');
}

/**
 * Keeps the app on this device; in development there is no worker, the files change all the time. Asked again it does
 * nothing.
 */
export function registerServiceWorker(): void {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  const { serviceWorker } = navigator;
  let isReplacing = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReplacing) void flushAll().then(() => window.location.reload());
    isReplacing = true;
  });
  serviceWorker.register(trustedScriptUrl(workerPath)).then(watch, () => {
    // without a worker the app works as long as there is a network; the browser tries again at the next visit
  });
}

/** Whether the app is on this device already: then a look for a newer one is all that a registration fetches. */
export function isAppKept(): boolean {
  return navigator.serviceWorker?.controller != null;
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (!registration.waiting || !registration.active) return;
    waiting = registration.waiting;
    for (const listener of listeners) listener();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow(); // one may have been found before anybody listened
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => {});
  });
}

/** A flush that fails keeps its own changes and says so; it does not hold up the others. */
async function flushAll(): Promise<void> {
  await Promise.allSettled([...flushes].map((flush) => flush()));
}
