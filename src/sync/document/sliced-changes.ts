import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyUpdate, type Change, type Fields, noFields, sliceUpdate } from '../record/index.ts';

/** Well below the limit of a push, because a push contains more than the slice. */
const sliceBytes = 256 * 1024;

/**
 * Splits an edit of a record into changes that each fit into a push: the fields with the first slice of the body, then
 * the other slices.
 */
export function slicedChanges(key: RecordKey, fields: Fields, body: Uint8Array | undefined): readonly Change[] {
  if (body === undefined) return [{ key, fields }];
  return sliceUpdate(body, sliceBytes).map((slice, at) => ({
    key,
    fields: at === 0 ? fields : noFields,
    body: bodyUpdate(key, slice),
  }));
}
