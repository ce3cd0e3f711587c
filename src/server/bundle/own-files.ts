import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Thread } from '../own-files.ts';

/** The folder of the built web app, beside the bundle. */
export const webDirectory: string = fileURLToPath(new URL('web', import.meta.url));

/** Starts a worker thread from the bundle itself, which reads from its arguments which thread it is. */
export function startThread(thread: Thread, options: WorkerOptions): Worker {
  return new Worker(new URL(import.meta.url), { ...options, argv: [thread] });
}
