import type { Change } from '../record/index.ts';
import type { Settled } from './commit-queue.ts';
import type { HubConnection } from './connection.ts';
import type { AppendRequest, HubStorage } from './hub-storage.ts';
import type { LogCompactor } from './log-compactor.ts';
import { countEffective, shrinks } from './removals.ts';

interface RemovalPorts {
  readonly storage: HubStorage;
  readonly compactor: LogCompactor;
  readonly add: (request: AppendRequest, origin: HubConnection | null) => Promise<Settled>;
  readonly report: (event: string, error: unknown) => void;
}

interface Waiting {
  count: number;
  last: Promise<unknown>;
}

/** The maximum number of a user's pushes of removals that may wait while the document is full. */
const maxWaiting = 100;
/** The maximum number of records, and the approximate number of bytes, that are read at a time. */
const recordsAStep = 200;
const bytesAStep = 4 * 1024 * 1024;

/**
 * Pushes of removals to documents that have reached their quota. They are handled one after another, so that each takes
 * the effect of earlier ones into account.
 */
export class RemovalsWhenFull {
  readonly #ports: RemovalPorts;
  readonly #byUid = new Map<string, Waiting>();

  constructor(ports: RemovalPorts) {
    this.#ports = ports;
  }

  /** Appends removals if they shrink the document, and refuses them otherwise. */
  async append(request: AppendRequest, removals: readonly Change[], origin: HubConnection | null): Promise<Settled> {
    const { uid, id } = request;
    const waiting = this.#byUid.get(uid) ?? { count: 0, last: Promise.resolve() };
    if (waiting.count >= maxWaiting) {
      origin?.refuse(id, 'busy', null, 5);
      return { outcome: 'failed' };
    }
    this.#byUid.set(uid, waiting);
    waiting.count += 1;
    const own = waiting.last.then(() => this.#appendIfItShrinks(request, removals, origin));
    waiting.last = own;
    const settled = await own;
    waiting.count -= 1;
    if (waiting.count === 0) this.#byUid.delete(uid);
    return settled;
  }

  /** Resolves when none is being handled. */
  async finished(): Promise<void> {
    await Promise.all([...this.#byUid.values()].map(({ last }) => last));
  }

  async #appendIfItShrinks(
    request: AppendRequest,
    removals: readonly Change[],
    origin: HubConnection | null,
  ): Promise<Settled> {
    const { storage, compactor, add, report } = this.#ports;
    try {
      const { sequence } = await storage.head(request.uid);
      await compactor.compact(request.uid);
      const { folded } = await storage.head(request.uid);
      if (folded < sequence) throw new Error('could not compact the log of a document that has reached its quota');
      if (shrinks(removals, await this.#countEffective(request.uid, removals))) return await add(request, origin);
    } catch (error) {
      report('sync/append-failed', error);
      origin?.refuse(request.id, 'busy', null, 5);
      return { outcome: 'failed' };
    }
    origin?.refuse(request.id, 'quota', null, null);
    return { outcome: 'refused', code: 'quota' };
  }

  /** Counts, in batches of records, the removals that actually remove a record. */
  async #countEffective(uid: string, removals: readonly Change[]): Promise<number> {
    const keys = [...new Set(removals.map(({ key }) => key))];
    let effective = 0;
    for (let at = 0; at < keys.length; ) {
      const some = await this.#ports.storage.someRecords(uid, keys.slice(at, at + recordsAStep), bytesAStep);
      effective += countEffective(removals, some.records);
      at += some.keys;
    }
    return effective;
  }
}
