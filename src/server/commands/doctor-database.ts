import { err, ok } from '#domain/kernel/result.ts';
import { filesElsewhere } from '../attachments/place-of-files.ts';
import type { Config } from '../config/config.ts';
import { DirectAddressError } from '../db/direct-address.ts';
import { postgresFailure } from '../db/postgres-failure.ts';
import { takePostgresLock } from '../db/postgres-lock.ts';
import { bad, type Finding, good } from './finding.ts';
import { withDatabase } from './with-database.ts';

/** Opens the database as the server does, looks for its files where it says, and tries the connection for locks. */
export async function checkDatabase(config: Config): Promise<Finding> {
  const name = 'Database';
  const { databaseDirectUrl: url, notices, bucket } = config;
  try {
    const opened = await withDatabase(config, async ({ kysely }) => {
      const elsewhere = await filesElsewhere(kysely, bucket);
      if (elsewhere !== null) return err({ message: elsewhere.message });
      if (url === null || notices === 'poll') return ok('opens');
      // the server that runs may have it alone, which says as much
      const lock = await takePostgresLock({ url, mode: 'shared', waitMs: 0, usedFrom: kysely, taken: () => {} });
      if (lock.ok) await lock.value.release();
      return ok('opens, also for locks');
    });
    return opened.ok ? good(name, opened.value) : bad(name, opened.error.message);
  } catch (error) {
    if (error instanceof DirectAddressError) return bad(name, error.message);
    return bad(name, `Cannot be opened: ${postgresFailure(error)}`);
  }
}
