import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Thread } from './own-files.ts';

/**
 * The code of the task thread alone, filled in by the build. Several of these threads always run, and each would take
 * three times the memory if it loaded the whole bundle.
 */
declare const taskThreadCode: string;

/** The folder of the built web app, beside the bundle. */
export const webDirectory: string = fileURLToPath(new URL('web', import.meta.url));

/** Starts a worker thread from the bundle itself, which reads from its arguments which thread it is. */
export function startThread(thread: Thread, options: WorkerOptions): Worker {
  if (thread === 'task') return new Worker(taskThreadCode, { ...options, eval: true });
  return new Worker(new URL(import.meta.url), { ...options, argv: [thread] });
}
