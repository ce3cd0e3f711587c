import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { openSqlite } from '../db/sqlite.ts';

type PostgresProgram = 'pg_dump' | 'pg_restore';

export type DatabaseCopyError =
  | { readonly code: 'backup/no-database'; readonly file: string }
  | { readonly code: 'backup/copy-damaged' }
  | { readonly code: 'backup/pg-dump-missing'; readonly program: PostgresProgram }
  /** `pg_dump` refuses a server that is newer than itself. */
  | { readonly code: 'backup/pg-dump-too-old' }
  | { readonly code: 'backup/pg-dump-failed'; readonly reason: string };

/**
 * Copies a SQLite database, also while a server writes to it, and opens the copy to check it.
 *
 * @returns the number of accounts in the copy
 */
export async function copySqlite(from: string, to: string): Promise<Result<number, DatabaseCopyError>> {
  if (!existsSync(from)) return err({ code: 'backup/no-database', file: from });
  const database = openSqlite(from);
  try {
    await database.backup?.(to);
  } finally {
    await database.close();
  }
  const accounts = checkSqlite(to);
  return accounts === null ? err({ code: 'backup/copy-damaged' }) : ok(accounts);
}

/**
 * Checks a copy of a SQLite database completely, and makes it a single file that needs no WAL beside it.
 *
 * @returns the number of accounts, or null if the file is damaged or is no database of Mensana
 */
export function checkSqlite(file: string): number | null {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    const { integrity_check: found } = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (found !== 'ok') return null;
    copy.prepare(`SELECT value FROM meta WHERE name = 'epoch'`).get();
    // A first start that was interrupted has created our tables, but not yet those of the account library.
    if (copy.prepare(`SELECT name FROM sqlite_master WHERE name = 'user'`).get() === undefined) return 0;
    const { accounts } = copy.prepare('SELECT count(*) AS accounts FROM "user"').get() as { accounts: number };
    return accounts;
  } catch {
    return null;
  } finally {
    copy.close();
  }
}

/**
 * Writes a dump of a PostgreSQL database and lets `pg_restore` read its table of contents to check it. A `pg_dump` that
 * went on after it is stopped would hold locks, for which the migration at the next start would wait.
 */
export async function dumpPostgres(
  url: string,
  to: string,
  signal: AbortSignal | undefined,
): Promise<Result<null, DatabaseCopyError>> {
  const { address, password } = withoutPassword(url);
  const environment = { ...process.env, ...(password === null ? {} : { PGPASSWORD: password }) };
  const { code, errors } = await run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-password', `--file=${to}`, `--dbname=${address}`],
    environment,
    signal,
  );
  if (code === 'ENOENT') return err({ code: 'backup/pg-dump-missing', program: 'pg_dump' });
  if (errors.includes('server version mismatch')) return err({ code: 'backup/pg-dump-too-old' });
  if (code !== 0) return err({ code: 'backup/pg-dump-failed', reason: lastLine(errors) ?? `exit code ${code}` });
  const checked = await run('pg_restore', ['--list', to], process.env, signal);
  if (checked.code === 'ENOENT') return err({ code: 'backup/pg-dump-missing', program: 'pg_restore' });
  return checked.code === 0 ? ok(null) : err({ code: 'backup/copy-damaged' });
}

/** Takes the password out of the address, because all users of the machine see the arguments of a process. */
function withoutPassword(url: string): { readonly address: string; readonly password: string | null } {
  // not parsed as a URL, because it may name several hosts
  const [before = '', user = '', password = ''] = /^([a-z]+:\/\/[^:@/?]*):([^@/?]*)@/i.exec(url) ?? [];
  if (password === '') return { address: url, password: null };
  return { address: `${user}@${url.slice(before.length)}`, password: decodeURIComponent(password) };
}

function run(program: PostgresProgram, given: readonly string[], env: NodeJS.ProcessEnv, signal?: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<{ code: number | string | null; errors: string }>();
  const child = spawn(program, given, { env, signal, killSignal: 'SIGKILL', stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2000);
  });
  child.on('error', (error: NodeJS.ErrnoException) => {
    child.stderr.destroy(); // a program that it started may keep the pipe open
    child.unref();
    resolve({ code: error.code ?? error.name, errors });
  });
  child.on('close', (code, signal) => resolve({ code: code ?? signal, errors }));
  return promise;
}

function lastLine(text: string): string | undefined {
  return text.trim().split('\n').at(-1) || undefined;
}
