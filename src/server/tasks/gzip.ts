import { gzipSync } from 'node:zlib';

const level = 6;

/** Compresses on the thread that asks: a task has one to itself. */
export async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  return gzipSync(bytes, { level });
}
