import type { Executor } from './database.ts';

type FeedTables = {
  readonly calendar_feed: {
    readonly uid: string;
    readonly secret_hash: string;
    readonly zone: string;
    readonly created_at: number;
  };
};

export interface CalendarFeedAddress {
  readonly uid: string;
  /** The digest of the secret in the address. */
  readonly secretHash: string;
  /** The IANA time zone in which notes are read. */
  readonly zone: string;
  readonly createdAt: number;
}

/** Stores the address of a user's feed in place of the previous one. */
export async function putFeedAddress(executor: Executor, address: CalendarFeedAddress): Promise<void> {
  const row = { secret_hash: address.secretHash, zone: address.zone, created_at: address.createdAt };
  await tables(executor)
    .insertInto('calendar_feed')
    .values({ uid: address.uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute();
}

export async function feedAddressOf(executor: Executor, uid: string): Promise<CalendarFeedAddress | null> {
  const row = await tables(executor).selectFrom('calendar_feed').selectAll().where('uid', '=', uid).executeTakeFirst();
  return row === undefined ? null : toAddress(row);
}

export async function findFeedAddress(executor: Executor, secretHash: string): Promise<CalendarFeedAddress | null> {
  const row = await tables(executor)
    .selectFrom('calendar_feed')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return row === undefined ? null : toAddress(row);
}

export async function deleteFeedAddress(executor: Executor, uid: string): Promise<void> {
  await tables(executor).deleteFrom('calendar_feed').where('uid', '=', uid).execute();
}

/** Removes all addresses after a restore, because the backup contains addresses that were renewed since. */
export async function forgetFeedAddresses(executor: Executor): Promise<void> {
  await tables(executor).deleteFrom('calendar_feed').execute();
}

function tables(executor: Executor) {
  return executor.withTables<FeedTables>();
}

function toAddress(row: FeedTables['calendar_feed']): CalendarFeedAddress {
  return { uid: row.uid, secretHash: row.secret_hash, zone: row.zone, createdAt: row.created_at };
}
