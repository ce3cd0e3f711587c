import type { RecordKey } from '#domain/kernel/index.ts';
import type { BodyUpdate } from './body.ts';
import { earlierTombstone, mergeFieldsInto } from './merge.ts';
import { type Change, type Field, noFields } from './record.ts';
import type { Stamp } from './stamp.ts';

interface Compacted {
  readonly fields: Map<string, Field>;
  readonly bodies: BodyUpdate[];
  tombstone: Stamp | undefined;
}

/**
 * Compacts changes: for each record, keeps only the latest fields, and all body updates in order. Merging the result
 * equals merging the original changes in order. Used for a device that was offline and needs only the outcome.
 */
export function compactChanges(changes: readonly Change[]): readonly Change[] {
  const records = new Map<RecordKey, Compacted>();
  for (const { key, fields, body, tombstone } of changes) {
    const known = records.get(key);
    if (known === undefined) {
      records.set(key, { fields: new Map(fields), bodies: body === undefined ? [] : [body], tombstone });
      continue;
    }
    mergeFieldsInto(known.fields, fields);
    known.tombstone = earlierTombstone(known.tombstone, tombstone);
    if (body !== undefined) known.bodies.push(body);
  }
  return [...records].flatMap(([key, { fields, bodies, tombstone }]): readonly Change[] => {
    if (tombstone !== undefined) return [{ key, fields: noFields, tombstone }];
    const [body, ...others] = bodies;
    const first = body === undefined ? { key, fields } : { key, fields, body };
    return [first, ...others.map((other) => ({ key, fields: noFields, body: other }))];
  });
}
