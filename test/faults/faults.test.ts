import { expect, it } from 'vitest';
import { testSeed } from '#domain/testing/runs.ts';
import { runFaults } from './run-faults.ts';

/** `npm run faults` has a hundred faults of up to twenty seconds, and two hundred devices. */
it('three servers on one PostgreSQL and one object store lose, double and mix up no change and no file while they fail', async () => {
  const lines: string[] = [];
  const report = await runFaults({
    count: 8,
    seed: testSeed,
    people: 3,
    devicesPerPerson: 3,
    processes: 1,
    changeEveryMs: 500,
    pauseMs: 2_000,
    longestFaultMs: 3_000,
    say: (line) => lines.push(line),
  });
  expect(report.problems, lines.join('\n')).toEqual([]);
  expect(report.acknowledged).toBe(report.made);
  expect(report.filesStored).toBe(report.files);
  expect(report.made).toBeGreaterThan(50);
}, 300_000);
