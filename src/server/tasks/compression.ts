import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const gzipLevel = 6;
/** The compression level. Level 11 makes a first sync 10 % smaller but takes fifty times as long. */
const brotliQuality = 6;

/** Compresses synchronously, because a task has its own thread. */
export async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  return gzipSync(bytes, { level: gzipLevel });
}

/** Compresses synchronously, like `gzip`. */
export async function brotli(bytes: Uint8Array): Promise<Uint8Array> {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
