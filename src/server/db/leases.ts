import { sql } from 'kysely';
import { type LeaseStore, Leases } from '#sync/hub/leases.ts';
import type { Executor } from './database.ts';
import { databaseNow } from './database-now.ts';

type LeaseTables = {
  readonly lease: { readonly name: string; readonly holder: string; readonly held_until: number };
};

/** Creates the table of leases, which migrations themselves need. */
export async function createLeaseTable(executor: Executor): Promise<void> {
  const create = sql`
    CREATE TABLE IF NOT EXISTS lease (name text PRIMARY KEY, holder text NOT NULL, held_until bigint NOT NULL)`;
  // two servers that create it at once can both find that it does not exist (PostgreSQL's `IF NOT EXISTS` does not lock)
  await create.execute(executor).catch(() => create.execute(executor));
}

/**
 * Stores leases in a PostgreSQL database. Servers with SQLite are alone and need none. A lease that would be held for
 * more than twice the usual time was taken before the clock was set back, and is free. Its holder, if it lives, finds
 * out when it extends the lease.
 */
export function leaseStore(executor: Executor): LeaseStore {
  const tables = executor.withTables<LeaseTables>();
  return {
    take: async (name, holder, ms) => {
      const { rows } = await sql`
        INSERT INTO lease AS held (name, holder, held_until) VALUES (${name}, ${holder}, ${databaseNow.postgres} + ${ms}::bigint)
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
          WHERE held.holder = excluded.holder OR held.held_until <= ${databaseNow.postgres}
            OR held.held_until > ${databaseNow.postgres} + 2 * ${ms}::bigint
        RETURNING name`.execute(executor);
      return rows.length > 0;
    },
    release: async (name, holder) => {
      await tables.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}

/** Opens the leases of this server, with this platform's timers. */
export function openLeases(executor: Executor, holder: string): Leases {
  return new Leases({
    store: leaseStore(executor),
    holder,
    after: (ms, work) => {
      const timer = setTimeout(work, ms).unref();
      return () => clearTimeout(timer);
    },
  });
}
