import type { Methods } from '../workers/conversation.ts';
import { Conversation, type Remote, type WorkerLike } from '../workers/index.ts';

/** Creates a worker in this thread. Messages are copied, as between threads, except for files and blobs. */
export function localWorker<M, Page>(methodsOf: (page: Remote<Page>) => Methods<M>): WorkerLike {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  let isEnded = false;
  const later = (take: () => void) => queueMicrotask(() => isEnded || take());
  const post = (message: unknown) => {
    const data = copied(message);
    later(() => {
      for (const listener of listeners) listener({ data } as MessageEvent<unknown>);
    });
  };
  const conversation = new Conversation<M, Page>({ post }, methodsOf);
  return {
    postMessage: (message: unknown) => {
      const data = copied(message);
      later(() => conversation.receive(data));
    },
    terminate: () => {
      isEnded = true;
    },
    addEventListener: (kind: string, listener: unknown) => {
      if (kind === 'message') listeners.add(listener as (event: MessageEvent<unknown>) => void);
    },
  } as WorkerLike;
}

/** Node cannot copy files, which browsers hand over by reference. */
function copied(value: unknown): unknown {
  if (value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(copied);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return structuredClone(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each)]));
}
