import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { configErrorSentence, readConfig } from './config.ts';
import { databaseFile } from './data-dir.ts';
import { openSqlite } from './db/sqlite.ts';

/** `node src/server/backup.ts FILE` writes a consistent copy of the database, even while the server runs. */
const { positionals } = parseArgs({ allowPositionals: true });
const config = readConfig(process.env);
const [file] = positionals;

if (!config.ok) fail(config.error.map(configErrorSentence).join('\n'));
else if (file === undefined || positionals.length > 1)
  fail('Specify the file to write: node src/server/backup.ts FILE');
else if (config.value.databaseUrl !== null) fail('DATABASE_URL is set. Use pg_dump to back up PostgreSQL.');
else if (existsSync(file)) fail(`${file} already exists and was not overwritten.`);
else await backUp(databaseFile(config.value.dataDir), file);

async function backUp(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return fail(`There is no database at ${from}.`);
  process.umask(0o077);
  const database = openSqlite(from);
  await database.backup?.(to);
  await database.close();
  process.stdout.write(`Backup written to ${to}.\n`);
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
