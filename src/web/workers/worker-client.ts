/** What a worker is to the page. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface WorkerClientOptions<To> {
  readonly startWorker: () => WorkerLike;
  /** Gives a new worker all that it is to know, until the signal says stop. */
  readonly feed: (post: (message: To, move?: Transferable[]) => void, signal: AbortSignal) => void;
  /** The message that takes a question back. */
  readonly cancelOf: (ask: number) => To;
  /** Told when a worker died and another was started. */
  readonly restarted?: () => void;
  /** Told when no worker will come any more: it died again and again. */
  readonly failed?: () => void;
}

interface Ask<To> {
  readonly message: To;
  /** What comes is of the kind that was asked for: the worker answers each number by its question. */
  readonly listener: (answer: unknown) => void;
  readonly failed: () => void;
  patience: ReturnType<typeof setTimeout> | null;
}

/** A worker that does not answer for so long is taken for dead. */
const patienceMs = 15_000;
const mostStarts = 4;

/**
 * A worker that is asked questions which stay open. It is fed and asked anew where it died, and given up where that
 * happens again and again.
 *
 * @typeParam To what the page tells the worker
 * @typeParam From what the worker tells the page
 */
export class WorkerClient<To, From> {
  readonly #options: WorkerClientOptions<To>;
  readonly #hear: (message: From) => void;
  readonly #asks = new Map<number, Ask<To>>();
  #worker: WorkerLike | null = null;
  #feeding = new AbortController();
  #starts = 0;
  #lastAsk = 0;
  #isGivenUp = false;

  /** @param hear takes every message of the worker, and gives answers on (`answer`) */
  constructor(options: WorkerClientOptions<To>, hear: (message: From) => void) {
    this.#options = options;
    this.#hear = hear;
  }

  /** Starts the worker, and feeds it. */
  start(): void {
    this.#starts += 1;
    const worker = this.#options.startWorker();
    this.#worker = worker;
    worker.addEventListener('message', (event) => {
      if (this.#worker === worker) this.#hear((event as MessageEvent<From>).data);
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
   * Puts a question that stays open.
   *
   * @param failed told where there is no worker any more
   * @returns takes the question back
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

  /** Gives an answer to who asked, if they still do. */
  answer(number: number, answer: unknown): void {
    const ask = this.#asks.get(number);
    if (ask === undefined) return;
    if (ask.patience !== null) clearTimeout(ask.patience);
    ask.patience = null;
    ask.listener(answer);
  }

  /** The worker did all that it was to do: when it dies from here on, that counts from the beginning. */
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
