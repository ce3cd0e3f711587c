import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type {
  CompactionStep,
  HistoryContent,
  HistoryEntry,
  HistoryHead,
  HistorySome,
  NewHistoryEntry,
  PruneLimits,
} from '#sync/hub/hub-storage.ts';
import type { Stamp } from '#sync/record/index.ts';
import type { Database, Executor, SqliteConnection } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { plainBytes } from './bytes.ts';
import { deleteInSlices, inSlices } from './slices.ts';

type HistoryTables = {
  readonly hub_history: {
    readonly uid: string;
    readonly key: string;
    readonly kind: NewHistoryEntry['kind'];
    readonly stamp: string;
    /** The digest of the content. With kind and stamp, it identifies duplicate entries. */
    readonly digest: Uint8Array;
    /** The compaction that created the entry and its position within it. Together they order the entries. */
    readonly folded: number;
    readonly place: number;
    readonly at: number;
    /** 1 if thinning has checked this version and kept it. */
    readonly thinned: number;
    readonly content: Uint8Array;
  };
};

const rowsAStatement = 100;
const dayMs = 86_400_000;

export async function historyOf(executor: Executor, uid: string, key: string): Promise<readonly HistoryEntry[]> {
  const rows = await tables(executor)
    .selectFrom('hub_history')
    .select(['kind', 'key', 'at', 'content', 'stamp'])
    .where('uid', '=', uid)
    .where('key', '=', key)
    .orderBy('folded')
    .orderBy('place')
    .execute();
  return rows.map(({ kind, at, content, stamp }) => ({
    kind,
    key,
    at,
    content: plainBytes(content),
    stamp: stamp as Stamp,
  }));
}

export async function historyHeadsOf(
  executor: Executor,
  uid: string,
  key: string,
  some: HistorySome,
): Promise<readonly HistoryHead[]> {
  const rows = await newestFirst(executor, uid, key, some)
    ?.select(['kind', 'at', 'stamp', 'folded', 'place'])
    .select(sql<number>`length(content)`.as('bytes'))
    .select(sql<Uint8Array | null>`CASE WHEN kind = 'superseded' THEN content END`.as('content'))
    .where('kind', '<>', sql.lit('quarantined'))
    .execute();
  return (rows ?? []).map(({ kind, at, stamp, folded, place, bytes, content }) => ({
    id: `${folded}-${place}`,
    kind: kind === 'superseded' ? kind : 'version',
    at,
    stamp: stamp as Stamp,
    bytes,
    content: content === null ? null : plainBytes(content),
  }));
}

export async function historyContentsOf(
  executor: Executor,
  uid: string,
  key: string,
  some: HistorySome,
): Promise<readonly HistoryContent[]> {
  const rows = await newestFirst(executor, uid, key, some)?.select(['folded', 'place', 'content']).execute();
  return (rows ?? []).map(({ folded, place, content }) => ({
    id: `${folded}-${place}`,
    content: plainBytes(content),
  }));
}

/** Returns null if `before` is not the ID of an entry. */
function newestFirst(executor: Executor, uid: string, key: string, { before, limit }: HistorySome) {
  const end = before === null ? null : parseHistoryId(before);
  if (before !== null && end === null) return null;
  return tables(executor)
    .selectFrom('hub_history')
    .where('uid', '=', uid)
    .where('key', '=', key)
    .$if(end !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('folded', 'place'), '<', tuple(end?.folded ?? 0, end?.place ?? 0)),
      ),
    )
    .orderBy('folded', 'desc')
    .orderBy('place', 'desc')
    .limit(limit);
}

export async function historyVersionOf(
  executor: Executor,
  uid: string,
  key: string,
  id: string,
): Promise<HistoryEntry | null> {
  const named = parseHistoryId(id);
  if (named === null) return null;
  const row = await tables(executor)
    .selectFrom('hub_history')
    .select(['at', 'content', 'stamp'])
    .where(({ and }) => and({ uid, key, ...named, kind: 'version' }))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { kind: 'version', key, at: row.at, content: plainBytes(row.content), stamp: row.stamp as Stamp };
}

/** Parses an entry's id, which consists of its compaction and its position within it. */
function parseHistoryId(text: string): { readonly folded: number; readonly place: number } | null {
  const match = /^(0|[1-9]\d{0,14})-(0|[1-9]\d{0,8})$/.exec(text);
  return match === null ? null : { folded: Number(match[1]), place: Number(match[2]) };
}

const insertEntry = `INSERT INTO hub_history (uid, key, kind, stamp, digest, folded, place, at, thinned, content)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

/** Adds the entries that are not stored yet, in the caller's transaction. */
export async function addHistory(
  executor: Executor,
  sqlite: SqliteConnection | null,
  uid: string,
  step: CompactionStep,
  entries: readonly NewHistoryEntry[],
): Promise<void> {
  const folded = step.number;
  const rows = entries.map(({ key, kind, stamp, at, content }, index) => {
    const place = step.place + index;
    const digest = createHash('sha256').update(content).digest().subarray(0, 16);
    return { uid, key, kind, stamp, digest, folded, place, at, thinned: 0, content };
  });
  if (sqlite !== null) {
    const insert = sqlite.prepare(insertEntry);
    for (const { key, kind, stamp, digest, place, at, thinned, content } of rows)
      insert.run(uid, key, kind, stamp, digest, folded, place, at, thinned, content);
    return;
  }
  for (let at = 0; at < rows.length; at += rowsAStatement)
    await tables(executor)
      .insertInto('hub_history')
      .values(rows.slice(at, at + rowsAStatement))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Removes expired entries in small batches. Of the old versions, keeps only the last one of each day. */
export async function thinHistory(database: Database, uid: string, before: PruneLimits): Promise<void> {
  await deleteInSlices(database, 'hub_history', sql`uid = ${uid} AND at < ${before.history}`);
  await inSlices((limit) =>
    inTransaction(database.kysely, (transaction) => thinSome(transaction, uid, before.daily, limit)),
  );
}

/**
 * Thins the days of some versions that have not been checked yet.
 *
 * @returns the number of versions
 */
async function thinSome(executor: Executor, uid: string, before: number, limit: number): Promise<number> {
  const versions = await tables(executor)
    .selectFrom('hub_history')
    .select(['key', 'at'])
    .where('uid', '=', uid)
    .where('kind', '=', sql.lit('version'))
    .where('thinned', '=', sql.lit(0))
    .where('at', '<', before)
    .limit(limit)
    .execute();
  const days = new Map(
    versions.map(({ key, at }) => {
      const day = Math.floor(at / dayMs);
      return [`${key} ${day}`, { key, from: day * dayMs, to: Math.min((day + 1) * dayMs, before) }];
    }),
  );
  for (const day of days.values()) await keepLastOf(executor, uid, day);
  return versions.length;
}

interface RecordDay {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

async function keepLastOf(executor: Executor, uid: string, { key, from, to }: RecordDay): Promise<void> {
  const history = tables(executor);
  const ofDay = sql<boolean>`uid = ${uid} AND key = ${key} AND kind = 'version' AND at >= ${from} AND at < ${to}`;
  const last = await history
    .selectFrom('hub_history')
    .select(['folded', 'place'])
    .where(ofDay)
    .orderBy('folded', 'desc')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return;
  const isLast = sql<boolean>`folded = ${last.folded} AND place = ${last.place}`;
  await history.deleteFrom('hub_history').where(ofDay).where(sql<boolean>`NOT (${isLast})`).execute();
  await history.updateTable('hub_history').set({ thinned: 1 }).where(ofDay).where(isLast).execute();
}

/** Returns the users with expired history, or with old versions that have not been thinned. */
export async function uidsWithHistoryBefore(executor: Executor, before: PruneLimits, limit: number) {
  const { rows } = await sql<{ uid: string }>`
    SELECT uid FROM hub_head AS head
    WHERE EXISTS (SELECT 1 FROM hub_history AS entry WHERE entry.uid = head.uid AND entry.at < ${before.history})
      OR EXISTS (SELECT 1 FROM hub_history AS entry WHERE entry.uid = head.uid AND entry.at < ${before.daily}
        AND entry.kind = 'version' AND entry.thinned = 0)
    LIMIT ${limit}`.execute(executor);
  return rows.map(({ uid }) => uid);
}

export async function deleteHistoryOf(executor: Executor, uid: string, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += rowsAStatement)
    await tables(executor)
      .deleteFrom('hub_history')
      .where('uid', '=', uid)
      .where('key', 'in', keys.slice(at, at + rowsAStatement))
      .execute();
}

function tables(executor: Executor) {
  return executor.withTables<HistoryTables>();
}
