import { sql } from 'kysely';
import type { Executor } from './database.ts';
import { postgresFailure } from './postgres-failure.ts';

/** The address for locks and notices does not fit. The message is for the operator. */
export class DirectAddressError extends Error {}

export function unreachable(error: unknown): DirectAddressError {
  return new DirectAddressError(
    `Cannot open the connection for locks in DATABASE_DIRECT_URL, by default that of DATABASE_URL: ${postgresFailure(error)}`,
  );
}

export function pooled(): DirectAddressError {
  return new DirectAddressError(
    'DATABASE_DIRECT_URL, by default the address in DATABASE_URL, leads to a pooler in transaction mode. Servers could not lock the database there, nor hear of each other. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
  );
}

export function elsewhere(): DirectAddressError {
  return new DirectAddressError(
    'DATABASE_DIRECT_URL leads to another database than DATABASE_URL. Set it to the address of the same database, without a pooler.',
  );
}

/** Asks for the process of PostgreSQL that answers a connection. */
type AskBackend = () => Promise<number>;

/**
 * Returns whether two connections are answered by two processes of PostgreSQL, each always by its own. A pooler in
 * transaction mode gives each statement to any process. The uneven order finds poolers that take turns, too.
 */
export async function haveOwnBackends(first: AskBackend, second: AskBackend): Promise<boolean> {
  const ofFirst = new Set<number>();
  const ofSecond = new Set<number>();
  for (const isFirst of [true, false, true, false, false, true, true, false]) {
    if (isFirst) ofFirst.add(await first());
    else ofSecond.add(await second());
  }
  return ofFirst.size === 1 && ofSecond.size === 1 && !ofFirst.has([...ofSecond][0] ?? 0);
}

/** Returns whether a connection that holds an advisory lock is on the same database as this one. */
export async function isOnSameDatabase(executor: Executor, backend: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND pid = ${backend}
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(executor);
  return rows.length > 0;
}
