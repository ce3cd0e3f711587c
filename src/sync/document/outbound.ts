import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { DeviceMessage, Refused, Want } from '../protocol/index.ts';
import { type Change, isUndamaged, noFields, type Stamp } from '../record/index.ts';
import { shiftRows } from './clock-shift.ts';
import { notDelivered, type PendingChange, type StoredRefusal } from './device-storage.ts';
import type { DocumentCore } from './document-core.ts';
import type { Answer } from './pending-entry.ts';
import { slicedChanges } from './sliced-changes.ts';

interface OutboundEvents {
  /** The hub has answered a push; `isHubBusy`: it cannot save anything now. */
  readonly answered: (isHubBusy: boolean) => void;
  /** Pauses sending for a number of seconds. */
  readonly later: (seconds: number) => void;
  /** The device's clock has changed since the welcome: requests the time again after a number of seconds. */
  readonly askTheTime: (seconds: number) => void;
  /** Changes were acknowledged and should be promoted when the user pauses. */
  readonly acknowledged: () => void;
  /** Merges changes that the hub is known to have. */
  readonly applyRemote: (changes: readonly Change[]) => Promise<void>;
}

/** A smaller change of the clock's offset is network noise. */
const offsetNoiseMs = 1_000;
/**
 * The wait before the time is requested again for a row that stays ahead of the hub's bound. Such a row builds on
 * something that the hub has not received yet.
 */
const misdatedAgainSeconds = 2;

/** Sends pending changes: pushes and their answers, corrected stamps, and bodies that the hub requests. */
export class Outbound {
  readonly #core: DocumentCore;
  readonly #events: OutboundEvents;

  constructor(core: DocumentCore, events: OutboundEvents) {
    this.#core = core;
    this.#events = events;
  }

  /** Whether pending rows were stamped by a clock now known to be wrong. */
  get hasWronglyStamped(): boolean {
    const { pending, clock } = this.#core;
    return pending.hasWronglyStamped(clock.offset);
  }

  /**
   * Sends pending rows, with at most ten pushes in flight. Stores which rows a push contains before sending it.
   *
   * @param give hands a push to the current connection
   */
  send(give: (push: DeviceMessage) => void): void {
    const { pending, ports } = this.#core;
    for (let next = pending.next(); next !== null; next = pending.next()) {
      const { push, rows } = next;
      const go = () => give({ type: 'push', body: push });
      if (rows.length === 0) go();
      else void ports.storage.markSent(push.id, rows).then(go, go);
    }
  }

  /** Makes refused rows pending again. */
  async retry(rows: readonly number[]): Promise<void> {
    const journal = await this.#core.ports.storage.markRefused(rows, null);
    for (const id of rows) this.#core.pending.setDelivery(id, notDelivered);
    this.#core.disk.wrote(journal);
  }

  /** Tries changes again that an update of the server or of the app may have made acceptable. */
  async retryAfterWelcome(): Promise<void> {
    const again = this.#core.pending
      .refused()
      .filter(({ refusal: { code } }) => code === 'quota' || code === 'version');
    if (again.length > 0) await this.retry(again.map(({ change }) => change.id));
  }

  /** Handles the acknowledgements that the cursor has passed. */
  async confirm(): Promise<void> {
    const { pending, meta } = this.#core;
    for (const answer of pending.confirmed(meta.cursor ?? -1)) await this.#answer(answer);
  }

  /** Sets the clock offset, and restamps unsent changes that a wrong clock stamped. */
  async setClock(hubNow: number): Promise<void> {
    const { clock, meta, ports } = this.#core;
    const offset = Math.round(hubNow - ports.now());
    if (Math.abs(offset - clock.offset) > offsetNoiseMs || meta.epoch === null) {
      clock.reset(offset);
      await ports.storage.setClock({ offset });
      this.#core.setMeta({ clock: { offset } });
    }
    await this.restampMisdated();
  }

  /** Merges acknowledged rows into the synced layer. */
  async promote(): Promise<void> {
    const settled = await this.#core.ports.storage.promote();
    if (settled !== null) this.#core.synced.promoted(settled);
  }

  refuse(refused: Refused): Promise<void> {
    return this.#answer(this.#core.pending.refuse(refused));
  }

  /** Restamps rows that a wrong clock stamped, and all rows that were refused for their stamps. */
  async restampMisdated(): Promise<void> {
    const { clock, pending, view } = this.#core;
    const misdated = (row: PendingChange) => pending.isMisdated(row, clock.offset);
    const rows = pending.notInFlight();
    if (!rows.some(misdated)) return;
    const exists = (key: string, path: string, stamp: Stamp) => view.hasStamp(key as RecordKey, path, stamp);
    const shifted = shiftRows(rows, {
      offset: clock.offset,
      now: clock.now(),
      replica: clock.replica,
      misdated,
      exists,
    });
    await this.#core.restamp(shifted);
  }

  /** Handles the hub's answer to a push. */
  async #answer(answer: Answer): Promise<void> {
    switch (answer.kind) {
      case 'acknowledged': {
        if (answer.rows.length === 0) return;
        this.#events.answered(false);
        this.#core.statusChanged(); // it is on the hub's disk now, even if promoting it takes a while
        await this.#core.ports.storage.acknowledge(answer.push, answer.rows);
        return this.#events.acknowledged();
      }
      case 'refused':
        return this.#keepRefused(answer.rows, answer.refusal);
      case 'restamp':
        return this.#events.askTheTime(answer.isRepeated ? misdatedAgainSeconds : 0);
      case 'came-through':
        return this.#events.applyRemote(answer.changes);
      case 'later':
        this.#events.answered(answer.busy);
        return this.#events.later(answer.waitSeconds);
      case 'unknown':
        return;
    }
  }

  /** Marks refused rows. If bytes were damaged on this device, their content is encoded again. */
  async #keepRefused(rows: readonly number[], refusal: StoredRefusal): Promise<void> {
    const { ports, pending } = this.#core;
    const journal = await ports.storage.markRefused(rows, refusal);
    for (const id of rows) pending.setDelivery(id, { ...notDelivered, refusal });
    this.#core.disk.wrote(journal);
    if (refusal.code === 'damaged') for (const id of rows) await this.#encodeAnew(id);
    this.#core.statusChanged();
  }

  /**
   * Quarantines the row's damaged bodies. In their place, sends everything that the open document or the disk still
   * has.
   */
  async #encodeAnew(id: number): Promise<void> {
    const core = this.#core;
    const row = core.pending.get(id);
    const damaged = row?.changes.filter(({ key, body }) => body !== undefined && !isUndamaged(key, body)) ?? [];
    if (row === undefined || damaged.length === 0) return;
    const changes = row.changes.map(({ body, ...change }) =>
      body === undefined || !isUndamaged(change.key, body) ? change : { ...change, body },
    );
    await core.quarantine.add(
      damaged.map(({ key, body }) => ({ key, bytes: body?.update ?? new Uint8Array(0), why: 'checksum' })),
    );
    await core.restamp([{ ...row, changes }]);
    for (const { key } of damaged) await this.#offerBody(key, await core.bodies.whole(key));
  }

  /** Sends the hub the parts of a body that this device has beyond the hub's state vector. */
  async backfillBody({ key, vector }: Want): Promise<void> {
    // a device that downloads a snapshot lacks these parts too; the hub asks again at the next hello
    if (this.#core.meta.cursor === null) return;
    const state = await this.#core.bodies.whole(key as RecordKey);
    await this.#offerBody(key as RecordKey, state === null ? null : Y.diffUpdate(state, vector));
  }

  async #offerBody(key: RecordKey, update: Uint8Array | null): Promise<void> {
    if (update === null) return;
    const changes = slicedChanges(key, noFields, update);
    const row = { changes, replaced: changes.map(() => []), offset: this.#core.clock.offset, offer: true };
    const ids = await this.#core.ports.storage.appendPending([row]);
    this.#core.backfilled([{ ...row, id: ids[0] as number }]);
  }
}
