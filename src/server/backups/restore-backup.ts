import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { historyInBucket, historyInFolder } from '../attachments/cleaning-history.ts';
import { type FileKind, filesFolder, openFileStore } from '../attachments/open-file-store.ts';
import { notePlaceOfFiles } from '../attachments/place-of-files.ts';
import { forgetSharedSecrets } from '../cluster/shared-secrets.ts';
import type { Config } from '../config/config.ts';
import { databaseFile, deletionsFile, takeDataDir } from '../data-dir/data-dir.ts';
import { openDeletionLedger } from '../data-dir/deletion-ledger.ts';
import { forgetLinks } from '../db/account-links.ts';
import { forgetFeedAddresses } from '../db/calendar-feeds.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { forgetInvitations } from '../db/invitations.ts';
import { beginEpoch } from '../db/meta.ts';
import { migrate, NewerSchemaError, pendingMigrations } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { forgetPushes } from '../db/push-subscriptions.ts';
import { forgetConnections } from '../db/relay-connections.ts';
import { forgetSessions } from '../db/sessions.ts';
import { openSqlite } from '../db/sqlite.ts';
import { takeDatabaseAlone } from '../db/take-database-alone.ts';
import { Bucket } from '../object-store/bucket.ts';
import { checkSqlite } from './copy-database.ts';
import type { BackupSource } from './create-backup.ts';
import { flush } from './durable-files.ts';
import { chooseOwner, isBeforeOwners } from './first-owner.ts';
import { backupNames, type Manifest, readManifest } from './manifest.ts';
import {
  noteEarlierHistory,
  type RestoredAttachments,
  restoreAttachments,
  restoreDeletions,
  restoreIntoStore,
} from './restore-attachments.ts';
import { readServerId, writeServerId } from './server-id.ts';

export interface RestoreTarget extends BackupSource {
  /** How servers on this database hear of each other, which decides how those that run are noticed. */
  readonly notices: Config['notices'];
}

export type RestoreError =
  | { readonly code: 'restore/server-running' }
  | { readonly code: 'restore/database-in-use' }
  | { readonly code: 'restore/not-found'; readonly path: string }
  | { readonly code: 'restore/not-a-backup'; readonly path: string }
  | { readonly code: 'restore/newer-version'; readonly path: string }
  | { readonly code: 'restore/other-database'; readonly path: string }
  | { readonly code: 'restore/database-present'; readonly path: string };

export interface Restored {
  readonly database: string;
  readonly attachments: RestoredAttachments;
  /** Whether the backup has no files because they were in a bucket. */
  readonly filesInBucket: boolean;
}

/**
 * Puts a backup in the place of a database that was moved away. On PostgreSQL, it runs after pg_restore. Either way the
 * database gets a new epoch: devices send what the backup lacks, every user signs in again, and calendar feeds and
 * connections are set up again. At the next start, the ledger repeats the permanent deletions since the backup.
 *
 * @param path the folder of a backup, or a copy of the SQLite file alone; null only on PostgreSQL
 */
export async function restoreBackup(
  target: RestoreTarget,
  path: string | null,
): Promise<Result<Restored, RestoreError>> {
  const taken = takeDataDir(target.dataDir, 0);
  if (!taken.ok) return err({ code: 'restore/server-running' });
  try {
    const found = path === null ? ok(null) : await lookAt(path);
    if (!found.ok) return found;
    if (target.databaseUrl !== null) return await restorePostgres(target, target.databaseUrl, found.value);
    if (found.value === null) throw new Error('restoring SQLite needs a backup');
    return await restoreSqlite(target, found.value);
  } finally {
    taken.value.release();
  }
}

interface FoundBackup {
  readonly path: string;
  /** The folder of attachments and ledger. Null if the backup is only a database. */
  readonly folder: string | null;
  readonly database: string;
  readonly manifest: Manifest | null;
}

async function lookAt(path: string): Promise<Result<FoundBackup, RestoreError>> {
  if (!existsSync(path)) return err({ code: 'restore/not-found', path });
  if (!statSync(path).isDirectory()) return ok({ path, folder: null, database: path, manifest: null });
  const manifest = await readManifest(path);
  if (manifest === null) return err({ code: 'restore/not-a-backup', path });
  const database = join(path, backupNames[manifest.database]);
  return ok({ path, folder: manifest.attachments === null ? null : path, database, manifest });
}

async function restorePostgres(
  target: RestoreTarget,
  url: string,
  found: FoundBackup | null,
): Promise<Result<Restored, RestoreError>> {
  if (found !== null && found.manifest?.database !== 'postgres') {
    return err({ code: 'restore/other-database', path: found.path });
  }
  const asking = openPostgres(url);
  const { notices } = target;
  const lock = await takeDatabaseAlone({ databaseDirectUrl: url, notices }, asking.kysely).finally(asking.close);
  if (lock === null) return err({ code: 'restore/database-in-use' });
  try {
    if (await isOfNewerVersion(openPostgres(url))) return err({ code: 'restore/newer-version', path: 'DATABASE_URL' });
    const attachments = await restoreFiles(found, target);
    await beginAnotherHistory(openPostgres(url), target, found);
    return ok({ database: 'DATABASE_URL', attachments, filesInBucket: isInBucket(found) });
  } finally {
    await lock.release();
  }
}

async function restoreSqlite(target: BackupSource, found: FoundBackup): Promise<Result<Restored, RestoreError>> {
  if (found.manifest?.database === 'postgres') return err({ code: 'restore/other-database', path: found.path });
  const { dataDir } = target;
  const database = databaseFile(dataDir);
  const present = [database, `${database}-wal`, `${database}-shm`].find((each) => existsSync(each));
  if (present !== undefined) return err({ code: 'restore/database-present', path: present });
  const partial = `${database}.restoring`; // a restore that fails halfway leaves no database
  removeDatabase(partial); // SQLite would apply the WAL of a killed restore to this copy
  try {
    copyDatabase(found.database, partial);
    const accounts = checkSqlite(partial);
    if (accounts === null || accounts !== (found.manifest?.accounts ?? accounts)) {
      return err({ code: 'restore/not-a-backup', path: found.path });
    }
    if (await isOfNewerVersion(openSqlite(partial))) return err({ code: 'restore/newer-version', path: found.path });
    const attachments = await restoreFiles(found, target); // first, because the ledger decides who can be the owner
    await beginAnotherHistory(openSqlite(partial), target, found);
    await flush(partial);
    renameSync(partial, database);
    await flush(dirname(database));
    return ok({ database, attachments, filesInBucket: isInBucket(found) });
  } finally {
    removeDatabase(partial);
  }
}

async function restoreFiles(
  found: FoundBackup | null,
  { dataDir, bucket: config }: BackupSource,
): Promise<RestoredAttachments> {
  const bucket = config && new Bucket({ config });
  const folder = found?.folder ?? null;
  const server = found?.manifest?.server ?? null;
  await noteEarlierHistory(bucket ? historyInBucket(bucket) : historyInFolder(filesFolder(dataDir, 'attachments')));
  if (server !== null && readServerId(dataDir) === null) writeServerId(dataDir, server);
  if (folder === null) return { restored: 0, damaged: 0 };
  await restoreDeletions(join(folder, backupNames.deletions), deletionsFile(dataDir));
  const restore = (kind: FileKind) => {
    const from = join(folder, backupNames[kind]);
    if (bucket === null) return restoreAttachments(from, filesFolder(dataDir, kind));
    return restoreIntoStore(from, openFileStore(kind, { dataDir, bucket }));
  };
  await restore('inbox');
  return restore('attachments');
}

/** Whether the backup has files, which are now where this server looks for them. */
function hasFiles(found: FoundBackup | null): boolean {
  return found !== null && found.folder !== null && !isInBucket(found);
}

function isInBucket(found: FoundBackup | null): boolean {
  return found?.manifest?.filesInBucket ?? false;
}

/** Copies the WAL too. A file that was moved away after a crash has its newest commits only there. */
function copyDatabase(from: string, to: string): void {
  copyFileSync(from, to);
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`);
}

function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
}

/** Asked before anything is restored, because the migration would refuse the database afterwards. */
async function isOfNewerVersion(database: Database): Promise<boolean> {
  try {
    await pendingMigrations(database);
    return false;
  } catch (error) {
    return error instanceof NewerSchemaError; // the migration reports everything else
  } finally {
    await database.close();
  }
}

/** Migrates first, because a backup of an earlier version lacks some tables. */
async function beginAnotherHistory(
  database: Database,
  { dataDir, bucket }: BackupSource,
  found: FoundBackup | null,
): Promise<void> {
  try {
    const choosesOwner = await isBeforeOwners(database);
    await migrate(database);
    await inTransaction(database.kysely, async (transaction) => {
      await beginEpoch(transaction);
      await forgetSessions(transaction);
      await forgetFeedAddresses(transaction);
      await forgetConnections(transaction);
      await forgetPushes(transaction);
      await forgetInvitations(transaction);
      await forgetLinks(transaction);
      await forgetSharedSecrets(transaction);
      if (hasFiles(found)) await notePlaceOfFiles(transaction, bucket);
      if (choosesOwner) await chooseOwner(transaction, openDeletionLedger(deletionsFile(dataDir)));
    });
  } finally {
    await database.close();
  }
}
