/**
 * Runs the tests that kill processes, with all their kills: the server during pushes (fifty), a backup and a migration
 * (a hundred each). Takes about ten minutes.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['run', 'test/durability.test.ts', 'test/killed-backup.test.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, RELEASE_CHECK: 'yes' },
});
process.exit(status ?? 1);
