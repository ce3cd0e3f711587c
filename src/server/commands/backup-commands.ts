import { join, resolve } from 'node:path';
import { err, ok } from '#domain/kernel/result.ts';
import { backupDirOf, backupName, withDirectDatabase } from '../backups/backup-folder.ts';
import { createBackup } from '../backups/create-backup.ts';
import type { Manifest } from '../backups/manifest.ts';
import { restoreBackup } from '../backups/restore-backup.ts';
import { backupErrorSentence, restoreErrorSentence } from '../backups/sentences.ts';
import type { Config } from '../config/config.ts';
import type { Command } from './command.ts';

export const backup: Command = {
  usage: 'backup [FOLDER]',
  summary: 'Writes database, attachments and the ledger of deletions into a new folder',
  help: [
    'The server may run meanwhile. The backup is opened and checked before its folder gets its name,',
    'and nothing is ever overwritten. Without FOLDER, it goes into BACKUP_DIR, or into DATA_DIR/backups.',
    'With DATABASE_URL, pg_dump must be installed. With S3_URL, attachments are not in it: back up the bucket, too.',
  ].join('\n'),
  positionals: 1,
  run: async ({ config, positionals: [given] }) => {
    const folder = given === undefined ? join(backupDirOf(config), backupName(Date.now())) : resolve(given);
    const created = await createBackup(withDirectDatabase(config), folder);
    return created.ok ? ok(describe(folder, created.value)) : err({ message: backupErrorSentence(created.error) });
  },
};

export const restore: Command = {
  usage: 'restore FOLDER',
  summary: 'Puts a backup in the place of a database that was moved away',
  help: [
    'Stop the server first, and move mensana.sqlite, mensana.sqlite-wal and mensana.sqlite-shm away.',
    'Attachments that are missing or damaged come back. The ledger of deletions only grows. Everyone must sign in again,',
    'and devices send what the backup lacks. FOLDER may also be a copy of mensana.sqlite alone,',
    'together with its mensana.sqlite-wal if there is one.',
    'With DATABASE_URL, run pg_restore with mensana.dump first. Without FOLDER, attachments and ledger stay as they are.',
  ].join('\n'),
  positionals: 1,
  stateAfterFailure: [
    'The restore is not complete, so do not start the server yet. The backup is unchanged, and some of its attachments',
    'and deletions may already be in DATA_DIR. Fix the cause, and run the same command again. With DATABASE_URL, run',
    'pg_restore before it if you have not.',
  ].join('\n'),
  run: async ({ config, positionals: [given] }) => {
    if (given === undefined && config.databaseUrl === null) {
      return err({ message: 'Specify the backup to restore: mensana restore FOLDER', isMisused: true });
    }
    const restored = await restoreBackup(withDirectDatabase(config), given === undefined ? null : resolve(given));
    if (!restored.ok) return err({ message: restoreErrorSentence(restored.error) });
    const { database, attachments, filesInBucket } = restored.value;
    const { restored: copied, damaged } = attachments;
    const ledger = config.databaseUrl === null ? '' : ` The ledger of deletions is in ${config.dataDir}.`;
    const left = damaged === 0 ? '' : ` Attachments that are damaged in the backup and were not restored: ${damaged}.`;
    return ok(
      `Restored ${database}. Attachments that were missing or damaged and are back: ${copied}.${left}${bucketSentence(filesInBucket, config)}${ledger} Start the server: devices sync with it.`,
    );
  },
};

function bucketSentence(filesInBucket: boolean, { bucket }: Config): string {
  if (!filesInBucket) return '';
  if (bucket === null)
    return ' The attachments of this backup are in a bucket: set S3_URL, as it was when the backup was made.';
  return ' Attachments are in the bucket, and stay as they are there.';
}

function describe(folder: string, { accounts, attachments, filesInBucket }: Manifest): string {
  const files = filesInBucket
    ? 'attachments: none. They are in the bucket of S3_URL, which needs a backup of its own'
    : `attachments: ${attachments?.files ?? 0} (${((attachments?.bytes ?? 0) / 1024 ** 2).toFixed(1)} MiB)`;
  const contents = [...(accounts === null ? [] : [`accounts: ${accounts}`]), files];
  const damaged = attachments?.damaged ?? 0;
  const warning =
    damaged === 0
      ? []
      : [
          `Damaged attachments: ${damaged}. They differ from what was uploaded: check the disk, and keep earlier backups.`,
        ];
  return [`Backup written to ${folder}.`, contents.join(', '), ...warning].join('\n');
}
