import type { HubLimits } from './push-validation.ts';

/** The delay, in seconds, after which a user whose pushes fill the memory limit may try again. */
const fullWaitSeconds = 2;

/** Limits the pushes of one user: per minute across all their devices, and in memory before they are on disk. */
export class PushRateLimit {
  readonly #limits: HubLimits;
  #minute = 0;
  #pushes = 0;
  #bytes = 0;
  #pending = 0;

  constructor(limits: HubLimits) {
    this.#limits = limits;
  }

  /**
   * Counts a push.
   *
   * @returns the seconds to wait, or null if the push is within the limit
   */
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
   * Reserves memory for a push until the returned function is called.
   *
   * @returns seconds to wait if too much is reserved already
   */
  hold(bytes: number): (() => void) | number {
    if (this.#pending > 0 && this.#pending + bytes > this.#limits.pendingBytes) return fullWaitSeconds;
    this.#pending += bytes;
    return () => {
      this.#pending -= bytes;
    };
  }
}
