import type { HubLimits } from './push-validation.ts';

/** The delay, in seconds, after which a user whose pushes fill the memory limit may try again. */
const fullWaitSeconds = 2;

/** Many devices may come back at once; each says hello once or a few times. */
const hellosAtOnce = 120;
const hellosASecond = 2;

/**
 * Limits what one user's devices ask for: pushes per minute, pushes in memory before they are on disk, and hellos.
 */
export class PushRateLimit {
  readonly #limits: HubLimits;
  #minute = 0;
  #pushes = 0;
  #bytes = 0;
  /** The newest number of the log that is known here; null until the first one. */
  #upto: number | null = null;
  #pending = 0;
  #hellos = hellosAtOnce;
  #hellosAt = 0;

  constructor(limits: HubLimits) {
    this.#limits = limits;
  }

  /**
   * Counts a push.
   *
   * @returns the seconds to wait, or null if the push is within the limit
   */
  take(now: number, bytes: number): number | null {
    this.#beginMinute(now);
    this.#pushes += 1;
    this.#bytes += bytes;
    const { pushesPerMinute, bytesPerMinute } = this.#limits;
    const over = this.#pushes > pushesPerMinute || this.#bytes > bytesPerMinute;
    return over ? Math.ceil(((this.#minute + 1) * 60_000 - now) / 1000) : null;
  }

  /**
   * Counts the user's pushes that other servers committed, which the numbers of the log show. Their bytes count at each
   * server alone.
   *
   * @param upto the newest number of the log
   * @param own how many of the numbers since the last call are of this server
   */
  countOthers(now: number, upto: number, own: number): void {
    const others = this.#upto === null ? 0 : Math.max(0, upto - this.#upto - own);
    this.#upto = Math.max(upto, this.#upto ?? 0);
    if (others === 0) return;
    this.#beginMinute(now);
    this.#pushes += others;
  }

  /** Counts a hello. Returns whether it is within the limit. */
  takeHello(now: number): boolean {
    const earned = (Math.max(0, now - this.#hellosAt) / 1000) * hellosASecond;
    this.#hellosAt = now;
    this.#hellos = Math.min(hellosAtOnce, this.#hellos + earned);
    if (this.#hellos < 1) return false;
    this.#hellos -= 1;
    return true;
  }

  /** Returns whether nothing has been asked for lately, so that nothing is lost if this is forgotten. */
  isIdle(now: number): boolean {
    const isQuiet = now - this.#hellosAt > (hellosAtOnce / hellosASecond) * 1000;
    return isQuiet && this.#pending === 0 && Math.floor(now / 60_000) !== this.#minute;
  }

  #beginMinute(now: number): void {
    const minute = Math.floor(now / 60_000);
    if (minute === this.#minute) return;
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
