import { Conversation, type Remote, type WorkerLike } from '../workers/index.ts';
import type { DeskMethods, PageMethods } from './desk-protocol.ts';

/** The import worker of a page. */
export interface DeskClient {
  readonly desk: Remote<DeskMethods>;
  /** Ends the worker at once, whatever it is doing. Open calls are rejected with an {@link ImportEnded}. */
  readonly end: () => void;
}

/** Rejects the calls to a worker that was ended by the user. */
export class ImportEnded extends Error {}

/** Rejects the calls to a worker that failed, for example because its memory was exhausted. */
class ImportFailed extends Error {}

export function openDesk(startWorker: () => WorkerLike, page: PageMethods): DeskClient {
  const worker = startWorker();
  const conversation = new Conversation<PageMethods, DeskMethods>(
    { post: (message) => worker.postMessage(message) },
    () => page,
  );
  worker.addEventListener('message', (event) => conversation.receive((event as MessageEvent<unknown>).data));
  for (const kind of ['error', 'messageerror'] as const)
    worker.addEventListener(kind, () => conversation.end(new ImportFailed()));
  return {
    desk: conversation.other,
    end: () => {
      worker.terminate();
      conversation.end(new ImportEnded());
    },
  };
}
