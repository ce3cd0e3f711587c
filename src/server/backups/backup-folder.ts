import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { incompleteMark } from './create-backup.ts';
import { isAbsent, namesIn } from './durable-files.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** A complete backup in the folder of the server's own backups. */
export interface StoredBackup {
  readonly folder: string;
  readonly kind: BackupKind;
  /** The first migration of the upgrade before which it was made. */
  readonly migration: string | null;
  readonly manifest: Manifest;
}

/** Each kind is counted on its own, so that updates do not push out the daily backups. */
export type BackupKind = 'everything' | 'before-migration';

const pattern = /^mensana-\d{4}-\d\d-\d\dT\d{6}Z(?:-before-(?<migration>(?:\d{4}-)?[a-z-]+))?$/;
const day = 24 * 60 * 60_000;
const copyLifeDays = 30;

/** Returns the name of a new backup, such as `mensana-2026-11-27T031500Z`. */
export function backupName(now: number, beforeMigration?: string): string {
  const instant = new Date(now).toISOString().slice(0, 19).replaceAll(':', '');
  return `mensana-${instant}Z${beforeMigration === undefined ? '' : `-before-${beforeMigration}`}`;
}

/** Returns where backups go without `BACKUP_DIR`. */
export function backupDirOf(config: { readonly backupDir: string | null; readonly dataDir: string }): string {
  return config.backupDir ?? join(config.dataDir, 'backups');
}

/** Returns the configuration for backups and restores: their programs and locks need a connection without a pooler. */
export function withDirectDatabase<T extends { readonly databaseDirectUrl: string | null }>(config: T) {
  return { ...config, databaseUrl: config.databaseDirectUrl };
}

/**
 * Returns the complete backups that this server named, newest first. It ignores other folders, also those of another
 * server. Backups dated in the future come last: the clock was wrong when they were made.
 */
export async function listBackups(directory: string, serverId: string): Promise<readonly StoredBackup[]> {
  const found: StoredBackup[] = [];
  for (const name of await namesIn(directory)) {
    const match = pattern.exec(name);
    const manifest = match === null ? null : await readManifest(join(directory, name));
    if (match === null || manifest === null) continue;
    if (manifest.server !== null && manifest.server !== serverId) continue;
    const migration = match.groups?.migration ?? null;
    const kind = migration === null ? 'everything' : 'before-migration';
    found.push({ folder: join(directory, name), kind, migration, manifest });
  }
  const now = Date.now();
  return found.sort(
    (a, b) => Number(isFuture(a, now)) - Number(isFuture(b, now)) || b.manifest.createdAt - a.manifest.createdAt,
  );
}

/** Returns whether the newest daily backup is a day old, or there is none. One dated in the future does not count. */
export function isBackupDue(backups: readonly StoredBackup[], now: number): boolean {
  return !backups.some(
    (each) => each.kind === 'everything' && !isFuture(each, now) && now - each.manifest.createdAt < day,
  );
}

function isFuture({ manifest }: StoredBackup, now: number): boolean {
  return manifest.createdAt > now;
}

/** Removes all but the newest daily backups. */
export async function removeOldBackups(directory: string, serverId: string, keep: number): Promise<void> {
  const old = (await listBackups(directory, serverId)).filter((backup) => backup.kind === 'everything').slice(keep);
  for (const { folder } of old) await removeBackup(folder);
}

/** Removes copies before upgrades after 30 days, because they hold what was permanently deleted since. */
export async function removeExpiredCopies(directory: string, serverId: string): Promise<void> {
  const expired = (await listBackups(directory, serverId)).filter(
    ({ kind, manifest }) => kind === 'before-migration' && Date.now() - manifest.createdAt > copyLifeDays * day,
  );
  for (const { folder } of expired) await removeBackup(folder);
}

/** Removes all but the newest copy before an upgrade. An upgrade that fails at once leaves one at each start. */
export async function removeRepeatedCopies(directory: string, serverId: string, migration: string): Promise<void> {
  const repeated = (await listBackups(directory, serverId)).filter((backup) => backup.migration === migration).slice(1);
  for (const { folder } of repeated) await removeBackup(folder);
}

async function removeBackup(folder: string): Promise<void> {
  const leaving = `${folder}${incompleteMark}old`; // an interrupted removal leaves nothing that looks complete
  await rm(leaving, { recursive: true, force: true });
  await rename(folder, leaving);
  await rm(leaving, { recursive: true, force: true });
}

/**
 * Removes what interrupted backups left: those of this server at once, and others after a day, because a command may
 * still be writing them. Call it while this server runs no backup.
 */
export async function removeIncomplete(directory: string, serverId: string): Promise<void> {
  for (const name of await namesIn(directory)) {
    const [stem = '', rest] = name.split(incompleteMark);
    if (rest === undefined || !pattern.test(stem)) continue;
    const left = join(directory, name);
    const isDead = rest.startsWith(`${serverId}-`) || (await isOlderThanDay(left));
    if (isDead) await rm(left, { recursive: true, force: true });
  }
}

async function isOlderThanDay(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > day;
  } catch (error) {
    if (isAbsent(error)) return false; // its backup has completed meanwhile
    throw error;
  }
}
