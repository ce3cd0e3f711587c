import '../../jitless.ts';
import type { MessageFromWorker } from './messages-from-worker.ts';
import type { MessageToWorker } from './messages-to-worker.ts';
import { NotesIndexWorker } from './notes-index-worker.ts';

/** The used part of the worker scope; TypeScript's worker types conflict with those of a page. */
interface Scope {
  /** The name of the worker and of the broadcast channel for its results. */
  readonly name: string;
  postMessage(message: MessageFromWorker): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<MessageToWorker>) => void): void;
}

const scope = globalThis as unknown as Scope;
const answers = new BroadcastChannel(scope.name);
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

const worker = new NotesIndexWorker({
  post: (message) => {
    if (message.kind === 'answer' || message.kind === 'counted') answers.postMessage(message);
    else scope.postMessage(message);
  },
  pause: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      turns.port2.postMessage(null);
    }),
  after: (ms, work) => void setTimeout(work, ms),
  clock: () => performance.now(),
});

scope.addEventListener('message', ({ data }) => worker.take(data));
