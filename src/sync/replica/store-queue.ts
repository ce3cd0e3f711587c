import type { DeviceStorage, NewPendingChange, PendingChange } from './device-storage.ts';
import type { SaveFailure } from './status.ts';

/** Thrown by a device's storage for what a person can act on; anything else counts as unavailable. */
export class StorageError extends Error {
  readonly code: 'storage/full' | 'storage/unavailable';

  constructor(code: 'storage/full' | 'storage/unavailable', options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

interface StoreQueuePorts {
  readonly storage: DeviceStorage;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Rows are on disk, with their ids. */
  readonly stored: (rows: readonly PendingChange[]) => void;
  readonly failed: (failure: SaveFailure | null) => void;
}

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

const writesAtOnce = 32;
/** So much text of one record the disk takes where it takes anything. */
const smallBytes = 4_096;

/**
 * Acts of the person on their way to this device's disk: applied to memory already, stored in their order, tried again
 * while the storage fails.
 *
 * Each is handed to the storage in the turn in which it was done, while those before are still being written: a page
 * that is killed has not to live on for it. What is large is waited for: the disk may refuse it and take what comes next,
 * which builds on it. What comes then, or while many writes are under way, shares the next one.
 */
export class StoreQueue {
  readonly #ports: StoreQueuePorts;
  #batches: readonly Batch[] = [];
  #retryMs = firstRetryMs;
  #retry: { readonly ms: number; readonly cancel: () => void } | null = null;
  #stopped = false;

  constructor(ports: StoreQueuePorts) {
    this.#ports = ports;
  }

  /** Acts that are in memory only. */
  get size(): number {
    return this.#batches.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  rows(): readonly NewPendingChange[] {
    return this.#batches.flatMap(({ rows }) => rows);
  }

  /** Tries no more: the replica ends. */
  stop(): void {
    this.#stopped = true;
    this.#retry?.cancel();
  }

  /** Stored at once; while the storage fails, within a second. */
  add(row: NewPendingChange): void {
    const last = this.#batches.at(-1);
    if (last?.writing === null) last.rows.push(row);
    else this.#batches = [...this.#batches, { rows: [row], writing: null }];
    if (this.#retry === null) this.#begin();
    else if (this.#retry.ms > firstRetryMs) this.#retryIn(firstRetryMs);
  }

  /** Resolves when what was added before is on disk, or the storage has failed. */
  async flush(): Promise<void> {
    do {
      this.#begin();
      await Promise.all(this.#batches.map(({ writing }) => writing));
    } while (this.#batches.length > 0 && this.#retry === null && !this.#stopped);
  }

  #retryIn(ms: number): void {
    this.#retry?.cancel();
    if (this.#stopped) return;
    this.#retry = { ms, cancel: this.#ports.after(ms, () => this.#begin()) };
  }

  /** Writes what is not being written, where that may begin now. */
  #begin(): void {
    const idle = this.#batches.filter((batch) => batch.writing === null);
    const writing = this.#batches.filter((batch) => batch.writing !== null);
    const waits = writing.length >= writesAtOnce || writing.some(({ rows }) => !rows.every(isSmall));
    if (idle.length === 0 || waits || this.#stopped) return;
    this.#retry?.cancel();
    this.#retry = null;
    const batch: Batch = { rows: idle.flatMap(({ rows }) => rows), writing: null };
    this.#batches = [...writing, batch];
    batch.writing = this.#write(batch);
  }

  async #write(batch: Batch): Promise<void> {
    try {
      const ids = await this.#ports.storage.appendPending(batch.rows);
      this.#stored(batch, ids);
    } catch (error) {
      this.#failed(batch, error);
    }
  }

  #stored(batch: Batch, ids: readonly number[]): void {
    this.#batches = this.#batches.filter((each) => each !== batch);
    this.#ports.stored(batch.rows.map((row, at) => ({ ...row, id: ids[at] as number })));
    if (this.#retry !== null) return;
    this.#retryMs = firstRetryMs;
    this.#ports.failed(null);
    this.#begin();
  }

  #failed(batch: Batch, error: unknown): void {
    batch.writing = null;
    this.#ports.failed({ code: error instanceof StorageError ? error.code : 'storage/unavailable' });
    if (this.#retry !== null) return;
    this.#retryIn(this.#retryMs);
    this.#retryMs = Math.min(longestRetryMs, this.#retryMs * 1.5);
  }
}

interface Batch {
  readonly rows: NewPendingChange[];
  writing: Promise<void> | null;
}

function isSmall({ changes }: NewPendingChange): boolean {
  return changes.length === 1 && (changes[0]?.body?.update.byteLength ?? 0) <= smallBytes;
}
