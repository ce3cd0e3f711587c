import { sharesCache } from '../account/index.ts';
import { Emitter } from '../lifecycle/index.ts';
import { cacheStorage } from '../secure-context/index.ts';

/**
 * What another app shared, waiting on this device until the user saves or discards it. `service-worker/receive-share.ts`
 * writes it, with paths of the form `/dashboard/share/{time}/{id}`.
 */
export interface WaitingShare {
  readonly path: string;
  /** A UUID, also the id of the note that it becomes, so that saving it twice creates one note. */
  readonly id: string;
  /** UTC milliseconds by the device's clock. */
  readonly receivedAt: number;
}

const changes = new Emitter();

/** Calls the listener when this page has changed which shares are waiting. */
export const onSharesChange = changes.subscribe;

/** Returns the shares that are waiting, the newest first; none on pages without a service worker. */
export async function waitingShares(): Promise<readonly WaitingShare[]> {
  const cache = await openCache();
  const requests = (await cache?.keys()) ?? [];
  return requests
    .flatMap(({ url }) => {
      const path = new URL(url).pathname;
      const [, receivedAt, id] = /^\/dashboard\/share\/(\d+)\/([\w-]+)$/.exec(path) ?? [];
      return receivedAt === undefined || id === undefined ? [] : [{ path, id, receivedAt: Number(receivedAt) }];
    })
    .toSorted((a, b) => b.receivedAt - a.receivedAt);
}

/**
 * Returns the form that the other app sent; null if it no longer waits, because another tab has saved it.
 *
 * @throws if it cannot be read
 */
export async function readShare({ path }: WaitingShare): Promise<FormData | null> {
  const stored = await (await openCache())?.match(path);
  return (await stored?.formData()) ?? null;
}

export async function removeShare({ path }: WaitingShare): Promise<void> {
  await (await openCache())?.delete(path);
  changes.emit();
}

/**
 * Puts a share back that was just removed.
 *
 * @throws if it cannot be stored
 */
export async function putShareBack({ path }: WaitingShare, form: FormData): Promise<void> {
  const storage = cacheStorage();
  if (storage === undefined) throw new Error('This page has no caches');
  const cache = await storage.open(sharesCache);
  await cache.put(path, new Response(form));
  changes.emit();
}

/** Opens the cache only if there is one, since opening would create it. */
async function openCache(): Promise<Cache | null> {
  const storage = cacheStorage();
  if (storage === undefined || !(await storage.has(sharesCache))) return null;
  return storage.open(sharesCache);
}
