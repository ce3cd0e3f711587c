import { device } from './device.ts';

/** Asked before a person leaves; in order, and the first `cancel` ends it. */
export type SignOutHandler = () => Promise<'proceed' | 'cancel'>;

/** Removes what one part of the app keeps of a person beyond its databases. */
export type Wiper = (uid: string) => Promise<void>;

const handlers = new Set<SignOutHandler>();
const wipers = new Set<Wiper>();

/** @returns stops asking */
export function onSignOut(handler: SignOutHandler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

/** @returns forgets the wiper */
export function onWipe(wiper: Wiper): () => void {
  wipers.add(wiper);
  return () => wipers.delete(wiper);
}

export async function mayLeave(): Promise<boolean> {
  for (const handler of [...handlers]) if ((await handler()) === 'cancel') return false;
  return true;
}

/**
 * Removes this person from the device: databases, keys, and last the account itself, so that a device that dies in
 * the middle goes on with it at its next start.
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

/** Waits while another tab holds it open: tabs close theirs when they hear that the person left. */
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
