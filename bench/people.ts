import { mintAccount, mintSession } from '../src/server/accounts/testing.ts';
import { databaseFile, readOrCreateSecret } from '../src/server/data-dir/data-dir.ts';
import type { Database } from '../src/server/db/database.ts';
import { inTransaction } from '../src/server/db/in-transaction.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';

export interface Signed {
  readonly uid: string;
  /** The value of a `Cookie` header. */
  readonly cookie: string;
}

/**
 * Creates accounts in the database of a server that has run once. The accounts are inserted directly, without sign-up.
 */
export async function makePeople(dataDir: string, count: number): Promise<readonly string[]> {
  const uids: string[] = [];
  await withDatabase(dataDir, async (executor) => {
    for (let at = 0; at < count; at++) uids.push(await mintAccount(executor));
  });
  return uids;
}

/** Creates accounts in any database, and a session for each. */
export function signInNewPeople(database: Database, count: number, secret: string): Promise<readonly Signed[]> {
  return inTransaction(database.kysely, async (executor) => {
    const signed: Signed[] = [];
    for (let at = 0; at < count; at++) {
      const uid = await mintAccount(executor);
      signed.push({ uid, cookie: (await mintSession(executor, { uid, secret })).cookie });
    }
    return signed;
  });
}

/** Creates a new session for each of these people. */
export async function signIn(dataDir: string, uids: readonly string[]): Promise<readonly Signed[]> {
  const secret = readOrCreateSecret(dataDir);
  const signed: Signed[] = [];
  await withDatabase(dataDir, async (executor) => {
    for (const uid of uids) signed.push({ uid, cookie: (await mintSession(executor, { uid, secret })).cookie });
  });
  return signed;
}

type Executor = Parameters<typeof mintAccount>[0];

async function withDatabase(dataDir: string, work: (executor: Executor) => Promise<void>): Promise<void> {
  const database = openSqlite(databaseFile(dataDir));
  try {
    await inTransaction(database.kysely, work);
  } finally {
    await database.close();
  }
}
