import type { AppendOutcome, AppendRequest, HubStorage } from './hub-storage.ts';

/** A push to be written to disk, its origin, and a callback for its outcome. */
interface Pending<Origin> {
  readonly request: AppendRequest;
  readonly origin: Origin;
  readonly settle: (settled: Settled) => void;
}

export type Settled = AppendOutcome | { readonly outcome: 'failed' };

/**
 * One push of a commit. All pushes of a commit are reported together, so that each receiving device gets one frame for
 * it.
 */
export interface Committed<Origin> {
  readonly request: AppendRequest;
  readonly origin: Origin;
  readonly settled: Settled;
}

interface CommitPorts<Origin> {
  readonly storage: HubStorage;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly defer: (work: () => void) => void;
  readonly committed: (mark: Uint8Array, batch: readonly Committed<Origin>[]) => void;
  /** Called if storage failed. No part of the commit is on disk. */
  readonly failed: (error: unknown) => void;
}

/**
 * Batches the pushes that arrive in one turn of the event loop, or during a commit, into one transaction, so that they
 * share one fsync.
 */
export class CommitQueue<Origin> {
  readonly #ports: CommitPorts<Origin>;
  readonly #pending: Pending<Origin>[] = [];
  #running = false;
  readonly #whenDrained: (() => void)[] = [];

  constructor(ports: CommitPorts<Origin>) {
    this.#ports = ports;
  }

  add(request: AppendRequest, origin: Origin): Promise<Settled> {
    return new Promise((settle) => {
      this.#pending.push({ request, origin, settle });
      if (this.#running) return;
      this.#running = true;
      this.#ports.defer(() => void this.#run());
    });
  }

  /** Resolves when no push is queued or being written. */
  async drained(): Promise<void> {
    if (this.#running) await new Promise<void>((done) => this.#whenDrained.push(done));
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0) await this.#commit(this.#pending.splice(0));
    this.#running = false;
    for (const done of this.#whenDrained.splice(0)) done();
  }

  async #commit(batch: readonly Pending<Origin>[]): Promise<void> {
    const mark = this.#ports.randomBytes(16);
    const settled = await this.#append(batch, mark);
    this.#ports.committed(
      mark,
      batch.map(({ request, origin }, at) => ({ request, origin, settled: settled[at] as Settled })),
    );
    for (const [at, { settle }] of batch.entries()) settle(settled[at] as Settled);
  }

  async #append(batch: readonly Pending<Origin>[], mark: Uint8Array): Promise<readonly Settled[]> {
    try {
      return await this.#ports.storage.append(
        batch.map(({ request }) => request),
        mark,
      );
    } catch (error) {
      this.#ports.failed(error);
      return batch.map(() => ({ outcome: 'failed' }));
    }
  }
}
