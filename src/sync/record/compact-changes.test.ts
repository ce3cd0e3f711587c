import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyUpdate } from './body.ts';
import { compactChanges } from './compact-changes.ts';
import { mergeRecords } from './merge.ts';
import { type Change, emptyRecord, type RecordState } from './record.ts';
import { printStamp, type ReplicaId } from './stamp.ts';

const stampAt = (ms: number) => printStamp({ ms, counter: 0, replica: 'replica1' as ReplicaId });

const anyChange = fc
  .record({
    key: fc.constantFrom<RecordKey>('notes/a', 'notes/b'),
    path: fc.constantFrom('title', 'tags/knee', 'sets/x/result'),
    at: fc.nat(30),
    body: fc.option(fc.uint8Array({ minLength: 1, maxLength: 4 })),
    deleted: fc.nat(20),
  })
  .map(({ key, path, at, body, deleted }): Change => {
    const fields = new Map([[path, { value: `${path} ${at}`, stamp: stampAt(at) }]]);
    if (deleted === 0) return { key, fields: new Map(), tombstone: stampAt(at) };
    return { key, fields, ...(body === null ? {} : { body: bodyUpdate(key, body) }) };
  });

function merged(changes: readonly Change[]): ReadonlyMap<RecordKey, RecordState> {
  const records = new Map<RecordKey, RecordState>();
  for (const change of changes) records.set(change.key, mergeRecords(records.get(change.key) ?? emptyRecord, change));
  return new Map([...records].map(([key, { fields, tombstone }]) => [key, { fields, tombstone } as RecordState]));
}

const bodiesOf = (changes: readonly Change[], key: RecordKey) =>
  changes.flatMap((change) => (change.key === key && change.body !== undefined ? [change.body] : []));

test('SY12h combined changes give the same records and contain every update of a body that is not deleted', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 20 }), (changes) => {
      const compact = compactChanges(changes);
      const records = merged(changes);
      expect(merged(compact)).toEqual(records);
      for (const [key, { tombstone }] of records) {
        expect(bodiesOf(compact, key)).toEqual(tombstone === undefined ? bodiesOf(changes, key) : []);
      }
      expect(compact.length).toBeLessThanOrEqual(changes.length);
    }),
  );
});
