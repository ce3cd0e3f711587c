import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { WorldPlatform } from './world.ts';

/** What a seeded world takes from Node: compression without threads, so that a seed replays. */
export const nodePlatform: WorldPlatform = {
  settle: () => new Promise((done) => setImmediate(done)),
  gzip: async (bytes) => new Uint8Array(gzipSync(bytes, { level: 1 })),
  brotli: async (bytes) =>
    new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
  unbrotli: async (bytes) => new Uint8Array(brotliDecompressSync(bytes)),
  inflate: async (bytes) => new Uint8Array(gunzipSync(bytes)),
};

/** @param name of a file that gzip packed, below `test/fixtures` and without its ending */
export function readFixture(name: string): Uint8Array {
  return gunzipSync(readFileSync(new URL(`../../../test/fixtures/${name}.gz`, import.meta.url)));
}
