import { newId } from '../../secure-context/index.ts';
import { trustedScriptUrl } from '../../trusted-scripts/index.ts';
import type { WorkerLike } from '../../workers/index.ts';
import workerPath from './search-worker.ts?worker&url';

/**
 * Starts the search worker. Its answers arrive through a private broadcast channel: after a keystroke, Chromium holds
 * back worker messages until the next frame, but not channel messages, so results appear a frame sooner.
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
