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
  for (const { uid, key } of expired) {
    await hub.compactor.compact(uid);
    if (isNeverTombstoned(key)) {
      await hub.compactor.cancelExpiry(uid, key);
      continue;
    }
    const [record] = await hub.storage.records(uid, [key]);
    if (record === undefined || record.trashedSince === null || record.trashedSince >= due) continue;
    const tombstone = hub.clock.next(record.highest ?? undefined);
    await hub.write(uid, [{ key: key as RecordKey, fields: noFields, tombstone }], [[]]);
    await hub.compactor.compact(uid);
  }
}

async function purgeDeleted(hub: Hub, remember: Remember): Promise<void> {
  const deleted = await hub.storage.unpurged(someAtATime);
  if (deleted.length === 0) return;
  await remember(deleted);
  for (const [uid, records] of Map.groupBy(deleted, (each) => each.uid)) {
    await hub.compactor.purge(
      uid,
      records.map(({ key }) => key),
    );
  }
}

/**
 * Repeats permanent deletions after a restored backup brought the records back. Records that are missing or already
 * deleted are skipped.
 */
export async function deleteAgain(hub: Hub, deleted: readonly DeletedRecord[]): Promise<void> {
  for (const [uid, records] of Map.groupBy(deleted, (each) => each.uid)) {
    await hub.compactor.compact(uid);
    const back: Pick<StoredRecord, 'key' | 'highest'>[] = [];
    for await (const stored of storedRecords(
      hub,
      uid,
      records.map(({ key }) => key),
    ))
      for (const { key, highest, tombstone } of stored) if (tombstone === null) back.push({ key, highest });
    if (back.length === 0) continue;
    const changes = back.map(({ key, highest }) => {
      const tombstone = hub.clock.next(highest ?? undefined);
      return { key: key as RecordKey, fields: noFields, tombstone };
    });
    await hub.write(
      uid,
      changes,
      changes.map(() => []),
    );
  }
}

async function prune(hub: Hub): Promise<void> {
  const now = hub.now();
  const limits = { log: now - logKeptMs, history: now - historyKeptMs, daily: now - everyVersionKeptMs };
  for (const uid of await hub.storage.prunable(limits, someAtATime)) {
    await hub.compactor.compact(uid);
    await hub.storage.prune(uid, limits);
  }
}
