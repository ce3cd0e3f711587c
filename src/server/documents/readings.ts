/**
 * The maximum number of concurrent reads of a document. Each holds some megabytes of memory until its client has
 * received it.
 */
const readingsAtOnce = 2;

/** Limits the concurrent reads of each user's document, whatever they read it for. */
export class Readings {
  readonly #counts = new Map<string, number>();

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
