import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** The contents of `DATA_DIR`. */
export interface DataDir {
  readonly database: string;
  /** The path of the deletion ledger. It is outside the database, so that restoring a backup keeps it. */
  readonly deletions: string;
  readonly release: () => void;
}

export interface DataDirInUse {
  readonly code: 'data-dir/in-use';
  readonly directory: string;
}

/**
 * Creates the directory if it is missing and locks it for this process. If two servers shared a directory, each would
 * fan out only its own half of the changes.
 *
 * @param waitMilliseconds how long to wait for another server that is stopping
 */
export function takeDataDir(directory: string, waitMilliseconds = 5000): Result<DataDir, DataDirInUse> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // SQLite provides the lock, because the system releases it however the process ends.
  const lock = new DatabaseSync(join(directory, 'server.lock'), { timeout: waitMilliseconds });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      return err({ code: 'data-dir/in-use', directory });
    }
    throw error;
  }
  return ok({
    database: databaseFile(directory),
    deletions: deletionsFile(directory),
    release: () => lock.close(),
  });
}

export function databaseFile(directory: string): string {
  return join(directory, 'mensana.sqlite');
}

/** The database after it was moved to PostgreSQL. It is a copy of how it was then, which no server uses. */
export function movedDatabaseFile(directory: string): string {
  return `${databaseFile(directory)}.moved`;
}

/** Returns what the operator has to know if the database was moved to PostgreSQL, or null if it was not. */
export function movedSentence(directory: string): string | null {
  const [file, moved] = [databaseFile(directory), movedDatabaseFile(directory)];
  if (existsSync(file) || !existsSync(moved)) return null;
  return `The database was moved to PostgreSQL. Set DATABASE_URL. To go back to what was stored before, rename ${moved} to ${file}.`;
}

export function deletionsFile(directory: string): string {
  return join(directory, 'deletions.jsonl');
}

const sqliteBusy = 5;

/**
 * Returns a secret: the one that signs cookies, the one that encrypts the keys of connections, or the one that identifies
 * the server to push services. The first start creates it, readable only by the server's user. An empty file means that a power failure interrupted its creation.
 */
export function readOrCreateSecret(directory: string, name: SecretName = 'secret'): string {
  const file = join(directory, name);
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known !== '') return known;
  const secret = randomBytes(32).toString('base64url');
  writeSecret(directory, name, secret);
  return secret;
}

export function writeSecret(directory: string, name: SecretName, secret: string): void {
  const file = join(directory, name);
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

export type SecretName = 'secret' | 'connections.key' | 'push.key';
