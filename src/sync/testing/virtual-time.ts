interface Event {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

/** Time that passes only on request. Between two events, all promises settle. */
export class VirtualTime {
  readonly #settle: () => Promise<void>;
  #now: number;
  #order = 0;
  readonly #events: Event[] = [];

  /**
   * @param start UTC milliseconds
   * @param settle resolves when no promise is left to run
   */
  constructor(start: number, settle: () => Promise<void>) {
    this.#now = start;
    this.#settle = settle;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, work: () => void): () => void {
    const event = { at: this.#now + Math.max(0, ms), order: this.#order++, work };
    this.#insert(event);
    return () => {
      const at = this.#events.indexOf(event);
      if (at >= 0) this.#events.splice(at, 1);
    };
  }

  /** Advances the time by `ms`, event by event. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await this.#settle();
    for (let next = this.#events[0]; next !== undefined && next.at <= until; next = this.#events[0]) {
      await this.#happen(next);
    }
    this.#now = until;
  }

  /**
   * Lets as much time pass as a promise needs to settle.
   *
   * @throws what the promise rejects with
   */
  async until<T>(promise: Promise<T>): Promise<T> {
    let waiting = true;
    const settled = promise.finally(() => {
      waiting = false;
    });
    await Promise.race([settled, this.#settle()]);
    for (let next = this.#events[0]; waiting && next !== undefined; next = this.#events[0]) await this.#happen(next);
    return settled;
  }

  async #happen(event: Event): Promise<void> {
    this.#events.shift();
    this.#now = event.at;
    event.work();
    await this.#settle();
  }

  #insert(event: Event): void {
    let at = this.#events.length;
    while (at > 0 && isBefore(event, this.#events[at - 1] as Event)) at--;
    this.#events.splice(at, 0, event);
  }
}

function isBefore(a: Event, b: Event): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}
