import type { Transform } from './bytes.ts';
import { crc32c } from './checksum.ts';
import { decodePage } from './legacy-page/decode-page.ts';

/** A chunk of a snapshot as a device stored it. */
export interface ChunkBytes<B extends ArrayBufferLike = ArrayBufferLike> {
  /** Plain where there is a `sum`; else compressed, as version 3 of the protocol sent it. */
  readonly bytes: Uint8Array<B>;
  /** CRC-32C of `bytes`. Those that are compressed have one of gzip. */
  readonly sum?: number;
}

/** @throws where the chunk is not what its checksum says */
export function checkChunk({ bytes, sum }: ChunkBytes): void {
  if (sum !== undefined && crc32c(bytes) !== sum) throw new Error('A chunk of a snapshot is damaged');
}

/**
 * Returns a stored chunk of a snapshot as its bytes. Devices stored chunks compressed up to version 3 of the protocol,
 * with a coding of their own from version 3; since then they are stored as they are, and this returns them unchanged.
 *
 * @throws where the chunk is damaged
 */
export async function plainChunk(stored: ChunkBytes, inflate: Transform): Promise<Uint8Array> {
  checkChunk(stored);
  return stored.sum === undefined ? decodePage(await inflate(stored.bytes)) : stored.bytes;
}
