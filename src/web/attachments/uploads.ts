import type { AttachmentHash } from '#domain/notes/index.ts';
import { Backoff } from '#sync/document/backoff.ts';
import type { FileServer } from './file-server.ts';
import type { FileShelf } from './file-shelf.ts';
import type { FileRow } from './file-storage.ts';
import { type UploadOutcome, upload } from './upload.ts';

export interface UploadsParts {
  readonly shelf: FileShelf;
  readonly server: FileServer;
  /** Returns whether the hub has the file's record. Writes a missing record first. */
  readonly isRecorded: (row: FileRow) => boolean;
  /** Calls `work` while no other tab of this sign-in is uploading. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
}

const retries = { firstMs: 1_000, maxMs: 60_000, growth: 1.5 };

/**
 * Uploads pending files one at a time, in one tab. After a failure it retries with back-off, or immediately when woken.
 */
export class Uploads {
  readonly #parts: UploadsParts;
  readonly #backoff: Backoff;
  #isRunning = false;
  #isWoken = false;
  #isClosed = false;
  #standing = 0;
  #cancelRetry: (() => void) | null = null;
  #sending: { readonly hash: AttachmentHash; readonly stop: AbortController } | null = null;

  constructor(parts: UploadsParts) {
    this.#parts = parts;
    this.#backoff = new Backoff({ ...retries, random: parts.random });
    parts.shelf.subscribe(() => this.#stopWhatIsHeld());
  }

  /**
   * Sends pending files if one may have become ready, for example because its record was acknowledged. A scheduled
   * retry keeps its delay.
   */
  wake(): void {
    if (this.#cancelRetry === null) this.wakeNow();
  }

  /** Retries immediately, because the network is back or the user asked for it. */
  wakeNow(): void {
    this.#stopRetry();
    if (this.#isClosed || this.#waiting().length === 0) return;
    this.#isWoken = true;
    this.#goOn();
  }

  /** Starts no upload while `takeIn` adds files, since all of them are removed again if one is refused. */
  async standStill<T>(takeIn: () => Promise<T>): Promise<T> {
    this.#standing += 1;
    try {
      return await takeIn();
    } finally {
      this.#standing -= 1;
      this.#goOn();
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#stopRetry();
    this.#sending?.stop.abort();
  }

  #goOn(): void {
    if (!this.#isRunning && this.#standing === 0) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isWoken && !this.#isClosed && this.#standing === 0) {
      this.#isWoken = false;
      const isThrough = await this.#sendAll().catch(() => false);
      if (isThrough) this.#backoff.reset();
      else this.#retryLater();
    }
    this.#isRunning = false;
  }

  /**
   * Sends all pending files.
   * @returns false if something has to be retried
   */
  async #sendAll(): Promise<boolean> {
    let isThrough = true;
    await this.#parts.alone(async () => {
      for (const row of this.#waiting()) {
        if (this.#isClosed || !this.#parts.isRecorded(row)) continue;
        isThrough = (await this.#send(row)) !== 'later';
        if (!isThrough) return; // the next one would fail in the same way
      }
    });
    return isThrough;
  }

  async #send(row: FileRow): Promise<UploadOutcome> {
    const { shelf, server } = this.#parts;
    const { hash } = row;
    const content = await shelf.content(hash);
    if (content === null) return 'stopped';
    const stop = new AbortController();
    this.#sending = { hash, stop };
    const arrived = (bytes: number) => shelf.setArrived(hash, bytes);
    const outcome = await upload({ server, hash, content, arrived, signal: stop.signal });
    this.#sending = null;
    if (outcome === 'done') await shelf.change(hash, (each) => ({ ...each, upload: 'done', refusal: null }));
    else if (outcome !== 'later' && outcome !== 'stopped')
      await shelf.change(hash, (each) => ({ ...each, refusal: outcome }));
    if (outcome === 'stopped' && !this.#isClosed) await server.forget(hash).catch(() => {});
    shelf.setArrived(hash, null);
    return outcome;
  }

  #waiting(): readonly FileRow[] {
    return [...this.#parts.shelf.rows.values()].filter((row) => row.upload === 'waiting' && row.refusal === null);
  }

  #stopWhatIsHeld(): void {
    if (this.#sending === null) return;
    const row = this.#parts.shelf.rows.get(this.#sending.hash);
    if (row?.upload !== 'waiting') this.#sending.stop.abort();
  }

  #retryLater(): void {
    this.#stopRetry();
    this.#cancelRetry = this.#parts.after(this.#backoff.next(), () => {
      this.#cancelRetry = null;
      this.wake();
    });
  }

  #stopRetry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }
}
