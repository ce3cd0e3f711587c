import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Refused, Want } from '../protocol/index.ts';
import { encodeMessage } from '../protocol/index.ts';
import { type Change, isUndamaged, noFields, type Stamp } from '../record/index.ts';
import { shiftRows, wasWrong } from './clock-shift.ts';
import { notDelivered, type PendingChange, type StoredRefusal } from './device-storage.ts';
import type { Answer } from './pending-entry.ts';
import type { Replica } from './replica.ts';
import { slicedChanges } from './sliced-changes.ts';

interface OutboundEvents {
  /** Sends a frame on the current connection. */
  readonly send: (frame: Uint8Array) => void;
  /** New backfills are ready to be sent. */
  readonly offered: () => void;
  /** Pauses sending for a number of seconds. */
  readonly later: (seconds: number) => void;
  /** The device's clock has changed since the welcome: requests the time again after a number of seconds. */
  readonly askTheTime: (seconds: number) => void;
  /** Rows were acknowledged and should be promoted when the user pauses. */
  readonly acknowledged: () => void;
  /** Merges changes that the hub is known to have. */
  readonly applyRemote: (changes: readonly Change[]) => Promise<void>;
}

/**
 * The wait before the time is requested again for a row that stays ahead of the hub's bound. Such a row builds on
 * something that the hub has not received yet.
 */
const misdatedAgainSeconds = 2;

/** Sends pending changes: pushes and their answers, corrected stamps, and bodies that the hub requests. */
export class Outbound {
  readonly #replica: Replica;
  readonly #events: OutboundEvents;
  #hubIsBusy = false;

  constructor(replica: Replica, events: OutboundEvents) {
    this.#replica = replica;
    this.#events = events;
  }

  /** Whether the hub answered last that it cannot save anything now. */
  get hubIsBusy(): boolean {
    return this.#hubIsBusy;
  }

  /** Whether pending rows were stamped by a clock now known to be wrong. */
  get hasWronglyStamped(): boolean {
    const { pending, clock } = this.#replica;
    for (const row of pending.unacknowledged())
      if (wasWrong(row, clock.offset) && !pending.wasSent(row.id)) return true;
    return false;
  }

  /** Sends pending rows, with at most ten pushes in flight. Stores which rows a push contains before sending it. */
  send(): void {
    const { pending, storage } = this.#replica;
    for (let next = pending.next(); next !== null; next = pending.next()) {
      const { push, rows } = next;
      const go = () => this.#events.send(encodeMessage({ type: 'push', body: push }));
      if (rows.length === 0) go();
      else void storage.markSent(push.id, rows).then(go, go);
    }
  }

  /** Makes refused rows pending again. */
  async retry(rows: readonly number[]): Promise<void> {
    const journal = await this.#replica.storage.markRefused(rows, null);
    for (const id of rows) this.#replica.pending.setDelivery(id, notDelivered);
    this.#replica.wrote(journal);
  }

  async acknowledge(ids: readonly Uint8Array[]): Promise<void> {
    for (const id of ids) await this.answer(this.#replica.pending.acknowledge(id));
  }

  /** Merges acknowledged rows into the synced layer. */
  async promote(): Promise<void> {
    const settled = await this.#replica.storage.promote();
    if (settled !== null) this.#replica.promoted(settled);
  }

  refuse(refused: Refused): Promise<void> {
    return this.answer(this.#replica.pending.refuse(refused));
  }

  /** Restamps rows that a wrong clock stamped, and all rows that were refused for their stamps. */
  async restampMisdated(): Promise<void> {
    const { clock, id, pending, view, storage } = this.#replica;
    const misdated = (row: PendingChange) =>
      pending.isMisdated(row.id) || (wasWrong(row, clock.offset) && !pending.wasSent(row.id));
    const rows = pending.notInFlight();
    if (!rows.some(misdated)) return;
    const exists = (key: string, path: string, stamp: Stamp) => view.hasStamp(key as RecordKey, path, stamp);
    const shifted = shiftRows(rows, { offset: clock.offset, now: clock.now(), replica: id, misdated, exists });
    this.#replica.restamped(shifted, await storage.restamp(shifted));
  }

  /** Handles the hub's answer to a push. */
  async answer(answer: Answer): Promise<void> {
    switch (answer.kind) {
      case 'acknowledged': {
        if (answer.rows.length === 0) return;
        this.#hubIsBusy = false;
        this.#replica.statusChanged(); // it is on the hub's disk now, even if promoting it takes a while
        await this.#replica.storage.acknowledge(answer.push, answer.rows);
        return this.#events.acknowledged();
      }
      case 'refused':
        return this.#keepRefused(answer.rows, answer.refusal);
      case 'restamp':
        return this.#askTheTime(answer.rows);
      case 'came-through':
        return this.#events.applyRemote(answer.changes);
      case 'later':
        this.#hubIsBusy = answer.busy;
        this.#replica.statusChanged();
        return this.#events.later(answer.waitSeconds);
      case 'unknown':
        return;
    }
  }

  /** Marks refused rows. If bytes were damaged on this device, their content is encoded again. */
  async #keepRefused(rows: readonly number[], refusal: StoredRefusal): Promise<void> {
    const { storage, pending } = this.#replica;
    const journal = await storage.markRefused(rows, refusal);
    for (const id of rows) pending.setDelivery(id, { ...notDelivered, refusal });
    this.#replica.wrote(journal);
    if (refusal.code === 'damaged') for (const id of rows) await this.#encodeAnew(id);
    this.#replica.statusChanged();
  }

  /**
   * Quarantines the row's damaged bodies. In their place, sends everything that the open document or the disk still
   * has.
   */
  async #encodeAnew(id: number): Promise<void> {
    const replica = this.#replica;
    const row = replica.pending.get(id);
    const damaged = row?.changes.filter(({ key, body }) => body !== undefined && !isUndamaged(key, body)) ?? [];
    if (row === undefined || damaged.length === 0) return;
    const changes = row.changes.map(({ body, ...change }) =>
      body === undefined || !isUndamaged(change.key, body) ? change : { ...change, body },
    );
    await replica.quarantine(
      damaged.map(({ key, body }) => ({ key, bytes: body?.update ?? new Uint8Array(0), why: 'checksum' })),
    );
    replica.restamped([{ ...row, changes }], await replica.storage.restamp([{ ...row, changes }]));
    for (const { key } of damaged) await this.#offerBody(key, await replica.bodies.whole(key));
    this.#events.offered();
  }

  /**
   * Handles rows refused for their stamps. This device's clock has changed since the last welcome, and the next welcome
   * corrects it.
   */
  #askTheTime(rows: readonly number[]): void {
    const isRepeated = this.#replica.pending.noteMisdated(rows);
    this.#events.askTheTime(isRepeated ? misdatedAgainSeconds : 0);
  }

  /** Sends the hub the parts of a body that this device has beyond the hub's state vector. */
  async backfillBody({ key, vector }: Want): Promise<void> {
    const state = await this.#replica.bodies.whole(key as RecordKey);
    await this.#offerBody(key as RecordKey, state === null ? null : Y.diffUpdate(state, vector));
    this.#events.offered();
  }

  async #offerBody(key: RecordKey, update: Uint8Array | null): Promise<void> {
    if (update === null) return;
    const changes = slicedChanges(key, noFields, update);
    const row = { changes, replaced: changes.map(() => []), offset: this.#replica.clock.offset, offer: true };
    const ids = await this.#replica.storage.appendPending([row]);
    this.#replica.backfilled([{ ...row, id: ids[0] as number }]);
  }
}
