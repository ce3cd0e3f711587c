import type { RecordKey } from '#domain/kernel/index.ts';
import { noFields } from '../record/index.ts';
import { mayExpire } from './folder.ts';
import type { Hub } from './hub.ts';

const day = 24 * 60 * 60_000;
const trashKeptMs = 30 * day;
const logKeptMs = 30 * day;
const historyKeptMs = 90 * day;
const everyVersionKeptMs = 7 * day;
const someAtATime = 200;

/**
 * What time does to documents: trash of 30 days is deleted for ever, what was deleted for ever leaves log, history and
 * pages, folded log of 30 days and history of 90 go. Run hourly; each run does what is due and no more.
 */
export async function maintain(hub: Hub): Promise<void> {
  await expireTrash(hub);
  await purgeDeleted(hub);
  await prune(hub);
}

/** Counted from the hub's own receipt of `trashedAt`, so that no device's clock shortens the 30 days. */
async function expireTrash(hub: Hub): Promise<void> {
  const expired = await hub.storage.trashedBefore(hub.now() - trashKeptMs, someAtATime);
  for (const { uid, key } of expired.filter((each) => mayExpire(each.key))) {
    const [record] = await hub.storage.records(uid, [key]);
    const tombstone = hub.clock.next(record?.highest ?? undefined);
    await hub.write(uid, [{ key: key as RecordKey, fields: noFields, tombstone }], [[]]);
    await hub.folder.fold(uid);
  }
}

async function purgeDeleted(hub: Hub): Promise<void> {
  const keysByUid = Map.groupBy(await hub.storage.unpurged(someAtATime), ({ uid }) => uid);
  for (const [uid, deleted] of keysByUid)
    await hub.folder.purge(
      uid,
      deleted.map(({ key }) => key),
    );
}

async function prune(hub: Hub): Promise<void> {
  const now = hub.now();
  const limits = { log: now - logKeptMs, history: now - historyKeptMs, daily: now - everyVersionKeptMs };
  for (const uid of await hub.storage.prunable(limits, someAtATime)) {
    await hub.folder.fold(uid);
    await hub.storage.prune(uid, limits);
  }
}
