/**
 * Random numbers from a seed: the same seed gives the same run. Mulberry32 by Tommy Ettinger, public domain; 32 bits of
 * state.
 */
export class SeededChance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer from 0 (inclusive) to `below` (exclusive). */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** Picks one, or returns null if there is none. If there is one only, chance is not asked. */
  pickIfAny<T>(list: readonly T[]): T | null {
    return list.length > 1 ? this.pick(list) : (list[0] ?? null);
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[this.below(list.length)] as T;
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.below(256));
  }
}
