import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackups } from '../backups/backup-folder.ts';
import { readServerId } from '../backups/server-id.ts';
import type { Config } from '../config/config.ts';
import { databaseFile } from '../data-dir/data-dir.ts';
import { errorCodeOf } from '../log/log.ts';
import { bad, type Finding, good } from './finding.ts';

const mebibyte = 1024 ** 2;
const minFreeMebibytes = 512;
const minMebibytesPerSecond = 5;
const maxSyncMs = 200;
const writtenMebibytes = 32;
const syncs = 20;
const day = 24 * 60 * 60_000;
/** A backup is made each day. */
const lateAfterDays = 2;

/** Checks the rights of the data directory. */
export async function checkPermissions({ dataDir }: Config): Promise<Finding> {
  const name = 'Permissions';
  try {
    const { mode, uid } = await stat(dataDir);
    const isWindows = process.platform === 'win32';
    if (!isWindows && (mode & 0o077) !== 0) {
      return bad(name, `Other users of this machine can read ${dataDir}. Run: chmod -R go-rwx ${dataDir}`);
    }
    const user = process.getuid?.();
    if (!isWindows && user !== 0 && user !== uid) {
      return bad(name, `${dataDir} belongs to another user. Run this command, and the server, as its owner.`);
    }
    return good(name, `only you can read ${dataDir}`);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') {
      return bad(name, `${dataDir} does not exist. Start the server once, with the same DATA_DIR.`);
    }
    return bad(name, `Cannot read ${dataDir}: ${errorCodeOf(error)}. Give it to the user who runs the server.`);
  }
}

/** Checks the free space. A migration and the copy before it need twice the size of the database. */
export async function checkSpace({ dataDir }: Config): Promise<Finding> {
  const name = 'Disk space';
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / mebibyte);
  const file = databaseFile(dataDir);
  const size = existsSync(file) ? (await stat(file)).size / mebibyte : 0;
  const needed = Math.ceil(Math.max(minFreeMebibytes, 2 * size));
  if (free >= needed) return good(name, `${free} MiB free`);
  return bad(name, `Only ${free} MiB are free at ${dataDir}, and an update needs ${needed}. Make room.`);
}

/** Checks the folder of the daily backups: that it can be written, and that the newest backup is recent. */
export async function checkBackups({ backupDir, dataDir }: Config & { readonly backupDir: string }): Promise<Finding> {
  const name = 'Backups';
  const file = join(backupDir, `doctor-${process.pid}.tmp`);
  try {
    await (await open(file, 'wx', 0o600)).close();
    await rm(file, { force: true });
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'ENOENT')
      return bad(name, `${backupDir} does not exist. Create it, or set BACKUP_DIR to a folder that does.`);
    return bad(name, `Cannot write to ${backupDir}: ${code}. Give it to the user who runs the server, or make room.`);
  }
  const newest = (await listBackups(backupDir, readServerId(dataDir) ?? '')).find(
    ({ kind, manifest }) => kind === 'everything' && manifest.createdAt <= Date.now(),
  );
  if (newest === undefined) return good(name, `${backupDir} can be written; the server makes the first backup soon`);
  const days = Math.floor((Date.now() - newest.manifest.createdAt) / day);
  if (days < lateAfterDays) return good(name, `the newest is ${days === 0 ? 'less than a day' : 'a day'} old`);
  return bad(name, `The newest is ${days} days old. Look for backup/failed in the log of the server.`);
}

/** Measures how fast the disk writes, and how long it takes until something is safe. Every change waits for that. */
export async function checkSpeed({ dataDir }: Config): Promise<Finding> {
  const name = 'Disk speed';
  const file = join(dataDir, `doctor-${process.pid}.tmp`);
  const handle = await open(file, 'wx', 0o600);
  try {
    const chunk = randomBytes(mebibyte);
    const started = performance.now();
    for (let i = 0; i < writtenMebibytes; i++) await handle.write(chunk);
    await handle.sync();
    const perSecond = Math.round((writtenMebibytes * 1000) / (performance.now() - started));
    const syncStarted = performance.now();
    for (let i = 0; i < syncs; i++) {
      await handle.write(chunk, 0, 4096, 0);
      await handle.sync();
    }
    const syncMs = Math.round((performance.now() - syncStarted) / syncs);
    const measured = `${perSecond} MiB/s, ${syncMs} ms until a change is on disk`;
    if (perSecond >= minMebibytesPerSecond && syncMs <= maxSyncMs) return good(name, measured);
    return bad(name, `${measured}. That is slow: put DATA_DIR on an SSD, not on an SD card or a network folder.`);
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}
