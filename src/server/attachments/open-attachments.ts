import type { Hono } from 'hono';
import { Counter, type Registry } from 'prom-client';
import type { Accounts } from '../accounts/index.ts';
import type { Config } from '../config/config.ts';
import type { Environment } from '../http/environment.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { Bucket } from '../object-store/bucket.ts';
import { attachmentRoutes } from './attachment-routes.ts';
import type { AttachmentStore } from './attachment-store.ts';
import { AttachmentCleaning, type CleaningParts } from './cleaning.ts';
import { historyInBucket, historyInFolder } from './cleaning-history.ts';
import { filesFolder, openFileStore } from './open-file-store.ts';

export interface AttachmentsParts {
  readonly config: Config;
  /** If null, attachments are in the data directory. */
  readonly bucket: Bucket | null;
  readonly accounts: Accounts;
  readonly registry: Registry;
  readonly log: Log;
}

export interface Attachments {
  readonly store: AttachmentStore;
  readonly routes: Hono<Environment>;
  /**
   * Starts the hourly removal of unused files, on the server that leads it.
   *
   * @returns a function that stops it and resolves when no run is active
   */
  readonly startCleaning: (parts: Pick<CleaningParts, 'hub' | 'tasks'> & CleaningTimes) => () => Promise<void>;
}

interface CleaningTimes extends Pick<CleaningParts, 'leads'> {
  /** Returns UTC milliseconds by the clock that all servers share. */
  readonly now: () => number;
}

/**
 * Opens the attachments in the bucket or in the data directory, and registers their removal with the accounts. Call it
 * before deletions are replayed.
 */
export function openAttachments({ config, bucket, accounts, registry, log }: AttachmentsParts): Attachments {
  const { dataDir } = config;
  const store = openFileStore('attachments', { dataDir, bucket });
  const history = bucket === null ? historyInFolder(filesFolder(dataDir, 'attachments')) : historyInBucket(bucket);
  const figures = createFigures(registry);
  accounts.onAccountGone(async (uid) => {
    // if removal fails now, the next cleanup retries it
    const removed = store.deleteAll(uid).catch((error) => log.error('attachments/deletion-failed', errorFields(error)));
    if (bucket === null) await removed; // an object store may take minutes, or be away
  });
  return {
    store,
    routes: attachmentRoutes({
      store,
      accounts,
      stored: figures.stored,
      quotaBytes: config.limits.attachmentMebibytes * 1024 * 1024,
    }),
    startCleaning: ({ hub, tasks, leads: isLeading, now }) => {
      const leads = () => isLeading() && !hub.compactor.isStopped;
      const cleaning = new AttachmentCleaning({
        hub,
        tasks,
        leads,
        store,
        history,
        elapsed: () => performance.now(),
        failed: (error) => log.error('attachments/check-failed', errorFields(error)),
        removed: (files) => {
          figures.removed(files);
          log.info('attachments/removed', { files });
        },
      });
      return runHourly(cleaning, { log, leads, now });
    },
  };
}

const everyMs = 60 * 60_000;

function runHourly(
  cleaning: AttachmentCleaning,
  { log, leads, now }: { readonly log: Log } & CleaningTimes,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    if (!leads()) return;
    running = running
      .then(() => cleaning.run(now()))
      .catch((error: unknown) => log.error('attachments/cleaning-failed', errorFields(error)));
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function createFigures(registry: Registry) {
  const registers = [registry];
  const files = new Counter({ name: 'attachments_stored_total', help: 'Files stored', registers });
  const bytes = new Counter({ name: 'attachments_stored_bytes_total', help: 'Bytes of files stored', registers });
  const removed = new Counter({
    name: 'attachments_removed_total',
    help: 'Unreferenced files removed',
    registers,
  });
  return {
    stored: (size: number) => {
      files.inc();
      bytes.inc(size);
    },
    removed: (count: number) => removed.inc(count),
  };
}
