import fc from 'fast-check';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyUpdate, type Change, type JsonValue, printStamp, replicaIdFrom } from '../record/index.ts';

const arbitraryStamp = fc
  .record({
    ms: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
    counter: fc.integer({ min: 0, max: 2 ** 18 - 1 }),
    replica: fc.uint8Array({ minLength: 6, maxLength: 6 }).map(replicaIdFrom),
  })
  .map(printStamp);
const key = fc.tuple(fc.constantFrom('notes', 'workouts'), fc.uuid()).map((both) => both.join('/') as RecordKey);
const value = fc.jsonValue({ maxDepth: 4 }).map((each) => JSON.parse(JSON.stringify(each)) as JsonValue);
const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 1, maxLength: 4 })
  .map((each) => each.join('/'));
const fields = fc
  .uniqueArray(fc.tuple(path, fc.record({ value, stamp: arbitraryStamp })), {
    selector: ([each]) => each,
    maxLength: 6,
  })
  .map((list) => new Map(list));
/** Generates changes of any records, with any fields, bodies and tombstones. */
export const arbitraryChange: fc.Arbitrary<Change> = fc
  .record({ key, fields, update: fc.option(fc.uint8Array()), tombstone: fc.option(arbitraryStamp) })
  .map(({ key, fields, update, tombstone }) => ({
    key,
    fields,
    ...(update === null ? {} : { body: bodyUpdate(key, update) }),
    ...(tombstone === null ? {} : { tombstone }),
  }));

/** Returns a change as plain data for comparison. */
export function plainChange({ fields, ...rest }: Change) {
  return { ...rest, fields: Object.fromEntries(fields) };
}
