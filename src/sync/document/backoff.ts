export interface BackoffOptions {
  /** The first delay, in milliseconds. */
  readonly firstMs: number;
  /** The maximum delay before jitter, in milliseconds. */
  readonly maxMs: number;
  /** The factor, above 1, by which each delay grows. */
  readonly growth: number;
  /** From 0 (inclusive) to 1 (exclusive). Adds a jitter of ±50 %, so that clients do not retry together. */
  readonly random?: () => number;
}

/** The delays between the attempts of one task, growing exponentially until an attempt succeeds. */
export class Backoff {
  readonly #options: BackoffOptions;
  #delayMs: number;

  constructor(options: BackoffOptions) {
    this.#options = options;
    this.#delayMs = options.firstMs;
  }

  /** Returns the milliseconds to wait before the next attempt, and lets the delay after it grow. */
  next(): number {
    const { maxMs, growth, random } = this.#options;
    const delayMs = this.#delayMs;
    this.#delayMs = Math.min(maxMs, delayMs * growth);
    return random === undefined ? delayMs : delayMs * (0.5 + random());
  }

  /** Starts again with the first delay, because an attempt has succeeded or the next one is likely to succeed. */
  reset(): void {
    this.#delayMs = this.#options.firstMs;
  }
}
