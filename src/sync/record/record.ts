import type { RecordKey } from '#domain/kernel/index.ts';
import type { BodyUpdate } from './body.ts';
import type { JsonValue } from './json-value.ts';
import type { Stamp } from './stamp.ts';

/** One leaf's value and when it was written. */
export interface Field {
  readonly value: JsonValue;
  readonly stamp: Stamp;
}

/** Fields by their path. */
export type Fields = ReadonlyMap<string, Field>;

/** What merges: the fields of a record, and whether it was deleted for ever. Its body merges beside it, by Yjs. */
export interface RecordState {
  readonly fields: Fields;
  readonly tombstone?: Stamp;
}

/** A small record: what one edit made of the record `key`. */
export interface Change extends RecordState {
  readonly key: RecordKey;
  readonly body?: BodyUpdate;
}

export const noFields: Fields = new Map();
export const emptyRecord: RecordState = { fields: noFields };

/** The latest stamp anywhere in the record; undefined for an empty one. */
export function highestStamp(record: RecordState): Stamp | undefined {
  let highest = record.tombstone;
  for (const { stamp } of record.fields.values()) if (highest === undefined || stamp > highest) highest = stamp;
  return highest;
}

/**
 * A path of three segments or more is a detail (`sets/<id>/result`): it is loaded with the body when the record is
 * opened, so that lists hold the heads of all records and the details of none.
 */
export function isDetail(path: string): boolean {
  const first = path.indexOf('/');
  return first >= 0 && path.indexOf('/', first + 1) >= 0;
}
