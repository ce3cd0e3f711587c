import { crc32c } from './checksum.ts';

/** A chunk of a snapshot as stored on the device. */
export interface ChunkBytes<B extends ArrayBufferLike = ArrayBufferLike> {
  readonly bytes: Uint8Array<B>;
  /** CRC-32C of `bytes`. */
  readonly sum: number;
}

/**
 * Returns the bytes of a chunk.
 *
 * @throws if they do not match the checksum
 */
export function soundBytes<B extends ArrayBufferLike>({ bytes, sum }: ChunkBytes<B>): Uint8Array<B> {
  if (crc32c(bytes) !== sum) throw new Error('A chunk of a snapshot is damaged');
  return bytes;
}
