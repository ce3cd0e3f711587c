import { cacheStorage } from '../secure-context/index.ts';
import { device } from './device.ts';

/**
 * A function that is called before a sign-out. Handlers are called in order of registration, and the first `cancel`
 * stops the sign-out.
 */
export type SignOutHandler = () => Promise<'proceed' | 'cancel'>;

/** Removes a user's data that a part of the app stores outside the databases. */
export type Wiper = (uid: string) => Promise<void>;

/** The cache of what other apps shared. It belongs to the device, so the next user must not find it. */
export const sharesCache = 'mensana-shares';

const handlers = new Set<SignOutHandler>();
const wipers = new Set<Wiper>();

/** @returns a function that removes the handler */
export function onSignOut(handler: SignOutHandler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

/** @returns a function that removes the wiper */
export function onWipe(wiper: Wiper): () => void {
  wipers.add(wiper);
  return () => wipers.delete(wiper);
}

export async function mayLeave(): Promise<boolean> {
  for (const handler of [...handlers]) if ((await handler()) === 'cancel') return false;
  return true;
}

/**
 * Removes what was shared. It is done before a removal is marked, since a removal that is resumed later would also
 * remove what was shared in the meantime.
 */
export async function removeShares(): Promise<void> {
  await cacheStorage()
    ?.delete(sharesCache)
    .catch(() => {}); // a browser that denies storage has no shares
}

/**
 * Removes the user's data from the device: databases, storage keys, and finally the account itself. If the process dies
 * in between, the next start resumes the removal, on a page that may have loaded no wiper.
 */
export async function wipe(uid: string): Promise<void> {
  await Promise.allSettled([...wipers].map((wiper) => wiper(uid)));
  await deleteDatabases(`mensana-${uid}-`);
  removeKeys(`mensana-${uid}-`);
  device.setShared(false);
  if (device.readAccount()?.user.uid === uid) device.removeAccount();
}

async function deleteDatabases(prefix: string): Promise<void> {
  const databases = await indexedDB.databases().catch(() => []);
  const names = databases.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
  await Promise.all(names.map(deleteDatabase));
}

/** Deletes a database. Waits while another tab has it open; tabs close it when they learn of the sign-out. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = () => resolve();
    deletion.onerror = () => resolve();
  });
}

function removeKeys(prefix: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }
}
