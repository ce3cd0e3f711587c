import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** What lies in `DATA_DIR`. */
export interface DataDir {
  readonly database: string;
  /** Outside the database, so that a restored backup cannot forget it. */
  readonly deletions: string;
  readonly release: () => void;
}

export interface DataDirInUse {
  readonly code: 'data-dir/in-use';
  readonly directory: string;
}

/**
 * Creates the directory where it is missing and takes it for this process. Two servers in one
 * directory would each fan out only their own half of the changes.
 *
 * @param waitMilliseconds how long to wait for a server that is stopping
 */
export function takeDataDir(directory: string, waitMilliseconds = 5000): Result<DataDir, DataDirInUse> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // A lock of SQLite's, since the system drops it with the process, however that ends.
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
    deletions: join(directory, 'deletions.jsonl'),
    release: () => lock.close(),
  });
}

export function databaseFile(directory: string): string {
  return join(directory, 'mensana.sqlite');
}

const sqliteBusy = 5;

/**
 * The secret that signs cookies: made at the first start, readable by the server's user only. An empty file is what a
 * power failure left of making one.
 */
export function readOrCreateSecret(directory: string): string {
  const file = join(directory, 'secret');
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known !== '') return known;
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
}
