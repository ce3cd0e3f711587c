import { laterStamp, msOf, printStamp, type ReplicaId, type Stamp, stampAfter } from './stamp.ts';

/**
 * A hybrid logical clock with strictly increasing stamps. It follows the device's clock, corrected by the offset to the
 * hub's clock. Each stamp is above all earlier ones and above the stamp of the value to replace.
 */
export class HybridClock {
  readonly #deviceNow: () => number;
  readonly replica: ReplicaId;
  #offset: number;
  #last: Stamp | undefined;

  /**
   * @param deviceNow UTC milliseconds on the device's clock
   * @param offset milliseconds by which the hub's clock is ahead of the device's
   */
  constructor(deviceNow: () => number, replica: ReplicaId, offset = 0) {
    this.#deviceNow = deviceNow;
    this.replica = replica;
    this.#offset = offset;
  }

  get offset(): number {
    return this.#offset;
  }

  /** Returns UTC milliseconds on the hub's clock. *Today* is computed from it too. */
  now(): number {
    return Math.max(0, Math.round(this.#deviceNow() + this.#offset));
  }

  /** Returns a stamp above all earlier ones and above `replaced`, the highest stamp among the values to replace. */
  next(replaced?: Stamp): Stamp {
    const wall = printStamp({ ms: this.now(), counter: 0, replica: this.replica });
    const floor = this.#last === undefined ? replaced : laterStamp(this.#last, replaced);
    this.#last = floor === undefined || wall > floor ? wall : stampAfter(floor, this.replica);
    return this.#last;
  }

  /** Sets a new offset. Forgets the last stamp if a wrong clock had run ahead. */
  reset(offset: number): void {
    this.#offset = offset;
    if (this.#last !== undefined && msOf(this.#last) > this.now()) this.#last = undefined;
  }
}
