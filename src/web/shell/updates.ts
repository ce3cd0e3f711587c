import { serviceWorkers } from '../secure-context/index.ts';
import { trustedScriptUrl } from '../trusted-scripts/index.ts';

/** Stores what is not stored yet; the page reloads only when all have. */
type Flush = () => Promise<void>;

const flushes = new Set<Flush>();
const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;
let isRegistered = false;
let isRefused = false;

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

/** Whether the browser keeps no app here, by a policy or in a private window: then it opens with a network alone. */
export function isOfflineStartRefused(): boolean {
  return isRefused && !isAppKept();
}

/** Called when the answer to any of these questions is another. */
export function onAppChange(listener: () => void): () => void {
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
  if (isRegistered || !import.meta.env.PROD) return;
  isRegistered = true;
  const workers = serviceWorkers();
  if (workers === undefined) return setRefused(true);
  let isReplacing = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isReplacing) void flushAll().then(() => window.location.reload());
    isReplacing = true;
  });
  void register(workers);
}

/** Without a worker the app works as long as there is a network. */
async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const registration: ServiceWorkerRegistration | undefined = await workers.register(trustedScriptUrl(workerPath));
    if (registration === undefined)
      setRefused(true); // what stands before the browser's own answered, and did nothing
    else watch(registration);
  } catch (error) {
    if (!(error instanceof TypeError)) setRefused(true); // that one says that the file did not come: the next visit asks again
  }
}

function setRefused(next: boolean): void {
  if (isRefused === next) return;
  isRefused = next;
  tell();
}

/** Whether the app is on this device already: then a look for a newer one is all that a registration fetches. */
export function isAppKept(): boolean {
  return serviceWorkers()?.controller != null;
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (!registration.waiting || !registration.active) return;
    waiting = registration.waiting;
    tell();
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // the first one that cannot be installed: most often the browser lets it store nothing
      setRefused(installing.state === 'redundant' && registration.active === null);
      look();
    });
  };
  look();
  follow(); // one may have been found before anybody listened
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => {});
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** A flush that fails keeps its own changes and says so; it does not hold up the others. */
async function flushAll(): Promise<void> {
  await Promise.allSettled([...flushes].map((flush) => flush()));
}
