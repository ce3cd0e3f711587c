import type { LocalDay } from '#domain/kernel/index.ts';
import type { Executor } from './database.ts';

type ConnectionTables = {
  readonly relay_connection: {
    readonly uid: string;
    readonly athlete: string;
    readonly sealed_key: string;
    readonly begin_on: string;
    readonly listed_from: string;
    readonly refused_at: number | null;
    readonly pulled_at: number | null;
    readonly failure: string | null;
    readonly failures: number;
    readonly next_pull_at: number;
  };
  readonly user: { readonly id: string };
};

type ConnectionRow = ConnectionTables['relay_connection'];

/** A user's connection to the service that brings their recordings. Days are `YYYY-MM-DD`, instants UTC milliseconds. */
export interface RelayConnection {
  readonly uid: string;
  /** The user's id at the service. */
  readonly athlete: string;
  /** The key, encrypted for this user. It also tells whether the connection was changed. */
  readonly sealedKey: string;
  /** The day of the first activity to fetch. */
  readonly beginOn: LocalDay;
  /** The activities from this day on were listed, apart from the newest. */
  readonly listedFrom: LocalDay;
  /** When the service refused the key; null while it accepts it. */
  readonly refusedAt: number | null;
  /** When the newest activities were last listed. */
  readonly pulledAt: number | null;
  /** Why the last pull ended early. */
  readonly failure: string | null;
  /** How many pulls in a row have failed. */
  readonly failures: number;
  readonly nextPullAt: number;
}

export async function putConnection(executor: Executor, connection: RelayConnection): Promise<void> {
  const { uid, ...row } = toRow(connection);
  await tables(executor)
    .insertInto('relay_connection')
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute();
}

export async function connectionOf(executor: Executor, uid: string): Promise<RelayConnection | null> {
  const row = await tables(executor)
    .selectFrom('relay_connection')
    .selectAll()
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row === undefined ? null : toConnection(row);
}

interface PullsDue {
  readonly now: number;
  /** A connection that rests for longer, after no failure or after some, does so by a clock that was wrong. */
  readonly longestMs: { readonly afterSuccess: number; readonly afterFailure: number };
}

/** Returns the uids whose next pull is due, those that have waited longest first. */
export async function uidsDueForPull(executor: Executor, { now, longestMs }: PullsDue): Promise<readonly string[]> {
  const rows = await tables(executor)
    .selectFrom('relay_connection')
    .select('uid')
    .where('refused_at', 'is', null)
    .where((row) =>
      row.or([
        row('next_pull_at', '<=', now),
        row('next_pull_at', '>', now + longestMs.afterFailure),
        row.and([row('failures', '=', 0), row('next_pull_at', '>', now + longestMs.afterSuccess)]),
      ]),
    )
    .orderBy('next_pull_at')
    .execute();
  return rows.map(({ uid }) => uid);
}

export type PullProgress = Partial<Omit<RelayConnection, 'uid' | 'athlete' | 'sealedKey' | 'beginOn'>>;

/** Stores the progress of a pull, unless the user has changed or removed the connection since. */
export async function updateConnection(
  executor: Executor,
  { uid, sealedKey }: Pick<RelayConnection, 'uid' | 'sealedKey'>,
  progress: PullProgress,
): Promise<void> {
  const { listedFrom, refusedAt, pulledAt, failure, failures, nextPullAt } = progress;
  await tables(executor)
    .updateTable('relay_connection')
    .set({
      ...(listedFrom !== undefined && { listed_from: listedFrom }),
      ...(refusedAt !== undefined && { refused_at: refusedAt }),
      ...(pulledAt !== undefined && { pulled_at: pulledAt }),
      ...(failure !== undefined && { failure }),
      ...(failures !== undefined && { failures }),
      ...(nextPullAt !== undefined && { next_pull_at: nextPullAt }),
    })
    .where('uid', '=', uid)
    .where('sealed_key', '=', sealedKey)
    .execute();
}

export async function deleteConnection(executor: Executor, uid: string): Promise<void> {
  await tables(executor).deleteFrom('relay_connection').where('uid', '=', uid).execute();
}

/** Removes the connections of accounts that no longer exist. */
export async function deleteConnectionsOfNobody(executor: Executor): Promise<void> {
  await tables(executor)
    .deleteFrom('relay_connection')
    .where('uid', 'not in', tables(executor).selectFrom('user').select('id'))
    .execute();
}

/** Removes all connections after a restore, because the backup contains ones that were ended since. */
export async function forgetConnections(executor: Executor): Promise<void> {
  await tables(executor).deleteFrom('relay_connection').execute();
}

function tables(executor: Executor) {
  return executor.withTables<ConnectionTables>();
}

function toRow(connection: RelayConnection): ConnectionRow {
  return {
    uid: connection.uid,
    athlete: connection.athlete,
    sealed_key: connection.sealedKey,
    begin_on: connection.beginOn,
    listed_from: connection.listedFrom,
    refused_at: connection.refusedAt,
    pulled_at: connection.pulledAt,
    failure: connection.failure,
    failures: connection.failures,
    next_pull_at: connection.nextPullAt,
  };
}

function toConnection(row: ConnectionRow): RelayConnection {
  return {
    uid: row.uid,
    athlete: row.athlete,
    sealedKey: row.sealed_key,
    beginOn: row.begin_on as LocalDay,
    listedFrom: row.listed_from as LocalDay,
    refusedAt: row.refused_at,
    pulledAt: row.pulled_at,
    failure: row.failure,
    failures: row.failures,
    nextPullAt: row.next_pull_at,
  };
}
