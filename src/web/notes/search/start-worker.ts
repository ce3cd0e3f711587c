import { newId } from '../../secure-context/index.ts';
import { trustedScriptUrl } from '../../trusted-scripts/index.ts';
import type { WorkerLike } from '../../workers/index.ts';
import workerPath from './search-worker.ts?worker&url';

/**
 * The worker that finds notes, as a file of this build. What it answers comes by a channel that only the two know: after a
 * key Chromium keeps the messages of workers back until a frame was drawn, but not those of channels, so that what was
 * found is on the page a frame sooner.
 */
export function startWorker(): WorkerLike {
  const name = `finding ${newId()}`;
  const worker = new Worker(trustedScriptUrl(workerPath), { type: 'module', name });
  const answers = new BroadcastChannel(name);
  answers.onmessage = ({ data }) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return {
    postMessage: worker.postMessage.bind(worker),
    addEventListener: worker.addEventListener.bind(worker),
    terminate: () => {
      answers.close();
      worker.terminate();
    },
  };
}
