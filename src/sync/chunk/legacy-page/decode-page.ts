import { ColumnReader } from '../../record/byte-column.ts';
import { ShapeError } from '../../record/change-bytes.ts';
import { largestCounter, largestMs, stampDigits } from '../../record/stamp.ts';
import { type ColumnName, type Columns, columnCodes, commonWords, decodeColumns } from './page-columns.ts';
import { RecentlyUsed } from './recently-used.ts';
import { bytesAtOnce, WordWriter } from './word-writer.ts';

const { common, rare: firstRare, stamp, id, instant } = columnCodes;
/** The CBOR header of a string as long as a stamp. */
const stampHeader = 0x60 + 19;
/** The CBOR header of an eight-byte integer. */
const instantHeader = 0x1b;
const idLength = 36;
const dash = 0x2d;
const replicaLength = 8;
const base64Digits = digitCodes(stampDigits);
const hexDigits = digitCodes('0123456789abcdef');

/**
 * Decodes a coded page, which stores each word once, and stamps, ids and instants as differences in separate columns. A
 * page from before this coding is returned unchanged.
 *
 * @throws ShapeError, or what the decoder throws on bytes that are not CBOR
 */
export function decodePage(bytes: Uint8Array): Uint8Array {
  const coded = decodeColumns(bytes);
  return coded === null ? bytes : new PageDecoder(coded.size, coded.columns).page();
}

/** The columns that are read sequentially. */
type ReadColumn = Exclude<ColumnName, 'words' | 'codes' | 'rare'>;

/** Each `put` writes at an offset of the page and returns the offset after it. Nothing is written beyond the end. */
class PageDecoder {
  readonly #plain: Uint8Array;
  readonly #coded: Columns;
  readonly #columns: Readonly<Record<ReadColumn, ColumnReader>>;
  /** Where in the page the writers and ids decoded so far are, as offsets. */
  readonly #writers = new RecentlyUsed<number>();
  readonly #ids = new RecentlyUsed<number>();
  #ms = 0;

  constructor(size: number, columns: Columns) {
    this.#plain = new Uint8Array(size + bytesAtOnce);
    this.#coded = columns;
    const { words, codes, rare, ...read } = columns;
    this.#columns = Object.fromEntries(
      Object.entries(read).map(([name, bytes]) => [name, new ColumnReader(name, bytes)]),
    ) as Record<ReadColumn, ColumnReader>;
  }

  page(): Uint8Array {
    const plain = this.#plain;
    const { words, codes, rare } = this.#coded;
    const writer = new WordWriter(words, plain);
    let at = 0;
    let rareAt = 0;
    for (let place = 0; place < codes.length; place++) {
      const code = codes[place] as number;
      if (code < common) plain[at++] = code;
      else if (code < stamp) {
        const number =
          code < firstRare ? code - common : commonWords + (code - firstRare) * 256 + (rare[rareAt++] ?? 0);
        at = writer.put(number, at);
      } else at = this.#putToken(code, at);
    }
    if (at !== plain.length - bytesAtOnce) throw new ShapeError('size');
    const isRead = rareAt === rare.length && Object.values(this.#columns).every(({ isAtEnd }) => isAtEnd);
    if (!isRead) throw new ShapeError('columns');
    return plain.subarray(0, at);
  }

  #putToken(code: number, at: number): number {
    if (code === stamp) return this.#putStamp(at);
    if (code === id) return this.#putId(at);
    if (code === instant) return this.#putInstant(at);
    return this.#putOthers(at);
  }

  #putStamp(at: number): number {
    const ms = this.#nextMs();
    const counter = this.#columns.counters.takeCount();
    if (counter > largestCounter) throw new ShapeError('counter');
    this.#plain[at] = stampHeader;
    let next = this.#putBase64(at + 1, ms / 2 ** 24, 4);
    next = this.#putBase64(next, ms, 4);
    return this.#putReplica(this.#putBase64(next, counter, 3));
  }

  #putReplica(at: number): number {
    const { writers, chance } = this.#columns;
    const ago = writers.takeCount();
    if (ago > 0) return this.#repeat(at, this.#writers.usedAgo(ago), replicaLength);
    this.#writers.add(at);
    return this.#putBase64(this.#putBase64(at, chance.take24(), 4), chance.take24(), 4);
  }

  /**
   * Writes an id: eight groups of four digits, with dashes between the middle ones. The first three groups are a time.
   */
  #putId(at: number): number {
    const { ids, chance } = this.#columns;
    const ago = ids.takeCount();
    if (ago > 0) return this.#repeat(at, this.#ids.usedAgo(ago), idLength);
    this.#ids.add(at);
    const ms = this.#nextMs();
    let next = at;
    for (let group = 0; group < 8; group++) {
      if (group >= 2 && group <= 5) this.#plain[next++] = dash;
      next = this.#putHex(next, group < 3 ? ms / 65536 ** (2 - group) : chance.take16());
    }
    return next;
  }

  #putInstant(at: number): number {
    const ms = this.#nextMs();
    this.#plain[at] = instantHeader;
    for (let byte = 0; byte < 8; byte++) this.#plain[at + 1 + byte] = byte < 2 ? 0 : ms / 256 ** (7 - byte);
    return at + 9;
  }

  #putOthers(at: number): number {
    const { others } = this.#columns;
    const count = others.take();
    for (let byte = 0; byte < count; byte++) this.#plain[at + byte] = others.take();
    return at + count;
  }

  #nextMs(): number {
    this.#ms += this.#columns.steps.takeStep();
    if (!(this.#ms >= 0 && this.#ms <= largestMs)) throw new ShapeError('steps');
    return this.#ms;
  }

  /** Writes the lowest bits of a number in the given number of digits, four at most. */
  #putBase64(at: number, number: number, width: number): number {
    for (let place = 0; place < width; place++)
      this.#plain[at + place] = base64Digits[(number >> (6 * (width - 1 - place))) & 63] as number;
    return at + width;
  }

  /** Writes the lowest 16 bits of a number. */
  #putHex(at: number, number: number): number {
    for (let place = 0; place < 4; place++)
      this.#plain[at + place] = hexDigits[(number >> (4 * (3 - place))) & 15] as number;
    return at + 4;
  }

  /** Copies bytes from an earlier offset. */
  #repeat(at: number, from: number | undefined, length: number): number {
    if (from === undefined) throw new ShapeError('repeated');
    this.#plain.copyWithin(at, from, from + length);
    return at + length;
  }
}

function digitCodes(digits: string): Uint8Array {
  return Uint8Array.from(digits, (digit) => digit.charCodeAt(0));
}
