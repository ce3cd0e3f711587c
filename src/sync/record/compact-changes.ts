import type { RecordKey } from '#domain/kernel/index.ts';
import { mergeRecords } from './merge.ts';
import { type Change, emptyRecord, noFields, type RecordState } from './record.ts';

/**
 * The same changes in fewer: of one record's fields the latest only, the updates of its body one after the other. Merging
 * the result makes what merging the changes in their order makes. For a device that was away and needs where things came
 * to, not how.
 */
export function compactChanges(changes: readonly Change[]): readonly Change[] {
  const states = new Map<RecordKey, RecordState>();
  for (const change of changes) states.set(change.key, mergeRecords(states.get(change.key) ?? emptyRecord, change));
  const bodies = Map.groupBy(
    changes.filter(({ key, body }) => body !== undefined && states.get(key)?.tombstone === undefined),
    ({ key }) => key,
  );
  return [...states].flatMap(([key, state]) => {
    const [first, ...others] = bodies.get(key) ?? [];
    const head: Change = { key, ...stateOnly(state), ...(first?.body === undefined ? {} : { body: first.body }) };
    return [
      head,
      ...others.map(({ body }): Change => ({ key, fields: noFields, ...(body === undefined ? {} : { body }) })),
    ];
  });
}

/** A merged state may be a change itself; its own key and body do not belong here. */
function stateOnly({ fields, tombstone }: RecordState): RecordState {
  return tombstone === undefined ? { fields } : { fields: noFields, tombstone };
}
