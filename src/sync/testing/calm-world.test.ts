import { expect, test } from 'vitest';
import { runCalmWorld } from './calm-world.ts';

const groups = 2;
const seedsAGroup = 25;

test.each(Array.from({ length: groups }, (_, group) => group * seedsAGroup + 1))(
  'SY15q 25 calm worlds from seed %i: every device is saved within an hour, though no lost socket restarts it',
  async (first) => {
    let [busy, failedDownloads] = [0, 0];
    for (let seed = first; seed < first + seedsAGroup; seed++) {
      const report = await runCalmWorld(seed);
      busy += report.busy;
      failedDownloads += report.failedDownloads;
    }
    expect(busy).toBeGreaterThan(0);
    expect(failedDownloads).toBeGreaterThan(0);
  },
);

test('SY14k seed 388: a snapshot rebuilt at the same number with fewer chunks does not stop the first sync', async () => {
  await runCalmWorld(388);
});
