import type { HubLimits } from './push-validation.ts';

/** Seconds after which a person whose pushes fill the server's memory may try again. */
const fullWaitSeconds = 2;

/** What one person may push: so much a minute on all their devices, and so much that is not on the disk yet. */
export class PushRateLimit {
  readonly #limits: HubLimits;
  #minute = 0;
  #pushes = 0;
  #bytes = 0;
  #pending = 0;

  constructor(limits: HubLimits) {
    this.#limits = limits;
  }

  /** Counts a push. @returns seconds to wait, or null while within the allowance */
  take(now: number, bytes: number): number | null {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#minute) this.#begin(minute);
    this.#pushes += 1;
    this.#bytes += bytes;
    const { pushesPerMinute, bytesPerMinute } = this.#limits;
    const over = this.#pushes > pushesPerMinute || this.#bytes > bytesPerMinute;
    return over ? Math.ceil(((minute + 1) * 60_000 - now) / 1000) : null;
  }

  #begin(minute: number): void {
    this.#minute = minute;
    this.#pushes = 0;
    this.#bytes = 0;
  }

  /**
   * Holds a push in memory until the function is called that this gives.
   *
   * @returns seconds to wait where too much is held already
   */
  hold(bytes: number): (() => void) | number {
    if (this.#pending > 0 && this.#pending + bytes > this.#limits.pendingBytes) return fullWaitSeconds;
    this.#pending += bytes;
    return () => {
      this.#pending -= bytes;
    };
  }
}
