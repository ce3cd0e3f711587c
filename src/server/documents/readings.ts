import { err, type Result } from '#domain/kernel/result.ts';
import { Semaphore } from '#sync/hub/semaphore.ts';

/**
 * The maximum number of concurrent reads of a document. Each holds some megabytes of memory until its client has
 * received it.
 */
const readingsAtOnce = 2;
/** The maximum number of short reads of a user that run or wait. */
const mostInLine = 50;

export interface TooManyReadings {
  readonly code: 'document/too-many-requests';
  readonly retryAfterSeconds: number;
}

/** Limits the concurrent reads of each user's document, whatever they read it for. */
export class Readings {
  readonly #counts = new Map<string, number>();
  readonly #lines = new Map<string, { count: number; readonly turns: Semaphore }>();

  /**
   * Runs a short read once fewer than two others of the user run.
   *
   * @returns the outcome of the read, or a refusal if too many wait
   */
  async inLine<R>(uid: string, read: () => Promise<R>): Promise<R | Result<never, TooManyReadings>> {
    const line = this.#lines.get(uid) ?? { count: 0, turns: new Semaphore(readingsAtOnce) };
    if (line.count >= mostInLine) return err({ code: 'document/too-many-requests', retryAfterSeconds: 5 });
    this.#lines.set(uid, line);
    line.count += 1;
    try {
      return await line.turns.run(read);
    } finally {
      line.count -= 1;
      if (line.count === 0) this.#lines.delete(uid);
    }
  }

  /**
   * Starts a read.
   *
   * @param longestMs after this time, the read no longer counts; null if it always ends
   * @returns a function that ends the read, or null if there are too many
   */
  take(uid: string, longestMs: number | null): (() => void) | null {
    const count = this.#counts.get(uid) ?? 0;
    if (count >= readingsAtOnce) return null;
    this.#counts.set(uid, count + 1);
    let isOver = false;
    const release = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      const left = (this.#counts.get(uid) ?? 1) - 1;
      if (left === 0) this.#counts.delete(uid);
      else this.#counts.set(uid, left);
    };
    const timer = longestMs === null ? undefined : setTimeout(release, longestMs).unref();
    return release;
  }
}
