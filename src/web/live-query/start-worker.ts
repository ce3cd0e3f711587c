import workerPath from '../live-query-worker.ts?worker&url';
import { trustedScriptUrl } from '../trusted-scripts/index.ts';

/** Starts the worker from a script of this build. */
export function startWorker(): Worker {
  return new Worker(trustedScriptUrl(workerPath), { type: 'module', name: 'live-query' });
}
