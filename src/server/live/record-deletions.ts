import type { DeletionLedger } from '../data-dir/deletion-ledger.ts';
import type { Database } from '../db/database.ts';
import { addPurgedRecord, purgedRecordsSince } from '../db/purged-records.ts';

interface RecordDeletionsParts {
  readonly database: Database;
  /** The ledger in the data directory of this server. */
  readonly ledger: DeletionLedger;
  /** UTC milliseconds, by the same clock on all servers. */
  readonly now: () => number;
}

export interface RecordDeletions {
  /** The ledger of this server. What is appended to it, other servers note in theirs. */
  readonly ledger: DeletionLedger;
  /**
   * Notes the records that another server deleted in this server's ledger, so that a restored database is replayed in
   * full by whichever server is left.
   */
  readonly noteOthers: () => Promise<void>;
}

/** Two servers that lead one after the other may have stored instants that overlap by less. */
const overlapMs = 24 * 60 * 60_000;

/** Shares the permanent deletions of records with the other servers on the database. */
export function createRecordDeletions({ database, ledger, now }: RecordDeletionsParts): RecordDeletions {
  const { kysely } = database;
  let noteSince = 0;
  return {
    ledger: {
      read: ledger.read,
      append: async (deletion) => {
        await ledger.append(deletion);
        if (deletion.kind !== 'record') return;
        await addPurgedRecord(kysely, { uid: deletion.uid, key: deletion.record, purgedAt: deletion.at });
      },
    },
    noteOthers: async () => {
      // not only since the last one noted, which may be dated in the future by a clock that was set back since
      const purged = await purgedRecordsSince(kysely, Math.min(noteSince, now() - overlapMs));
      const noted = new Set(
        (await ledger.read()).flatMap((each) => (each.kind === 'record' ? [nameOf(each.uid, each.record)] : [])),
      );
      for (const { uid, key, purgedAt } of purged) {
        if (!noted.has(nameOf(uid, key))) await ledger.append({ kind: 'record', uid, at: purgedAt, record: key });
      }
      noteSince = Math.max(noteSince, (purged.at(-1)?.purgedAt ?? 0) - overlapMs);
    },
  };
}

function nameOf(uid: string, key: string): string {
  return `${uid} ${key}`;
}
