/** Runs work for the same key one after another. A failure does not stop what follows. */
export class TurnsByKey {
  readonly #last = new Map<string, Promise<unknown>>();

  run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const own = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled = own
      .catch(() => {})
      .then(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key);
      });
    this.#last.set(key, settled);
    return own;
  }
}
