/**
 * Runs the properties with all their runs, of which `npm test` tries a quarter, together with the other unit tests that
 * start no server. Takes about two minutes.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['run', '--project', 'shared'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, RELEASE_CHECK: 'yes' },
});
process.exit(status ?? 1);
