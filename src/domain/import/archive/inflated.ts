import { Inflate, inflateSync } from 'fflate';
import { ImportError } from '../files/index.ts';
import { crc32 } from './crc32.ts';

/**
 * Decompresses deflated data in bounded memory. Throws `import/damaged` if it is not deflated or ends too early. Ends at
 * the end of `packed`; what follows the deflated data in it, is at most read for a while and then refused.
 */
export async function* inflated(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => {
    if (chunk.length > 0) ready.push(chunk);
  });
  yield* pushed(packed, inflate, ready);
}

/**
 * Decompresses deflated data of a known size at once. A stream of fflate takes several buffers of 100 KB, which for a short
 * note is most of the work.
 *
 * @param size returns at most one byte more than that, by which a wrong size is noticed
 */
export async function* inflatedAtOnce(packed: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  const blocks: Uint8Array[] = [];
  for await (const block of packed) blocks.push(block);
  try {
    yield inflateSync(joined(blocks), { out: new Uint8Array(size + 1) });
  } catch (cause) {
    throw new ImportError('import/damaged', { cause });
  }
}

function joined(blocks: readonly Uint8Array[]): Uint8Array {
  const [first] = blocks;
  if (first !== undefined && blocks.length === 1) return first;
  const whole = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) {
    whole.set(block, at);
    at += block.length;
  }
  return whole;
}

/** What the streams of fflate have in common. */
interface Decompressor {
  readonly push: (chunk: Uint8Array, final?: boolean) => void;
}

/** Deflate can expand 1032 times, so a small piece at a time keeps the output of one step below 16 MiB. */
const pieceBytes = 16 * 1024;
/** Pieces start small and grow, because often only the beginning of a file is read. */
const firstPieceBytes = 1024;

/** A block without compression has up to 64 KiB, and appears when it is complete. */
const maxSilentBytes = 256 * 1024;

/** Pushes data piece by piece and yields what becomes ready. */
export async function* pushed(
  packed: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  decompressor: Decompressor,
  ready: Uint8Array[],
): AsyncGenerator<Uint8Array> {
  let silent = 0;
  let nextBytes = firstPieceBytes;
  for await (const block of packed) {
    for (let at = 0; at < block.length; ) {
      const piece = block.subarray(at, at + nextBytes);
      at += piece.length;
      nextBytes = Math.min(2 * nextBytes, pieceBytes);
      push(decompressor, piece, false);
      silent = ready.length === 0 ? silent + piece.length : 0;
      // fflate keeps and copies what follows the end of the data, so this must not go on
      if (silent > maxSilentBytes) throw new ImportError('import/damaged');
      yield* ready.splice(0);
    }
  }
  push(decompressor, new Uint8Array(0), true);
  yield* ready.splice(0);
}

function push(decompressor: Decompressor, piece: Uint8Array, final: boolean): void {
  try {
    decompressor.push(piece, final);
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('import/damaged', { cause });
  }
}

/**
 * Passes content on and checks it: throws `import/damaged` as soon as it is longer than stated, or at its end if it is
 * shorter or has another CRC-32. Reads nothing beyond the stated size once the CRC-32 matches.
 */
export async function* withVerifiedChecksum(
  content: AsyncIterable<Uint8Array>,
  { size, crc }: { readonly size: number; readonly crc: number },
): AsyncGenerator<Uint8Array> {
  let actualSize = 0;
  let actualCrc = 0;
  if (size > 0 || crc !== 0) {
    for await (const chunk of content) {
      actualSize += chunk.length;
      if (actualSize > size) throw new ImportError('import/damaged');
      actualCrc = crc32(chunk, actualCrc);
      const isComplete = actualSize === size && actualCrc === crc;
      yield chunk;
      if (isComplete) return;
    }
  }
  if (actualSize !== size || actualCrc !== crc) throw new ImportError('import/damaged');
}
