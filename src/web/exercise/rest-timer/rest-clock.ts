import { type ClockReading, clockMovedBy, type RestTimer } from '#domain/exercise/resting/index.ts';
import type { Instant } from '#domain/kernel/index.ts';

/**
 * The clock for rest timers. It stays correct while the device sleeps and when its clock is changed during a rest. A
 * rest timer stores its end as an instant, and this class maps that instant to the device's current clock. The mapping
 * is never stored, so the instant stays correct for other devices.
 */
export class RestClock {
  readonly #read: () => ClockReading;
  readonly #ends = new Map<string, Instant>();
  #last: ClockReading;
  #wasAway = false;

  constructor(read: () => ClockReading) {
    this.#read = read;
    this.#last = read();
  }

  /** Resets the clock after a period without subscribers. */
  reset(): void {
    this.#ends.clear();
    this.#last = this.#read();
    this.#wasAway = false;
  }

  /** Records that the page is or was hidden or frozen, so the device may have slept. */
  leave(): void {
    this.#wasAway = true;
  }

  /**
   * Reads the device's clock and corrects all ends if it was changed.
   * @param isAway whether the page is hidden
   */
  look(isAway: boolean): void {
    const now = this.#read();
    const moved = clockMovedBy(this.#last, now, this.#wasAway || isAway);
    if (moved !== 0) for (const [timer, endsAt] of this.#ends) this.#ends.set(timer, endsAt + moved);
    this.#last = now;
    this.#wasAway = isAway;
  }

  /** Returns the rest timer adjusted to the device's current clock. */
  right(timer: RestTimer): RestTimer {
    const key = `${timer.endsAt} ${timer.seconds} ${timer.set}`;
    const known = this.#ends.get(key);
    if (known !== undefined) return { ...timer, endsAt: known };
    this.look(false);
    // more time left than the timer's length means that the device that set it has a fast clock
    const endsAt = Math.min(timer.endsAt, this.#last.wall + timer.seconds * 1000);
    this.#ends.set(key, endsAt);
    return { ...timer, endsAt };
  }

  /** Returns the milliseconds left when the clock was last read; negative after the end. */
  left(timer: RestTimer): number {
    return this.right(timer).endsAt - this.#last.wall;
  }
}
