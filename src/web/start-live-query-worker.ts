import workerPath from './live-query-worker.ts?worker&url';
import { trustedScriptUrl } from './trusted-scripts/index.ts';

/** Starts the worker of live queries from a script of this build. */
export function startLiveQueryWorker(): Worker {
  return new Worker(trustedScriptUrl(workerPath), { type: 'module', name: 'live-query' });
}
