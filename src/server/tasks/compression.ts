import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const gzipLevel = 6;
/** Level 11 makes a first sync 10 % smaller but takes fifty times as long. */
const brotliQuality = 6;

/** Compresses synchronously: a task has its own thread. */
export async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  return gzipSync(bytes, { level: gzipLevel });
}

/** Compresses synchronously, as above. */
export async function brotli(bytes: Uint8Array): Promise<Uint8Array> {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
