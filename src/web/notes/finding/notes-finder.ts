import type { Knowledge, Known, MessageFromWorker, Progress, SearchAnswer } from './messages-from-worker.ts';
import type { MessageToWorker, Question, Subject } from './messages-to-worker.ts';
import type { NotesFeed } from './notes-feed.ts';

export type FinderStatus =
  | { readonly kind: 'reading'; readonly progress: Progress }
  | { readonly kind: 'ready'; readonly progress: Progress }
  /** The worker ended again and again: nothing can be found until the page is opened anew. */
  | { readonly kind: 'failed' };

/** What a worker is to the finder. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface FinderOptions {
  readonly feed: NotesFeed;
  readonly startWorker: () => WorkerLike;
}

interface Ask {
  readonly message: MessageToWorker;
  /** What comes is of the kind that was asked for: the worker answers each number by its question. */
  readonly listener: (answer: unknown) => void;
  readonly failed: () => void;
  patience: ReturnType<typeof setTimeout> | null;
}

/** A worker that does not answer for so long is taken for dead. */
const patienceMs = 15_000;
const mostStarts = 4;
const nothingRead: Progress = { share: 0, texts: 0 };

/**
 * Finds notes, in a worker. It feeds the worker, starts it again where it died, and asks again what was asked of the
 * one before.
 */
export class NotesFinder {
  readonly #options: FinderOptions;
  readonly #asks = new Map<number, Ask>();
  readonly #listeners = new Set<() => void>();
  #worker: WorkerLike | null = null;
  #feeding = new AbortController();
  #starts = 0;
  #lastAsk = 0;
  #status: FinderStatus = { kind: 'reading', progress: nothingRead };

  /** Begins to read at once. */
  constructor(options: FinderOptions) {
    this.#options = options;
    this.#start();
  }

  get status(): FinderStatus {
    return this.#status;
  }

  /** Told when the status is another. @returns stops telling */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Asks a question that stays open: the listener hears the answer, and again when more is counted or notes changed.
   *
   * @param failed told where there is no worker any more
   * @returns takes the question back
   */
  ask(question: Question, listener: (answer: SearchAnswer) => void, failed: () => void = () => {}): () => void {
    return this.#open((ask) => ({ kind: 'search', ask, question }), listener as Ask['listener'], failed);
  }

  /**
   * Tells what is known of a subject, and again whenever it is another.
   *
   * @returns stops telling
   */
  watch<S extends Subject>(subject: S, listener: (known: Known<S['about'] & keyof Knowledge>) => void): () => void {
    return this.#open(
      (ask) => ({ kind: 'watch', ask, subject }),
      listener as Ask['listener'],
      () => {},
    );
  }

  #open(messageOf: (ask: number) => MessageToWorker, listener: Ask['listener'], failed: () => void): () => void {
    const number = ++this.#lastAsk;
    const ask: Ask = { message: messageOf(number), listener, failed, patience: null };
    this.#asks.set(number, ask);
    if (this.#status.kind === 'failed') failed();
    else this.#put(ask);
    return () => this.#takeBack(number);
  }

  /**
   * The first answer to a question.
   *
   * @throws what the signal says where it is aborted; an `Error` where there is no worker any more
   */
  search(question: Question, signal: AbortSignal): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const takeBack = this.ask(
        question,
        (answer) => {
          takeBack();
          resolve(answer);
        },
        () => reject(new Error('the worker that finds notes is gone')),
      );
      signal.addEventListener('abort', () => {
        takeBack();
        reject(signal.reason);
      });
    });
  }

  close(): void {
    this.#feeding.abort();
    this.#worker?.terminate();
    this.#worker = null;
    for (const number of this.#asks.keys()) this.#takeBack(number);
  }

  #start(): void {
    this.#starts += 1;
    const worker = this.#options.startWorker();
    this.#worker = worker;
    worker.addEventListener('message', (event) => {
      if (this.#worker === worker) this.#hear((event as MessageEvent<MessageFromWorker>).data);
    });
    for (const kind of ['error', 'messageerror'] as const)
      worker.addEventListener(kind, () => {
        if (this.#worker === worker) this.#startAgain();
      });
    this.#feed(worker);
    for (const ask of this.#asks.values()) this.#put(ask);
  }

  #startAgain(): void {
    this.#feeding.abort();
    this.#worker?.terminate();
    this.#worker = null;
    if (this.#starts < mostStarts) {
      this.#show({ kind: 'reading', progress: nothingRead });
      return this.#start();
    }
    this.#show({ kind: 'failed' });
    for (const [number, { failed }] of this.#asks) {
      this.#takeBack(number);
      failed();
    }
  }

  #feed(worker: WorkerLike): void {
    this.#feeding = new AbortController();
    const post = (message: MessageToWorker, move: Transferable[] = []) => worker.postMessage(message, move);
    this.#options.feed.follow(
      {
        expectTexts: (texts) => post({ kind: 'expect', texts }),
        putHeads: (heads) => post({ kind: 'heads', heads }),
        putPage: (page) => post({ kind: 'page', page }, [page.bytes.buffer]),
        putTexts: (texts) => post({ kind: 'texts', texts }),
        putTagRenames: (renames) => post({ kind: 'tag-renames', renames }),
        remove: (ids) => post({ kind: 'remove', ids }),
        fed: () => post({ kind: 'fed' }),
      },
      this.#feeding.signal,
    );
  }

  #put(ask: Ask): void {
    this.#worker?.postMessage(ask.message);
    if (ask.patience !== null) clearTimeout(ask.patience);
    ask.patience = setTimeout(() => this.#startAgain(), patienceMs);
  }

  #takeBack(number: number): void {
    const ask = this.#asks.get(number);
    if (ask === undefined) return;
    if (ask.patience !== null) clearTimeout(ask.patience);
    this.#asks.delete(number);
    const message: MessageToWorker = { kind: 'cancel', ask: number };
    this.#worker?.postMessage(message);
  }

  #hear(message: MessageFromWorker): void {
    if (message.kind === 'progress') this.#hearProgress(message.progress);
    else if (message.kind === 'answer') this.#hearAnswer(message.ask, message.answer);
    else if (message.kind === 'known') this.#hearAnswer(message.ask, message.known);
  }

  #hearProgress(progress: Progress): void {
    const isReady = progress.share === 1;
    if (isReady) this.#starts = 1;
    this.#show({ kind: isReady ? 'ready' : 'reading', progress });
  }

  #hearAnswer(number: number, answer: unknown): void {
    const ask = this.#asks.get(number);
    if (ask === undefined) return;
    if (ask.patience !== null) clearTimeout(ask.patience);
    ask.patience = null;
    ask.listener(answer);
  }

  #show(status: FinderStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}
