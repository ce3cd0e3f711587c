/**
 * `npm run pgbouncer` runs what talks to PostgreSQL through PgBouncer in transaction mode: storage, accounts, live sockets
 * and servers beside each other. It needs PgBouncer on the path, as Debian installs it, or its program in `PGBOUNCER`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const { PGBOUNCER, PATH = '' } = process.env;
const folders = [...PATH.split(delimiter), '/usr/sbin'];
const program = PGBOUNCER ?? folders.map((folder) => join(folder, 'pgbouncer')).find((each) => existsSync(each));
if (program === undefined || !existsSync(program)) {
  console.error('PgBouncer was not found. Install pgbouncer, or name the program in PGBOUNCER.');
  process.exit(1);
}
const suites = ['db', 'accounts', 'cluster', 'live', 'push', 'relays', 'inbox'].map((name) => `src/server/${name}`);
const { status } = spawnSync('vitest', ['run', ...suites], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, TEST_PGBOUNCER: program },
});
process.exit(status ?? 1);
