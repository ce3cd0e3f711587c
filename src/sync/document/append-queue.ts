import { Backoff } from './backoff.ts';
import type { DeviceStorage, NewPendingChange, PendingChange } from './device-storage.ts';
import { type SaveFailure, storageFailure } from './status.ts';

export interface AppendQueuePorts {
  readonly storage: DeviceStorage;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Called when rows are on disk, with their ids. */
  readonly stored: (rows: readonly PendingChange[]) => void;
  readonly failed: (failure: SaveFailure | null) => void;
}

const firstRetryMs = 1_000;

const writesAtOnce = 32;
/** A body update of one record up to this size succeeds if the disk accepts anything at all. */
const smallBytes = 4_096;

/**
 * The user's edits that are being written to this device's disk. They are already applied to memory, are stored in
 * order, and are retried while storage fails.
 *
 * Each edit is passed to storage in the turn of the event loop in which it was made, even while earlier ones are being
 * written. It then survives even if the page is killed. After a large edit, the queue waits: the disk might refuse it
 * and accept the next edit, which builds on it. Edits made in the meantime, or while many writes are in progress, share
 * the next write.
 */
export class AppendQueue {
  readonly #ports: AppendQueuePorts;
  readonly #backoff = new Backoff({ firstMs: firstRetryMs, longestMs: 60_000, growth: 1.5 });
  #batches: readonly Batch[] = [];
  #retry: { readonly ms: number; readonly cancel: () => void } | null = null;
  #stopped = false;

  constructor(ports: AppendQueuePorts) {
    this.#ports = ports;
  }

  /** The number of edits that are only in memory. */
  get size(): number {
    return this.#batches.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  rows(): readonly NewPendingChange[] {
    return this.#batches.flatMap(({ rows }) => rows);
  }

  /** Stops retrying when the replica closes. */
  stop(): void {
    this.#stopped = true;
    this.#retry?.cancel();
  }

  /** Stores a row at once, or within a second while storage fails. */
  add(row: NewPendingChange): void {
    const last = this.#batches.at(-1);
    if (last?.writing === null) last.rows.push(row);
    else this.#batches = [...this.#batches, { rows: [row], writing: null }];
    if (this.#retry === null) this.#begin();
    else if (this.#retry.ms > firstRetryMs) this.#retryIn(firstRetryMs);
  }

  /** Resolves when everything added before is on disk, or storage has failed. */
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

  /** Writes the rows that are not being written, if a write may start now. */
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
    this.#backoff.reset();
    this.#ports.failed(null);
    this.#begin();
  }

  #failed(batch: Batch, error: unknown): void {
    batch.writing = null;
    this.#ports.failed(storageFailure(error));
    if (this.#retry === null) this.#retryIn(this.#backoff.next());
  }
}

interface Batch {
  readonly rows: NewPendingChange[];
  writing: Promise<void> | null;
}

function isSmall({ changes }: NewPendingChange): boolean {
  return changes.length === 1 && (changes[0]?.body?.update.byteLength ?? 0) <= smallBytes;
}
