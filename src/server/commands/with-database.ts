import { existsSync } from 'node:fs';
import { err, type Result } from '#domain/kernel/result.ts';
import type { Config } from '../config/config.ts';
import { databaseFile, movedSentence } from '../data-dir/data-dir.ts';
import type { Database } from '../db/database.ts';
import { NewerSchemaError, pendingMigrations } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { openSqlite } from '../db/sqlite.ts';
import type { CommandError } from './command.ts';

/** Opens the database of the server, which may be running. It must have this version's schema. */
export async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<Result<string, CommandError>>,
): Promise<Result<string, CommandError>> {
  const file = databaseFile(config.dataDir);
  if (config.databaseUrl === null && !existsSync(file)) {
    const message = `There is no database at ${file}. Start the server once, with the same DATA_DIR. If it has DATABASE_URL, set that, too.`;
    return err({ message: movedSentence(config.dataDir) ?? message });
  }
  const database = config.databaseUrl === null ? openSqlite(file) : openPostgres(config.databaseUrl);
  try {
    if ((await pendingMigrations(database)).length > 0) {
      return err({ message: 'The database is not up to date with this version. Start the server once.' });
    }
    return await work(database);
  } catch (error) {
    if (error instanceof NewerSchemaError) return err({ message: error.message });
    throw error;
  } finally {
    await database.close();
  }
}
