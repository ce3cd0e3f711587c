/**
 * Runs before a release what takes too long for each run of `npm test`, one part after the other: all runs of the
 * properties, 5,000 damaged exports, simulated worlds, all kills, all hostile work, the installations, the server behind
 * PgBouncer, and the app in Firefox. Takes about twenty minutes. The output ends with the result and the time of each part. `TEST_SEED` repeats a
 * seed.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const seed = process.env.TEST_SEED ?? `${randomInt(2 ** 31)}`;

const installations = ['container', 'production-install', 'bootstrap', 'deployment', 'bundle'];

/** @type {readonly (readonly [part: string, ...command: string[]])[]} */
const parts = [
  ['properties', 'node', 'scripts/properties.mjs'],
  ['damaged exports', 'node', 'test/mutations/mutate.ts', '--from', seed],
  ['worlds', 'node', 'test/simulation/simulate.ts', '--seeds', '1000', '--from', seed],
  ['clients', 'node', 'test/simulation/simulate.ts', '--clients', '50000', '--from', seed],
  ['kills', 'node', 'scripts/durability.mjs'],
  ['faults', 'node', 'test/faults/faults.ts', '--seed', seed],
  ['others wait', 'vitest', 'run', 'test/others-wait.test.ts'],
  ['installations', 'vitest', 'run', ...installations.map((name) => `test/${name}.test.ts`)],
  ['PgBouncer', 'node', 'scripts/pgbouncer.mjs'],
  ['Firefox', 'node', 'test/firefox/walk.ts'],
];

const results = parts.map(([part, command, ...args]) => {
  console.log(`\n${part}`);
  const startedAt = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_SEED: seed, RELEASE_CHECK: 'yes' },
  });
  return { part, hasPassed: status === 0, seconds: Math.round((Date.now() - startedAt) / 1000) };
});

console.log();
for (const { part, hasPassed, seconds } of results)
  console.log(`${part.padEnd(18)}${hasPassed ? 'passed' : 'FAILED'}${`${seconds} s`.padStart(9)}`);
console.log(`TEST_SEED=${seed}`);
process.exit(results.every(({ hasPassed }) => hasPassed) ? 0 : 1);
