import type {
  CleanedPayload,
  Compaction,
  CompactionStep,
  HubStorage,
  PruneLimits,
  StoredSnapshot,
} from '#sync/hub/hub-storage.ts';
import { isSameSnapshot } from '#sync/hub/same-snapshot.ts';
import type { Database, Executor } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { epochOf } from '../meta.ts';
import { appendBatch } from './append.ts';
import { markDocumentDeleted, removeDeleted } from './delete-document.ts';
import { advanceFold, headOf, lockHead, progressOf, releaseBytes, unfoldedUids } from './heads.ts';
import {
  addHistory,
  deleteHistoryOf,
  historyContentsOf,
  historyHeadsOf,
  historyOf,
  historyVersionOf,
  thinHistory,
  uidsWithHistoryBefore,
} from './history.ts';
import {
  areAsRead,
  emptySomeEntries,
  logAfter,
  markAt,
  payloadsAfter,
  replacePayloads,
  uidsWithEntriesBefore,
} from './log.ts';
import {
  hasRecord,
  incompleteRecords,
  makeVersionDue,
  markPurged,
  recordsChangedAfter,
  recordsOf,
  recordsSetAside,
  recordsTrashedBefore,
  saveRecords,
  someRecordsOf,
  unpurgedRecords,
} from './records.ts';
import { sinceNumber } from './since.ts';
import { inSlices } from './slices.ts';
import { chunkIdsOf, chunkOf, deleteChunks, saveChunk, saveSnapshot, snapshotOf } from './snapshots.ts';

/**
 * Opens the hub's storage in a migrated database. It shares the database's connections, so that no other transaction of
 * the server can interleave with its own.
 */
export function openHubStorage(database: Database): HubStorage {
  const { kysely } = database;
  return {
    epoch: () => epochOf(kysely),
    head: (uid) => headOf(kysely, uid),
    progress: (uids) => progressOf(kysely, uids),
    append: (requests, mark) => appendBatch(database, requests, mark),
    commitIdAt: (uid, sequence) => markAt(kysely, uid, sequence),
    since: (uid, sequence) => sinceNumber(kysely, uid, sequence),
    logAfter: (uid, after, bytes) => logAfter(kysely, uid, after, bytes),
    payloadsAfter: (uid, after, bytes) => payloadsAfter(kysely, uid, after, bytes),
    records: (uid, keys) => recordsOf(database, uid, keys),
    hasRecord: (uid, key) => hasRecord(kysely, uid, key),
    makeVersionDue: (uid, key) => makeVersionDue(kysely, uid, key),
    someRecords: (uid, keys, bytes) => someRecordsOf(database, uid, keys, bytes),
    recordsChangedAfter: (uid, after, limit) => recordsChangedAfter(kysely, uid, after, limit),
    commitCompaction: (uid, fold, step) => commitFold(database, uid, fold, step),
    snapshot: (uid) => snapshotOf(kysely, uid),
    chunk: (uid, id) => chunkOf(kysely, uid, id),
    addChunk: (uid, id, bytes) => addChunk(database, uid, id, bytes),
    commitSnapshot: (uid, snapshot, base) => commitSnapshot(database, uid, snapshot, base),
    history: {
      entries: (uid, key) => historyOf(kysely, uid, key),
      heads: (uid, key, some) => historyHeadsOf(kysely, uid, key, some),
      contents: (uid, key, some) => historyContentsOf(kysely, uid, key, some),
      version: (uid, key, id) => historyVersionOf(kysely, uid, key, id),
    },
    uncompacted: (limit) => unfoldedUids(kysely, limit),
    trashedBefore: (instant, limit) => recordsTrashedBefore(kysely, instant, limit),
    prune: (uid, before) => prune(database, uid, before),
    prunable: (before, limit) => prunable(kysely, before, limit),
    incomplete: (uid, limit) => incompleteRecords(kysely, uid, limit),
    setAside: (uid, limit) => recordsSetAside(kysely, uid, limit),
    unpurged: (limit) => unpurgedRecords(kysely, limit),
    purge: (uid, payloads, keys) => purge(database, uid, payloads, keys),
    deleteDocument: (uid) => deleteDocument(database, uid),
  };
}

function commitFold(
  { kysely, sqlite }: Database,
  uid: string,
  fold: Compaction,
  step: CompactionStep = { number: fold.upto, place: 0 },
): Promise<boolean> {
  return inTransaction(kysely, async (transaction) => {
    if (!(await advanceFold(transaction, uid, fold.from, fold.upto))) return false;
    await saveRecords(transaction, uid, fold.records);
    await addHistory(transaction, sqlite, uid, step, fold.history);
    return true;
  });
}

function addChunk({ dialect, kysely }: Database, uid: string, id: number, bytes: Uint8Array): Promise<void> {
  return inTransaction(kysely, async (transaction) => {
    const { deleted } = await lockHead(transaction, dialect, uid);
    if (!deleted) await saveChunk(transaction, uid, id, bytes);
  });
}

/**
 * On PostgreSQL, deletes the replaced chunks in the same transaction, since another server may store its snapshot right
 * after it. On SQLite there is no other server, and the chunks are deleted in steps that do not block it.
 */
async function commitSnapshot(
  { dialect, kysely }: Database,
  uid: string,
  snapshot: StoredSnapshot,
  base: StoredSnapshot | null,
): Promise<boolean> {
  const listed = snapshot.chunks.map(({ id }) => id);
  const replaced = await inTransaction(kysely, async (transaction) => {
    const { deleted, folded } = await lockHead(transaction, dialect, uid);
    if (deleted || folded > snapshot.sequence) return null;
    if (!isSameSnapshot(await snapshotOf(transaction, uid), base)) return null;
    const stored = await chunkIdsOf(transaction, uid);
    await saveSnapshot(transaction, uid, snapshot);
    for (const id of listed) stored.delete(id);
    if (dialect === 'postgres') await deleteChunks(transaction, uid, stored);
    return stored;
  });
  if (replaced !== null && dialect === 'sqlite') await deleteChunks(kysely, uid, replaced);
  return replaced !== null;
}

/** Prunes in batches, each of which leaves its entries consistent. The next run handles what remains. */
async function prune(database: Database, uid: string, before: PruneLimits): Promise<void> {
  const { dialect, kysely } = database;
  await inSlices((limit) =>
    inTransaction(kysely, async (transaction) => {
      const { folded, floor } = await lockHead(transaction, dialect, uid);
      const { count, highest, bytes } = await emptySomeEntries(
        transaction,
        uid,
        { folded, receivedBefore: before.log },
        limit,
      );
      if (count > 0) await releaseBytes(transaction, uid, { floor: Math.max(floor, highest), bytes });
      return count;
    }),
  );
  await thinHistory(database, uid, before);
}

async function prunable(executor: Executor, before: PruneLimits, limit: number): Promise<readonly string[]> {
  const ofLog = await uidsWithEntriesBefore(executor, before.log, limit);
  const ofHistory = await uidsWithHistoryBefore(executor, before, limit);
  return [...new Set([...ofLog, ...ofHistory])].slice(0, limit);
}

function purge(
  { dialect, kysely }: Database,
  uid: string,
  payloads: ReadonlyMap<number, CleanedPayload>,
  keys: readonly string[],
): Promise<boolean> {
  return inTransaction(kysely, async (transaction) => {
    const { floor } = await lockHead(transaction, dialect, uid);
    if (!(await areAsRead(transaction, uid, payloads))) return false;
    await replacePayloads(transaction, uid, payloads);
    const bytes = [...payloads.values()].reduce((freed, each) => freed + each.readBytes - each.payload.length, 0);
    if (bytes !== 0) await releaseBytes(transaction, uid, { floor, bytes });
    await deleteHistoryOf(transaction, uid, keys);
    await markPurged(transaction, uid, keys);
    return true;
  });
}

async function deleteDocument(database: Database, uid: string): Promise<void> {
  await markDocumentDeleted(database.kysely, uid);
  await removeDeleted(database, uid);
}
