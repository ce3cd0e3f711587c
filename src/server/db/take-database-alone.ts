import type { Config } from '../config/config.ts';
import type { Executor } from './database.ts';
import { type PostgresLock, takePostgresLock } from './postgres-lock.ts';
import { doServersRun } from './running-servers.ts';

/**
 * Excludes servers from a PostgreSQL database, as far as it can: without notices there are no locks, but servers that run
 * are known. Returns null if a server runs, or did so until some seconds ago. SQLite's file is locked with the data
 * directory.
 *
 * @throws DirectAddressError
 */
export async function takeDatabaseAlone(
  { databaseDirectUrl: url, notices }: Pick<Config, 'databaseDirectUrl' | 'notices'>,
  executor: Executor,
): Promise<Pick<PostgresLock, 'release'> | null> {
  if (url === null) return { release: async () => {} };
  if (notices === 'poll') return (await doServersRun(executor)) ? null : { release: async () => {} };
  const lock = await takePostgresLock({ url, mode: 'exclusive', waitMs: 0, usedFrom: executor, taken: () => {} });
  return lock.ok ? lock.value : null;
}
