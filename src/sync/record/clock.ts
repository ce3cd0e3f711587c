import { laterStamp, msOf, printStamp, type ReplicaId, type Stamp, stampAfter } from './stamp.ts';

/**
 * Gives stamps that only grow: the device's clock, set right by the offset to the hub's clock,
 * and never at or below a stamp given before or the stamp of a value that is to be replaced.
 */
export class HybridClock {
  readonly #deviceNow: () => number;
  readonly #replica: ReplicaId;
  #offset: number;
  #last: Stamp | undefined;

  /** @param deviceNow UTC milliseconds as the device believes @param offset milliseconds the hub is ahead of the device */
  constructor(deviceNow: () => number, replica: ReplicaId, offset = 0) {
    this.#deviceNow = deviceNow;
    this.#replica = replica;
    this.#offset = offset;
  }

  get offset(): number {
    return this.#offset;
  }

  /** UTC milliseconds as the hub would say; also what *today* is computed from. */
  now(): number {
    return Math.max(0, Math.round(this.#deviceNow() + this.#offset));
  }

  /** A stamp above all given before and above `replaced`, the stamps of the values it is to replace. */
  next(replaced?: Stamp): Stamp {
    const wall = printStamp({ ms: this.now(), counter: 0, replica: this.#replica });
    const floor = this.#last === undefined ? replaced : laterStamp(this.#last, replaced);
    this.#last = floor === undefined || wall > floor ? wall : stampAfter(floor, this.#replica);
    return this.#last;
  }

  /** Takes a new offset and forgets how far ahead a wrong clock had run. */
  reset(offset: number): void {
    this.#offset = offset;
    if (this.#last !== undefined && msOf(this.#last) > this.now()) this.#last = undefined;
  }
}
