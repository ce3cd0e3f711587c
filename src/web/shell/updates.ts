import { Emitter } from '../lifecycle/index.ts';
import { serviceWorkers } from '../secure-context/index.ts';
import { trustedScriptUrl } from '../trusted-scripts/index.ts';

/** Stores unsaved data. The page reloads only after all flushes have finished. */
type Flush = () => Promise<void>;

const flushes = new Set<Flush>();
const changes = new Emitter();
let waiting: ServiceWorker | null = null;
let isRegistered = false;
let isRefused = false;

const workerPath = '/service-worker.js';

/** @returns a function that removes the flush */
export function beforeUpdate(flush: Flush): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Returns whether a newer version is installed and waiting to be activated. */
export function isUpdateReady(): boolean {
  return waiting !== null;
}

/**
 * Returns whether the browser refuses to cache the app, by policy or in a private window. The app can then start only
 * with a network.
 */
export function isOfflineStartRefused(): boolean {
  return isRefused && !isAppKept();
}

/** Calls the listener when the result of one of the functions above changes. */
export const onAppChange = changes.subscribe;

export async function takeUpdate(): Promise<void> {
  await flushAll();
  waiting?.postMessage('skip-waiting');
}

/**
 * Caches the app on this device; idempotent. In development there is no worker, since the files change all the time.
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

/** Registers the service worker. Without one, the app works only while there is a network. */
async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const registration: ServiceWorkerRegistration | undefined = await workers.register(trustedScriptUrl(workerPath));
    if (registration === undefined)
      setRefused(true); // something replaced the browser's API by one that does nothing
    else watch(registration);
  } catch (error) {
    if (!(error instanceof TypeError)) setRefused(true); // a TypeError is a failed download: the next visit retries
  }
}

function setRefused(next: boolean): void {
  if (isRefused === next) return;
  isRefused = next;
  changes.emit();
}

/** Returns whether the app is already cached on this device. A registration then only checks for a newer version. */
export function isAppKept(): boolean {
  return serviceWorkers()?.controller != null;
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (!registration.waiting || !registration.active) return;
    waiting = registration.waiting;
    changes.emit();
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // the first worker could not be installed, usually because the browser does not let it store anything
      setRefused(installing.state === 'redundant' && registration.active === null);
      look();
    });
  };
  look();
  follow(); // an update may have been found before this listener
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => {});
  });
}

/** Runs all flushes. A flush that fails keeps and reports its own changes and does not block the others. */
async function flushAll(): Promise<void> {
  await Promise.allSettled([...flushes].map((flush) => flush()));
}
