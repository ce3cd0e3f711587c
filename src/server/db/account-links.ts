import type { Executor } from './database.ts';

export type LinkPurpose = 'reset-password' | 'confirm-address';

type LinkTables = {
  readonly account_link: {
    readonly token_hash: string;
    readonly uid: string;
    readonly purpose: LinkPurpose;
    /** The address to which the link was sent. Confirming the link makes it the account's address. */
    readonly address: string;
    readonly expires_at: number;
    readonly used_at: number | null;
  };
};

export interface AccountLink {
  readonly tokenHash: string;
  readonly uid: string;
  readonly purpose: LinkPurpose;
  readonly address: string;
  readonly expiresAt: number;
}

const keptAfterExpiry = 30 * 24 * 60 * 60 * 1000; // a late click still gets an explanation

export async function insertLink(executor: Executor, link: AccountLink, now: number): Promise<void> {
  await tables(executor)
    .deleteFrom('account_link')
    .where('uid', '=', link.uid)
    .where('expires_at', '<', now - keptAfterExpiry)
    .execute();
  await tables(executor)
    .insertInto('account_link')
    .values({
      token_hash: link.tokenHash,
      uid: link.uid,
      purpose: link.purpose,
      address: link.address,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Consumes the link. If two requests with the same link arrive at once, only one of them succeeds. */
export async function takeLink(
  executor: Executor,
  { tokenHash, purpose, now }: { readonly tokenHash: string; readonly purpose: LinkPurpose; readonly now: number },
): Promise<{ readonly uid: string; readonly address: string } | 'used' | 'expired'> {
  const taken = await tables(executor)
    .updateTable('account_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['uid', 'address'])
    .executeTakeFirst();
  if (taken) return taken;
  const left = await tables(executor)
    .selectFrom('account_link')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return left?.used_at ? 'used' : 'expired';
}

/** Invalidates all of a user's links that were sent before a change of password or address. */
export async function expireLinks(executor: Executor, uid: string, now: number): Promise<void> {
  await tables(executor)
    .updateTable('account_link')
    .set({ expires_at: now })
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

export async function deleteLinks(executor: Executor, uid: string): Promise<void> {
  await tables(executor).deleteFrom('account_link').where('uid', '=', uid).execute();
}

/** Removes all links after a restore, because the backup has ones that were used or invalidated since. */
export async function forgetLinks(executor: Executor): Promise<void> {
  await tables(executor).deleteFrom('account_link').execute();
}

function tables(executor: Executor) {
  return executor.withTables<LinkTables>();
}
