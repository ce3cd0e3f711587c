import type { ByteSource, ImportFile } from '../files/index.ts';

/** A part of a computed file: bytes, or bytes that are repeated, or pieces of the same size by their number. */
export type ComputedPart =
  | Uint8Array
  | string
  | { readonly repeat: Uint8Array | string; readonly times: number }
  | { readonly pieceBytes: number; readonly count: number; readonly pieceAt: (index: number) => Uint8Array };

export interface ComputedFile extends ImportFile {
  readonly source: ByteSource;
  /** The bytes that were read so far, and in how many reads. */
  readonly work: { readonly bytes: number; readonly reads: number };
}

/** Creates a file whose bytes are computed when they are read, so that it can be larger than the memory. */
export function computedFile(path: string, parts: readonly ComputedPart[]): ComputedFile {
  const content = parts.map(piecesOf);
  const size = content.reduce((total, { pieceBytes, count }) => total + pieceBytes * count, 0);
  const work = { bytes: 0, reads: 0 };
  const read = async (from: number, to: number) => {
    const bytes = bytesBetween(content, from, Math.min(to, size));
    work.bytes += bytes.length;
    work.reads += 1;
    return bytes;
  };
  return {
    path,
    size,
    modifiedAt: null,
    source: { size, read },
    async *chunks() {
      for (let at = 0; at < size; at += chunkBytes) yield read(at, at + chunkBytes);
    },
    work,
  };
}

/** As browsers read files. */
const chunkBytes = 64 * 1024;

interface Pieces {
  readonly pieceBytes: number;
  readonly count: number;
  readonly pieceAt: (index: number) => Uint8Array;
}

function piecesOf(part: ComputedPart): Pieces {
  if (typeof part === 'string' || part instanceof Uint8Array) return piecesOf({ repeat: part, times: 1 });
  if ('pieceAt' in part) return part;
  const bytes = typeof part.repeat === 'string' ? new TextEncoder().encode(part.repeat) : part.repeat;
  // small pieces are joined, because each piece takes time
  let group = Math.max(1, Math.min(part.times, Math.floor(chunkBytes / bytes.length)));
  while (part.times % group !== 0) group -= 1;
  const joined = new Uint8Array(bytes.length * group);
  for (let at = 0; at < joined.length; at += bytes.length) joined.set(bytes, at);
  return { pieceBytes: joined.length, count: part.times / group, pieceAt: () => joined };
}

function bytesBetween(content: readonly Pieces[], from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, to - from));
  let start = 0;
  for (const { pieceBytes, count, pieceAt } of content) {
    const end = start + pieceBytes * count;
    const first = Math.max(0, Math.floor((from - start) / pieceBytes));
    for (let index = first; index < count && start + index * pieceBytes < to; index++) {
      const at = start + index * pieceBytes;
      const piece = pieceAt(index).subarray(Math.max(0, from - at), Math.max(0, to - at));
      bytes.set(piece, Math.max(0, at - from));
    }
    start = end;
  }
  return bytes;
}
