import { trustedScriptUrl } from '../../../trusted-scripts/index.ts';
import workerPath from './worker.ts?worker&url';

/** Starts the worker that reads tracks from a script of this build. */
export function startWorker(): Worker {
  return new Worker(trustedScriptUrl(workerPath), { type: 'module', name: 'track' });
}
