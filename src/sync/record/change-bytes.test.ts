import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { arbitraryChange, plainChange } from '../testing/arbitrary-changes.ts';
import { bodyUpdate } from './body.ts';
import { encodeValue } from './bytes.ts';
import { decodeChanges, encodeChanges } from './change-bytes.ts';
import type { JsonValue } from './json-value.ts';
import type { Change } from './record.ts';
import { printStamp, replicaIdFrom } from './stamp.ts';

describe('encoded changes', () => {
  it('decode to the same changes', () => {
    fc.assert(
      fc.property(fc.array(arbitraryChange, { maxLength: 5 }), (changes) => {
        const decoded = decodeChanges(encodeChanges(changes));
        expect(decoded.ok && decoded.value.map(plainChange)).toEqual(changes.map(plainChange));
      }),
    );
  });

  it('have equal bytes if they are equal', () => {
    fc.assert(
      fc.property(fc.array(arbitraryChange, { maxLength: 3 }), (changes) => {
        const decoded = decodeChanges(encodeChanges(changes));
        expect(decoded.ok && encodeChanges(decoded.value)).toEqual(encodeChanges(changes));
      }),
    );
  });

  it('SY19b of arbitrary bytes are either decoded or refused as a value, never by an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const decoded = decodeChanges(bytes);
        if (!decoded.ok) expect(decoded.error.code).toBe('sync/shape');
      }),
    );
  });

  it('SY19b cut at any byte are refused', () => {
    const whole = encodeChanges([someChange()]);
    for (let length = 0; length < whole.length; length++)
      expect(decodeChanges(whole.subarray(0, length)).ok, `cut to ${length} bytes`).toBe(false);
  });

  it('SY19b with bytes after the end are refused', () => {
    expect(decodeChanges(Uint8Array.of(...encodeChanges([someChange()]), 0)).ok).toBe(false);
  });
});

const at = printStamp({ ms: 1, counter: 0, replica: replicaIdFrom(new Uint8Array(6)) });
const good = (): unknown[] => ['notes/a', [[at, ['title', 'x']]]];

describe('SY19c changes are refused', () => {
  it.each<readonly [string, unknown]>([
    ['that are not a list', { a: 1 }],
    ['with a change that is not a list', ['notes/a']],
    ['with a change of too many items', [[...good(), null, at, 1]]],
    ['with a change without groups', [['notes/a']]],
    ['with a key that is not text', [[5, []]]],
    ['with an invalid key', [['notes', []]]],
    ['with a key of __proto__', [['__proto__/a', []]]],
    ['with an id of __proto__', [['notes/__proto__', []]]],
    ['with groups that are not a list', [['notes/a', 'title']]],
    ['with a group that is not a list', [['notes/a', ['title']]]],
    ['with a group of too many items', [['notes/a', [[at, ['title', 'x'], 1]]]]],
    ['with an invalid stamp', [['notes/a', [['today', ['title', 'x']]]]]],
    ['with leaves that are not a list', [['notes/a', [[at, 'title']]]]],
    ['with a path without a value', [['notes/a', [[at, ['title']]]]]],
    ['with a path that is not text', [['notes/a', [[at, [1, 'x']]]]]],
    ['with an empty path', [['notes/a', [[at, ['', 'x']]]]]],
    ['with invalid escapes in a path', [['notes/a', [[at, ['a~2', 'x']]]]]],
    ['with a path of more than 512 characters', [['notes/a', [[at, ['a'.repeat(513), 'x']]]]]],
    ['with the path __proto__', [['notes/a', [[at, ['__proto__', 'x']]]]]],
    ['with __proto__ inside a path', [['notes/a', [[at, ['sets/__proto__/load', 'x']]]]]],
    ['with a path twice in one group', [['notes/a', [[at, ['title', 'x', 'title', 'y']]]]]],
    [
      'with a path twice in two groups',
      [
        [
          'notes/a',
          [
            [at, ['title', 'x']],
            [at, ['title', 'y']],
          ],
        ],
      ],
    ],
    ['with bytes as a value', [['notes/a', [[at, ['title', Uint8Array.of(1)]]]]]],
    ['with a value 17 levels deep', [['notes/a', [[at, ['title', nested(17)]]]]]],
    ['with a body that is not a list', [[...good(), Uint8Array.of(1)]]],
    ['with a body without a checksum', [[...good(), [null, Uint8Array.of(1)]]]],
    ['with a body without bytes', [[...good(), [1, 'text']]]],
    ['with a body of too many items', [[...good(), [1, Uint8Array.of(1), 2]]]],
    ['with a tombstone that is not a stamp', [[...good(), null, 'now']]],
  ])('%s', (_, wire) => {
    expect(decodeChanges(encodeValue(wire))).toMatchObject({ ok: false, error: { code: 'sync/shape' } });
  });

  it.each<readonly [string, string]>([
    // [["notes/a", [[stamp, ["title", …]]]]] with a value that the encoder would not write
    ['with a repeated map key', 'a2616101616102'],
    ['with NaN', 'f97e00'],
    ['with infinity', 'f97c00'],
    ['with undefined', 'f7'],
    ['with a text of indefinite length', '7f616161 62ff'.replace(' ', '')],
    ['with a tag', 'c11a514b67b0'],
    ['with an unsafe integer', '1bffffffffffffffff'],
  ])('%s', (_, hex) => {
    const around = encodeValue([['notes/a', [[at, ['title', null]]]]]);
    const valued = Uint8Array.of(...around.subarray(0, -1), ...bytesOf(hex));
    expect(decodeChanges(around).ok).toBe(true);
    expect(decodeChanges(valued)).toMatchObject({ ok: false, error: { code: 'sync/shape' } });
  });

  it('with an error that names the record if it was read', () => {
    const wire = [good(), ['notes/b', [['today', ['title', 'x']]]]];
    expect(decodeChanges(encodeValue(wire))).toMatchObject({ error: { key: 'notes/b', what: 'stamp' } });
  });
});

it('a value 16 levels deep, zero and the empty string are accepted unchanged', () => {
  const values = { deep: nested(16), zero: 0, none: null, empty: '', no: false };
  const wire = [['notes/a', [[at, Object.entries(values).flat()]]]];
  const decoded = decodeChanges(encodeValue(wire));
  expect(decoded.ok && [...(decoded.value[0]?.fields ?? [])].map(([path, { value }]) => [path, value])).toEqual(
    Object.entries(values),
  );
});

function nested(levels: number): JsonValue {
  return levels === 0 ? 1 : [nested(levels - 1)];
}

function bytesOf(hex: string): readonly number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function someChange(): Change {
  const body = bodyUpdate('notes/a', Uint8Array.of(1, 2, 3));
  return {
    key: 'notes/a' as RecordKey,
    fields: new Map([['title', { value: 'A title', stamp: at }]]),
    body,
    tombstone: at,
  };
}
