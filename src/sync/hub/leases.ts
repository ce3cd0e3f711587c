/** Stores which server holds a lease, by one clock for all of them. */
export interface LeaseStore {
  /**
   * Takes a lease, or extends it for its holder.
   *
   * @param ms how long it is held from now
   * @returns false if another holder has it
   */
  take(name: string, holder: string, ms: number): Promise<boolean>;
  /** Gives a lease back, unless another holder has it by now. */
  release(name: string, holder: string): Promise<void>;
}

interface LeasePorts {
  readonly store: LeaseStore;
  /** Identifies this server, differently at each start. */
  readonly holder: string;
  readonly after: (ms: number, work: () => void) => () => void;
}

/** How long a lease outlives a server that died or stopped answering. */
const leaseMs = 10_000;
const tryAgainMs = 250;

/**
 * Lets one of several servers do a piece of work. A server that was paused for longer than its lease may still be at
 * work when another begins: a lease saves doing work twice, and what the work writes must bear being written twice.
 */
export class Leases {
  readonly #ports: LeasePorts;
  #isClosed = false;

  constructor(ports: LeasePorts) {
    this.#ports = ports;
  }

  /**
   * Runs work once no other server holds the lease.
   *
   * @returns its result, or null if this server stops before
   */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
    while (!this.#isClosed && !(await this.#take(name))) await this.#pause(tryAgainMs);
    return this.#isClosed ? null : this.#hold(name, work);
  }

  /** Runs work unless another server holds the lease. */
  async runIfFree(name: string, work: () => Promise<void>): Promise<void> {
    if (!this.#isClosed && (await this.#take(name))) await this.#hold(name, work);
  }

  /** Begins no more work. */
  close(): void {
    this.#isClosed = true;
  }

  async #hold<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    let cancel = () => {};
    let extended: Promise<unknown> = Promise.resolve();
    const extend = () => {
      cancel = this.#ports.after(leaseMs / 3, () => {
        extend();
        const taken = this.#take(name).catch(() => {}); // tried again before the lease ends
        extended = Promise.all([extended, taken]);
      });
    };
    extend();
    try {
      return await work();
    } finally {
      cancel();
      await extended; // else it could take the lease again after the release
      await this.#ports.store.release(name, this.#ports.holder).catch(() => {}); // it ends by itself
    }
  }

  #take(name: string): Promise<boolean> {
    return this.#ports.store.take(name, this.#ports.holder, leaseMs);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((go) => void this.#ports.after(ms, go));
  }
}
