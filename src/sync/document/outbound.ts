import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Ack, Refused, Want } from '../protocol/index.ts';
import { type Change, isUndamaged, noFields, type Stamp, slicedChanges } from '../record/index.ts';
import { shiftRows } from './clock-shift.ts';
import { notDelivered, type PendingChange, type StoredRefusal } from './device-storage.ts';
import type { DocumentCore } from './document-core.ts';
import { type Answer, PushWindow } from './push-window.ts';

/** A smaller change of the clock's offset is network noise. */
const offsetNoiseMs = 1_000;
/** Handles the hub's answers to pushes, corrects stamps, and sends bodies that the hub requests. */
export class Outbound {
  readonly pushes: PushWindow;
  readonly #core: DocumentCore;
  readonly #applyRemote: (changes: readonly Change[]) => Promise<void>;

  /** @param applyRemote merges changes that the hub is known to have */
  constructor(core: DocumentCore, applyRemote: (changes: readonly Change[]) => Promise<void>) {
    this.#core = core;
    this.pushes = new PushWindow(core.pending, core.ports.randomBytes);
    this.#applyRemote = applyRemote;
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

  /**
   * Handles the acknowledgements that the cursor has passed.
   *
   * @param ack one that was just received
   * @returns the last answer that acknowledged changes
   */
  async confirm(ack: Ack | null = null): Promise<Answer | undefined> {
    const { meta } = this.#core;
    let last: Answer | undefined;
    for (const answer of this.pushes.confirmed(meta.cursor ?? -1, ack))
      last = (await this.#acknowledged(answer)) ?? last;
    return last;
  }

  async #acknowledged(answer: Answer): Promise<Answer | undefined> {
    if (answer.kind === 'came-through') await this.#applyRemote(answer.changes);
    if (answer.kind !== 'acknowledged' || answer.rows.length === 0) return undefined;
    this.#core.events.statusChanged(); // it is on the hub's disk now, even if promoting it takes a while
    try {
      await this.#core.ports.storage.acknowledge(answer.push, answer.rows);
    } catch (error) {
      this.#core.pending.notAcknowledged(answer.rows);
      throw error;
    }
    return answer;
  }

  async refuse(refused: Refused): Promise<Answer> {
    const answer = this.pushes.refuse(refused);
    if (answer.kind === 'refused') await this.#keepRefused(answer.rows, answer.refusal);
    return answer;
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

  /** Restamps rows that a wrong clock stamped, and all rows that were refused for their stamps. */
  async restampMisdated(): Promise<void> {
    const { clock, pending, view } = this.#core;
    const misdated = (row: PendingChange) => this.pushes.isMisdated(row, clock.offset);
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
    await this.#restamp(shifted);
  }

  /**
   * Stores restamped changes. Those that another tab acknowledged or promoted in the meantime are not replaced; then
   * this tab reads what it stored.
   */
  async #restamp(shifted: readonly PendingChange[]): Promise<void> {
    const { ports, pending, view, disk } = this.#core;
    const { rows, journal } = await ports.storage.restamp(shifted);
    const ids = new Set(rows);
    const written = shifted.filter(({ id }) => ids.has(id));
    const keys = written.flatMap(({ changes }) => changes.map(({ key }) => key));
    for (const row of written) pending.replace(row);
    for (const key of keys) view.rebuild(key);
    disk.wrote(journal);
    if (written.length < shifted.length) disk.readAfter(disk.seen);
    this.#core.changed(keys);
  }

  /** Marks refused rows. If bytes were damaged on this device, their content is encoded again. */
  async #keepRefused(rows: readonly number[], refusal: StoredRefusal): Promise<void> {
    const { ports, pending } = this.#core;
    const journal = await ports.storage.markRefused(rows, refusal);
    for (const id of rows) pending.setDelivery(id, { ...notDelivered, refusal });
    this.#core.disk.wrote(journal);
    if (refusal.code === 'damaged') for (const id of rows) await this.#reencode(id);
    this.#core.events.statusChanged();
  }

  /**
   * Quarantines the row's damaged bodies. In their place, sends everything that the open document or the disk still
   * has.
   */
  async #reencode(id: number): Promise<void> {
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
    await this.#restamp([{ ...row, changes }]);
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
