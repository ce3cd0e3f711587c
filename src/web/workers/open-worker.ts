import { Conversation, type Methods, type Remote } from './conversation.ts';

/** The part of a worker that the page uses. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** A worker whose methods the page calls. */
export interface OpenWorker<M> {
  readonly methods: Remote<M>;
  /** Ends the worker at once, whatever it is doing. Open calls are rejected with {@link WorkerEnded}. */
  readonly end: () => void;
}

/** Rejects the calls to a worker that was ended by the page. */
export class WorkerEnded extends Error {}

/** Rejects the calls to a worker that failed, for example because its memory was exhausted. */
class WorkerFailed extends Error {}

/**
 * Starts a worker for one piece of work.
 *
 * @param own what the page does for the worker
 */
export function openWorker<Own, M>(startWorker: () => WorkerLike, own: Methods<Own>): OpenWorker<M> {
  const worker = startWorker();
  const conversation = new Conversation<Own, M>({ post: (message) => worker.postMessage(message) }, () => own);
  worker.addEventListener('message', (event) => conversation.receive((event as MessageEvent<unknown>).data));
  for (const kind of ['error', 'messageerror'] as const)
    worker.addEventListener(kind, () => conversation.end(new WorkerFailed()));
  return {
    methods: conversation.other,
    end: () => {
      worker.terminate();
      conversation.end(new WorkerEnded());
    },
  };
}
