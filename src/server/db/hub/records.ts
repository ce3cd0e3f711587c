import { type RawBuilder, sql } from 'kysely';
import type {
  RecordIndexEntry,
  RecordIndexPage,
  RecordPosition,
  SomeRecords,
  StoredBody,
  StoredRecord,
} from '#sync/hub/hub-storage.ts';
import { someRecords } from '#sync/hub/some-records.ts';
import type { Stamp } from '#sync/record/index.ts';
import type { Database, Executor } from '../database.ts';
import { plainBytes } from './bytes.ts';
import type { HeadTables } from './heads.ts';

type RecordTables = {
  readonly hub_record: {
    readonly uid: string;
    readonly key: string;
    readonly sequence: number;
    /** Size of fields and body state in bytes. */
    readonly size: number;
    readonly highest: string | null;
    readonly tombstone: string | null;
    readonly trashed_since: number | null;
    readonly version_at: number | null;
    readonly purged: number;
    /** The body's checksum, or null if the record has no body. */
    readonly sum: number | null;
    readonly complete: number | null;
    /** 1 if merging the body took too long. */
    readonly set_aside: number;
    readonly fields: Uint8Array;
  };
  readonly hub_body: {
    readonly uid: string;
    readonly key: string;
    readonly state: Uint8Array;
    /** The text as UTF-8 bytes, because PostgreSQL's `text` cannot store U+0000 and a user's text may contain it. */
    readonly text: Uint8Array;
  };
};

export interface RecordName {
  readonly uid: string;
  readonly key: string;
}

const rowsAStatement = 100;

/** Returns records in the order of the keys. */
export async function recordsOf(
  database: Database,
  uid: string,
  keys: readonly string[],
): Promise<readonly StoredRecord[]> {
  if (keys.length === 0) return [];
  const found = await selectRecords(database.kysely, among(database, uid, keys));
  const records = new Map(found.map((record) => [record.key, record]));
  return keys.flatMap((key) => records.get(key) ?? []);
}

export async function hasRecord(executor: Executor, uid: string, key: string): Promise<boolean> {
  const row = await tables(executor)
    .selectFrom('hub_record')
    .select('sequence')
    .where('uid', '=', uid)
    .where('key', '=', key)
    .where('tombstone', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes only a column, because the record may have many megabytes. Returns whether there is such a record. */
export async function makeVersionDue(executor: Executor, uid: string, key: string): Promise<boolean> {
  await tables(executor)
    .updateTable('hub_record')
    .set({ version_at: null })
    .where('uid', '=', uid)
    .where('key', '=', key)
    .where('version_at', 'is not', null)
    .where('tombstone', 'is', null)
    .execute();
  return hasRecord(executor, uid, key);
}

function among({ dialect }: Database, uid: string, keys: readonly string[]): RawBuilder<boolean> {
  return dialect === 'sqlite'
    ? sql<boolean>`record.uid = ${uid} AND record.key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`
    : sql<boolean>`record.uid = ${uid} AND record.key = ANY (${keys}::text[])`;
}

/**
 * Looks up records in the order of `keys` until their total size exceeds `bytes`. Reads the sizes from an index,
 * without the records.
 */
export async function someRecordsOf(
  database: Database,
  uid: string,
  keys: readonly string[],
  bytes: number,
): Promise<SomeRecords> {
  if (keys.length === 0) return { records: [], keys: 0 };
  const rows = await tables(database.kysely)
    .selectFrom('hub_record as record')
    .select(['key', 'size'])
    .where(among(database, uid, keys))
    .execute();
  const sizes = new Map(rows.map(({ key, size }) => [key, size]));
  return someRecords(
    keys,
    bytes,
    (key) => sizes.get(key) ?? 0,
    (some) => recordsOf(database, uid, some),
  );
}

/**
 * Returns the keys of incomplete records. The expression on the uid makes the planner use the index of incomplete
 * records instead of scanning all of the user's records.
 */
export async function incompleteRecords(executor: Executor, uid: string, limit: number): Promise<readonly string[]> {
  const rows = await tables(executor)
    .selectFrom('hub_record')
    .select('key')
    .where(sql<boolean>`uid || '' = ${uid}`)
    .where('complete', '=', sql.lit(0))
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Returns the keys of records that are set aside. As in `incompleteRecords`, the expression on the uid makes the
 * planner use their index.
 */
export async function recordsSetAside(executor: Executor, uid: string, limit: number): Promise<readonly string[]> {
  const rows = await tables(executor)
    .selectFrom('hub_record')
    .select('key')
    .where(sql<boolean>`uid || '' = ${uid}`)
    .where('set_aside', '=', sql.lit(1))
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Returns records behind a position, and `folded`. Uses one statement, so that both come from one database snapshot, and
 * reads only an index.
 */
export async function recordsChangedAfter(
  executor: Executor,
  uid: string,
  { sequence, key }: RecordPosition,
  limit: number,
): Promise<RecordIndexPage> {
  const rows = await executor
    .withTables<HeadTables & RecordTables>()
    .selectFrom('hub_head as head')
    .leftJoin('hub_record as record', (join) =>
      join
        .onRef('record.uid', '=', 'head.uid')
        .on(({ eb, refTuple, tuple }) => eb(refTuple('record.sequence', 'record.key'), '>', tuple(sequence, key))),
    )
    .select(['head.folded', 'record.sequence', 'record.key', 'record.highest'])
    .where('head.uid', '=', uid)
    .orderBy('record.sequence')
    .orderBy('record.key')
    .limit(limit)
    .execute();
  const index = rows.flatMap((row): RecordIndexEntry[] =>
    row.key === null || row.sequence === null
      ? []
      : [{ sequence: row.sequence, key: row.key, highest: row.highest as Stamp | null }],
  );
  return { folded: rows[0]?.folded ?? 0, index };
}

/** Saves records, except for those of which a newer state is stored. */
export async function saveRecords(executor: Executor, uid: string, records: readonly StoredRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += rowsAStatement) {
    const saved = await upsertRecords(executor, uid, records.slice(at, at + rowsAStatement));
    const some = records.slice(at, at + rowsAStatement).filter(({ key }) => saved.has(key));
    await upsertBodies(
      executor,
      uid,
      some.flatMap(({ key, body }) => (body === null ? [] : { key, body })),
    );
    await deleteBodies(
      executor,
      uid,
      some.filter(({ body }) => body === null).map(({ key }) => key),
    );
  }
}

export async function recordsTrashedBefore(executor: Executor, instant: number, limit: number) {
  return tables(executor)
    .selectFrom('hub_record')
    .select(['uid', 'key'])
    .where('trashed_since', '<', instant)
    .limit(limit)
    .execute();
}

export async function unpurgedRecords(executor: Executor, limit: number): Promise<readonly RecordName[]> {
  return tables(executor)
    .selectFrom('hub_record')
    .select(['uid', 'key'])
    .where('tombstone', 'is not', null)
    .where('purged', '=', sql.lit(0))
    .limit(limit)
    .execute();
}

export async function markPurged(executor: Executor, uid: string, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += rowsAStatement)
    await tables(executor)
      .updateTable('hub_record')
      .set({ purged: 1 })
      .where('uid', '=', uid)
      .where('key', 'in', keys.slice(at, at + rowsAStatement))
      .execute();
}

/** @returns the keys of the records that were not older than what is stored */
async function upsertRecords(
  executor: Executor,
  uid: string,
  records: readonly StoredRecord[],
): Promise<ReadonlySet<string>> {
  const saved = await tables(executor)
    .insertInto('hub_record')
    .values(records.map((record) => ({ ...toRow(uid, record), purged: 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'key'])
        .doUpdateSet(({ ref }) => ({
          sequence: ref('excluded.sequence'),
          size: ref('excluded.size'),
          highest: ref('excluded.highest'),
          tombstone: ref('excluded.tombstone'),
          trashed_since: ref('excluded.trashed_since'),
          version_at: ref('excluded.version_at'),
          sum: ref('excluded.sum'),
          complete: ref('excluded.complete'),
          set_aside: ref('excluded.set_aside'),
          fields: ref('excluded.fields'),
        }))
        .whereRef('excluded.sequence', '>=', 'hub_record.sequence'),
    )
    .returning('key')
    .execute();
  return new Set(saved.map(({ key }) => key));
}

async function upsertBodies(
  executor: Executor,
  uid: string,
  bodies: readonly { readonly key: string; readonly body: StoredBody }[],
): Promise<void> {
  if (bodies.length === 0) return;
  await tables(executor)
    .insertInto('hub_body')
    .values(bodies.map(({ key, body }) => ({ uid, key, state: body.state, text: Buffer.from(body.text) })))
    .onConflict((conflict) =>
      conflict.columns(['uid', 'key']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        text: ref('excluded.text'),
      })),
    )
    .execute();
}

async function deleteBodies(executor: Executor, uid: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tables(executor).deleteFrom('hub_body').where('uid', '=', uid).where('key', 'in', keys).execute();
}

async function selectRecords(executor: Executor, wanted: RawBuilder<boolean>): Promise<readonly StoredRecord[]> {
  const rows = await tables(executor)
    .selectFrom('hub_record as record')
    .leftJoin('hub_body as body', (join) =>
      join.onRef('body.uid', '=', 'record.uid').onRef('body.key', '=', 'record.key'),
    )
    .selectAll('record')
    .select(['body.state', 'body.text'])
    .where(wanted)
    .execute();
  return rows.map((row) => ({
    key: row.key,
    sequence: row.sequence,
    fields: plainBytes(row.fields),
    highest: row.highest as Stamp | null,
    tombstone: row.tombstone as Stamp | null,
    body: toBody(row),
    trashedSince: row.trashed_since,
    versionAt: row.version_at,
    setAside: row.set_aside === 1,
  }));
}

type BodyColumns = Pick<RecordTables['hub_record'], 'sum' | 'complete'> & {
  readonly [Column in 'state' | 'text']: Uint8Array | null;
};

function toBody({ sum, complete, state, text }: BodyColumns): StoredBody | null {
  if (sum === null || state === null || text === null) return null;
  return { state: plainBytes(state), sum, text: utf8.decode(text), complete: complete === 1 };
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

function toRow(uid: string, record: StoredRecord) {
  const { key, sequence, fields, highest, tombstone, body, trashedSince, versionAt, setAside } = record;
  return {
    uid,
    key,
    sequence,
    fields,
    highest,
    tombstone,
    size: fields.length + (body?.state.length ?? 0),
    trashed_since: trashedSince,
    version_at: versionAt,
    sum: body?.sum ?? null,
    complete: body === null ? null : Number(body.complete),
    set_aside: Number(setAside),
  };
}

function tables(executor: Executor) {
  return executor.withTables<RecordTables>();
}
