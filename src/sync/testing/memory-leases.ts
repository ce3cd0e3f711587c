import type { LeaseStore } from '../hub/leases.ts';

/** Leases in memory, by the clock of the test. */
export class MemoryLeases implements LeaseStore {
  readonly #now: () => number;
  readonly #held = new Map<string, { readonly holder: string; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  async take(name: string, holder: string, ms: number): Promise<boolean> {
    const held = this.#held.get(name);
    if (held !== undefined && held.holder !== holder && held.until > this.#now()) return false;
    this.#held.set(name, { holder, until: this.#now() + ms });
    return true;
  }

  async release(name: string, holder: string): Promise<void> {
    if (this.#held.get(name)?.holder === holder) this.#held.delete(name);
  }
}
