import '../../jitless.ts';
import type { MessageFromWorker, MessageToWorker } from './messages.ts';
import { TrainingWorker } from './training-worker.ts';

/** The part of the worker scope that this file uses. The full worker types conflict with those of a page. */
interface Scope {
  postMessage(message: MessageFromWorker): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<MessageToWorker>) => void): void;
}

const scope = globalThis as unknown as Scope;
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

const desk = new TrainingWorker({
  post: (message) => scope.postMessage(message),
  pause: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      turns.port2.postMessage(null);
    }),
  clock: () => performance.now(),
});

scope.addEventListener('message', ({ data }) => desk.take(data));
