import { gunzipSync, gzipSync } from 'node:zlib';
import type { WorldPlatform } from './world.ts';

/** What a seeded world takes from Node: compression without threads, so that a seed replays. */
export const nodePlatform: WorldPlatform = {
  settle: () => new Promise((done) => setImmediate(done)),
  gzip: async (bytes) => new Uint8Array(gzipSync(bytes, { level: 1 })),
  inflate: async (bytes) => new Uint8Array(gunzipSync(bytes)),
};
