import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { WorldPlatform } from './world.ts';

/** The parts of Node that the simulation uses. Compression runs without threads, so that a seed can be replayed. */
export const nodePlatform: WorldPlatform = {
  settle: () => new Promise((done) => setImmediate(done)),
  gzip: async (bytes) => new Uint8Array(gzipSync(bytes, { level: 1 })),
  brotli: async (bytes) =>
    new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
  unbrotli: async (bytes) => new Uint8Array(brotliDecompressSync(bytes)),
  inflate: async (bytes) => new Uint8Array(gunzipSync(bytes)),
};

/** @param name of a gzip file below `test/fixtures`, without its extension */
export function readFixture(name: string): Uint8Array {
  return gunzipSync(readFileSync(new URL(`../../../test/fixtures/${name}.gz`, import.meta.url)));
}
