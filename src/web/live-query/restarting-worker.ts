import type { WorkerLike } from '../workers/index.ts';
import type { MessageFromWorker, MessageToWorker } from './messages.ts';

export type PostToWorker = (message: MessageToWorker, move?: Transferable[]) => void;

export interface RestartingWorkerOptions {
  readonly startWorker: () => WorkerLike;
  /**
   * Sends all data to a new worker, and then every change.
   *
   * @returns a function that stops this
   */
  readonly feed: (post: PostToWorker) => () => void;
  readonly receive: (message: MessageFromWorker) => void;
  /** Called when a worker has died, before a new one is started. */
  readonly restarting: () => void;
  /** Called when no further worker will be started, because it died repeatedly. */
  readonly failed: () => void;
}

type Ask = Extract<MessageToWorker, { readonly kind: 'ask' }>;

interface Asked {
  readonly message: Ask;
  readonly listener: (answer: unknown) => void;
  readonly failed: () => void;
  patience: ReturnType<typeof setTimeout> | null;
}

/** A worker that has neither answered nor reported progress for this long is considered dead. */
const patienceMs = 15_000;
const maxStarts = 4;

/**
 * Asks a worker. If the worker dies, it is restarted, receives all data again and is asked again. After repeated
 * failures, it is given up.
 */
export class RestartingWorker {
  readonly #options: RestartingWorkerOptions;
  readonly #asked = new Map<number, Asked>();
  #worker: WorkerLike | null = null;
  #stopFeed = () => {};
  #starts = 0;
  #lastAsk = 0;
  #isGivenUp = false;

  constructor(options: RestartingWorkerOptions) {
    this.#options = options;
  }

  /** Starts the worker and sends it all data. */
  start(): void {
    this.#starts += 1;
    const worker = this.#options.startWorker();
    this.#worker = worker;
    worker.addEventListener('message', (event) => {
      if (this.#worker === worker) this.#receive((event as MessageEvent<MessageFromWorker>).data);
    });
    for (const kind of ['error', 'messageerror'] as const)
      worker.addEventListener(kind, () => {
        if (this.#worker === worker) this.#startAgain();
      });
    this.#stopFeed = this.#options.feed((message, move = []) => worker.postMessage(message, move));
    for (const asked of this.#asked.values()) this.#put(asked);
  }

  /**
   * Subscribes to the answers to a query.
   *
   * @param failed called when no worker is available any more
   * @returns a function that unsubscribes
   */
  ask(query: Pick<Ask, 'subject' | 'query'>, listener: (answer: unknown) => void, failed: () => void): () => void {
    const ask = ++this.#lastAsk;
    const asked: Asked = { message: { kind: 'ask', ask, ...query }, listener, failed, patience: null };
    this.#asked.set(ask, asked);
    if (this.#isGivenUp) failed();
    else this.#put(asked);
    return () => this.#takeBack(ask);
  }

  /** Resets the count of restarts. Called once the worker has completed its work. */
  worked(): void {
    this.#starts = 1;
  }

  close(): void {
    this.#stop();
    for (const ask of this.#asked.keys()) this.#takeBack(ask);
  }

  #receive(message: MessageFromWorker): void {
    this.#options.receive(message);
    if (message.kind !== 'answer') {
      for (const asked of this.#asked.values()) if (asked.patience !== null) this.#wait(asked);
      return;
    }
    const asked = this.#asked.get(message.ask);
    if (asked === undefined) return;
    stopWaiting(asked);
    asked.listener(message.answer);
  }

  #stop(): void {
    this.#stopFeed();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #startAgain(): void {
    this.#stop();
    if (this.#starts < maxStarts) {
      this.#options.restarting();
      return this.start();
    }
    this.#isGivenUp = true;
    this.#options.failed();
    for (const [ask, { failed }] of this.#asked) {
      this.#takeBack(ask);
      failed();
    }
  }

  #put(asked: Asked): void {
    this.#worker?.postMessage(asked.message);
    this.#wait(asked);
  }

  #wait(asked: Asked): void {
    stopWaiting(asked);
    asked.patience = setTimeout(() => this.#startAgain(), patienceMs);
  }

  #takeBack(ask: number): void {
    const asked = this.#asked.get(ask);
    if (asked === undefined) return;
    stopWaiting(asked);
    this.#asked.delete(ask);
    this.#worker?.postMessage({ kind: 'cancel', ask } satisfies MessageToWorker);
  }
}

function stopWaiting(asked: Asked): void {
  if (asked.patience !== null) clearTimeout(asked.patience);
  asked.patience = null;
}
