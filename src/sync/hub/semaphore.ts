/** Limits how much work runs concurrently. Further work waits in order of arrival. */
export class Semaphore {
  #free: number;
  readonly #pending: (() => void)[] = [];

  /** @param slots the maximum number of concurrent runs, at least 1 */
  constructor(slots: number) {
    this.#free = slots;
  }

  /** Runs the work once a slot is free. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((go) => this.#pending.push(go));
    try {
      return await work();
    } finally {
      const next = this.#pending.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
