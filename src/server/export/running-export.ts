import { Worker } from 'node:worker_threads';
import type { AccountReader } from './account-reader.ts';
import type { ExportThreadData, Question } from './thread-messages.ts';

/** The heap size at which the thread of an export is terminated, in mebibytes. */
const heapMebibytes = 256;
/** An export ends if nothing happens for this time: the client reads no further, or one file takes too long. */
const longestStepMs = 120_000;

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
  #timer: NodeJS.Timeout | undefined;

  /** @param disconnect closes the client's connection, and so cancels the stream */
  constructor(account: AccountReader, data: ExportThreadData, disconnect: () => void) {
    this.#account = account;
    this.#disconnect = disconnect;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    this.content = readable;
    this.#writer = writable.getWriter();
    this.#writer.closed.catch(() => this.end()); // the client disconnected
    this.#worker = new Worker(new URL('export-thread.ts', import.meta.url), {
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
    this.#watch();
  }

  /** Ends the export now. The connection is closed, because a client takes an answer that ends for complete. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#disconnect();
    void this.#account.close().catch(() => {});
    void this.#worker.terminate();
  }

  #fail(error: Error): void {
    if (this.#isOver) return;
    this.#failure = error;
    this.end();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(new Error('an export made no progress')), longestStepMs).unref();
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
    this.#isOver = true;
    clearTimeout(this.#timer);
    return null;
  }
}
