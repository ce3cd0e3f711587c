import { equalPlain } from '#domain/kernel/index.ts';
import { compareBytes, encodeValue } from './bytes.ts';
import { type Field, type Fields, noFields, type RecordState } from './record.ts';
import type { Stamp } from './stamp.ts';

/**
 * Merges two states of one record, or a record and a change of it. The later stamp wins for each field, and a tombstone
 * removes all fields. Commutative, associative and idempotent. Returns `a` itself if `b` adds nothing.
 */
export function mergeRecords(a: RecordState, b: RecordState): RecordState {
  const tombstone = earlierTombstone(a.tombstone, b.tombstone);
  if (tombstone !== undefined) {
    return a.tombstone === tombstone && a.fields.size === 0 ? a : { fields: noFields, tombstone };
  }
  const fields = mergeFields(a.fields, b.fields);
  return fields === a.fields ? a : { fields };
}

/** Returns the later of two fields. If the stamps are equal, the larger encoded value wins. */
export function laterField(a: Field, b: Field): Field {
  if (a.stamp !== b.stamp) return a.stamp > b.stamp ? a : b;
  if (equalPlain(a.value, b.value)) return a;
  return compareBytes(encodeValue(a.value), encodeValue(b.value)) >= 0 ? a : b;
}

function mergeFields(a: Fields, b: Fields): Fields {
  if (a.size === 0 && b.size > 0) return b;
  for (const [path, theirs] of b) {
    if (!replaces(theirs, a.get(path))) continue;
    const merged = new Map(a);
    mergeFieldsInto(merged, b);
    return merged;
  }
  return a;
}

/**
 * Merges fields into a map owned by the caller, with the semantics of `mergeRecords`. The record need not be copied for
 * each of its changes.
 */
export function mergeFieldsInto(fields: Map<string, Field>, others: Fields): void {
  for (const [path, theirs] of others) if (replaces(theirs, fields.get(path))) fields.set(path, theirs);
}

function replaces(theirs: Field, ours: Field | undefined): boolean {
  return ours === undefined || laterField(ours, theirs) !== ours;
}

/**
 * Returns the earlier tombstone. A tombstone is final, so any fixed choice makes replicas converge; the earlier one is
 * the actual deletion.
 */
export function earlierTombstone(a: Stamp | undefined, b: Stamp | undefined): Stamp | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a <= b ? a : b;
}
