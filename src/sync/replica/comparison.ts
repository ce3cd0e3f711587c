import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyDifference, type Change, type Field, mergeBodies, noFields, type RecordState } from '../record/index.ts';
import type { NewPendingChange } from './device-storage.ts';
import { slicedChanges } from './sliced-changes.ts';

/** One record as a history knows it, whole. */
export interface WholeRecord {
  readonly state: RecordState;
  /** Parts of its body. */
  readonly body: readonly Uint8Array[];
}

/** A part of a difference offered at once; pushes have their own limits. */
const changesARow = 50;

/**
 * What a device has more than another history of the same document: leaves with a larger stamp, tombstones, and of a body
 * what the other lacks. Offers keep their stamps; nothing is offered because something is absent here.
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

/** Differences as rows for the outbox. */
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
