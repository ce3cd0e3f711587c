import { deflateSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Instant } from '../kernel/index.ts';
import type { ExportedFile } from './exported-account.ts';

export interface ZipLimits {
  /** The size from which on a part receives no further file. */
  readonly fullBytes: number;
  readonly entries: number;
}

/**
 * Without Zip64, which not every program reads, a zip has less than 4 GiB and at most 65,534 entries. The largest numbers,
 * 65,535 entries and 4 GiB - 1, announce Zip64.
 */
export const defaultZipLimits: ZipLimits = { fullBytes: 2 ** 31, entries: 65_534 };

export interface ZippedBytes {
  /** 1 for the first zip, which is the only one of most exports. */
  readonly part: number;
  readonly bytes: Uint8Array;
}

/**
 * Packs files into a zip as they are read. When a zip is full, the next file starts another part, so that the last file,
 * the manifest, is in the last part.
 */
export async function* zipped(
  files: AsyncIterable<ExportedFile>,
  limits: ZipLimits = defaultZipLimits,
): AsyncGenerator<ZippedBytes> {
  let number = 1;
  let part = new ZipPart();
  for await (const file of files) {
    if (part.entries === limits.entries || part.bytes >= limits.fullBytes) {
      yield { part: number, bytes: part.end() };
      number += 1;
      part = new ZipPart();
    }
    for await (const bytes of part.add(file)) yield { part: number, bytes };
  }
  yield { part: number, bytes: part.end() };
}

class ZipPart {
  entries = 0;
  bytes = 0;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  readonly #zip: Zip;

  constructor() {
    this.#zip = new Zip((error, bytes) => {
      if (error !== null) throw error;
      this.#waiting.push(bytes);
      this.#waitingBytes += bytes.length;
      this.bytes += bytes.length;
    });
  }

  async *add({ path, modifiedAt, chunks }: ExportedFile): AsyncGenerator<Uint8Array> {
    const reader = chunks[Symbol.asyncIterator]();
    try {
      const { head, isWhole } = await headOf(reader);
      const entry = entryOf(path, isWhole);
      entry.mtime = dosTime(modifiedAt ?? firstDosTime);
      if (modifiedAt !== null) entry.extra = extendedTime(modifiedAt);
      this.entries += 1;
      this.#zip.add(entry);
      entry.push(head, isWhole);
      if (this.#waitingBytes >= blockBytes) yield this.#taken();
      if (!isWhole) yield* this.#rest(path, entry, reader);
    } finally {
      await reader.return?.();
    }
  }

  async *#rest(path: string, entry: Entry, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      // the library keeps what it is given until it is compressed
      entry.push(next.value.slice());
      size += next.value.length;
      if (size > mostBytes || this.bytes > mostBytes) throw new Error(`a zip has no room for ${path}`);
      if (this.#waitingBytes >= blockBytes) yield this.#taken();
    }
    entry.push(new Uint8Array(0), true);
    if (this.#waitingBytes >= blockBytes) yield this.#taken();
  }

  /** Returns the rest of the zip. */
  end(): Uint8Array {
    this.#zip.end();
    return this.#taken();
  }

  #taken(): Uint8Array {
    const all = joined(this.#waiting, this.#waitingBytes);
    this.#waiting = [];
    this.#waitingBytes = 0;
    return all;
  }
}

const blockBytes = 64 * 1024;

type Entry = ZipDeflate | ZipPassThrough;

function entryOf(path: string, isWhole: boolean): Entry {
  if (isCompressed(path)) return new ZipPassThrough(path);
  return isWhole ? new WholeEntry(path) : new ZipDeflate(path);
}

/** Compresses a file at once: most are small notes, for which the buffers of a stream take ten times as long. */
class WholeEntry extends ZipPassThrough {
  override compression = 8;

  protected override process(content: Uint8Array, isFinal: boolean): void {
    this.ondata(null, deflateSync(content), isFinal);
  }
}

/** Reads the beginning of a file, and tells whether that is all of it. */
async function headOf(
  chunks: AsyncIterator<Uint8Array>,
): Promise<{ readonly head: Uint8Array; readonly isWhole: boolean }> {
  const read: Uint8Array[] = [];
  let size = 0;
  while (size < blockBytes) {
    const next = await chunks.next();
    if (next.done === true) return { head: joined(read, size), isWhole: true };
    read.push(next.value.slice());
    size += next.value.length;
  }
  return { head: joined(read, size), isWhole: false };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const bytes of chunks) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}

/** The sizes and positions in a zip have 32 bits, and the largest number announces Zip64. */
const mostBytes = 2 ** 32 - 2;

/** Deflate makes such files no smaller. */
function isCompressed(path: string): boolean {
  return compressed.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
}

const compressed = new Set(
  (
    'jpg jpeg png gif webp avif heic heif jxl mp4 m4v mov webm mkv mp3 m4a aac ogg oga opus flac pdf zip gzip 7z rar ' +
    'bz2 xz zst docx xlsx pptx odt ods odp epub'
  ).split(' '),
);

/** The library writes the parts of a local time, so the local time has to show what UTC does. */
function dosTime(at: Instant): Date {
  const utc = new Date(Math.min(Math.max(at, firstDosTime), lastDosTime));
  return new Date(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
  );
}

const firstDosTime = Date.UTC(1980, 0, 1);
const lastDosTime = Date.UTC(2099, 11, 31);

/** States the time in seconds of UTC, as Info-ZIP does. */
function extendedTime(at: Instant): Record<number, Uint8Array> {
  const seconds = Math.floor(at / 1000);
  if (Math.abs(seconds) >= 2 ** 31) return {};
  const field = new Uint8Array(5);
  field[0] = 1;
  new DataView(field.buffer).setInt32(1, seconds, true);
  return { 21589: field };
}
