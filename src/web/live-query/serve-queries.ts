import type { MessageFromWorker, MessageToWorker } from './messages.ts';
import { QueryHost, type QueryHostPorts } from './query-host.ts';

/** The part of the worker scope that this file uses. The full worker types conflict with those of a page. */
interface Scope {
  postMessage(message: MessageFromWorker): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<MessageToWorker>) => void): void;
}

/** Answers the queries of the page that started this worker. */
export function serveQueries(subjects: QueryHostPorts['subjects']): void {
  const scope = globalThis as unknown as Scope;
  const turns = new MessageChannel();
  const waiting: (() => void)[] = [];
  turns.port1.onmessage = () => waiting.shift()?.();
  const host = new QueryHost({
    subjects,
    post: (message) => scope.postMessage(message),
    pause: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        turns.port2.postMessage(null);
      }),
    after: (ms, work) => void setTimeout(work, ms),
    clock: () => performance.now(),
  });
  scope.addEventListener('message', ({ data }) => host.take(data));
}
