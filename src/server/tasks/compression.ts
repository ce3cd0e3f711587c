import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const gzipLevel = 6;
/** Level 11 makes a first sync a tenth smaller and takes fifty times as long. */
const brotliQuality = 6;

/** Compresses on the thread that asks: a task has one to itself. */
export async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  return gzipSync(bytes, { level: gzipLevel });
}

/** Compresses on the thread that asks. */
export async function brotli(bytes: Uint8Array): Promise<Uint8Array> {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
