import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '#own-files';
import type { Config } from '../config/config.ts';
import { errorFields, type Log } from '../log/log.ts';
import { backupDirOf, isBackupDue, listBackups, removeExpiredCopies } from './backup-folder.ts';
import type { BackupSource } from './create-backup.ts';
import { readOrCreateServerId } from './server-id.ts';

export interface BackupThreadData {
  readonly source: BackupSource;
  readonly directory: string;
  readonly keep: number;
  readonly serverId: string;
}

export interface BackupThreadResult {
  readonly created: boolean;
  readonly fields: LogFields;
  /** Why old backups could not be removed after a new one was made. */
  readonly removalFailed?: LogFields | null;
}

type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

const checkEveryMs = 10 * 60_000;
const retryAfterMs = 60 * 60_000;

export type BackupConfig = Pick<Config, 'backupDir' | 'backupKeep' | 'dataDir' | 'databaseUrl' | 'bucket'>;

/**
 * Looks after the server's own backups. Copies before upgrades are removed after 30 days. If `BACKUP_DIR` is set, a
 * backup is made every day, the first at once if the newest is older than a day. A backup that fails is logged and tried
 * again after an hour, while the server keeps running. Call it after the database is migrated.
 *
 * @param leads whether this server makes the backups, of those with a `BACKUP_DIR`
 * @returns a function that stops, also a running backup, which leaves nothing
 */
export function startDailyBackups(config: BackupConfig, log: Log, leads: () => boolean): () => Promise<void> {
  const { dataDir, databaseUrl, bucket } = config;
  const directory = backupDirOf(config);
  const serverId = readOrCreateServerId(dataDir);
  const source = { dataDir, databaseUrl, bucket };
  const data: BackupThreadData = { source, directory, keep: config.backupKeep, serverId };
  let worker: Worker | null = null;
  let notBefore = 0; // by a clock that nobody sets
  let isStopping = false;
  let running: Promise<void> | null = null;

  const backUpIfDue = async () => {
    if (config.backupDir === null || performance.now() < notBefore || !leads()) return;
    if (!isBackupDue(await listBackups(directory, serverId), Date.now()) || isStopping) return;
    worker = startThread('backup', { workerData: data });
    const result = await resultOf(worker);
    worker = null;
    if (result === null) return; // it was stopped
    if (result.created) {
      log[result.fields.damaged ? 'warn' : 'info']('backup/created', result.fields);
      if (result.removalFailed) log.warn('backup/removal-failed', result.removalFailed);
      return;
    }
    log.error('backup/failed', result.fields);
    notBefore = performance.now() + retryAfterMs;
  };
  const check = async () => {
    for (const folder of new Set([directory, backupDirOf({ dataDir, backupDir: null })])) {
      await removeExpiredCopies(folder, serverId).catch((error: unknown) => {
        log.warn('backup/removal-failed', errorFields(error));
      });
    }
    await backUpIfDue().catch((error: unknown) => {
      notBefore = performance.now() + retryAfterMs;
      log.error('backup/failed', errorFields(error));
    });
  };
  const run = () => {
    running ??= check().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(run, checkEveryMs).unref();
  run();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    worker?.postMessage('stop'); // a thread that is terminated while SQLite copies can end the process with a fault
    await running;
  };
}

/** @returns null if the backup was stopped */
async function resultOf(worker: Worker): Promise<BackupThreadResult | null> {
  let result: BackupThreadResult | null = null;
  worker.on('message', (message: BackupThreadResult | null) => {
    result = message;
  });
  await once(worker, 'exit'); // rejects if the thread throws
  return result;
}
