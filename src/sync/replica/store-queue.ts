import type { RecordKey } from '#domain/kernel/index.ts';
import type { DeviceStorage, NewWaitingRow, WaitingRow } from './device-storage.ts';
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
  readonly stored: (
    rows: readonly { readonly row: WaitingRow; readonly from: NewWaitingRow }[],
    journal: number,
  ) => void;
  readonly failed: (failure: SaveFailure | null) => void;
}

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/**
 * Acts of the person on their way to this device's disk: applied to memory already, stored in their order, tried again
 * while the storage fails. Acts that come while a write is under way share the next one.
 */
export class StoreQueue {
  readonly #ports: StoreQueuePorts;
  #rows: NewWaitingRow[] = [];
  #writing: Promise<void> | null = null;
  #retryMs = firstRetryMs;
  #retry: { readonly ms: number; readonly cancel: () => void } | null = null;
  #stopped = false;

  constructor(ports: StoreQueuePorts) {
    this.#ports = ports;
  }

  /** Acts that are in memory only. */
  get size(): number {
    return this.#rows.length;
  }

  touches(key: RecordKey): boolean {
    return this.#rows.some(({ changes }) => changes.some((change) => change.key === key));
  }

  rows(): readonly NewWaitingRow[] {
    return this.#rows;
  }

  /** Tries no more: the replica ends. */
  stop(): void {
    this.#stopped = true;
    this.#retry?.cancel();
  }

  /** Stored at once; while the storage fails, within a second. */
  add(row: NewWaitingRow): void {
    this.#rows.push(row);
    if (this.#retry === null) void this.flush();
    else if (this.#retry.ms > firstRetryMs) this.#retryIn(firstRetryMs);
  }

  /** Resolves when what was added before is on disk, or the storage has failed. */
  async flush(): Promise<void> {
    if (this.#writing !== null) {
      await this.#writing;
      return this.#rows.length > 0 && this.#retryMs === firstRetryMs ? this.flush() : undefined;
    }
    if (this.#rows.length === 0 || this.#stopped) return;
    this.#writing = this.#write();
    await this.#writing;
  }

  #retryIn(ms: number): void {
    this.#retry?.cancel();
    if (this.#stopped) return;
    this.#retry = { ms, cancel: this.#ports.after(ms, () => void this.flush()) };
  }

  async #write(): Promise<void> {
    this.#retry?.cancel();
    this.#retry = null;
    const batch = this.#rows.slice();
    try {
      const { ids, journal } = await this.#ports.storage.appendWaiting(batch);
      this.#rows = this.#rows.slice(batch.length);
      this.#writing = null;
      this.#retryMs = firstRetryMs;
      this.#ports.stored(
        batch.map((from, at) => ({ row: { ...from, id: ids[at] as number }, from })),
        journal,
      );
      this.#ports.failed(null);
      if (this.#rows.length > 0) void this.flush();
    } catch (error) {
      this.#writing = null;
      this.#ports.failed({ code: error instanceof StorageError ? error.code : 'storage/unavailable' });
      this.#retryIn(this.#retryMs);
      this.#retryMs = Math.min(longestRetryMs, this.#retryMs * 1.5);
    }
  }
}
