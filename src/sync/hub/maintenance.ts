import { type RecordKey, trashKeptMs } from '#domain/kernel/index.ts';
import { isNeverTombstoned } from '#domain/user-document.ts';
import { noFields } from '../record/index.ts';
import { storedRecords } from './document.ts';
import type { Hub } from './hub.ts';
import type { StoredRecord } from './hub-storage.ts';

const day = 24 * 60 * 60_000;
const logKeptMs = 30 * day;
const historyKeptMs = 90 * day;
const everyVersionKeptMs = 7 * day;
const someAtATime = 200;

/** A permanently deleted record. */
export interface DeletedRecord {
  readonly uid: string;
  readonly key: string;
}

/** Stores deletions outside the database and its backups. Resolves when they are on disk. */
export type Remember = (deleted: readonly DeletedRecord[]) => Promise<void>;

/**
 * Runs the time-based maintenance, hourly. Deletes trash after 30 days and purges deleted records from log, history and
 * chunks. Also prunes compacted log entries after 30 days and history after 90. Each run handles only what is due.
 */
export async function maintain(hub: Hub, remember: Remember): Promise<void> {
  await expireTrash(hub);
  await purgeDeleted(hub, remember);
  await prune(hub);
}

/**
 * Deletes expired trash. The 30 days start when the hub itself receives `trashedAt`, so that no device's clock shortens
 * them. The log is compacted first, because it may contain an edit that takes the record out of the trash.
 */
async function expireTrash(hub: Hub): Promise<void> {
  const due = hub.now() - trashKeptMs;
  const expired = await hub.storage.trashedBefore(due, someAtATime);
  await forEachPerson(hub, expired, async (uid, records) => {
    for (const { key } of records) await expire(hub, { uid, key, due });
  });
}

/** Deletes a record unless it was taken out of the trash, also at another server in that moment. */
async function expire(hub: Hub, { uid, key, due }: DeletedRecord & { readonly due: number }): Promise<void> {
  await hub.compactor.compact(uid);
  if (isNeverTombstoned(key)) return hub.compactor.cancelExpiry(uid, key);
  const { sequence, folded } = await hub.storage.head(uid);
  const [record] = await hub.storage.records(uid, [key]);
  if (folded < sequence || record === undefined || record.trashedSince === null || record.trashedSince >= due) return;
  const tombstone = hub.clock.next(record.highest ?? undefined);
  await hub.write(uid, [{ key: key as RecordKey, fields: noFields, tombstone }], [[]], sequence);
  await hub.compactor.compact(uid);
}

/**
 * Handles the records of each person. If that fails for one, the next run tries again, and the others do not wait. If this
 * server stops, the next run goes on.
 */
async function forEachPerson(
  hub: Hub,
  records: readonly DeletedRecord[],
  handle: (uid: string, records: readonly DeletedRecord[]) => Promise<void>,
): Promise<void> {
  for (const [uid, own] of Map.groupBy(records, (each) => each.uid)) {
    if (hub.compactor.isStopped) return;
    await handle(uid, own).catch((error: unknown) => {
      if (!hub.compactor.isStopped) hub.report('live/maintenance-failed', error);
    });
  }
}

async function purgeDeleted(hub: Hub, remember: Remember): Promise<void> {
  const deleted = await hub.storage.unpurged(someAtATime);
  if (deleted.length === 0) return;
  await remember(deleted);
  await forEachPerson(hub, deleted, (uid, records) => {
    const keys = records.map(({ key }) => key);
    return hub.compactor.purge(uid, keys);
  });
}

/**
 * Repeats permanent deletions after a restored backup brought the records back. Records that are missing or already
 * deleted are skipped.
 */
export async function deleteAgain(hub: Hub, deleted: readonly DeletedRecord[]): Promise<void> {
  await forEachPerson(hub, deleted, async (uid, records) => {
    await hub.compactor.compact(uid);
    const back: Pick<StoredRecord, 'key' | 'highest'>[] = [];
    for await (const stored of storedRecords(
      hub,
      uid,
      records.map(({ key }) => key),
    ))
      for (const { key, highest, tombstone } of stored) if (tombstone === null) back.push({ key, highest });
    if (back.length === 0) return;
    const changes = back.map(({ key, highest }) => {
      const tombstone = hub.clock.next(highest ?? undefined);
      return { key: key as RecordKey, fields: noFields, tombstone };
    });
    await hub.write(
      uid,
      changes,
      changes.map(() => []),
    );
  });
}

async function prune(hub: Hub): Promise<void> {
  const now = hub.now();
  const limits = { log: now - logKeptMs, history: now - historyKeptMs, daily: now - everyVersionKeptMs };
  for (const uid of await hub.storage.prunable(limits, someAtATime)) {
    if (hub.compactor.isStopped) return;
    await hub.storage.prune(uid, limits);
  }
}
