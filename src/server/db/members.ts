import { sql } from 'kysely';
import type { Executor } from './database.ts';

export type Role = 'owner' | 'member';

type MemberTables = {
  readonly member: { readonly uid: string; readonly role: Role; readonly disabled_at: number | null };
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly createdAt: Date | string;
    readonly lastSignInAt: Date | string | null;
  };
  readonly session: { readonly userId: string; readonly updatedAt: Date | string };
};

/** An account as the owner of the server sees it. Instants are UTC milliseconds. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

/** Returns the role of an account. An account without a row is a member. */
export async function roleOf(executor: Executor, uid: string): Promise<Role> {
  const row = await tables(executor).selectFrom('member').select('role').where('uid', '=', uid).executeTakeFirst();
  return row?.role ?? 'member';
}

export async function isDisabled(executor: Executor, uid: string): Promise<boolean> {
  const row = await tables(executor)
    .selectFrom('member')
    .select('uid')
    .where('uid', '=', uid)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasOwner(executor: Executor): Promise<boolean> {
  return (await ownerOf(executor)) !== null;
}

/** Returns the uid of the owner. */
export async function ownerOf(executor: Executor): Promise<string | null> {
  const row = await tables(executor).selectFrom('member').select('uid').where('role', '=', 'owner').executeTakeFirst();
  return row?.uid ?? null;
}

/** Makes an account the owner unless there is one. An index allows only one, so of two requests at once one succeeds. */
export async function claimOwnership(executor: Executor, uid: string): Promise<void> {
  await tables(executor)
    .insertInto('member')
    .values({ uid, role: 'owner', disabled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes an account the owner, and the previous owner a member. If the account is disabled, it is enabled. */
export async function moveOwnership(transaction: Executor, uid: string): Promise<void> {
  await tables(transaction).updateTable('member').set({ role: 'member' }).where('role', '=', 'owner').execute();
  const owner = { role: 'owner', disabled_at: null } as const;
  await tables(transaction)
    .insertInto('member')
    .values({ uid, ...owner })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(owner))
    .execute();
}

/** @param disabledAt UTC milliseconds; null enables the account again */
export async function setDisabled(executor: Executor, uid: string, disabledAt: number | null): Promise<void> {
  await tables(executor)
    .insertInto('member')
    .values({ uid, role: 'member', disabled_at: disabledAt })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ disabled_at: disabledAt }))
    .execute();
}

export async function deleteMember(executor: Executor, uid: string): Promise<void> {
  await tables(executor).deleteFrom('member').where('uid', '=', uid).execute();
}

export async function countAccounts(executor: Executor): Promise<number> {
  const row = await tables(executor).selectFrom('user').select(sql<number>`count(*)`.as('accounts')).executeTakeFirst();
  return Number(row?.accounts ?? 0);
}

/** Returns whether no account was created before this one. Of accounts created in one millisecond, one is the oldest. */
export async function isOldestAccount(executor: Executor, uid: string): Promise<boolean> {
  const row = await tables(executor)
    .selectFrom('user')
    .select('id')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id === uid;
}

/** Returns all accounts, oldest first. */
export async function listPeople(executor: Executor): Promise<readonly Person[]> {
  const [users, members, sessions] = await Promise.all([
    tables(executor).selectFrom('user').select(['id', 'email', 'name', 'createdAt', 'lastSignInAt']).execute(),
    tables(executor).selectFrom('member').selectAll().execute(),
    tables(executor).selectFrom('session').select(['userId', 'updatedAt']).execute(),
  ]);
  const memberByUid = new Map(members.map((member) => [member.uid, member]));
  const usedByUid = new Map<string, number>();
  for (const { userId, updatedAt } of sessions) {
    usedByUid.set(userId, Math.max(usedByUid.get(userId) ?? 0, timeOf(updatedAt)));
  }
  return users
    .map((user) => ({
      uid: user.id,
      email: user.email,
      displayName: user.name,
      role: memberByUid.get(user.id)?.role ?? ('member' as const),
      disabled: (memberByUid.get(user.id)?.disabled_at ?? null) !== null,
      createdAt: timeOf(user.createdAt),
      lastSeenAt: Math.max(timeOf(user.lastSignInAt ?? user.createdAt), usedByUid.get(user.id) ?? 0),
    }))
    .sort((a, b) => a.createdAt - b.createdAt);
}

function timeOf(instant: Date | string): number {
  return new Date(instant).getTime();
}

function tables(executor: Executor) {
  return executor.withTables<MemberTables>();
}
