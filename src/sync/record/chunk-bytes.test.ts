import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { encodeValue } from './bytes.ts';
import {
  decodeContent,
  decodeSummaries,
  encodeContent,
  encodeSummaries,
  type RecordContent,
  type RecordSummary,
  splitFields,
} from './chunk-bytes.ts';
import type { Field } from './record.ts';
import { printStamp, type ReplicaId } from './stamp.ts';

const at = (ms: number) => printStamp({ ms, counter: 0, replica: 'AAAAAAAA' as ReplicaId });
const stamp = fc.nat(1000).map(at);
const fields = fc
  .dictionary(
    fc.stringMatching(/^[a-z]{1,5}(\/[a-z]{1,5}){0,3}$/),
    fc.record({ value: fc.oneof(fc.string(), fc.integer()), stamp }),
    {
      maxKeys: 5,
    },
  )
  .map((each): ReadonlyMap<string, Field> => new Map(Object.entries(each)));
const summary: fc.Arbitrary<RecordSummary> = fc
  .record({
    id: fc.uuid(),
    fields,
    content: fc.option(fc.record({ chunk: fc.nat(), offset: fc.nat(), length: fc.nat() })),
    tombstone: fc.option(stamp),
  })
  .map(({ id, tombstone, ...rest }) => ({
    ...rest,
    key: `notes/${id}` as RecordKey,
    ...(tombstone === null ? {} : { tombstone }),
  }));
const content: fc.Arbitrary<RecordContent> = fc.record({
  fields,
  body: fc.option(
    fc.record({
      state: fc.uint8Array({ minLength: 9 }),
      sum: fc.nat(),
      text: fc.oneof(fc.string(), fc.constant([2, 3, 0, 9])),
    }),
  ),
});

describe('SY14p chunks', () => {
  it('of record summaries decode to what was encoded', () => {
    fc.assert(
      fc.property(fc.array(summary, { maxLength: 4 }), (summaries) => {
        expect(decodeSummaries(encodeSummaries(summaries)).map(plain)).toEqual(summaries.map(plain));
      }),
    );
  });

  it('of record contents decode to what was encoded', () => {
    fc.assert(
      fc.property(content, (each) => {
        expect(plain(decodeContent(encodeContent(each), 'notes/a'))).toEqual(plain(each));
      }),
    );
  });

  it('separate summaries from details, which are paths of three or more segments', () => {
    const whole = new Map(
      ['title', 'tags/knee', 'sets/a/result', 'sets/a/b/c'].map((path) => [path, { value: 1, stamp: at(1) }]),
    );
    const { head, details } = splitFields(whole);
    expect([...head.keys()]).toEqual(['title', 'tags/knee']);
    expect([...details.keys()]).toEqual(['sets/a/result', 'sets/a/b/c']);
  });
});

describe('SY14q chunks are refused', () => {
  it.each<readonly [string, unknown]>([
    ['that are not a list', 1],
    ['with a summary that is not a list', [1]],
    ['with an invalid key', [['notes', [], null]]],
    ['with a summary of too many items', [['notes/a', [], null, at(1), 1]]],
    ['with a location of two numbers', [['notes/a', [], [1, 2]]]],
    ['with a fractional location', [['notes/a', [], [1, 2, 0.5]]]],
    ['with a tombstone that is not a stamp', [['notes/a', [], null, 'now']]],
    ['with invalid fields', [['notes/a', 1, null]]],
  ])('%s', (_, wire) => {
    expect(() => decodeSummaries(encodeValue(wire))).toThrow('sync/shape');
  });

  it.each<readonly [string, unknown]>([
    ['with a content that is not a list', 1],
    ['with a content of too many items', [[], null, 1]],
    ['with a body that is not a list', [[], 1]],
    ['with a body without a checksum', [[], ['', Uint8Array.of(), '']]],
    ['with a body without bytes', [[], [1, '', '']]],
    ['with a body without text', [[], [1, Uint8Array.of()]]],
    ['with a text that ends beyond its state', [[], [1, Uint8Array.of(65, 66), [1, 2]]]],
    ['with a text that begins before its state', [[], [1, Uint8Array.of(65), [-1, 1]]]],
    ['with half a text range', [[], [1, Uint8Array.of(65), [0]]]],
    ['with a text range that is not numeric', [[], [1, Uint8Array.of(65), [0, '1']]]],
    ['with a body of too many items', [[], [1, Uint8Array.of(), '', 1]]],
  ])('%s', (_, wire) => {
    expect(() => decodeContent(encodeValue(wire), 'notes/a')).toThrow('sync/shape');
  });

  it('cut at any byte', () => {
    const whole = encodeSummaries([
      { key: 'notes/a' as RecordKey, fields: new Map(), content: null, tombstone: at(1) },
    ]);
    for (let length = 0; length < whole.length; length++)
      expect(() => decodeSummaries(whole.subarray(0, length)), `cut to ${length} bytes`).toThrow();
  });
});

function plain<T extends { readonly fields: ReadonlyMap<string, Field> }>({ fields, ...others }: T) {
  return { ...others, fields: Object.fromEntries(fields) };
}
