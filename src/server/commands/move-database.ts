import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { betterAuthSchema } from '../accounts/better-auth-schema.ts';
import { flush } from '../backups/durable-files.ts';
import type { Config } from '../config/config.ts';
import { databaseFile, movedDatabaseFile, takeDataDir } from '../data-dir/data-dir.ts';
import { type Copied, copyToPostgres } from '../db/copy-to-postgres.ts';
import type { Database, SqliteConnection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { migrate, NewerSchemaError } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { postgresFailure } from '../db/postgres-failure.ts';
import { takeDatabaseAlone } from '../db/take-database-alone.ts';
import type { Command, CommandError } from './command.ts';
import { progressLine } from './progress-line.ts';
import { withDatabase } from './with-database.ts';

export const moveDatabase: Command = {
  usage: 'move-database',
  summary: 'Moves accounts and documents from SQLite in DATA_DIR to the PostgreSQL database in DATABASE_URL',
  help: [
    'Stop the server first. Create an empty database in PostgreSQL, and set DATABASE_URL to it. Everything is copied in',
    'one transaction and compared with what was read. The file in DATA_DIR is then renamed, so that no server uses it by',
    'mistake. Afterwards, start the server with DATABASE_URL and the same DATA_DIR: everyone stays signed in, and',
    'devices go on where they were. Attachments and recordings stay where they are.',
  ].join('\n'),
  positionals: 0,
  stateAfterFailure:
    'Nothing was moved: the database in DATA_DIR is as it was. Fix the cause, and run the same command again.',
  run: async ({ config }) => {
    const { databaseUrl } = config;
    if (databaseUrl === null) return err({ message: 'Set DATABASE_URL to the PostgreSQL database to move to.' });
    const moved = movedDatabaseFile(config.dataDir);
    if (existsSync(moved) && existsSync(databaseFile(config.dataDir)))
      return err({ message: `${moved} is there from an earlier move. Put it somewhere else first.` });
    const taken = takeDataDir(config.dataDir, 0);
    if (!taken.ok) return err({ message: 'The server is running. Stop it first.' });
    try {
      const copied = await withDatabase({ ...config, databaseUrl: null }, async ({ sqlite }) => {
        if (sqlite === null) throw new Error('expected SQLite');
        sqlite.prepare('BEGIN IMMEDIATE').run(); // other commands would change what was copied already
        return copyTo(openPostgres(databaseUrl), sqlite, config).finally(() => sqlite.prepare('ROLLBACK').run());
      });
      return copied.ok ? ok(await finished(config, copied.value)) : copied;
    } finally {
      taken.value.release();
    }
  },
};

/** Copies the database and returns what was copied. Closes the target. */
async function copyTo(
  target: Database,
  sqlite: SqliteConnection,
  config: Config,
): Promise<Result<string, CommandError>> {
  try {
    const unreachable = await failureOf(target);
    if (unreachable !== null)
      return err({ message: `Cannot open the database in DATABASE_URL: ${postgresFailure(unreachable)}` });
    if (await isUsed(target)) return err({ message: used });
    await migrate(target, { library: betterAuthSchema(target) });
    const lock = await takeDatabaseAlone(config, target.kysely);
    if (lock === null) return err({ message: 'A server is using the database in DATABASE_URL. Stop it first.' });
    try {
      if (await isUsed(target)) return err({ message: used });
      let latest: Copied = { rows: 0, bytes: 0 };
      const report = progressLine(() => `Copied ${sizeOf(latest)} so far.`);
      const copied = await inTransaction(target.kysely, (transaction) =>
        copyToPostgres(sqlite, transaction, (copied) => {
          latest = copied;
          report();
        }),
      );
      return ok(sizeOf(copied));
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (error instanceof NewerSchemaError) return err({ message: error.message });
    throw error;
  } finally {
    await target.close();
  }
}

async function failureOf({ kysely }: Database): Promise<unknown> {
  return sql`SELECT 1`.execute(kysely).then(
    () => null,
    (error: unknown) => error,
  );
}

const used =
  'The database in DATABASE_URL has accounts or documents already. Nothing was changed. Create an empty one.';

/** Whether a database is that of a server with accounts, also with those that were deleted. */
async function isUsed({ kysely }: Database): Promise<boolean> {
  const present = new Set((await kysely.introspection.getTables()).map(({ name }) => name));
  for (const table of ['user', 'deleted_account', 'hub_head'].filter((each) => present.has(each))) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(kysely);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Takes the copied file away, with what SQLite has not put into it while another program reads it. The file comes first,
 * so that no server can start with it alone.
 */
async function finished({ dataDir }: Config, copied: string): Promise<string> {
  const moved = movedDatabaseFile(dataDir);
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(databaseFile(dataDir) + ending)) renameSync(databaseFile(dataDir) + ending, moved + ending);
  await flush(dirname(moved));
  return [
    `Moved ${copied} to the database in DATABASE_URL.`,
    `What was moved is also in ${moved}. Keep it until the server has run for a while.`,
    'Start the server with DATABASE_URL.',
  ].join('\n');
}

function sizeOf({ rows, bytes }: Copied): string {
  return `${rows} ${rows === 1 ? 'row' : 'rows'} (${(bytes / 1024 ** 2).toFixed(1)} MiB)`;
}
