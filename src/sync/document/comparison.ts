import type { RecordKey } from '#domain/kernel/index.ts';
import {
  bodyDifference,
  type Change,
  type Field,
  mergeBodies,
  noFields,
  type RecordState,
  slicedChanges,
} from '../record/index.ts';
import type { NewPendingChange } from './device-storage.ts';

/** A complete record of one lineage. */
export interface WholeRecord {
  readonly state: RecordState;
  /** The parts of its body. */
  readonly body: readonly Uint8Array[];
}

/** The maximum number of changes in a row of backfills. Pushes have limits of their own. */
const changesARow = 50;

/**
 * Returns what a device has and the hub of another lineage lacks: leaves with a later stamp, tombstones, and missing
 * parts of the body. Backfills keep their stamps. Data that is missing on the device is never reported as deleted.
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

/** Returns the differences as pending changes. */
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
