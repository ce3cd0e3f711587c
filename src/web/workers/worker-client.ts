/** The part of a worker that the page uses. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface WorkerClientOptions<To> {
  readonly startWorker: () => WorkerLike;
  /** Sends all data to a new worker, until the signal is aborted. */
  readonly feed: (post: (message: To, move?: Transferable[]) => void, signal: AbortSignal) => void;
  readonly cancelOf: (ask: number) => To;
  /** Called when a worker has died and a new one has been started. */
  readonly restarted?: () => void;
  /** Called when no further worker will be started, because it died repeatedly. */
  readonly failed?: () => void;
}

interface Ask<To> {
  readonly message: To;
  /** The answer has the type that the request asks for, since the worker answers by request id. */
  readonly listener: (answer: unknown) => void;
  readonly failed: () => void;
  patience: ReturnType<typeof setTimeout> | null;
}

/** A worker that has not answered for this long is considered dead. */
const patienceMs = 15_000;
const mostStarts = 4;

/**
 * A client that subscribes to answers from a worker. If the worker dies, it is restarted, receives all data again and
 * is asked again. After repeated failures, the client gives up.
 *
 * @typeParam To messages from the page to the worker
 * @typeParam From messages from the worker to the page
 */
export class WorkerClient<To, From> {
  readonly #options: WorkerClientOptions<To>;
  readonly #receive: (message: From) => void;
  readonly #asks = new Map<number, Ask<To>>();
  #worker: WorkerLike | null = null;
  #feeding = new AbortController();
  #starts = 0;
  #lastAsk = 0;
  #isGivenUp = false;

  /** @param receive called with every message from the worker; it passes answers to `answer` */
  constructor(options: WorkerClientOptions<To>, receive: (message: From) => void) {
    this.#options = options;
    this.#receive = receive;
  }

  /** Starts the worker and sends it all data. */
  start(): void {
    this.#starts += 1;
    const worker = this.#options.startWorker();
    this.#worker = worker;
    worker.addEventListener('message', (event) => {
      if (this.#worker === worker) this.#receive((event as MessageEvent<From>).data);
    });
    for (const kind of ['error', 'messageerror'] as const)
      worker.addEventListener(kind, () => {
        if (this.#worker === worker) this.#startAgain();
      });
    this.#feeding = new AbortController();
    this.#options.feed((message, move = []) => worker.postMessage(message, move), this.#feeding.signal);
    for (const ask of this.#asks.values()) this.#put(ask);
  }

  /**
   * Subscribes to the answers to a request.
   *
   * @param failed called when no worker is available any more
   * @returns a function that unsubscribes
   */
  ask<Answer>(
    messageOf: (ask: number) => To,
    listener: (answer: Answer) => void,
    failed: () => void = () => {},
  ): () => void {
    const number = ++this.#lastAsk;
    const ask: Ask<To> = {
      message: messageOf(number),
      listener: listener as Ask<To>['listener'],
      failed,
      patience: null,
    };
    this.#asks.set(number, ask);
    if (this.#isGivenUp) failed();
    else this.#put(ask);
    return () => this.#takeBack(number);
  }

  /** Passes an answer to its subscriber, if there still is one. */
  answer(number: number, answer: unknown): void {
    const ask = this.#asks.get(number);
    if (ask === undefined) return;
    if (ask.patience !== null) clearTimeout(ask.patience);
    ask.patience = null;
    ask.listener(answer);
  }

  /** Resets the count of restarts. Called once the worker has completed all its work. */
  worked(): void {
    this.#starts = 1;
  }

  close(): void {
    this.#feeding.abort();
    this.#worker?.terminate();
    this.#worker = null;
    for (const number of this.#asks.keys()) this.#takeBack(number);
  }

  #startAgain(): void {
    this.#feeding.abort();
    this.#worker?.terminate();
    this.#worker = null;
    if (this.#starts < mostStarts) {
      this.#options.restarted?.();
      return this.start();
    }
    this.#isGivenUp = true;
    this.#options.failed?.();
    for (const [number, { failed }] of this.#asks) {
      this.#takeBack(number);
      failed();
    }
  }

  #put(ask: Ask<To>): void {
    this.#worker?.postMessage(ask.message);
    if (ask.patience !== null) clearTimeout(ask.patience);
    ask.patience = setTimeout(() => this.#startAgain(), patienceMs);
  }

  #takeBack(number: number): void {
    const ask = this.#asks.get(number);
    if (ask === undefined) return;
    if (ask.patience !== null) clearTimeout(ask.patience);
    this.#asks.delete(number);
    this.#worker?.postMessage(this.#options.cancelOf(number));
  }
}
