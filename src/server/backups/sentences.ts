import type { BackupError } from './create-backup.ts';
import type { RestoreError } from './restore-backup.ts';

/** Returns what happened and what to do, for a terminal. */
export function backupErrorSentence(error: BackupError): string {
  switch (error.code) {
    case 'backup/exists':
      return `${error.folder} already exists and was not overwritten.`;
    case 'backup/no-database':
      return `There is no database at ${error.file}. Set DATA_DIR to the folder of your server.`;
    case 'backup/copy-damaged':
      return 'The copy of the database failed its check and was removed. Your database may be damaged: check the disk, and keep your earlier backups.';
    case 'backup/pg-dump-missing':
      return `DATABASE_URL is set, but ${error.program} was not found. Install the PostgreSQL client tools, in the version of your PostgreSQL server or newer.`;
    case 'backup/pg-dump-too-old':
      return 'pg_dump is older than your PostgreSQL server. Install the PostgreSQL client tools in the version of the server or newer.';
    case 'backup/pg-dump-failed':
      return `pg_dump failed: ${error.reason}. Nothing was written.`;
  }
}

/** Returns what happened and what to do, for a terminal. */
export function restoreErrorSentence(error: RestoreError): string {
  switch (error.code) {
    case 'restore/server-running':
      return 'The server is running. Stop it first.';
    case 'restore/database-in-use':
      return 'A server is using this database. Stop it first.';
    case 'restore/not-found':
      return `There is no backup at ${error.path}.`;
    case 'restore/not-a-backup':
      return `${error.path} is not a Mensana backup, or it is damaged.`;
    case 'restore/newer-version':
      return `${error.path} is of a newer version of Mensana. Nothing was changed. Restore it with that version.`;
    case 'restore/other-database':
      return `${error.path} is a backup of the other kind of database. Set DATABASE_URL only to restore a backup of PostgreSQL.`;
    case 'restore/database-present':
      return `${error.path} already exists and was not overwritten. Move it away first.`;
  }
}
