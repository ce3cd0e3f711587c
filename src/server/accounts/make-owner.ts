import type { Executor } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { isDisabled, moveOwnership } from '../db/members.ts';
import { endMatching } from './sessions.ts';

/**
 * Makes an account the owner, in place of the present one. If the account is disabled, it is enabled, without the session
 * that a sign-in at the moment of disabling may have left.
 */
export async function makeOwner(kysely: Executor, uid: string): Promise<void> {
  await inTransaction(kysely, async (transaction) => {
    if (await isDisabled(transaction, uid)) await endMatching(transaction, uid, () => true, 'account-disabled');
    await moveOwnership(transaction, uid);
  });
}
