import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { encodeValue } from '../../record/bytes.ts';
import { ShapeError } from '../../record/change-bytes.ts';
import { crc32c } from '../../record/checksum.ts';
import { nodePlatform } from '../../testing/node-platform.ts';
import { plainChunk } from '../chunk.ts';
import { decodePage } from './decode-page.ts';
import { type Columns, columnNames } from './page-columns.ts';

const zero = Uint8Array.of(0);
const noColumns = Object.fromEntries(columnNames.map((name) => [name, new Uint8Array()])) as Columns;
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a stored chunk', () => {
  /**
   * A page of 60 pieces of text with their stamps, ids and instants, as stored by a device with version 3 of the
   * protocol.
   */
  const coded = Buffer.from(readFileSync(new URL('coded-page.txt', import.meta.url), 'utf8'), 'base64');

  it('SY14o of protocol version 3 can be read', async () => {
    const plain = await plainChunk({ bytes: new Uint8Array(coded) }, nodePlatform.inflate);
    expect([plain.length, crc32c(plain)]).toEqual([23_234, 3_551_754_054]);
  });

  it('SY14o of protocol version 2, which was only compressed, can be read', async () => {
    const plain = encodeValue([['notes/a', [], null]]);
    expect(await plainChunk({ bytes: await nodePlatform.gzip(plain) }, nodePlatform.inflate)).toEqual(plain);
  });

  it('SY14o of the current version is read unchanged', async () => {
    const plain = encodeValue([['notes/a', [], null]]);
    expect(await plainChunk({ bytes: plain, sum: crc32c(plain) }, nodePlatform.inflate)).toBe(plain);
  });

  it('SY14q that is cut short is refused', async () => {
    await expect(
      plainChunk({ bytes: new Uint8Array(coded).subarray(0, 4_000) }, nodePlatform.inflate),
    ).rejects.toThrow();
  });
});

describe('an encoded page is refused', () => {
  it.each<readonly [string, number, Partial<Columns>]>([
    ['that is longer than its size', 1, { codes: bytesOf('ab') }],
    ['that is shorter than its size', 3, { codes: bytesOf('ab') }],
    ['with a word that is not listed', 4, { words: bytesOf('knee'), codes: Uint8Array.of(129) }],
    ['with a rare word that is not listed', 4, { codes: Uint8Array.of(228), rare: Uint8Array.of(0) }],
    ['with a rare word that lacks its second byte', 4, { codes: Uint8Array.of(228) }],
    ['with a surplus second byte', 1, { codes: bytesOf('a'), rare: Uint8Array.of(1) }],
    ['with an id without its random bytes', 36, { codes: Uint8Array.of(253), ids: zero, steps: zero }],
    ['with an id that did not occur before', 36, { codes: Uint8Array.of(253), ids: Uint8Array.of(1) }],
    ['with a stamp without its writer', 20, { codes: Uint8Array.of(252), steps: zero, counters: zero }],
    ['with an instant before 1970', 9, { codes: Uint8Array.of(254), steps: Uint8Array.of(1) }],
    ['with an instant without its step', 9, { codes: Uint8Array.of(254) }],
    ['with an endless number', 9, { codes: Uint8Array.of(254), steps: new Uint8Array(12).fill(255) }],
    ['with a run that is longer than its column', 9, { codes: Uint8Array.of(255), others: Uint8Array.of(9, 200) }],
    ['with unused random bytes', 1, { codes: bytesOf('a'), chance: zero }],
  ])('%s', (_, size, columns) => {
    expect(() => decodePage(encodeValue({ ...noColumns, size, ...columns }))).toThrow('sync/shape');
  });

  it.each<readonly [string, unknown]>([
    ['without columns', { size: 1 }],
    ['without a size', { ...noColumns }],
    ['of a negative size', { ...noColumns, size: -1 }],
    ['of an impossible size', { ...noColumns, size: 2 ** 40 }],
    ['with a column that is not bytes', { ...noColumns, size: 0, rare: 'text' }],
  ])('%s', (_, wire) => {
    expect(() => decodePage(encodeValue(wire))).toThrow('sync/shape');
  });

  it('or read if it consists of arbitrary bytes, and decoding always ends', () => {
    const column = fc.uint8Array({ maxLength: 30 });
    const columns = fc.record(Object.fromEntries(columnNames.map((name) => [name, column])));
    fc.assert(
      fc.property(fc.nat(200), columns, (size, each) => {
        const read = attempt(() => decodePage(encodeValue({ size, ...each })).length);
        expect([size, 'sync/shape']).toContain(read);
      }),
      { numRuns: runs(500) },
    );
  });
});

/** Returns the result, or the code of the error. */
function attempt(read: () => number): number | string {
  try {
    return read();
  } catch (error) {
    return error instanceof ShapeError ? error.toValue().code : String(error);
  }
}
