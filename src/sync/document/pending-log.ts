import type { RecordKey } from '#domain/kernel/index.ts';
import type { Ack, Refused } from '../protocol/index.ts';
import type { Change } from '../record/index.ts';
import { AppendQueue, type AppendQueuePorts } from './append-queue.ts';
import { wasWrong } from './clock-shift.ts';
import {
  type DeliveryState,
  type NewPendingChange,
  notDelivered,
  type PendingChange,
  type StoredRefusal,
} from './device-storage.ts';
import type { Answer, NextPush, PendingEntry } from './pending-entry.ts';
import { PushWindow } from './push-window.ts';

export interface PendingLogPorts extends AppendQueuePorts {
  readonly randomBytes: (count: number) => Uint8Array;
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
 * - *unstored*: only in memory; {@link AppendQueue} writes it
 * - *stored*: on disk, not sent or sent by an earlier page
 * - *in flight*: part of a push without an answer ({@link PushWindow})
 * - *refused*: kept and marked, until an edit of its record tries it again
 * - *acknowledged*: on the hub's disk and no longer pending; promoted once the cursor has passed its acknowledgement
 *
 * Another tab may move a change forward as well; then its state is read from the disk.
 */
export class PendingLog {
  readonly #queue: AppendQueue;
  readonly #window: PushWindow;
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
  /** Acknowledgements that the cursor has not passed yet. */
  #acks: readonly Ack[] = [];

  constructor({ storage, after, stored, failed, randomBytes }: PendingLogPorts) {
    this.#window = new PushWindow(randomBytes);
    this.#queue = new AppendQueue({
      storage,
      after,
      stored: (rows) => {
        for (const row of rows) this.#stored(row);
        stored(rows);
      },
      failed,
    });
  }

  /** The number of edits that are not on the hub's disk. */
  get count(): number {
    return this.#unacknowledged.size + this.#queue.size;
  }

  /** The number of stored edits that are not promoted yet. */
  get storedCount(): number {
    return this.#entries.size;
  }

  /** Whether a push was sent on the current connection and is unanswered. */
  get awaitsAnswer(): boolean {
    return this.#window.hasSent;
  }

  /** Adds an edit of this page, which is handed to the storage before this returns. */
  append(change: NewPendingChange): void {
    this.#index(change.changes);
    this.#queue.add(change);
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
    return this.#queue.rows();
  }

  /** Resolves when everything added before is on disk, or storage has failed. */
  flush(): Promise<void> {
    return this.#queue.flush();
  }

  /** Stops writing when the replica closes. */
  stop(): void {
    this.#queue.stop();
  }

  /** Whether changes were stamped by a clock now known to be wrong, and the hub cannot have them yet. */
  hasWronglyStamped(offset: number): boolean {
    for (const entry of this.#unacknowledged.values()) if (isWronglyStamped(entry, offset)) return true;
    return false;
  }

  /** Whether a change needs new stamps: the hub has refused those that it has, or a wrong clock made them. */
  isMisdated({ id }: PendingChange, offset: number): boolean {
    const entry = this.#entries.get(id);
    return entry !== undefined && (entry.isMisdated || isWronglyStamped(entry, offset));
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
    const isOver = delivery.push !== null && this.#window.wasRefused(delivery.push);
    entry.delivery = isOver ? { ...delivery, push: null } : delivery;
    if (delivery.refusal === null) entry.isCut = entry.piecesInFlight > 0;
    else this.#refused.add(entry);
  }

  /** Returns the next push for this connection, or null if nothing is pending or ten are in flight. */
  next(): NextPush | null {
    return this.#window.next(this.#unacknowledged.values(), () => this.#heldBodies());
  }

  /** Keeps an acknowledgement until the cursor has passed it. */
  acknowledged(ack: Ack): void {
    this.#acks = [...this.#acks, ack];
  }

  /**
   * Yields what the acknowledgements mean that the cursor has passed. Before that, the device could not detect that the
   * hub's lineage has changed, and would not send the acknowledged changes again.
   */
  *confirmed(cursor: number): Generator<Answer, void> {
    const due = this.#acks.filter(({ upto }) => upto <= cursor);
    if (due.length > 0) this.#acks = this.#acks.filter(({ upto }) => upto > cursor);
    for (const { ids } of due) for (const id of ids) yield this.#acknowledge(id);
  }

  refuse(refused: Refused): Answer {
    const answer = this.#window.refuse(refused);
    return answer.kind === 'restamp' ? { ...answer, isRepeated: this.#noteMisdated(answer.rows) } : answer;
  }

  /** Forgets unconfirmed acknowledgements, and sends what is in flight first on the next connection. */
  disconnected(): void {
    this.#acks = [];
    this.#window.disconnected();
  }

  #acknowledge(push: Uint8Array): Answer {
    const answer = this.#window.acknowledge(push);
    if (answer.kind !== 'acknowledged') return answer;
    for (const id of answer.rows) {
      const entry = this.#unacknowledged.get(id);
      if (entry !== undefined) entry.isMisdated = false;
      this.#unacknowledged.delete(id);
    }
    return answer;
  }

  /** @returns whether the stamps of one of the changes were refused before */
  #noteMisdated(ids: readonly number[]): boolean {
    const entries = ids.flatMap((id) => this.#entries.get(id) ?? []);
    const isRepeated = entries.some(({ isMisdated }) => isMisdated);
    for (const entry of entries) entry.isMisdated = true;
    return isRepeated;
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

  /** Returns the records with a refused body update. Later updates build on it, so they wait. */
  #heldBodies(): ReadonlySet<string> {
    const held = new Set<string>();
    for (const { entry } of this.#refusedEntries())
      for (const { key, body } of entry.change.changes) if (body !== undefined) held.add(key);
    return held;
  }
}

/** Whether a wrong clock stamped a change, and it was never cut into a push, so that the hub cannot have it. */
function isWronglyStamped({ change, delivery, isCut }: PendingEntry, offset: number): boolean {
  return delivery.push === null && !isCut && wasWrong(change, offset);
}
