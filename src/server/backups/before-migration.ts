import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodeOf, errorFields, type Log } from '../log/log.ts';
import { backupDirOf, backupName, removeIncomplete, removeRepeatedCopies } from './backup-folder.ts';
import { createBackup } from './create-backup.ts';
import type { BackupConfig } from './daily-backups.ts';
import { backupErrorSentence } from './sentences.ts';
import { readOrCreateServerId } from './server-id.ts';

/** A backup before a migration failed, so the migration did not run. The message is for the operator. */
export class MigrationBackupFailed extends Error {}

/**
 * Copies the database before the first of the pending migrations. Without a `pg_dump` that fits, PostgreSQL is migrated
 * without a backup, because the operator has other means there. Copies before earlier upgrades are not removed here:
 * this upgrade may still fail.
 *
 * @param migration the id of the first pending migration
 * @throws {MigrationBackupFailed} so that the server does not start and the database stays as it is
 */
export async function backUpBeforeMigration(config: BackupConfig, log: Log, migration: string): Promise<void> {
  const directory = backupDirOf(config);
  const folder = freeFolder(directory, migration);
  const created = await copyDatabase(config, folder).catch((error: unknown) => {
    throw new MigrationBackupFailed(
      `The backup before updating the database failed: ${errorCodeOf(error) ?? 'unknown error'} in ${directory}. The database is unchanged. Make room or fix the folder, and start again.`,
    );
  });
  if (created.ok) {
    log.info('backup/before-migration', { migration });
    await removeRepeatedCopies(directory, readOrCreateServerId(config.dataDir), migration).catch((error: unknown) => {
      log.warn('backup/removal-failed', errorFields(error)); // the copy is complete, so the upgrade can go ahead
    });
  } else if (created.error.code === 'backup/pg-dump-missing' || created.error.code === 'backup/pg-dump-too-old') {
    log.warn(created.error.code, { migration });
  } else {
    throw new MigrationBackupFailed(
      `The backup before updating the database failed. The database is unchanged. ${backupErrorSentence(created.error)}`,
    );
  }
}

/** Returns a folder that does not exist: a server that restarts at once has made a copy in the same second. */
function freeFolder(directory: string, migration: string): string {
  for (let at = Date.now(); ; at += 1000) {
    const folder = join(directory, backupName(at, migration));
    if (!existsSync(folder)) return folder;
  }
}

async function copyDatabase(config: BackupConfig, folder: string) {
  const serverId = readOrCreateServerId(config.dataDir);
  await removeIncomplete(dirname(folder), serverId).catch(() => {}); // if the disk is full, the copy fails
  return createBackup(config, folder, { contents: 'database', runBy: serverId });
}
