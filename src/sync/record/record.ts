import type { RecordKey } from '#domain/kernel/index.ts';
import type { BodyUpdate } from './body.ts';
import type { JsonValue } from './json-value.ts';
import type { Stamp } from './stamp.ts';

/** The value of a leaf and the stamp of its write. */
export interface Field {
  readonly value: JsonValue;
  readonly stamp: Stamp;
}

/** Fields by path. */
export type Fields = ReadonlyMap<string, Field>;

/**
 * The mergeable state of a record: its fields, and its tombstone if it is permanently deleted. Yjs merges the body
 * separately.
 */
export interface RecordState {
  readonly fields: Fields;
  readonly tombstone?: Stamp;
}

/** What one edit changed in the record `key`, in the form of a small record. */
export interface Change extends RecordState {
  readonly key: RecordKey;
  readonly body?: BodyUpdate;
}

export const noFields: Fields = new Map();
export const emptyRecord: RecordState = { fields: noFields };

/** Returns the latest stamp in the record, or undefined if it is empty. */
export function highestStamp(record: RecordState): Stamp | undefined {
  let highest = record.tombstone;
  for (const { stamp } of record.fields.values()) if (highest === undefined || stamp > highest) highest = stamp;
  return highest;
}

/**
 * Returns whether a path is a detail, with three segments or more (`sets/<id>/result`). Details are loaded with the
 * body when the record is opened, so that lists need only the summaries of all records.
 */
export function isDetail(path: string): boolean {
  const first = path.indexOf('/');
  return first >= 0 && path.indexOf('/', first + 1) >= 0;
}
