import { sql } from 'kysely';
import { emptyHead } from '#sync/hub/append-rules.ts';
import type { Since } from '#sync/hub/hub-storage.ts';
import type { Executor } from '../database.ts';
import { plainBytes } from './bytes.ts';
import { type HeadTables, toHead } from './heads.ts';

type Row = HeadTables['hub_head'] & {
  readonly mark_there: Uint8Array | null;
  readonly log: number | string | null;
  readonly records: number | string | null;
};

/**
 * The maximum number of rows of each table whose sizes are added. Beyond it, the sums only tell that there is much, so that
 * a statement takes some milliseconds for any document.
 */
const maxSummed = 50_000;

/**
 * Reads with one statement, so that all values come from one database snapshot and a returning device costs one round
 * trip.
 */
export async function sinceNumber(executor: Executor, uid: string, sequence: number): Promise<Since> {
  const { rows } = await sql<Row>`
    SELECT head.*,
      (SELECT mark FROM hub_log WHERE uid = head.uid AND sequence = ${sequence}) AS mark_there,
      (SELECT sum(size) FROM (SELECT size FROM hub_log WHERE uid = ${uid} AND sequence > ${sequence}
        LIMIT ${maxSummed}) AS newer) AS log,
      (SELECT sum(size) FROM (SELECT size FROM hub_record WHERE uid = ${uid} AND sequence > ${sequence}
        LIMIT ${maxSummed}) AS changed) AS records
    FROM hub_head AS head WHERE head.uid = ${uid}`.execute(executor);
  const [row] = rows;
  if (row === undefined) return { head: emptyHead, mark: null, log: 0, records: 0 };
  const mark = row.mark_there === null ? null : plainBytes(row.mark_there);
  return { head: toHead(row), mark, log: Number(row.log ?? 0), records: Number(row.records ?? 0) };
}
