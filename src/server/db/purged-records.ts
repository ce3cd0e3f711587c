import type { Executor } from './database.ts';

type PurgedTables = {
  readonly purged_record: { readonly uid: string; readonly key: string; readonly purged_at: number };
  readonly deleted_account: { readonly uid: string };
};

/** A record that was permanently deleted. */
export interface PurgedRecord {
  readonly uid: string;
  readonly key: string;
  /** UTC milliseconds. */
  readonly purgedAt: number;
}

export async function addPurgedRecord(executor: Executor, { uid, key, purgedAt }: PurgedRecord): Promise<void> {
  await tables(executor)
    .insertInto('purged_record')
    .values({ uid, key, purged_at: purgedAt })
    .onConflict((conflict) => conflict.columns(['uid', 'key']).doNothing())
    .execute();
}

/** Returns the records that were purged at an instant or later, in the order in which they were. */
export async function purgedRecordsSince(executor: Executor, instant: number): Promise<readonly PurgedRecord[]> {
  const rows = await tables(executor)
    .selectFrom('purged_record')
    .select(['uid', 'key', 'purged_at'])
    .where('purged_at', '>=', instant)
    .orderBy('purged_at')
    .execute();
  return rows.map(({ uid, key, purged_at }) => ({ uid, key, purgedAt: purged_at }));
}

export async function forgetPurgedRecordsOf(executor: Executor, uid: string): Promise<void> {
  await tables(executor).deleteFrom('purged_record').where('uid', '=', uid).execute();
}

/** Forgets the records of deleted accounts that were purged while their account was deleted. */
export async function forgetPurgedRecordsOfDeleted(executor: Executor): Promise<void> {
  await tables(executor)
    .deleteFrom('purged_record')
    .where('uid', 'in', tables(executor).selectFrom('deleted_account').select('uid'))
    .execute();
}

function tables(executor: Executor) {
  return executor.withTables<PurgedTables>();
}
