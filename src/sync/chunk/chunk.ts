import type { Transform } from '../record/bytes.ts';
import { crc32c } from '../record/checksum.ts';
import { decodePage } from './legacy-page/decode-page.ts';

/** A chunk of a snapshot as stored on the device. */
export interface ChunkBytes<B extends ArrayBufferLike = ArrayBufferLike> {
  /** Uncompressed if there is a `sum`; otherwise compressed, as sent up to version 3 of the protocol. */
  readonly bytes: Uint8Array<B>;
  /** CRC-32C of `bytes`. Compressed chunks rely on gzip's own checksum. */
  readonly sum?: number;
}

/** @throws if the chunk does not match its checksum */
export function checkChunk({ bytes, sum }: ChunkBytes): void {
  if (sum !== undefined && crc32c(bytes) !== sum) throw new Error('A chunk of a snapshot is damaged');
}

/**
 * Returns the plain bytes of a stored chunk. Up to version 3 of the protocol, devices stored chunks compressed; version
 * 3 also had an encoding of its own. Newer chunks are stored plain and returned unchanged.
 *
 * @throws if the chunk is damaged
 */
export async function plainChunk(stored: ChunkBytes, inflate: Transform): Promise<Uint8Array> {
  checkChunk(stored);
  return stored.sum === undefined ? decodePage(await inflate(stored.bytes)) : stored.bytes;
}
