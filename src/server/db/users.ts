import { randomUUID } from 'node:crypto';
import type { User } from '#api/account/index.ts';
import type { Executor } from './database.ts';
import { deleteMember, roleOf } from './members.ts';

type UserTables = {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean | number;
    readonly image: string | null;
    readonly phone: string | null;
    readonly createdAt: Date | string;
    readonly updatedAt: Date | string;
    readonly lastSignInAt: Date | string | null;
  };
  readonly account: {
    readonly id: string;
    readonly userId: string;
    readonly accountId: string;
    readonly providerId: string;
    readonly password: string | null;
    readonly createdAt: Date | string;
    readonly updatedAt: Date | string;
  };
  readonly verification: { readonly value: string };
  readonly deleted_account: { readonly uid: string; readonly deleted_at: number };
};

export async function findUser(executor: Executor, uid: string): Promise<User | null> {
  const row = await tables(executor).selectFrom('user').selectAll().where('id', '=', uid).executeTakeFirst();
  if (!row) return null;
  const accounts = await tables(executor)
    .selectFrom('account')
    .select('providerId')
    .where('userId', '=', uid)
    .orderBy('providerId')
    .execute();
  return {
    uid: row.id,
    email: row.email,
    emailVerified: Boolean(row.emailVerified),
    displayName: row.name,
    photo: row.image,
    phone: row.phone,
    providers: accounts.map(({ providerId }) => (providerId === 'credential' ? 'password' : providerId)),
    role: await roleOf(executor, uid),
    createdAt: new Date(row.createdAt).getTime(),
    lastSignInAt: new Date(row.lastSignInAt ?? row.createdAt).getTime(),
  };
}

/**
 * Keeps an account from being deleted until the transaction ends. What is stored for it then is removed with it.
 *
 * @returns false if it does not exist, for example because it was deleted while a request was on its way
 */
export async function lockUser(transaction: Executor, uid: string): Promise<boolean> {
  const locked = await tables(transaction)
    .updateTable('user')
    .set((column) => ({ updatedAt: column.ref('updatedAt') }))
    .where('id', '=', uid)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

export async function findUidByEmail(executor: Executor, email: string): Promise<string | null> {
  const row = await tables(executor).selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id ?? null;
}

/** @returns the PHC string, or null if this user signs in only with a provider */
export async function findPasswordHash(executor: Executor, uid: string): Promise<string | null> {
  const row = await tables(executor)
    .selectFrom('account')
    .select('password')
    .where('userId', '=', uid)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

/**
 * Stores the first password of an account. The table has no index that would keep a second one out, so requests of the
 * same account wait for each other.
 *
 * @returns false if the account has a password, or was deleted
 */
export async function addPasswordHash(transaction: Executor, uid: string, hash: string): Promise<boolean> {
  if (!(await lockUser(transaction, uid)) || (await findPasswordHash(transaction, uid)) !== null) return false;
  const now = new Date();
  await tables(transaction)
    .insertInto('account')
    .values({
      id: randomUUID(),
      userId: uid,
      accountId: uid,
      providerId: 'credential',
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return true;
}

/** @returns false if the stored hash is not `before` any more */
export async function replacePasswordHash(
  executor: Executor,
  uid: string,
  before: string,
  hash: string,
): Promise<boolean> {
  const replaced = await tables(executor)
    .updateTable('account')
    .set({ password: hash, updatedAt: new Date() })
    .where('userId', '=', uid)
    .where('providerId', '=', 'credential')
    .where('password', '=', before)
    .returning('userId')
    .executeTakeFirst();
  return replaced !== undefined;
}

export async function setEmail(executor: Executor, uid: string, email: string, verified: boolean): Promise<void> {
  await tables(executor)
    .updateTable('user')
    .set({ email, emailVerified: verified, updatedAt: new Date() })
    .where('id', '=', uid)
    .execute();
}

export async function setName(executor: Executor, uid: string, name: string): Promise<void> {
  await tables(executor).updateTable('user').set({ name, updatedAt: new Date() }).where('id', '=', uid).execute();
}

export async function insertUser(
  executor: Executor,
  { uid, email, now }: { readonly uid: string; readonly email: string; readonly now: number },
): Promise<void> {
  const at = new Date(now);
  await tables(executor)
    .insertInto('user')
    .values({
      id: uid,
      name: '',
      email,
      emailVerified: false,
      image: null,
      phone: null,
      createdAt: at,
      updatedAt: at,
      lastSignInAt: at,
    })
    .execute();
}

export async function noteSignIn(executor: Executor, uid: string, now: number): Promise<void> {
  await tables(executor)
    .updateTable('user')
    .set({ lastSignInAt: new Date(now) })
    .where('id', '=', uid)
    .execute();
}

/** Removes the user and records the uid as deleted. */
export async function deleteUser(executor: Executor, uid: string, now: number): Promise<void> {
  await tables(executor).deleteFrom('verification').where('value', '=', uid).execute();
  await tables(executor).deleteFrom('account').where('userId', '=', uid).execute();
  await tables(executor).deleteFrom('user').where('id', '=', uid).execute();
  await deleteMember(executor, uid);
  await tables(executor)
    .insertInto('deleted_account')
    .values({ uid, deleted_at: now })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
}

export async function listDeletedAccounts(executor: Executor): Promise<ReadonlySet<string>> {
  const rows = await tables(executor).selectFrom('deleted_account').select('uid').execute();
  return new Set(rows.map((row) => row.uid));
}

function tables(executor: Executor) {
  return executor.withTables<UserTables>();
}
