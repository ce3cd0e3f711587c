import { sql } from 'kysely';
import type { Executor } from './database.ts';
import { databaseNow } from './database-now.ts';

type ServerTables = {
  readonly running_server: {
    readonly id: string;
    readonly migration: string;
    readonly shared: string;
    readonly alive_until: number;
  };
};

/** A server as it tells the others on its PostgreSQL database about itself. */
export interface RunningServer {
  /** Different at each start. */
  readonly id: string;
  /** The last migration that it knows. */
  readonly migration: string;
  /** The same for servers with the same secret and files. It does not give the secret away. */
  readonly shared: string;
}

/** How long a server counts as running after its last sign of life. */
export const aliveMs = 10_000;

/**
 * Notes that a server runs.
 *
 * @returns the time by the clock of the database
 */
export async function noteServer(executor: Executor, server: RunningServer): Promise<number> {
  const { id, migration, shared } = server;
  const { rows } = await sql<{ readonly now: number }>`
    INSERT INTO running_server (id, migration, shared, alive_until)
    VALUES (${id}, ${migration}, ${shared}, ${databaseNow.postgres} + ${aliveMs}::bigint)
    ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until
    RETURNING ${databaseNow.postgres} AS now`.execute(executor);
  if (rows[0] === undefined) throw new Error('the database has not noted that this server runs');
  return rows[0].now;
}

export async function forgetServer(executor: Executor, id: string): Promise<void> {
  await tables(executor).deleteFrom('running_server').where('id', '=', id).execute();
}

/** Returns whether servers run on a database, or did until some seconds ago. It may be one of an earlier version. */
export async function doServersRun(executor: Executor): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`SELECT to_regclass('running_server') IS NOT NULL AS known`.execute(
    executor,
  );
  return rows[0]?.known === true && (await runningServers(executor)).length > 0;
}

/**
 * Returns the servers that run, and removes those that died. One that would count as running for more than twice the
 * usual time gave its last sign of life before the clock was set back. If it runs, it gives another one soon.
 */
export async function runningServers(executor: Executor): Promise<readonly RunningServer[]> {
  const now = databaseNow.postgres;
  await tables(executor)
    .deleteFrom('running_server')
    .where((row) =>
      row.or([row('alive_until', '<', now), row('alive_until', '>', sql<number>`${now} + ${2 * aliveMs}::bigint`)]),
    )
    .execute();
  const rows = await tables(executor).selectFrom('running_server').selectAll().orderBy('id').execute();
  return rows.map(({ id, migration, shared }) => ({ id, migration, shared }));
}

function tables(executor: Executor) {
  return executor.withTables<ServerTables>();
}
