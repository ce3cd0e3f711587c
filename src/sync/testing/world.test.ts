import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { runWorld, type WorldPlatform } from './world.ts';

const platform: WorldPlatform = {
  settle: () => new Promise((done) => setImmediate(done)),
  gzip: async (bytes) => new Uint8Array(gzipSync(bytes, { level: 1 })),
  inflate: async (bytes) => new Uint8Array(gunzipSync(bytes)),
};

const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);

test.each(seeds)(
  'seed %i: replicas agree, nothing acknowledged is missing, nobody deletes by accident',
  async (seed) => {
    const report = await runWorld(seed, platform);
    expect(report.written).toBeGreaterThan(0);
  },
);
