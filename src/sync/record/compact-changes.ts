import type { RecordKey } from '#domain/kernel/index.ts';
import type { BodyUpdate } from './body.ts';
import { mergeRecords } from './merge.ts';
import { type Change, noFields, type RecordState } from './record.ts';

/**
 * The same changes in fewer: of one record's fields the latest only, the updates of its body one after the other. Merging
 * the result makes what merging the changes in their order makes. For a device that was away and needs where things came
 * to, not how.
 */
export function compactChanges(changes: readonly Change[]): readonly Change[] {
  const records = new Map<RecordKey, { state: RecordState; readonly bodies: BodyUpdate[] }>();
  for (const change of changes) {
    const { key, body } = change;
    const known = records.get(key);
    if (known === undefined) records.set(key, { state: change, bodies: body === undefined ? [] : [body] });
    else {
      known.state = mergeRecords(known.state, change);
      if (body !== undefined) known.bodies.push(body);
    }
  }
  return [...records].flatMap(([key, { state, bodies }]): readonly Change[] => {
    const { fields, tombstone } = state;
    if (tombstone !== undefined) return [{ key, fields: noFields, tombstone }];
    const [body, ...others] = bodies;
    const first = body === undefined ? { key, fields } : { key, fields, body };
    return [first, ...others.map((other) => ({ key, fields: noFields, body: other }))];
  });
}
