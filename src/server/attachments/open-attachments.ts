import { join } from 'node:path';
import type { Hono } from 'hono';
import { Counter, type Registry } from 'prom-client';
import type { Hub } from '#sync/hub/hub.ts';
import type { TaskRunner } from '#sync/hub/hub-tasks.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Config } from '../config/config.ts';
import type { DocumentTasks } from '../documents/document-tasks.ts';
import type { Environment } from '../http/environment.ts';
import { errorFields, type Log } from '../log/log.ts';
import { attachmentRoutes } from './attachment-routes.ts';
import type { AttachmentStore } from './attachment-store.ts';
import { AttachmentCleaning } from './cleaning.ts';
import { FolderAttachmentStore } from './folder-store.ts';

export interface AttachmentsParts {
  readonly config: Config;
  readonly accounts: Accounts;
  readonly registry: Registry;
  readonly log: Log;
}

export interface Attachments {
  readonly store: AttachmentStore;
  readonly routes: Hono<Environment>;
  readonly cleaningOf: (hub: Hub, tasks: TaskRunner<DocumentTasks>) => AttachmentCleaning;
}

/**
 * Opens the attachments in the data directory, and registers their removal with the accounts. Call it before deletions
 * are replayed.
 */
export function openAttachments({ config, accounts, registry, log }: AttachmentsParts): Attachments {
  const folder = join(config.dataDir, 'attachments');
  const store = new FolderAttachmentStore(folder);
  const figures = createFigures(registry);
  accounts.onAccountGone(async (uid) => {
    // if removal fails now, the next cleanup retries it; deleting the account does not wait for it
    await store.deleteAll(uid).catch((error) => log.error('attachments/deletion-failed', errorFields(error)));
  });
  return {
    store,
    routes: attachmentRoutes({
      store,
      accounts,
      stored: figures.stored,
      quotaBytes: config.limits.attachmentMebibytes * 1024 * 1024,
    }),
    cleaningOf: (hub, tasks) =>
      new AttachmentCleaning({
        hub,
        tasks,
        store,
        historyFile: join(folder, 'history.json'),
        removed: (files) => {
          figures.removed(files);
          log.info('attachments/removed', { files });
        },
      }),
  };
}

const everyMs = 60 * 60_000;

/**
 * Removes unused files every hour, on one of the servers.
 *
 * @returns a function that stops the cleanup and resolves when no run is active
 */
export function startCleaning(cleaning: AttachmentCleaning, log: Log, leads: () => boolean): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    if (!leads()) return;
    running = running
      .then(() => cleaning.run(Date.now()))
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
