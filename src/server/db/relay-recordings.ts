import { sql } from 'kysely';
import type { Executor } from './database.ts';
import type { RelayName } from './inbox-files.ts';

export type RecordingState = 'waiting' | 'received' | 'skipped';

type RecordingTables = {
  readonly relay_recording: {
    readonly uid: string;
    readonly relay: RelayName;
    readonly external_id: string;
    readonly name: string;
    readonly day: string;
    readonly state: RecordingState;
    readonly reason: string | null;
    readonly attempts: number;
    readonly next_at: number;
  };
  readonly user: { readonly id: string };
};

/** What a relay lists: an activity of the service, or a file in the folder. */
export interface ListedRecording {
  readonly externalId: string;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

export interface WaitingRecording extends ListedRecording {
  /** How often fetching it has failed. */
  readonly attempts: number;
}

/** Identifies a recording of a relay. */
export interface RecordingKey {
  readonly uid: string;
  readonly relay: RelayName;
  readonly externalId: string;
}

/** A relay of one user. */
type OfUser = Pick<RecordingKey, 'uid' | 'relay'>;

const rowsAtOnce = 200;

/** Remembers recordings that were listed. Those that are known already stay as they are. */
export async function addListed(
  executor: Executor,
  { uid, relay }: OfUser,
  listed: readonly ListedRecording[],
): Promise<void> {
  for (let from = 0; from < listed.length; from += rowsAtOnce) {
    const rows = listed.slice(from, from + rowsAtOnce).map(({ externalId, name, day }) => ({
      ...{ uid, relay, external_id: externalId, name, day },
      ...{ state: 'waiting' as const, reason: null, attempts: 0, next_at: 0 },
    }));
    await tables(executor)
      .insertInto('relay_recording')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Returns the recordings that can be fetched now, the newest first.
 *
 * @param longestWaitMs a recording that waits for longer was postponed by a clock that was wrong, and can be fetched
 */
export async function waitingRecordings(
  executor: Executor,
  { uid, relay }: OfUser,
  { now, longestWaitMs, most }: { readonly now: number; readonly longestWaitMs: number; readonly most: number },
): Promise<readonly WaitingRecording[]> {
  const rows = await tables(executor)
    .selectFrom('relay_recording')
    .selectAll()
    .where('uid', '=', uid)
    .where('relay', '=', relay)
    .where('state', '=', 'waiting')
    .where((row) => row.or([row('next_at', '<=', now), row('next_at', '>', now + longestWaitMs)]))
    .orderBy('day', 'desc')
    .orderBy('external_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...toListed(row), attempts: row.attempts }));
}

/** @returns null if the relay has not listed it */
export async function recordingState(
  executor: Executor,
  { uid, relay, externalId }: RecordingKey,
): Promise<RecordingState | null> {
  const row = await tables(executor)
    .selectFrom('relay_recording')
    .select('state')
    .where('uid', '=', uid)
    .where('relay', '=', relay)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row?.state ?? null;
}

export function markReceived(executor: Executor, key: RecordingKey): Promise<void> {
  return update(executor, key, { state: 'received', reason: null });
}

/** @param reason why it will not be asked for again */
export function markSkipped(executor: Executor, key: RecordingKey, reason: string): Promise<void> {
  return update(executor, key, { state: 'skipped', reason });
}

/** @param nextAt when to try again, UTC milliseconds */
export function postpone(executor: Executor, key: RecordingKey, attempts: number, nextAt: number): Promise<void> {
  return update(executor, key, { attempts, next_at: nextAt });
}

/** Lets the relay bring a recording again. */
export function expectAgain(executor: Executor, key: RecordingKey): Promise<void> {
  return update(executor, key, { state: 'waiting', reason: null, next_at: 0 });
}

export async function countRecordings(
  executor: Executor,
  { uid, relay }: OfUser,
): Promise<Readonly<Record<RecordingState, number>>> {
  const rows = await tables(executor)
    .selectFrom('relay_recording')
    .select(['state', sql<number>`count(*)`.as('recordings')])
    .where('uid', '=', uid)
    .where('relay', '=', relay)
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, received: 0, skipped: 0 };
  for (const { state, recordings } of rows) counts[state] = Number(recordings);
  return counts;
}

/** Returns the recordings that will not be asked for again, the newest first. */
export async function skippedRecordings(
  executor: Executor,
  { uid, relay }: OfUser,
  most: number,
): Promise<readonly (ListedRecording & { readonly reason: string })[]> {
  const rows = await tables(executor)
    .selectFrom('relay_recording')
    .selectAll()
    .where('uid', '=', uid)
    .where('relay', '=', relay)
    .where('state', '=', 'skipped')
    .orderBy('day', 'desc')
    .orderBy('external_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...toListed(row), reason: row.reason ?? '' }));
}

/** Forgets the recordings before a day that were not fetched yet. */
export async function forgetWaitingBefore(executor: Executor, { uid, relay }: OfUser, day: string): Promise<void> {
  await tables(executor)
    .deleteFrom('relay_recording')
    .where('uid', '=', uid)
    .where('relay', '=', relay)
    .where('state', '=', 'waiting')
    .where('day', '<', day)
    .execute();
}

export async function forgetRecording(executor: Executor, { uid, relay, externalId }: RecordingKey): Promise<void> {
  await tables(executor)
    .deleteFrom('relay_recording')
    .where('uid', '=', uid)
    .where('relay', '=', relay)
    .where('external_id', '=', externalId)
    .execute();
}

export async function forgetRecordings(executor: Executor, { uid, relay }: OfUser): Promise<void> {
  await tables(executor).deleteFrom('relay_recording').where('uid', '=', uid).where('relay', '=', relay).execute();
}

export async function forgetAllRecordings(executor: Executor, uid: string): Promise<void> {
  await tables(executor).deleteFrom('relay_recording').where('uid', '=', uid).execute();
}

/** Forgets the recordings of accounts that no longer exist. */
export async function forgetRecordingsOfNobody(executor: Executor): Promise<void> {
  await tables(executor)
    .deleteFrom('relay_recording')
    .where('uid', 'not in', tables(executor).selectFrom('user').select('id'))
    .execute();
}

async function update(
  executor: Executor,
  { uid, relay, externalId }: RecordingKey,
  changes: Partial<Pick<RecordingTables['relay_recording'], 'state' | 'reason' | 'attempts' | 'next_at'>>,
): Promise<void> {
  await tables(executor)
    .updateTable('relay_recording')
    .set(changes)
    .where('uid', '=', uid)
    .where('relay', '=', relay)
    .where('external_id', '=', externalId)
    .execute();
}

function toListed(row: RecordingTables['relay_recording']): ListedRecording {
  return { externalId: row.external_id, name: row.name, day: row.day };
}

function tables(executor: Executor) {
  return executor.withTables<RecordingTables>();
}
