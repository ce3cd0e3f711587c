import { trustedScriptUrl } from '../../trusted-scripts/index.ts';
import workerPath from './search-worker.ts?worker&url';

/** The worker that finds notes, as a file of this build. */
export function startWorker(): Worker {
  return new Worker(trustedScriptUrl(workerPath), { type: 'module', name: 'finding' });
}
