import type { RecordKey } from '#domain/kernel/index.ts';
import type { Change, RecordSummary } from '../record/index.ts';
import type { DocumentCore } from './document-core.ts';

/** Copies records that were permanently deleted elsewhere while changes to them are pending here. */
export async function forkDeletedIn(
  changes: readonly (Change | RecordSummary)[],
  { view, pending }: Pick<DocumentCore, 'view' | 'pending'>,
  fork: (key: RecordKey) => Promise<void>,
): Promise<void> {
  for (const { key, tombstone } of changes) {
    if (tombstone === undefined || view.get(key)?.tombstone !== undefined) continue;
    if (pending.forRecord(key).some((change) => change.tombstone === undefined)) await fork(key);
  }
}
