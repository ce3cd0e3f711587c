import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Config, configErrorSentence, readConfig } from './config.ts';
import { takeDataDir } from './data-dir.ts';
import { forgetFeedAddresses } from './db/calendar-feeds.ts';
import type { Database } from './db/database.ts';
import { beginEpoch } from './db/meta.ts';
import { openPostgres } from './db/postgres.ts';
import { takePostgresLock } from './db/postgres-lock.ts';
import { forgetSessions } from './db/sessions.ts';
import { openSqlite } from './db/sqlite.ts';

/**
 * `node src/server/restore.ts FILE` puts a backup in the place of a database that was moved away. On PostgreSQL, run it
 * after pg_restore, without FILE. Either way the database gets a new epoch: devices backfill what the backup lacks, and
 * every user signs in again, and calendar feeds need new addresses. At the next start, the ledger repeats the permanent deletions since the backup.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const config = readConfig(process.env);

if (!config.ok) fail(config.error.map(configErrorSentence).join('\n'));
else await restore(config.value, positionals);

async function restore(settings: Config, files: readonly string[]): Promise<void> {
  const taken = takeDataDir(settings.dataDir, 0);
  if (!taken.ok) return fail('The server is running. Stop it first.');
  process.umask(0o077);
  if (settings.databaseUrl !== null) await restorePostgres(settings.databaseUrl, files);
  else await restoreSqlite(taken.value.database, files);
  taken.value.release();
}

async function restorePostgres(url: string, files: readonly string[]): Promise<void> {
  if (files.length > 0)
    return fail('DATABASE_URL is set. Restore with pg_restore, then run this command without a file.');
  const lock = await takePostgresLock({ url, waitMs: 0, taken: () => {} });
  if (!lock.ok) return fail('A server is using this database. Stop it first.');
  try {
    await beginAnotherHistory(openPostgres(url));
  } finally {
    await lock.value.release();
  }
  process.stdout.write('Restore complete. Devices will sync with the restored data.\n');
}

async function restoreSqlite(target: string, files: readonly string[]): Promise<void> {
  const [file] = files;
  if (file === undefined || files.length > 1)
    return fail('Specify the file to restore: node src/server/restore.ts FILE');
  if (!existsSync(file)) return fail(`File not found: ${file}.`);
  const present = [target, `${target}-wal`, `${target}-shm`].find((each) => existsSync(each));
  if (present !== undefined) return fail(`${present} already exists and was not overwritten. Move it away first.`);
  const partial = `${target}.restoring`; // a restore that fails halfway leaves no database
  removeDatabase(partial); // SQLite would apply the WAL of a killed restore to this copy
  copyFileSync(file, partial);
  try {
    await beginAnotherHistory(openSqlite(partial));
  } catch {
    removeDatabase(partial);
    return fail(`${file} is not a Mensana backup, or it is damaged.`);
  }
  renameSync(partial, target);
  process.stdout.write(`Restored ${target} from ${file}.\n`);
}

function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
}

async function beginAnotherHistory(database: Database): Promise<void> {
  try {
    if (database.dialect === 'sqlite') await checkIntegrity(database);
    await database.kysely.transaction().execute(async (transaction) => {
      await beginEpoch(transaction);
      await forgetSessions(transaction);
      await forgetFeedAddresses(transaction);
    });
  } finally {
    await database.close();
  }
}

async function checkIntegrity(database: Database): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(database.kysely);
  if (rows[0]?.integrity_check !== 'ok') throw new Error('the backup failed its integrity check');
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
