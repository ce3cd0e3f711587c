import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A worker thread of the server, named after what it does. */
export type Thread = 'task' | 'export' | 'backup';

const threadFiles: { readonly [T in Thread]: string } = {
  task: '../task-thread/task-thread.ts',
  export: '../export/export-thread.ts',
  backup: '../backups/backup-thread.ts',
};

/** The folder of the built web app. */
export const webDirectory: string = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** Starts a worker thread. */
export function startThread(thread: Thread, options: WorkerOptions): Worker {
  return new Worker(new URL(threadFiles[thread], import.meta.url), options);
}
