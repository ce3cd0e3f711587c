import type { Deletion, DeletionLedger } from '../data-dir/deletion-ledger.ts';
import { deleteLinks } from '../db/account-links.ts';
import type { Database, Executor } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { endedTokenHashes, endSessions, listSessions } from '../db/sessions.ts';
import { deleteUser, listDeletedAccounts, lockUser } from '../db/users.ts';
import { hashToken } from './session-cookie.ts';
import { endMatching, type Sessions } from './sessions.ts';

/**
 * Records the deletion in the transaction that removes the account. It must be quick, because all other writes wait for
 * it.
 */
export type AccountDeleted = (uid: string, transaction: Executor) => Promise<void>;

/** Removes the data that one part of the server stores for a deleted account. It must handle its own failures. */
export type AccountGone = (uid: string) => Promise<void>;

export interface AccountDeletion {
  readonly onDeleted: (listener: AccountDeleted) => void;
  readonly onGone: (listener: AccountGone) => void;
  readonly delete: (uid: string) => Promise<void>;
  /**
   * Deletes accounts that a restored backup brought back. Call it after all listeners are registered and before the
   * first request.
   */
  readonly replay: () => Promise<void>;
  /**
   * Notes deletions that another server did in this server's ledger, so that a restored database is replayed in full by
   * whichever server is left.
   */
  readonly noteOthers: () => Promise<void>;
}

export function createDeletion(database: Database, ledger: DeletionLedger, sessions: Sessions): AccountDeletion {
  const listeners: AccountDeleted[] = [];
  const removers: AccountGone[] = [];

  async function remove(uid: string, tokenHashes: readonly string[]): Promise<void> {
    const now = Date.now();
    const ended = await inTransaction(database.kysely, async (transaction) => {
      await lockUser(transaction, uid); // waits for what is being stored for the account
      for (const listener of listeners) await listener(uid, transaction);
      const ids = await endMatching(transaction, uid, () => true, 'account-deleted');
      await endSessions(
        transaction,
        tokenHashes.map((tokenHash) => ({ id: null, uid, tokenHash })),
        { reason: 'account-deleted', now },
      );
      await deleteLinks(transaction, uid);
      await deleteUser(transaction, uid, now);
      return ids;
    });
    sessions.announce(uid, ended, 'account-deleted');
    for (const gone of removers) await gone(uid);
  }

  let noting = Promise.resolve();
  async function noteOthers(): Promise<void> {
    const noted = new Set((await ledger.read()).filter(isAccount).map(({ uid }) => uid));
    const missing = [...(await listDeletedAccounts(database.kysely))].filter((uid) => !noted.has(uid));
    for (const uid of missing) {
      const sessions = await endedTokenHashes(database.kysely, uid, 'account-deleted');
      await ledger.append({ kind: 'account', uid, at: Date.now(), sessions });
    }
  }

  return {
    onDeleted: (listener) => {
      listeners.push(listener);
    },
    onGone: (listener) => {
      removers.push(listener);
    },
    delete: async (uid) => {
      const now = Date.now();
      const hashes = (await listSessions(database.kysely, uid, now)).map((session) => hashToken(session.token));
      // The ledger comes first: if the database fails now, the next start finishes the deletion.
      await ledger.append({ kind: 'account', uid, at: now, sessions: hashes });
      await remove(uid, hashes);
    },
    replay: async () => {
      const gone = await listDeletedAccounts(database.kysely);
      for (const deletion of (await ledger.read()).filter(isAccount)) {
        if (!gone.has(deletion.uid)) await remove(deletion.uid, deletion.sessions);
      }
    },
    noteOthers: () => {
      noting = noting.catch(() => {}).then(noteOthers);
      return noting;
    },
  };
}

function isAccount(deletion: Deletion): deletion is Extract<Deletion, { kind: 'account' }> {
  return deletion.kind === 'account';
}
