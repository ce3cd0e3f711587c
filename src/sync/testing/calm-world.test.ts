import { expect, test } from 'vitest';
import { testSeed } from '#domain/testing/runs.ts';
import { runCalmWorld } from './calm-world.ts';

const worlds = 50;

test(`SY15q ${worlds} calm worlds from seed ${testSeed}: every device is saved within an hour, though no lost socket restarts it`, async () => {
  let [busy, failedDownloads] = [0, 0];
  for (let seed = testSeed; seed < testSeed + worlds; seed++) {
    const report = await runCalmWorld(seed);
    busy += report.busy;
    failedDownloads += report.failedDownloads;
  }
  expect(busy).toBeGreaterThan(0);
  expect(failedDownloads).toBeGreaterThan(0);
});

test('SY14k seed 388: a snapshot rebuilt at the same number with fewer chunks does not stop the first sync', async () => {
  await runCalmWorld(388);
});
