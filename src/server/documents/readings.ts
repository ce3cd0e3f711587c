import { err, type Result } from '#domain/kernel/result.ts';
import { Semaphore } from '#sync/hub/semaphore.ts';
import type { OutgoingAnswer } from '../http/environment.ts';

/**
 * The maximum number of concurrent reads of a document. Each holds some megabytes of memory until its client has
 * received it.
 */
const readingsAtOnce = 2;
/** The maximum number of short reads of a user that run or wait. */
const maxInLine = 50;
/** Above this many bytes in answers to a user that its clients have not received, nothing more is read for them. */
const maxUnreceivedBytes = 32 * 1024 * 1024;

export interface TooManyReadings {
  readonly code: 'document/too-many-requests';
  readonly retryAfterSeconds: number;
}

/** Limits the concurrent reads of each user's document, whatever they read it for. */
export class Readings {
  readonly #reading = new CountByKey(readingsAtOnce);
  readonly #unreceivedBytes = new Map<string, number>();
  readonly #lines = new Map<string, { count: number; readonly turns: Semaphore }>();

  /**
   * Runs a short read once fewer than two others of the user run.
   *
   * @returns the outcome of the read, or a refusal if too many wait, or if clients do not receive the answers
   */
  async inLine<R>(uid: string, read: () => Promise<R>): Promise<R | Result<never, TooManyReadings>> {
    const tooMany = err({ code: 'document/too-many-requests', retryAfterSeconds: 5 } as const);
    const isFull = () => (this.#unreceivedBytes.get(uid) ?? 0) >= maxUnreceivedBytes;
    if (isFull()) return tooMany;
    const line = this.#lines.get(uid) ?? { count: 0, turns: new Semaphore(readingsAtOnce) };
    if (line.count >= maxInLine) return tooMany;
    this.#lines.set(uid, line);
    line.count += 1;
    try {
      return await line.turns.run(async () => (isFull() ? tooMany : read()));
    } finally {
      line.count -= 1;
      if (line.count === 0) this.#lines.delete(uid);
    }
  }

  /** Counts an answer that is in memory as a whole until its client has received it. */
  answered(uid: string, bytes: number, outgoing: OutgoingAnswer | undefined): void {
    if (outgoing?.once === undefined || outgoing.closed === true) return;
    this.#unreceivedBytes.set(uid, (this.#unreceivedBytes.get(uid) ?? 0) + bytes);
    outgoing.once('close', () => {
      const left = (this.#unreceivedBytes.get(uid) ?? bytes) - bytes;
      if (left <= 0) this.#unreceivedBytes.delete(uid);
      else this.#unreceivedBytes.set(uid, left);
    });
  }

  /**
   * Starts a read.
   *
   * @param maxMs after this time, the read no longer counts; null if it always ends
   * @returns a function that ends the read, or null if there are too many
   */
  take(uid: string, maxMs: number | null): (() => void) | null {
    const release = this.#reading.take(uid);
    if (release === null) return null;
    const timer = maxMs === null ? undefined : setTimeout(release, maxMs).unref();
    return () => {
      clearTimeout(timer);
      release();
    };
  }
}

/** Counts what runs for each key, up to a limit. */
export class CountByKey {
  readonly #counts = new Map<string, number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns a function that ends the run, or null if there are too many */
  take(key: string): (() => void) | null {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#limit) return null;
    this.#counts.set(key, count + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left === 0) this.#counts.delete(key);
      else this.#counts.set(key, left);
    };
  }
}
