/** Runs the test that kills the server during pushes, with all fifty kills. Takes about four minutes. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['run', 'test/durability.test.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, KILLS: '50' },
});
process.exit(status ?? 1);
