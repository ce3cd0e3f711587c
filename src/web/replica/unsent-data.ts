import type { Instant } from '#domain/kernel/index.ts';
import { noOtherTabs } from '#sync/document/tabs.ts';
import { highestStamp, msOf } from '#sync/record/index.ts';
import { Replica } from '#sync/replica/replica.ts';
import { browserPorts } from './browser-ports.ts';
import { databaseName, deleteDatabase, deviceDatabases, fileDatabaseName } from './databases.ts';
import { exportDocument } from './export-document.ts';
import { IndexedDbStorage } from './indexed-db-storage.ts';

/** Changes of an earlier sign-in that never reached the hub. */
export interface UnsentData {
  readonly uid: string;
  readonly pending: number;
  /** When the oldest of these changes was made. */
  readonly since: Instant | null;
  /** Exports the pending changes as one Markdown file. */
  readonly export: () => Promise<Blob>;
  readonly remove: () => Promise<void>;
}

const removeWithinMs = 2_000;

/**
 * Finds unsent data of earlier sign-ins on this device, either of other users or of this user under a sign-in that the
 * device has forgotten. Changes nothing.
 *
 * @param current the current sign-in, which is excluded
 */
export async function findUnsentData(current: {
  readonly uid: string;
  readonly signInId: string;
}): Promise<readonly UnsentData[]> {
  const own = databaseName(current.uid, current.signInId);
  const earlier = (await deviceDatabases()).filter(({ name }) => name !== own);
  const found = await Promise.all(earlier.map(({ name, uid }) => leftover(name, uid).catch(() => null)));
  return found.flatMap((each) => each ?? []);
}

async function leftover(name: string, uid: string): Promise<UnsentData | null> {
  const storage = new IndexedDbStorage(name, neverWrites);
  try {
    const stored = await storage.load();
    const pending = stored.pending.filter(({ id }) => stored.deliveries.get(id)?.acknowledged !== true);
    if (pending.length === 0) return null;
    const stamps = pending.flatMap(({ changes }) => changes.flatMap((change) => highestStamp(change) ?? []));
    return {
      uid,
      pending: pending.length,
      since: stamps.length === 0 ? null : stamps.map(msOf).reduce((oldest, each) => Math.min(oldest, each)),
      export: () => exportPendingOf(name),
      remove: async () => {
        await Promise.all([name, fileDatabaseName(name)].map((each) => deleteDatabase(each, removeWithinMs)));
      },
    };
  } finally {
    storage.close();
  }
}

/** Exports the pending changes of a database, which is opened as in the app but without a socket. */
async function exportPendingOf(name: string): Promise<Blob> {
  const replica = await Replica.open(
    {
      ...browserPorts,
      storage: new IndexedDbStorage(name, neverWrites),
      connect: () => ({ send() {}, buffered: () => 0, close() {} }),
      fetchChunk: () => Promise.reject(new Error('downloads are not available during an export')),
      tabs: noOtherTabs(),
      durable: true,
    },
    { changed() {}, status() {}, ended() {}, damaged() {} },
  );
  try {
    return await exportDocument(replica, 'pending');
  } finally {
    await replica.close();
  }
}

const neverWrites = () => false;
