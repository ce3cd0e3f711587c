import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBytes, encodeValue } from './bytes.ts';
import { laterField, mergeRecords } from './merge.ts';
import { emptyRecord, type Field, highestStamp, type RecordState } from './record.ts';
import { printStamp, type ReplicaId, type Stamp } from './stamp.ts';

// few stamps, paths and values, so that equal stamps with unequal values are frequent
const stamp = fc.integer({ min: 1, max: 4 }).map(stampAt);
const value = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, 'a', 'b', ''),
  fc.array(fc.constantFrom(1, 'a'), { maxLength: 2 }),
  fc.record({ value: fc.constantFrom(1, 2) }),
);
const field = fc.record({ value, stamp });
const fields = fc
  .uniqueArray(fc.tuple(fc.constantFrom('title', 'tags/knee', 'sets/a/result'), field), { selector: ([path]) => path })
  .map((list): ReadonlyMap<string, Field> => new Map(list));
const record: fc.Arbitrary<RecordState> = fc.oneof(
  { weight: 4, arbitrary: fields.map((each) => ({ fields: each })) },
  { weight: 1, arbitrary: fc.record({ fields, tombstone: stamp }) },
);

describe('SY10f merging records', () => {
  it('is commutative: the order of two does not matter', () => {
    fc.assert(fc.property(record, record, (a, b) => expectSame(mergeRecords(a, b), mergeRecords(b, a))));
  });

  it('is associative: neither does their grouping', () => {
    fc.assert(
      fc.property(record, record, record, (a, b, c) =>
        expectSame(mergeRecords(mergeRecords(a, b), c), mergeRecords(a, mergeRecords(b, c))),
      ),
    );
  });

  it('is idempotent: a repeat returns the very same record', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const merged = mergeRecords(a, b);
        expect(mergeRecords(merged, b)).toBe(merged);
        expect(mergeRecords(merged, a)).toBe(merged);
      }),
    );
  });

  it('with nothing changes nothing', () => {
    fc.assert(fc.property(record, (a) => expectSame(mergeRecords(a, emptyRecord), mergeRecords(emptyRecord, a))));
  });
});

it('SY5c the later stamp wins field by field', () => {
  const merged = mergeRecords(
    recordOf({ title: ['old', 1], notebook: ['kept', 3] }),
    recordOf({ title: ['new', 2], notebook: ['lost', 2], 'tags/knee': [true, 1] }),
  );
  expect(merged).toEqual(recordOf({ title: ['new', 2], notebook: ['kept', 3], 'tags/knee': [true, 1] }));
});

it('SY5d with equal stamps and unequal values, the larger encoded value wins', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [x, y] = [
        { value: a, stamp: stampAt(1) },
        { value: b, stamp: stampAt(1) },
      ] as const;
      const larger = compareBytes(encodeValue(a), encodeValue(b)) >= 0 ? a : b;
      expect(encodeValue(laterField(x, y).value)).toEqual(encodeValue(larger));
      expect(encodeValue(laterField(y, x).value)).toEqual(encodeValue(larger));
    }),
  );
});

it('SY26c a tombstone removes all fields, whatever their stamps, and nothing brings them back', () => {
  const deleted: RecordState = { fields: new Map(), tombstone: stampAt(1) };
  const later = recordOf({ title: ['much later', 9] });
  expect(mergeRecords(later, deleted)).toEqual(deleted);
  expect(mergeRecords(deleted, later)).toBe(deleted);
});

it('SY26d the earlier of two tombstones stays, on every device', () => {
  const a: RecordState = { fields: new Map(), tombstone: stampAt(1) };
  const b: RecordState = { fields: new Map(), tombstone: stampAt(2) };
  expect(mergeRecords(a, b).tombstone).toBe(stampAt(1));
  expect(mergeRecords(b, a).tombstone).toBe(stampAt(1));
});

it('the highest stamp of a record includes its tombstone, and an empty record has none', () => {
  expect(highestStamp(emptyRecord)).toBeUndefined();
  expect(highestStamp(recordOf({ title: ['a', 2], notebook: ['b', 5] }))).toBe(stampAt(5));
  expect(highestStamp({ fields: new Map(), tombstone: stampAt(7) })).toBe(stampAt(7));
});

function expectSame(a: RecordState, b: RecordState): void {
  const plain = ({ fields, tombstone }: RecordState) => [tombstone ?? null, Object.fromEntries(fields)];
  expect(plain(a)).toEqual(plain(b));
}

function recordOf(leaves: Readonly<Record<string, readonly [Field['value'], number]>>): RecordState {
  return {
    fields: new Map(Object.entries(leaves).map(([path, [value, ms]]) => [path, { value, stamp: stampAt(ms) }])),
  };
}

function stampAt(ms: number): Stamp {
  return printStamp({ ms, counter: 0, replica: 'AAAAAAAA' as ReplicaId });
}
