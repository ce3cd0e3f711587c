import { type ClockReading, clockMovedBy, type RestTimer } from '#domain/exercise/resting/index.ts';
import type { Instant } from '#domain/kernel/index.ts';

/**
 * The time that rests are measured by. It stays right when somebody sets the clock of the device while a rest runs, and
 * when the device sleeps: what was stored is an instant, and here stands where that instant lies on the clock as it is
 * set now. Nothing of it is written back, so that other devices keep the instant that is right for them.
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

  /** Begins anew, after a time in which nobody looked. */
  reset(): void {
    this.#ends.clear();
    this.#last = this.#read();
    this.#wasAway = false;
  }

  /** The page is hidden or frozen from here on, or was meanwhile: the device may sleep. */
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

  /** The rest as it stands on the clock of now. */
  right(timer: RestTimer): RestTimer {
    const key = `${timer.endsAt} ${timer.seconds} ${timer.set}`;
    const known = this.#ends.get(key);
    if (known !== undefined) return { ...timer, endsAt: known };
    this.look(false);
    // longer than it is no rest can be: the clock that wrote it was ahead
    const endsAt = Math.min(timer.endsAt, this.#last.wall + timer.seconds * 1000);
    this.#ends.set(key, endsAt);
    return { ...timer, endsAt };
  }

  /** Milliseconds to the end of a rest, by the last look; below 0 when it is over. */
  left(timer: RestTimer): number {
    return this.right(timer).endsAt - this.#last.wall;
  }
}
