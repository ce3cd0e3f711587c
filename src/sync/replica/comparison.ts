import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyDifference, type Change, type Field, mergeBodies, noFields, type RecordState } from '../record/index.ts';
import type { NewPendingChange } from './device-storage.ts';
import { slicedChanges } from './sliced-changes.ts';

/** A complete record as one history has it. */
export interface WholeRecord {
  readonly state: RecordState;
  /** The parts of its body. */
  readonly body: readonly Uint8Array[];
}

/** How many changes of a difference one row holds. Pushes have their own limits. */
const changesARow = 50;

/**
 * Returns what a device has and another history of the same document lacks: leaves with a larger stamp, tombstones, and
 * missing parts of the body. Backfills keep their stamps. The absence of data here is never sent.
 */
export function differenceOf(key: RecordKey, ours: WholeRecord, theirs: WholeRecord | undefined): readonly Change[] {
  if (theirs?.state.tombstone !== undefined) return [];
  if (ours.state.tombstone !== undefined) return [{ key, fields: noFields, tombstone: ours.state.tombstone }];
  const fields = new Map<string, Field>();
  for (const [path, field] of ours.state.fields) {
    const other = theirs?.state.fields.get(path);
    if (other === undefined || field.stamp > other.stamp) fields.set(path, field);
  }
  const body = bodyMore(ours.body, theirs?.body ?? []);
  return fields.size === 0 && body === undefined ? [] : slicedChanges(key, fields, body);
}

/** Returns the differences as rows for the outbox. */
export function backfillOf(differences: readonly Change[], offset: number): readonly NewPendingChange[] {
  return Array.from({ length: Math.ceil(differences.length / changesARow) }, (_, at) => {
    const changes = differences.slice(at * changesARow, (at + 1) * changesARow);
    return { changes, replaced: changes.map(() => []), offset, offer: true };
  });
}

function bodyMore(ours: readonly Uint8Array[], theirs: readonly Uint8Array[]): Uint8Array | undefined {
  if (ours.length === 0) return undefined;
  return bodyDifference(mergeBodies(ours).state, mergeBodies(theirs).state);
}
