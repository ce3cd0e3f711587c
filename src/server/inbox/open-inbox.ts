import type { Accounts } from '../accounts/index.ts';
import { openFileStore } from '../attachments/open-file-store.ts';
import type { Database } from '../db/database.ts';
import { removeInboxFiles } from '../db/inbox-files.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { Bucket } from '../object-store/bucket.ts';
import { Inbox } from './inbox.ts';

export interface InboxOpening {
  readonly dataDir: string;
  /** If null, recordings are in the data directory. */
  readonly bucket: Bucket | null;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly log: Log;
  /** UTC milliseconds. */
  readonly now: () => number;
}

/**
 * Opens the inboxes in the bucket or in the data directory, and registers their removal with the accounts. Call it before deletions are
 * replayed.
 */
export function openInbox({ dataDir, bucket, database, accounts, log, now }: InboxOpening): Inbox {
  const store = openFileStore('inbox', { dataDir, bucket });
  accounts.onAccountDeleted((uid, transaction) => removeInboxFiles(transaction, uid));
  const inbox = new Inbox({ database, store, now });
  accounts.onAccountGone(async (uid) => {
    // if removal fails now, the next start retries it
    const removed = inbox
      .removeAll(uid)
      .catch((error: unknown) => log.error('inbox/deletion-failed', errorFields(error)));
    if (bucket === null) await removed; // an object store may take long, or be away
  });
  return inbox;
}
