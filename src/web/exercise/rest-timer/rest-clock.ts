import { type ClockReading, clockMovedBy, type RestTimer } from '#domain/exercise/resting/index.ts';
import type { Instant } from '#domain/kernel/index.ts';

/**
 * The clock for rests. It stays correct when the device's clock is changed during a rest, and when the device sleeps.
 * The stored end of a rest is an instant; this maps it to the device's current clock. The mapping is never stored, so
 * other devices keep the instant that is correct for them.
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

  /** Resets the clock after a time without subscribers. */
  reset(): void {
    this.#ends.clear();
    this.#last = this.#read();
    this.#wasAway = false;
  }

  /** Notes that the page is or was hidden or frozen, so the device may have slept. */
  leave(): void {
    this.#wasAway = true;
  }

  /** @param isAway whether the page is hidden */
  look(isAway: boolean): void {
    const now = this.#read();
    const moved = clockMovedBy(this.#last, now, this.#wasAway || isAway);
    if (moved !== 0) for (const [timer, endsAt] of this.#ends) this.#ends.set(timer, endsAt + moved);
    this.#last = now;
    this.#wasAway = isAway;
  }

  /** Returns the rest adjusted to the current clock. */
  right(timer: RestTimer): RestTimer {
    const key = `${timer.endsAt} ${timer.seconds} ${timer.set}`;
    const known = this.#ends.get(key);
    if (known !== undefined) return { ...timer, endsAt: known };
    this.look(false);
    // a rest cannot be longer than its length: the clock that wrote it was ahead
    const endsAt = Math.min(timer.endsAt, this.#last.wall + timer.seconds * 1000);
    this.#ends.set(key, endsAt);
    return { ...timer, endsAt };
  }

  /** Returns the milliseconds to the end of a rest at the last look; negative when it is over. */
  left(timer: RestTimer): number {
    return this.right(timer).endsAt - this.#last.wall;
  }
}
