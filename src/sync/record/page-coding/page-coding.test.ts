import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodePlatform } from '../../testing/node-platform.ts';
import { encodeValue } from '../bytes.ts';
import { ShapeError } from '../change-bytes.ts';
import { printStamp, type ReplicaId, replicaIdFrom } from '../stamp.ts';
import { decodePage } from './decode-page.ts';
import { encodePage } from './encode-page.ts';
import { packPage, unpackPage } from './index.ts';
import { type Columns, columnNames, decodeColumns, encodeColumns, mostWords } from './page-columns.ts';

const pause = async () => {};
const zero = Uint8Array.of(0);
const noColumns = Object.fromEntries(columnNames.map((name) => [name, new Uint8Array()])) as Columns;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const replica = fc.uint8Array({ minLength: 6, maxLength: 6 }).map(replicaIdFrom);
const stamp = fc
  .record({ ms: fc.nat(2 ** 48 - 1), counter: fc.nat(2 ** 18 - 1), replica })
  .map((parts) => printStamp(parts));
/** What pages are made of, and what looks like it and is cut short. */
const piece = fc.oneof(
  fc.lorem().map(bytesOf),
  fc
    .constantFrom('der Über-Fall', ' Привет привет', '日本語のテキスト', 'naïve café', 'HTTPServer', ' a  b')
    .map(bytesOf),
  fc.uuid().map((id) => bytesOf(`notes/${id}`)),
  stamp.map(encodeValue),
  fc.integer({ min: 0, max: 2 ** 49 }).map(encodeValue),
  fc.uint8Array({ maxLength: 300 }),
  fc.uint8Array({ min: 128, maxLength: 600 }),
);
const cut = fc.tuple(piece, fc.nat(40)).map(([bytes, length]) => bytes.subarray(0, length));
const page = fc
  .array(fc.oneof(piece, cut), { maxLength: 40 })
  .chain((pieces) => fc.array(fc.constantFrom(...pieces, new Uint8Array()), { maxLength: 120 }))
  .map((pieces) => new Uint8Array(Buffer.concat(pieces)));

describe('SY14 a coded page', () => {
  it('reads as it was, whatever its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(page, async (plain) => {
        expect(decodePage(await encodePage(plain, pause))).toEqual(plain);
      }),
      { numRuns: 400 },
    );
  });

  it('reads as it was where it holds more words than there are numbers for', async () => {
    const words = Array.from({ length: 9_000 }, (_, number) =>
      [...number.toString()].map((digit) => 'abcdefghij'[Number(digit)]).join(''),
    );
    const plain = bytesOf([...words, ...words.toReversed(), ...words.slice(100, 200)].join(' '));
    const coded = await encodePage(plain, pause);
    expect(textOf(decodePage(coded))).toBe(textOf(plain));
    expect(textOf(decodeColumns(coded)?.columns.words ?? zero).split('\n')).toHaveLength(mostWords);
  });

  it('takes a byte for one of the commonest words, with the space before it', async () => {
    const { words, codes } = await columnsOf(bytesOf('the knee, the knee, the knee'));
    expect(textOf(words)).toBe(' knee\n the');
    expect([...codes]).toEqual([...bytesOf('the'), 128, ...bytesOf(','), 129, 128, ...bytesOf(','), 129, 128]);
  });

  it('says of ids, stamps and instants how much later they are than the one before, and what is chance once', async () => {
    const id = '019b0f46-6464-72f6-a610-0ada82b3f24a';
    const ms = 0x019b0f466464;
    const at = (later: number) => printStamp({ ms: ms + later, counter: 3, replica: 'Y9uNXFrj' as ReplicaId });
    const columns = await columnsOf(encodeValue([id, at(0), at(-1), ms + 4, id]));
    expect(columns.steps.length).toBe(6 + 1 + 1 + 1);
    expect([...columns.steps.subarray(6)]).toEqual([0, 1, 10]);
    expect([...columns.counters]).toEqual([3, 3]);
    expect([...columns.writers]).toEqual([0, 1]);
    expect([...columns.ids]).toEqual([0, 1]);
    expect(columns.chance.length).toBe(10 + 6);
  });

  it('lets other work go first, again and again', async () => {
    let pauses = 0;
    await encodePage(bytesOf('some words of a text '.repeat(50_000)), async () => void pauses++);
    expect(pauses).toBeGreaterThan(20);
  });

  it('is read from gzip, as is one that was never coded', async () => {
    const plain = encodeValue([['notes/a', [], null]]);
    const packed = await packPage(plain, { gzip: nodePlatform.gzip, pause });
    expect(await unpackPage(packed, nodePlatform.inflate)).toEqual(plain);
    expect(await unpackPage(await nodePlatform.gzip(plain), nodePlatform.inflate)).toEqual(plain);
  });
});

describe('SY14 refused is a coded page', () => {
  it.each<readonly [string, number, Partial<Columns>]>([
    ['that is longer than it says', 1, { codes: bytesOf('ab') }],
    ['that is shorter than it says', 3, { codes: bytesOf('ab') }],
    ['with a word that is not listed', 4, { words: bytesOf('knee'), codes: Uint8Array.of(129) }],
    ['with a rare word that is not listed', 4, { codes: Uint8Array.of(228), rare: Uint8Array.of(0) }],
    ['with a rare word that lacks its second byte', 4, { codes: Uint8Array.of(228) }],
    ['with a second byte too many', 1, { codes: bytesOf('a'), rare: Uint8Array.of(1) }],
    ['with an id without its chance', 36, { codes: Uint8Array.of(253), ids: zero, steps: zero }],
    ['with an id that was not met before', 36, { codes: Uint8Array.of(253), ids: Uint8Array.of(1) }],
    ['with a stamp without its writer', 20, { codes: Uint8Array.of(252), steps: zero, counters: zero }],
    ['with an instant before 1970', 9, { codes: Uint8Array.of(254), steps: Uint8Array.of(1) }],
    ['with an instant without its step', 9, { codes: Uint8Array.of(254) }],
    ['with a number without an end', 9, { codes: Uint8Array.of(254), steps: new Uint8Array(12).fill(255) }],
    ['with a run that is longer than its column', 9, { codes: Uint8Array.of(255), others: Uint8Array.of(9, 200) }],
    ['with chance that nothing asks for', 1, { codes: bytesOf('a'), chance: zero }],
  ])('%s', (_, size, columns) => {
    expect(() => decodePage(encodeColumns(size, { ...noColumns, ...columns }))).toThrow('sync/shape');
  });

  it.each<readonly [string, unknown]>([
    ['without columns', { size: 1 }],
    ['without a size', { ...noColumns }],
    ['of a size below nothing', { ...noColumns, size: -1 }],
    ['of a size that no page has', { ...noColumns, size: 2 ** 40 }],
    ['with a column that is no bytes', { ...noColumns, size: 0, rare: 'text' }],
  ])('%s', (_, wire) => {
    expect(() => decodePage(encodeValue(wire))).toThrow('sync/shape');
  });

  it('of any bytes, or it is read: it never goes on for ever', () => {
    const column = fc.uint8Array({ maxLength: 30 });
    const columns = fc.record(Object.fromEntries(columnNames.map((name) => [name, column])));
    fc.assert(
      fc.property(fc.nat(200), columns, (size, each) => {
        const read = attempt(() => decodePage(encodeColumns(size, each as Columns)).length);
        expect([size, 'sync/shape']).toContain(read);
      }),
      { numRuns: 500 },
    );
  });
});

async function columnsOf(plain: Uint8Array): Promise<Columns> {
  return decodeColumns(await encodePage(plain, pause))?.columns ?? noColumns;
}

/** What it gives, or the code of the error. */
function attempt(read: () => number): number | string {
  try {
    return read();
  } catch (error) {
    return error instanceof ShapeError ? error.toValue().code : String(error);
  }
}
