import { Gunzip, gunzipSync } from 'fflate';
import { bytesOf, ImportError, type ImportFile } from '../files/index.ts';
import { gunzippedPath } from './archive-name.ts';
import { crc32 } from './crc32.ts';
import { readExactly } from './forward-reader.ts';
import { pushed } from './inflated.ts';
import { maxUnpacked, type UnpackingLimits } from './limits.ts';
import { viewOf } from './zip-fields.ts';

/**
 * Returns the content of a gzip file as a file. Its size is what the end of the file states, in 32 bits and of the last
 * member only; each member's CRC and size are checked when it is read. Throws `import/damaged` if the file is too short,
 * and `import/bomb` if its content is far too long.
 */
export async function gunzipped(file: ImportFile, limits: UnpackingLimits): Promise<ImportFile> {
  const most = maxUnpacked(file.size, limits);
  const size = viewOf(await lastBytes(file, trailerBytes)).getUint32(4, true);
  if (size > most) throw new ImportError('import/bomb');
  return {
    path: gunzippedPath(file.path),
    size,
    modifiedAt: file.modifiedAt,
    chunks: () => contentOf(file, size, most),
    source: null,
  };
}

/** Each member ends with its CRC-32 and the lower 32 bits of its size. */
const trailerBytes = 8;
const minFileBytes = 18;

async function lastBytes(file: ImportFile, count: number): Promise<Uint8Array> {
  if (file.size < minFileBytes) throw new ImportError('import/damaged');
  if (file.source !== null) return readExactly(file.source, file.size - count, file.size);
  const tail = new Tail(count);
  for await (const chunk of file.chunks()) tail.add(chunk);
  return tail.bytesBefore(tail.end, count) ?? new Uint8Array(count);
}

async function* contentOf(file: ImportFile, size: number, most: number): AsyncGenerator<Uint8Array> {
  if (file.size > maxAtOnce.packed || size > maxAtOnce.unpacked) return yield* contentInPieces(file.chunks(), most);
  const packed = await bytesOf(file, maxAtOnce.packed);
  const content = contentAtOnce(packed, size);
  if (content === null) yield* contentInPieces([packed], most);
  else yield content;
}

/** Bytes of a file that is decompressed at once, packed and unpacked: most recordings. */
const maxAtOnce = { packed: 256 * 1024, unpacked: 1024 * 1024 };

/**
 * Decompresses a file of one member. A stream of fflate takes several buffers of 100 KB for each piece, which for a file
 * of this size is most of the work.
 *
 * @param size one byte more shows that it is wrong
 * @returns null if the file is damaged, or may have several members
 */
function contentAtOnce(packed: Uint8Array, size: number): Uint8Array | null {
  if (mayHaveSecondMember(packed)) return null;
  try {
    const content = gunzipSync(packed, { out: new Uint8Array(size + 1) });
    checkMember(packed.subarray(-trailerBytes), { crc: crc32(content), size: content.length });
    return content;
  } catch {
    return null;
  }
}

/** Each member begins with these bytes, which compressed data can also contain. */
function mayHaveSecondMember(packed: Uint8Array): boolean {
  for (let at = packed.indexOf(0x1f, 1); at !== -1; at = packed.indexOf(0x1f, at + 1))
    if (packed[at + 1] === 0x8b && packed[at + 2] === 8) return true;
  return false;
}

async function* contentInPieces(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array> {
  const tail = new Tail(maxMemoryLength);
  const ready: Uint8Array[] = [];
  const member = { crc: 0, size: 0 };
  let memberCount = 1;
  let total = 0;

  const gunzip = new Gunzip((chunk) => {
    member.crc = crc32(chunk, member.crc);
    member.size += chunk.length;
    if (chunk.length > 0) ready.push(chunk);
  });
  gunzip.onmember = (position) => {
    checkMember(tail.bytesBefore(position, trailerBytes), member);
    Object.assign(member, { crc: 0, size: 0 });
    // each member costs as much time as 50 KiB of text
    memberCount++;
    if (memberCount > 1000 && position < memberCount * shortestMember) throw new ImportError('import/bomb');
  };
  const counted = {
    push: (piece: Uint8Array, final?: boolean) => {
      tail.add(piece);
      gunzip.push(piece, final);
    },
  };

  for await (const chunk of pushed(chunks, counted, ready)) {
    total += chunk.length;
    if (total > most) throw new ImportError('import/bomb');
    yield chunk;
  }
  checkMember(tail.bytesBefore(tail.end, trailerBytes), member);
}

/** Bytes of a compressed member on average, in a file of many members. Programs that write them use 10 KiB and more. */
const shortestMember = 500;

/** A member becomes known when the header of the next is complete, which is usually 10 bytes after its end. */
const maxMemoryLength = 64 * 1024;

/** @param trailer null if it is so far back that it is no longer known, after a header of unusual length */
function checkMember(trailer: Uint8Array | null, { crc, size }: { readonly crc: number; readonly size: number }): void {
  if (trailer === null) return;
  const stated = viewOf(trailer);
  if (stated.getUint32(0, true) !== crc || stated.getUint32(4, true) !== size % 0x1_0000_0000) {
    throw new ImportError('import/damaged');
  }
}

/** The last bytes of a stream. */
class Tail {
  readonly #most: number;
  readonly #chunks: Uint8Array[] = [];
  #start = 0;
  #end = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get end(): number {
    return this.#end;
  }

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#end += chunk.length;
    for (;;) {
      const [oldest] = this.#chunks;
      if (oldest === undefined || this.#end - this.#start - oldest.length < this.#most) return;
      this.#chunks.shift();
      this.#start += oldest.length;
    }
  }

  /** Returns the `count` bytes that end at a position of the stream; null if they are not known any more. */
  bytesBefore(position: number, count: number): Uint8Array | null {
    const from = position - count;
    if (from < this.#start || position > this.#end) return null;
    const bytes = new Uint8Array(count);
    let at = this.#start;
    for (const chunk of this.#chunks) {
      const skip = Math.max(0, from - at);
      const take = chunk.subarray(skip, Math.max(skip, position - at));
      if (take.length > 0) bytes.set(take, at + skip - from);
      at += chunk.length;
    }
    return bytes;
  }
}
