import { ByteColumn } from '../byte-column.ts';
import { parseStamp, replicaBytes, type Stamp } from '../stamp.ts';
import { type ColumnName, columnCodes, columnNames, commonWords, encodeColumns, mostWords } from './page-columns.ts';
import { PageScanner } from './page-scanner.ts';
import { RecentlyUsed } from './recently-used.ts';

/** Bytes that are looked at between two pauses. */
const bytesAStep = 64 * 1024;

/**
 * A page for gzip, which is good at what follows other things alike and bad at what does not: words become one or two
 * bytes, and what is chance or a clock in ids, stamps and instants goes to columns of its own. `decodePage` gives the
 * same bytes back, whatever they are.
 *
 * @param pause lets other work go first
 */
export async function encodePage(plain: Uint8Array, pause: () => Promise<void>): Promise<Uint8Array> {
  const words = await wordsOf(plain, pause);
  const writer = new PageEncoder(plain, words);
  while (writer.step(bytesAStep)) await pause();
  return writer.encoded();
}

/** The words that are worth a place in the list, the commonest first. */
async function wordsOf(plain: Uint8Array, pause: () => Promise<void>): Promise<readonly string[]> {
  const counts = new Map<string, number>();
  const scanner = new PageScanner(plain);
  let pauseAt = bytesAStep;
  while (scanner.next()) {
    if (scanner.kind === 'word') {
      const word = binaryText(plain, scanner.at, scanner.end);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    if (scanner.end < pauseAt) continue;
    pauseAt = scanner.end + bytesAStep;
    await pause();
  }
  return [...counts]
    .filter(([word, count]) => (word.length - 1) * (count - 1) > 2)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostWords)
    .map(([word]) => word);
}

class PageEncoder {
  readonly #plain: Uint8Array;
  readonly #scanner: PageScanner;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #columns = Object.fromEntries(columnNames.map((name) => [name, new ByteColumn()])) as Record<
    ColumnName,
    ByteColumn
  >;
  readonly #writers = new RecentlyUsed<string>();
  readonly #knownWriters = new Set<string>();
  readonly #ids = new RecentlyUsed<string>();
  readonly #knownIds = new Set<string>();
  /** How far the page is encoded. */
  #at = 0;
  #ms = 0;

  constructor(plain: Uint8Array, words: readonly string[]) {
    this.#plain = plain;
    this.#scanner = new PageScanner(plain);
    this.#numbers = new Map(words.map((word, number) => [word, number]));
    this.#columns.words.putAll(bytesOf(words.join('\n')));
  }

  /** Encodes so many bytes more, or a few above; false when all are. */
  step(bytes: number): boolean {
    const end = this.#at + bytes;
    while (this.#at < end) {
      const isMore = this.#scanner.next();
      this.#putOthers(this.#at, this.#scanner.at);
      if (isMore) this.#putToken();
      this.#at = this.#scanner.end;
      if (!isMore) return false;
    }
    return true;
  }

  encoded(): Uint8Array {
    const columns = Object.fromEntries(columnNames.map((name) => [name, this.#columns[name].bytes]));
    return encodeColumns(this.#plain.length, columns as Record<ColumnName, Uint8Array>);
  }

  #putToken(): void {
    const { kind, at, end } = this.#scanner;
    if (kind === 'word') this.#putWord(at, end);
    else if (kind === 'stamp') this.#putStamp(binaryText(this.#plain, at + 1, end) as Stamp);
    else if (kind === 'id') this.#putId(binaryText(this.#plain, at, end));
    else this.#putInstant(at + 3);
  }

  #putWord(at: number, end: number): void {
    const number = this.#numbers.get(binaryText(this.#plain, at, end));
    const { codes, rare } = this.#columns;
    if (number === undefined) this.#putOthers(at, end);
    else if (number < commonWords) codes.put(columnCodes.common + number);
    else {
      codes.put(columnCodes.rare + ((number - commonWords) >> 8));
      rare.put((number - commonWords) & 255);
    }
  }

  #putStamp(stamp: Stamp): void {
    const { ms, counter, replica } = parseStamp(stamp);
    const { codes, counters, writers, chance } = this.#columns;
    codes.put(columnCodes.stamp);
    this.#putStep(ms);
    counters.putCount(counter);
    if (this.#knownWriters.has(replica)) return writers.putCount(this.#writers.use(replica));
    writers.put(0);
    chance.putAll(replicaBytes(replica));
    this.#knownWriters.add(replica);
    this.#writers.add(replica);
  }

  #putId(id: string): void {
    const { codes, ids, chance } = this.#columns;
    codes.put(columnCodes.id);
    if (this.#knownIds.has(id)) return ids.putCount(this.#ids.use(id));
    ids.put(0);
    const digits = id.replaceAll('-', '');
    this.#putStep(Number.parseInt(digits.slice(0, 12), 16));
    for (let at = 12; at < 32; at += 2) chance.put(Number.parseInt(digits.slice(at, at + 2), 16));
    this.#knownIds.add(id);
    this.#ids.add(id);
  }

  #putInstant(at: number): void {
    this.#columns.codes.put(columnCodes.instant);
    this.#putStep(this.#plain.subarray(at, at + 6).reduce((ms, byte) => ms * 256 + byte, 0));
  }

  #putStep(ms: number): void {
    this.#columns.steps.putStep(ms - this.#ms);
    this.#ms = ms;
  }

  /** Bytes that no token says. */
  #putOthers(from: number, to: number): void {
    const { codes, others } = this.#columns;
    for (let at = from; at < to; at++) {
      const byte = this.#plain[at] as number;
      if (byte < 128) {
        codes.put(byte);
        continue;
      }
      let end = at + 1;
      while (end < to && (this.#plain[end] as number) >= 128 && end - at < 255) end++;
      codes.put(columnCodes.others);
      others.put(end - at);
      others.putAll(this.#plain.subarray(at, end));
      at = end - 1;
    }
  }
}

/** Bytes as a text with a character each, to find them in a map. */
function binaryText(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at] as number);
  return text;
}

function bytesOf(binaryText: string): Uint8Array {
  return Uint8Array.from(binaryText, (character) => character.charCodeAt(0));
}
