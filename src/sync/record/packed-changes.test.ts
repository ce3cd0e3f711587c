import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryChange, plainChange } from '../testing/arbitrary-changes.ts';
import { bodyUpdate } from './body.ts';
import { ByteColumn } from './byte-column.ts';
import { decodeValue, encodeValue } from './bytes.ts';
import { packChanges, unpackChanges } from './packed-changes.ts';
import type { Change } from './record.ts';
import { printStamp, replicaIdFrom } from './stamp.ts';

const replica = replicaIdFrom(new Uint8Array(6));
const stampAt = (ms: number, counter = 0) => printStamp({ ms, counter, replica });

describe('SY12g packed changes', () => {
  it('decode to the changes that were packed', () => {
    fc.assert(
      fc.property(fc.array(arbitraryChange, { maxLength: 8 }), (changes) => {
        const read = unpackChanges(packChanges(changes));
        expect(read.ok && read.value.map(plainChange)).toEqual(changes.map(plainChange));
      }),
    );
  });

  it('store each stamp as the difference to the one before, with an index of its replica', () => {
    const [replicas, steps, counters, writers] = decodeValue(packChanges(someChanges())) as readonly unknown[];
    expect(replicas).toEqual([replica]);
    expect([steps, counters, writers]).toEqual([stepsOf(1_000, 0, -5), countsOf(0, 1, 0), countsOf(0, 0, 0)]);
  });

  it('SY19b cut at any byte, or with bytes after the end, are refused', () => {
    const whole = packChanges(someChanges());
    for (let length = 0; length < whole.length; length++)
      expect(unpackChanges(whole.subarray(0, length)).ok, `cut to ${length} bytes`).toBe(false);
    expect(unpackChanges(Uint8Array.of(...whole, 0)).ok).toBe(false);
  });

  it('SY19b of arbitrary bytes are decoded or refused as a value, never by an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const read = unpackChanges(bytes);
        if (!read.ok) expect(read.error.code).toBe('sync/shape');
      }),
    );
  });

  const leaves = [['title', 'x']];
  it.each<readonly [string, unknown]>([
    ['that are not a list', { a: 1 }],
    ['of too many columns', [[replica], stepsOf(1), countsOf(0), countsOf(0), [['notes/a', leaves]], 1]],
    ['with columns of different lengths', [[replica], stepsOf(1), countsOf(0, 0), countsOf(0), [['notes/a', leaves]]]],
    ['with a missing stamp', [[replica], stepsOf(), countsOf(), countsOf(), [['notes/a', leaves]]]],
    ['with a surplus stamp', [[replica], stepsOf(1, 1), countsOf(0, 0), countsOf(0, 0), [['notes/a', leaves]]]],
    ['with steps that are not bytes', [[replica], [1], countsOf(0), countsOf(0), [['notes/a', leaves]]]],
    [
      'with an endless step',
      [[replica], new Uint8Array(12).fill(255), countsOf(0), countsOf(0), [['notes/a', leaves]]],
    ],
    ['with a time before 1970', [[replica], stepsOf(-1), countsOf(0), countsOf(0), [['notes/a', leaves]]]],
    [
      'with a time beyond the last stamp',
      [[replica], stepsOf(2 ** 48), countsOf(0), countsOf(0), [['notes/a', leaves]]],
    ],
    ['with a counter too large', [[replica], stepsOf(1), countsOf(2 ** 18), countsOf(0), [['notes/a', leaves]]]],
    ['of an unlisted writer', [[replica], stepsOf(1), countsOf(0), countsOf(1), [['notes/a', leaves]]]],
    [
      'of an invalid replica without stamps',
      [[replica, 1], stepsOf(1), countsOf(0), countsOf(0), [['notes/a', leaves]]],
    ],
    ['of a writer that is not a replica', [['nobody'], stepsOf(1), countsOf(0), countsOf(0), [['notes/a', leaves]]]],
    ['with a change that is not a list', [[], stepsOf(), countsOf(), countsOf(), ['notes/a']]],
    ['with a key of __proto__', [[replica], stepsOf(1), countsOf(0), countsOf(0), [['__proto__/a', leaves]]]],
    ['with the path __proto__', [[replica], stepsOf(1), countsOf(0), countsOf(0), [['notes/a', [['__proto__', 'x']]]]]],
  ])('SY19b %s are refused', (_, wire) => {
    expect(unpackChanges(encodeValue(wire))).toMatchObject({ ok: false, error: { code: 'sync/shape' } });
  });
});

/** Changes of two records, with stamps of one writer that go forwards and backwards. */
function someChanges(): readonly Change[] {
  const value = 'x';
  return [
    {
      key: 'notes/a',
      fields: new Map([
        ['title', { value, stamp: stampAt(1_000) }],
        ['day', { value, stamp: stampAt(1_000, 1) }],
      ]),
      body: bodyUpdate('notes/a', Uint8Array.of(1, 2)),
    },
    { key: 'notes/b', fields: new Map([['title', { value, stamp: stampAt(995) }]]), tombstone: stampAt(7) },
  ];
}

function stepsOf(...steps: readonly number[]): Uint8Array {
  const column = new ByteColumn();
  for (const step of steps) column.putStep(step);
  return column.bytes;
}

function countsOf(...counts: readonly number[]): Uint8Array {
  const column = new ByteColumn();
  for (const count of counts) column.putCount(count);
  return column.bytes;
}
