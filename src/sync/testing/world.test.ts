import { expect, test } from 'vitest';
import { testSeed } from '#domain/testing/runs.ts';
import { nodePlatform } from './node-platform.ts';
import { runWorld } from './world.ts';

const groups = 10;
const seedsAGroup = 10;

test.each(Array.from({ length: groups }, (_, group) => testSeed + group * seedsAGroup))(
  'ten worlds from seed %i: replicas agree, nothing acknowledged is missing, and nothing is deleted by accident',
  async (first) => {
    for (let seed = first; seed < first + seedsAGroup; seed++) {
      const report = await runWorld(seed, nodePlatform);
      expect(report.written).toBeGreaterThan(0);
    }
  },
);

test.each(Array.from({ length: groups }, (_, group) => testSeed + group * seedsAGroup))(
  'ten worlds with several servers from seed %i hold, whatever becomes of the notices between them',
  async (first) => {
    for (let seed = first; seed < first + seedsAGroup; seed++) {
      const report = await runWorld(seed, nodePlatform, 2 + (seed % 2));
      expect(report.hubLives).toBeGreaterThan(1);
    }
  },
);

test('SY15w seed 47514828: changes that overtake the welcome of a hub of another lineage are sent again', async () => {
  await runWorld(47_514_828, nodePlatform);
});

test('SY29d seed 990356991: a device that received changes and no welcome meets a hub of another lineage', async () => {
  await runWorld(990_356_991, nodePlatform);
});

test('a seed replays the same run to the last byte', async () => {
  const first = await runWorld(7, nodePlatform);
  const second = await runWorld(7, nodePlatform);
  expect(second).toEqual(first);
  expect(first.fingerprint).not.toBe((await runWorld(8, nodePlatform)).fingerprint);
});
