/**
 * The entry of the bundled server: without arguments it serves, with arguments it runs a command, and as a worker
 * thread it is the thread that its argument names. Each is imported only when needed, so that a thread does not load
 * the server.
 */
import { isMainThread } from 'node:worker_threads';
import type { Thread } from '../own-files/own-files.ts';

/** The task thread has code of its own. */
const threads: { readonly [T in Exclude<Thread, 'task'>]: () => Promise<unknown> } = {
  export: () => import('../export/export-thread.ts'),
  backup: () => import('../backups/backup-thread.ts'),
};

const [first] = process.argv.slice(2);
if (!isMainThread) await threads[first as keyof typeof threads]();
else if (first === undefined) await import('../main.ts');
else await import('../command.ts');
