import { sha256 } from '../../secure-context/index.ts';
import { Conversation, type WorkerLike } from '../../workers/index.ts';
import type { DeskMethods, PageMethods } from '../desk-protocol.ts';
import { ImportDesk } from '../import-desk.ts';

/** Creates an import worker in this thread. Messages are copied, as between threads, except for chosen files. */
export function localWorker(): WorkerLike {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  let isEnded = false;
  const later = (take: () => void) => queueMicrotask(() => isEnded || take());
  const conversation = new Conversation<DeskMethods, PageMethods>(
    {
      post: (message) => {
        const data = copied(message);
        later(() => {
          for (const listener of listeners) listener({ data } as MessageEvent<unknown>);
        });
      },
    },
    (page) => new ImportDesk(page, sha256),
  );
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
function copied(message: unknown): unknown {
  return (message as { readonly method?: string }).method === 'open' ? message : structuredClone(message);
}
