export interface BackoffOptions {
  /** The first delay, or the second one with `startsAtOnce`, in milliseconds. */
  readonly firstMs: number;
  /** The maximum delay before jitter, in milliseconds. */
  readonly longestMs: number;
  /** The factor, above 1, by which each delay grows. */
  readonly growth: number;
  /** Whether the first retry happens without delay. */
  readonly startsAtOnce?: boolean;
  /** From 0 (inclusive) to 1 (exclusive). Adds a jitter of ±50 %, so that clients do not retry together. */
  readonly random?: () => number;
}

/** The delays between the attempts of one task, growing exponentially until an attempt succeeds. */
export class Backoff {
  readonly #options: BackoffOptions;
  #delayMs = 0;

  constructor(options: BackoffOptions) {
    this.#options = options;
    this.reset();
  }

  /** Returns the milliseconds to wait before the next attempt, and lets the delay after it grow. */
  next(): number {
    const { firstMs, longestMs, growth, random } = this.#options;
    const delayMs = this.#delayMs;
    this.#delayMs = delayMs === 0 ? firstMs : Math.min(longestMs, delayMs * growth);
    return random === undefined ? delayMs : delayMs * (0.5 + random());
  }

  /** Starts again with the first delay, because an attempt has succeeded or the next one is likely to succeed. */
  reset(): void {
    this.#delayMs = this.#options.startsAtOnce ? 0 : this.#options.firstMs;
  }
}
