import type { Worker } from 'node:worker_threads';
import { startThread } from '#own-files';
import type { AccountReader } from './account-reader.ts';
import type { ExportThreadData, Question } from './thread-messages.ts';

/** The heap size at which the thread of an export is terminated, in mebibytes. */
const heapMebibytes = 256;

export interface ExportTimeLimits {
  /** An export ends if nothing happens for this time: the client reads no further, or one file takes too long. */
  readonly idleMs: number;
  /** An export ends after this time, however much the client has read: others wait for its slot. */
  readonly totalMs: number;
}

export interface RunningExportParts {
  readonly account: AccountReader;
  readonly data: ExportThreadData;
  readonly limits: ExportTimeLimits;
  /** Closes the client's connection, and so cancels the stream. */
  readonly disconnect: () => void;
}

/**
 * Writes an export on a thread of its own, because formatting, hashing and compressing it keeps a processor busy. The
 * thread asks for the records and attachments piece by piece, and it waits until the client has received what it wrote.
 */
export class RunningExport {
  /** The zip. Cancelling the stream ends the export. */
  readonly content: ReadableStream<Uint8Array>;
  /** Resolves when the thread has ended: to null, or to the error that ended it early. */
  readonly ended: Promise<Error | null>;
  readonly #account: AccountReader;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #worker: Worker;
  readonly #disconnect: () => void;
  #failure: Error | null = null;
  #isOver = false;
  readonly #limits: ExportTimeLimits;
  readonly #totalTimer: NodeJS.Timeout;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor({ account, data, limits, disconnect }: RunningExportParts) {
    this.#account = account;
    this.#limits = limits;
    this.#disconnect = disconnect;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    this.content = readable;
    this.#writer = writable.getWriter();
    this.#writer.closed.catch(() => this.end()); // the client disconnected
    this.#worker = startThread('export', {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: heapMebibytes, maxYoungGenerationSizeMb: 16 },
    });
    const { promise, resolve } = Promise.withResolvers<Error | null>();
    this.ended = promise;
    this.#worker.on('message', (question: Question) => void this.#reply(question));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => {
      this.#fail(new Error('the thread of an export exited early'));
      resolve(this.#failure);
    });
    this.#totalTimer = setTimeout(() => this.#fail(new Error('an export took too long')), limits.totalMs).unref();
    this.#watch();
  }

  /** Ends the export now. The connection is closed, because a client takes an answer that ends for complete. */
  end(): void {
    if (this.#isOver) return;
    this.#release();
    this.#disconnect();
    void this.#worker.terminate();
  }

  #fail(error: Error): void {
    if (this.#isOver) return;
    this.#failure = error;
    this.end();
  }

  #watch(): void {
    clearTimeout(this.#idleTimer);
    const { idleMs } = this.#limits;
    this.#idleTimer = setTimeout(() => this.#fail(new Error('an export made no progress')), idleMs).unref();
  }

  async #reply(question: Question): Promise<void> {
    if (this.#isOver) return;
    this.#watch();
    try {
      this.#worker.postMessage(await this.#answerTo(question));
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #answerTo(question: Question) {
    switch (question.kind) {
      case 'records':
        return this.#account.records(question.collection, question.from);
      case 'attachment':
        return this.#account.openAttachment(question.hash);
      case 'chunk':
        return this.#account.chunk();
      case 'write':
        return this.#write(question.bytes);
      case 'end':
        return this.#finish();
    }
  }

  /** Resolves when the client has taken the bytes. If it disconnected, the export is over. */
  async #write(bytes: Uint8Array): Promise<null> {
    await this.#writer.write(bytes).catch(() => this.end());
    return null;
  }

  async #finish(): Promise<null> {
    await this.#writer.close().catch(() => this.end());
    this.#release();
    return null;
  }

  /** Frees what belongs to the export, whether it is complete or ends early. */
  #release(): void {
    this.#isOver = true;
    clearTimeout(this.#idleTimer);
    clearTimeout(this.#totalTimer);
    void this.#account.close().catch(() => {});
  }
}
