import type { Bucket } from './bucket.ts';

/** Whether the object store answered when it was last asked. */
export type BucketState = 'answers' | 'does not answer';

const keptMs = 5_000;
const waitMs = 1_000;

/**
 * Asks whether the object store answers. Requests within some seconds share one question, because anyone may send them.
 * None waits long, because a server whose object store is away still serves notes.
 */
export class BucketHealth {
  readonly #bucket: Bucket;
  readonly #now: () => number;
  #last: Promise<BucketState> | null = null;
  #lastAt = 0;

  /** @param now milliseconds by a clock that nobody sets */
  constructor(bucket: Bucket, now: () => number) {
    this.#bucket = bucket;
    this.#now = now;
  }

  async ask(): Promise<BucketState> {
    const now = this.#now();
    if (this.#last === null || now - this.#lastAt >= keptMs) {
      this.#last = this.#try();
      this.#lastAt = now;
    }
    const { promise: late, resolve } = Promise.withResolvers<BucketState>();
    const timer = setTimeout(() => resolve('does not answer'), waitMs);
    return Promise.race([this.#last, late]).finally(() => clearTimeout(timer));
  }

  async #try(): Promise<BucketState> {
    try {
      await this.#bucket.reach();
      return 'answers';
    } catch {
      return 'does not answer';
    }
  }
}
