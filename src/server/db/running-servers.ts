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

/** Notes that a server runs, and that it still does for some milliseconds. */
export async function noteServer(executor: Executor, server: RunningServer, ms: number): Promise<void> {
  const { id, migration, shared } = server;
  await sql`
    INSERT INTO running_server (id, migration, shared, alive_until)
    VALUES (${id}, ${migration}, ${shared}, ${databaseNow.postgres} + ${ms}::bigint)
    ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until`.execute(executor);
}

export async function forgetServer(executor: Executor, id: string): Promise<void> {
  await tables(executor).deleteFrom('running_server').where('id', '=', id).execute();
}

/** Returns the servers that run, and removes those that died. */
export async function runningServers(executor: Executor): Promise<readonly RunningServer[]> {
  await tables(executor).deleteFrom('running_server').where('alive_until', '<', databaseNow.postgres).execute();
  const rows = await tables(executor).selectFrom('running_server').selectAll().orderBy('id').execute();
  return rows.map(({ id, migration, shared }) => ({ id, migration, shared }));
}

function tables(executor: Executor) {
  return executor.withTables<ServerTables>();
}
