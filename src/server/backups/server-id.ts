import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pattern = /^[0-9a-f]{16}$/;

/** Returns the id of a data directory, or null if it has none yet. */
export function readServerId(dataDir: string): string | null {
  try {
    const id = readFileSync(join(dataDir, 'server-id'), 'utf8').trim();
    return pattern.test(id) ? id : null;
  } catch {
    return null;
  }
}

/** Returns the id of a data directory, which tells its backups from those of other servers in the same folder. */
export function readOrCreateServerId(dataDir: string): string {
  const known = readServerId(dataDir);
  if (known !== null) return known;
  const id = randomBytes(8).toString('hex');
  writeServerId(dataDir, id);
  return id;
}

/** Makes a data directory continue the backups of another one, after a restore on another machine. */
export function writeServerId(dataDir: string, id: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'server-id');
  writeFileSync(`${file}.new`, id, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
