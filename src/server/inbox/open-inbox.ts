import { join } from 'node:path';
import type { Accounts } from '../accounts/index.ts';
import { FolderAttachmentStore } from '../attachments/folder-store.ts';
import type { Database } from '../db/database.ts';
import { removeInboxFiles } from '../db/inbox-files.ts';
import { errorFields, type Log } from '../log/log.ts';
import { Inbox } from './inbox.ts';

export interface InboxOpening {
  readonly dataDir: string;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly log: Log;
  /** UTC milliseconds. */
  readonly now: () => number;
}

/**
 * Opens the inboxes in the data directory, and registers their removal with the accounts. Call it before deletions are
 * replayed.
 */
export function openInbox({ dataDir, database, accounts, log, now }: InboxOpening): Inbox {
  const store = new FolderAttachmentStore(join(dataDir, 'inbox'));
  accounts.onAccountDeleted((uid, transaction) => removeInboxFiles(transaction, uid));
  const inbox = new Inbox({ database, store, now });
  accounts.onAccountGone(async (uid) => {
    // if removal fails now, the next start retries it; deleting the account does not wait for it
    await inbox.removeAll(uid).catch((error: unknown) => log.error('inbox/deletion-failed', errorFields(error)));
  });
  return inbox;
}
