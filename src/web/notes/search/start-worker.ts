import { newId } from '../../secure-context/index.ts';
import { trustedScriptUrl } from '../../trusted-scripts/index.ts';
import type { WorkerLike } from '../../workers/index.ts';
import workerPath from './search-worker.ts?worker&url';

/**
 * Starts the search worker. Its results arrive through a private broadcast channel: after a keystroke, Chromium holds
 * back messages from workers until the next frame, but not messages on channels. Results therefore appear a frame
 * sooner.
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
