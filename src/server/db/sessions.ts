import type { Executor } from './database.ts';

/** The library's table, limited to the columns that we read. SQLite stores its dates as ISO strings. */
type SessionRow = {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly shared: boolean | number | null;
  readonly userAgent: string | null;
  readonly expiresAt: Date | string;
  readonly createdAt: Date | string;
  readonly updatedAt: Date | string;
};

/** The reasons why a session ends early. */
export const sessionEnds = [
  'signed-out',
  'revoked',
  'too-many',
  'credentials-changed',
  'account-deleted',
  'account-disabled',
] as const;

export type SessionEnd = (typeof sessionEnds)[number];

type SessionTables = {
  readonly session: SessionRow;
  readonly member: { readonly uid: string; readonly disabled_at: number | null };
  readonly ended_session: {
    readonly token_hash: string;
    readonly uid: string;
    readonly reason: SessionEnd;
    readonly ended_at: number;
  };
};

export interface StoredSession {
  readonly id: string;
  readonly token: string;
  readonly uid: string;
  readonly shared: boolean;
  readonly device: string;
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** Returns a session by its token. The sessions of a disabled account do not count. */
export async function findSession(executor: Executor, token: string): Promise<StoredSession | null> {
  const row = await tables(executor)
    .selectFrom('session')
    .leftJoin('member', 'member.uid', 'session.userId')
    .selectAll('session')
    .where('session.token', '=', token)
    .where('member.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ? toSession(row) : null;
}

/** Returns which of the sessions exist. Those of a disabled account do not count. */
export async function existingSessions(executor: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += rowsAQuery) {
    const rows = await tables(executor)
      .selectFrom('session')
      .leftJoin('member', 'member.uid', 'session.userId')
      .select('session.id')
      .where('session.id', 'in', ids.slice(at, at + rowsAQuery))
      .where('member.disabled_at', 'is', null)
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Returns the sessions that have not expired, most recently used first. */
export async function listSessions(executor: Executor, uid: string, now: number): Promise<readonly StoredSession[]> {
  const rows = await tables(executor).selectFrom('session').selectAll().where('userId', '=', uid).execute();
  return rows
    .map(toSession)
    .filter((session) => session.expiresAt > now)
    .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
}

export async function insertSession(executor: Executor, session: StoredSession): Promise<void> {
  await tables(executor)
    .insertInto('session')
    .values({
      id: session.id,
      token: session.token,
      userId: session.uid,
      shared: session.shared,
      userAgent: session.device,
      expiresAt: new Date(session.expiresAt),
      createdAt: new Date(session.createdAt),
      updatedAt: new Date(session.lastUsedAt),
    })
    .execute();
}

export async function renewSession(executor: Executor, id: string, now: number, expiresAt: number): Promise<void> {
  await tables(executor)
    .updateTable('session')
    .set({ expiresAt: new Date(expiresAt), updatedAt: new Date(now) })
    .where('id', '=', id)
    .execute();
}

export interface EndedSession {
  readonly uid: string;
  readonly tokenHash: string;
}

/** Removes the sessions and stores the reason, in the caller's transaction. */
export async function endSessions(
  executor: Executor,
  ended: readonly (EndedSession & { readonly id: string | null })[],
  { reason, now }: { readonly reason: SessionEnd; readonly now: number },
): Promise<void> {
  for (let at = 0; at < ended.length; at += rowsAStatement) {
    const some = ended.slice(at, at + rowsAStatement);
    const ids = some.flatMap((session) => session.id ?? []);
    if (ids.length > 0) await tables(executor).deleteFrom('session').where('id', 'in', ids).execute();
    await tables(executor)
      .insertInto('ended_session')
      .values(some.map((session) => ({ token_hash: session.tokenHash, uid: session.uid, reason, ended_at: now })))
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ reason }))
      .execute();
  }
}

/** SQLite accepts some thousand values in a statement. */
const rowsAStatement = 100;
const rowsAQuery = 1_000;

export async function findSessionEnd(
  executor: Executor,
  tokenHash: string,
): Promise<{ readonly uid: string; readonly reason: SessionEnd } | null> {
  const row = await tables(executor)
    .selectFrom('ended_session')
    .select(['uid', 'reason'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the token hashes of a user's sessions that ended for a reason. */
export async function endedTokenHashes(executor: Executor, uid: string, reason: SessionEnd): Promise<string[]> {
  const rows = await tables(executor)
    .selectFrom('ended_session')
    .select('token_hash')
    .where('uid', '=', uid)
    .where('reason', '=', reason)
    .execute();
  return rows.map((row) => row.token_hash);
}

/** Removes expired sessions, and the reasons of ended ones whose cookies have expired. */
export async function removeOldSessions(executor: Executor, expiredBefore: number, endedBefore: number): Promise<void> {
  await tables(executor).deleteFrom('session').where('expiresAt', '<', new Date(expiredBefore)).execute();
  await tables(executor).deleteFrom('ended_session').where('ended_at', '<', endedBefore).execute();
}

/** Removes all sessions after a restore: every user signs in again, and no session counts as revoked. */
export async function forgetSessions(executor: Executor): Promise<void> {
  await tables(executor).deleteFrom('session').execute();
}

function tables(executor: Executor) {
  return executor.withTables<SessionTables>();
}

function toSession(row: SessionRow): StoredSession {
  return {
    id: row.id,
    token: row.token,
    uid: row.userId,
    shared: Boolean(row.shared),
    device: row.userAgent ?? '',
    expiresAt: new Date(row.expiresAt).getTime(),
    createdAt: new Date(row.createdAt).getTime(),
    lastUsedAt: new Date(row.updatedAt).getTime(),
  };
}
