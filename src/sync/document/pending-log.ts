import type { RecordKey } from '#domain/kernel/index.ts';
import { type Change, toHex } from '../record/index.ts';
import { Backoff } from './backoff.ts';
import {
  type DeliveryState,
  type DeviceStorage,
  type NewPendingChange,
  notDelivered,
  type PendingChange,
  type StoredRefusal,
} from './device-storage.ts';
import { type SaveFailure, storageFailure } from './status.ts';

interface PendingLogPorts {
  readonly storage: DeviceStorage;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Monotonic milliseconds. */
  readonly monotonic: () => number;
  /** Edits cannot be stored; null: they are stored again. */
  readonly failed: (failure: SaveFailure | null) => void;
}

const firstRetryMs = 1_000;

const writesAtOnce = 32;
/** A body update of one record up to this size succeeds if the disk accepts anything at all. */
const smallBytes = 4_096;

/** A stored pending change, and how far its delivery has come. */
export interface PendingEntry {
  change: PendingChange;
  delivery: DeliveryState;
  /** The number of its pieces in flight. */
  piecesInFlight: number;
  /** Whether all of it has been cut into pushes. */
  isCut: boolean;
  /** Whether it was refused together with others. It is sent alone, so that the next refusal identifies it. */
  isAlone: boolean;
  /** Whether the hub has refused it once as damaged. */
  wasDamaged: boolean;
  /** Whether the hub has refused its stamps. */
  isMisdated: boolean;
}

export interface RefusedChange {
  readonly change: PendingChange;
  readonly refusal: StoredRefusal;
}

/**
 * This device's changes from the edit until they are promoted into the synced data. A change is in one of these states:
 *
 *     unstored ──> stored ──> in flight ──> acknowledged ──> promoted, and gone from here
 *                    ^            │
 *                    └── refused <┘
 *
 * - *unstored*: only in memory
 * - *stored*: on disk, not sent or sent by an earlier page
 * - *in flight*: part of a push without an answer (`PushWindow`)
 * - *refused*: kept and marked, until an edit of its record tries it again
 * - *acknowledged*: on the hub's disk and no longer pending; promoted once the cursor has passed its acknowledgement
 *
 * Another tab may move a change forward as well; then its state is read from the disk.
 *
 * Edits are stored in order, and tried again while storage fails. Each is passed to storage in the turn of the event loop
 * in which it was made, even while earlier ones are being written. It then survives even if the page is killed. After a
 * large edit, later ones wait: the disk might refuse it and accept the next edit, which builds on it. Edits made in the
 * meantime, or while many writes are in progress, share the next write.
 */
export class PendingLog {
  readonly #ports: PendingLogPorts;
  readonly #backoff = new Backoff({ firstMs: firstRetryMs, maxMs: 60_000, growth: 1.5 });
  #batches: readonly Batch[] = [];
  #retry: { readonly ms: number; readonly cancel: () => void } | null = null;
  #isFailing = false;
  #isStopped = false;
  #editedAt = Number.NEGATIVE_INFINITY;
  /** Stored changes by id, in order. */
  readonly #entries = new Map<number, PendingEntry>();
  /**
   * The entries that the hub has not acknowledged, in the same order. Hundreds of acknowledged entries may stay in
   * `#entries` until they are promoted.
   */
  #unacknowledged = new Map<number, PendingEntry>();
  /** All changes by record, whether they are stored or not. */
  readonly #byRecord = new Map<RecordKey, Set<Change>>();
  /** Entries that were refused at some time. */
  readonly #refused = new Set<PendingEntry>();
  /** Refused pushes, with their changes. Stored rows may still name such a push, but are cut again anyway. */
  readonly refusedPushes = new Map<string, readonly Change[]>();

  constructor(ports: PendingLogPorts) {
    this.#ports = ports;
  }

  /** The number of edits that are not on the hub's disk. */
  get count(): number {
    return this.#batches.reduce((sum, { rows }) => sum + rows.length, this.#unacknowledged.size);
  }

  /** The number of stored edits that are not promoted yet. */
  get storedCount(): number {
    return this.#entries.size;
  }

  /** Milliseconds since the user's last edit in this page. */
  get quietMs(): number {
    return this.#ports.monotonic() - this.#editedAt;
  }

  /** Whether a change may be marked as refused. */
  get hasRefused(): boolean {
    return this.#refused.size > 0;
  }

  /** The stored changes that the hub has not acknowledged, in order. */
  get unacknowledgedEntries(): Iterable<PendingEntry> {
    return this.#unacknowledged.values();
  }

  /**
   * Adds an edit of this page. It is handed to the storage before this returns, or within a second while storage fails.
   *
   * @returns the edit with its id, once it is on disk
   */
  append(row: NewPendingChange): Promise<PendingChange> {
    this.#editedAt = this.#ports.monotonic();
    this.#index(row.changes);
    return new Promise((stored) => {
      const last = this.#batches.at(-1);
      if (last?.writing === null) last.rows.push({ row, stored });
      else this.#batches = [...this.#batches, { rows: [{ row, stored }], writing: null }];
      if (this.#retry === null) this.#beginWrite();
      else if (this.#retry.ms > firstRetryMs) this.#retryIn(firstRetryMs);
    });
  }

  /** Adds a change that is on disk already: another tab's, a backfill, or part of an import. */
  adopt(change: PendingChange): void {
    if (this.#entries.has(change.id)) return;
    this.#index(change.changes);
    this.#put(change);
  }

  forRecord(key: RecordKey): readonly Change[] {
    return [...(this.#byRecord.get(key) ?? [])];
  }

  get(id: number): PendingChange | undefined {
    return this.#entries.get(id)?.change;
  }

  /** Returns a stored change, and how far its delivery has come. */
  entry(id: number): PendingEntry | undefined {
    return this.#entries.get(id);
  }

  /** Returns the stored changes in order, those that are acknowledged included. */
  stored(): readonly PendingChange[] {
    return [...this.#entries.values()].map(({ change }) => change);
  }

  /** Yields the stored changes that the hub has not acknowledged, in order. */
  *unacknowledged(): Generator<PendingChange, void> {
    for (const { change } of this.#unacknowledged.values()) yield change;
  }

  /** Returns the edits that are only in memory. */
  unstored(): readonly NewPendingChange[] {
    return this.#batches.flatMap(({ rows }) => rows.map(({ row }) => row));
  }

  /** Resolves when everything added before is on disk, or storage has failed. */
  async flush(): Promise<void> {
    do {
      this.#beginWrite();
      await Promise.all(this.#batches.map(({ writing }) => writing));
    } while (this.#batches.length > 0 && this.#retry === null && !this.#isStopped);
  }

  /** Stops writing when the replica closes. */
  stop(): void {
    this.#isStopped = true;
    this.#retry?.cancel();
  }

  /** Returns the stored changes whose bytes are not fixed by a push in flight. */
  notInFlight(): readonly PendingChange[] {
    return [...this.#entries.values()].flatMap(({ change, piecesInFlight }) => (piecesInFlight > 0 ? [] : change));
  }

  /** Returns the refused changes, in order. */
  refused(): readonly RefusedChange[] {
    return this.#refusedEntries().map(({ entry, refusal }) => ({ change: entry.change, refusal }));
  }

  /** Removes a change that is promoted, or that another tab has. */
  remove(id: number): PendingChange | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    this.#entries.delete(id);
    this.#unacknowledged.delete(id);
    this.#refused.delete(entry);
    this.#unindex(entry.change.changes);
    entry.isCut = false; // a push in flight that has it acknowledges nothing here
    return entry.change;
  }

  /** Replaces a change by a restamped one. It was never sent with these stamps, so it is cut again. */
  replace(change: PendingChange): void {
    const entry = this.#entries.get(change.id);
    if (entry === undefined) return;
    this.#unindex(entry.change.changes);
    this.#index(change.changes);
    entry.change = change;
    this.#restart(entry, notDelivered);
    this.#sort();
  }

  /** Makes acknowledged changes pending again for the hub of another lineage, as sent but unanswered. */
  forgetAcknowledged(): void {
    for (const [id, entry] of this.#entries)
      if (!this.#unacknowledged.has(id)) this.#restart(entry, { ...entry.delivery, acknowledged: false });
    this.#sort();
  }

  /** Takes over how far the delivery of a change has come, as read from disk or just written there. */
  setDelivery(id: number, delivery: DeliveryState): void {
    const entry = this.#unacknowledged.get(id);
    if (entry === undefined) return;
    if (delivery.acknowledged) {
      entry.delivery = delivery;
      entry.isCut = true;
      this.#unacknowledged.delete(id);
      return;
    }
    const isOver = delivery.push !== null && this.refusedPushes.has(toHex(delivery.push));
    entry.delivery = isOver ? { ...delivery, push: null } : delivery;
    // while pieces are in flight, this page knows best whether all of them are: one may have been refused
    if (delivery.refusal !== null) this.#refused.add(entry);
    else if (entry.piecesInFlight === 0) entry.isCut = false;
  }

  /** Notes that the hub has all of these changes on disk. */
  acknowledge(ids: readonly number[]): void {
    for (const id of ids) {
      const entry = this.#unacknowledged.get(id);
      if (entry !== undefined) entry.isMisdated = false;
      this.#unacknowledged.delete(id);
    }
  }

  /** Makes changes pending again whose acknowledgement could not be stored. The hub acknowledges their push once more. */
  notAcknowledged(ids: readonly number[]): void {
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (entry !== undefined) this.#restart(entry, entry.delivery);
    }
    this.#sort();
  }

  /** Returns the records with a refused body update. Later updates build on it, so they wait. */
  heldBodies(): ReadonlySet<string> {
    const held = new Set<string>();
    for (const { entry } of this.#refusedEntries())
      for (const { key, body } of entry.change.changes) if (body !== undefined) held.add(key);
    return held;
  }

  #retryIn(ms: number): void {
    this.#retry?.cancel();
    if (this.#isStopped) return;
    this.#retry = { ms, cancel: this.#ports.after(ms, () => this.#beginWrite()) };
  }

  /** Writes the rows that are not being written, if a write may start now. */
  #beginWrite(): void {
    const idle = this.#batches.filter((batch) => batch.writing === null);
    const writing = this.#batches.filter((batch) => batch.writing !== null);
    const waits = writing.length >= writesAtOnce || writing.some(({ rows }) => !rows.every(isSmall));
    if (idle.length === 0 || waits || this.#isStopped) return;
    this.#retry?.cancel();
    this.#retry = null;
    const batch: Batch = { rows: idle.flatMap(({ rows }) => rows), writing: null };
    this.#batches = [...writing, batch];
    batch.writing = this.#write(batch);
  }

  async #write(batch: Batch): Promise<void> {
    try {
      const ids = await this.#ports.storage.appendPending(batch.rows.map(({ row }) => row));
      this.#written(batch, ids);
    } catch (error) {
      batch.writing = null;
      this.#isFailing = true;
      this.#ports.failed(storageFailure(error));
      if (this.#retry === null) this.#retryIn(this.#backoff.next());
    }
  }

  #written(batch: Batch, ids: readonly number[]): void {
    this.#batches = this.#batches.filter((each) => each !== batch);
    for (const [at, { row, stored }] of batch.rows.entries()) {
      const change = { ...row, id: ids[at] as number };
      this.#stored(change);
      stored(change);
    }
    if (this.#retry !== null) return;
    if (this.#isFailing) {
      this.#isFailing = false;
      this.#backoff.reset();
      this.#ports.failed(null);
    }
    this.#beginWrite();
  }

  #stored(change: PendingChange): void {
    if (this.#entries.has(change.id))
      this.#unindex(change.changes); // it was read from disk already
    else this.#put(change);
  }

  #put(change: PendingChange): void {
    const entry: PendingEntry = {
      change,
      delivery: notDelivered,
      piecesInFlight: 0,
      isCut: false,
      isAlone: false,
      wasDamaged: false,
      isMisdated: false,
    };
    this.#entries.set(change.id, entry);
    this.#unacknowledged.set(change.id, entry);
  }

  /** Begins the delivery of a change again. */
  #restart(entry: PendingEntry, delivery: DeliveryState): void {
    entry.delivery = delivery;
    entry.piecesInFlight = 0;
    entry.isCut = false;
    this.#unacknowledged.set(entry.change.id, entry);
  }

  /** Restores the order after changes have become pending again. */
  #sort(): void {
    this.#unacknowledged = new Map([...this.#entries].filter(([id]) => this.#unacknowledged.has(id)));
  }

  #index(changes: readonly Change[]): void {
    for (const change of changes) {
      const known = this.#byRecord.get(change.key);
      if (known === undefined) this.#byRecord.set(change.key, new Set([change]));
      else known.add(change);
    }
  }

  #unindex(changes: readonly Change[]): void {
    for (const change of changes) {
      const known = this.#byRecord.get(change.key);
      known?.delete(change);
      if (known?.size === 0) this.#byRecord.delete(change.key);
    }
  }

  /** Returns refused entries in order, regardless of the order in which they were refused. */
  #refusedEntries(): readonly { readonly entry: PendingEntry; readonly refusal: StoredRefusal }[] {
    if (this.#refused.size === 0) return [];
    const refused = [...this.#entries.values()].flatMap((entry) => {
      const { refusal } = entry.delivery;
      return refusal === null ? [] : { entry, refusal };
    });
    if (refused.length === 0) this.#refused.clear();
    return refused;
  }
}

interface Batch {
  readonly rows: { readonly row: NewPendingChange; readonly stored: (row: PendingChange) => void }[];
  writing: Promise<void> | null;
}

function isSmall({ row: { changes } }: Batch['rows'][number]): boolean {
  return changes.length === 1 && (changes[0]?.body?.update.byteLength ?? 0) <= smallBytes;
}
