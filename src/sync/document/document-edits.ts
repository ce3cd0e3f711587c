import {
  collectionOf,
  idOf,
  inTrash,
  missingDefaults,
  parseRecordKey,
  type RecordKey,
  uuidV7,
} from '#domain/kernel/index.ts';
import { isNeverTombstoned, recordTypeOf } from '#domain/user-document.ts';
import {
  type Change,
  emptyRecord,
  type Field,
  highestStamp,
  isDetail,
  type JsonValue,
  laterStamp,
  noFields,
  type Stamp,
} from '../record/index.ts';
import type { NewPendingChange } from './device-storage.ts';
import type { DocumentCore } from './document-core.ts';
import { slicedChanges } from './sliced-changes.ts';
import { TypingBursts } from './typing-bursts.ts';

/** One leaf to set; null clears it. */
export interface LeafEdit {
  readonly path: string;
  readonly value: JsonValue;
}

/** The changes of one edit to one record. */
export interface RecordEdit {
  readonly key: RecordKey;
  readonly leaves: readonly LeafEdit[];
  /** The initial text of a body, for a record without one. */
  readonly body?: Uint8Array;
}

/** Turns the user's edits into stamped changes, which the core shows and stores. */
export class DocumentEdits {
  readonly #core: DocumentCore;
  readonly #bursts: TypingBursts;
  readonly #retry: (rows: readonly number[]) => void;
  /** Resolves when the last of the edits that are stored together has ended. */
  #together: Promise<unknown> = Promise.resolve();

  /** @param retry sends refused changes again */
  constructor(core: DocumentCore, retry: (rows: readonly number[]) => void) {
    this.#core = core;
    this.#retry = retry;
    this.#bursts = new TypingBursts({
      after: core.ports.after,
      ended: (key, lastAt) => this.#typingPaused(key, lastAt),
    });
  }

  /**
   * Applies one edit by the user: at once in memory, and as one row on disk.
   *
   * @throws if it sets details of a record that is not open, because the stamps they replace are unknown
   */
  edit(edits: readonly RecordEdit[]): void {
    this.#write(edits);
  }

  /**
   * Writes many records, all of them or none: this device stores them in one transaction and then shows all of them.
   * Other devices receive them in several pushes. A second call waits for the first.
   *
   * @param batches the edits, in parts that each take a few milliseconds; if reading them fails, nothing is written
   * @returns whether they are stored; false if the document was closed before
   * @throws StorageError if the disk is full or unavailable; then nothing is written
   */
  editTogether(batches: AsyncIterable<readonly RecordEdit[]>): Promise<boolean> {
    const edited = this.#together.then(() => this.#editTogether(batches));
    this.#together = edited.catch(() => {});
    return edited;
  }

  async #editTogether(batches: AsyncIterable<readonly RecordEdit[]>): Promise<boolean> {
    const core = this.#core;
    const { view, pending } = core;
    const { storage } = core.ports;
    const rows: NewPendingChange[] = [];
    try {
      for await (const edits of batches) {
        const row = this.#rowOf(edits);
        if (row === null) continue;
        storage.prepare(row);
        for (const change of row.changes) view.stage(change);
        rows.push(row);
      }
      await this.flush(); // earlier edits are stored first
      if (core.isClosed || rows.length === 0) return !core.isClosed;
      const ids = await storage.appendPending(rows);
      const stored = rows.map((row, at) => ({ ...row, id: ids[at] as number }));
      for (const row of stored) pending.adopt(row);
      view.reveal();
      const changes = rows.flatMap((row) => row.changes);
      for (const change of changes) core.notifyOpen(change);
      core.stored(stored);
      core.changed(changes.map(({ key }) => key));
      return true;
    } finally {
      view.discardStaged();
    }
  }

  /** Deletes records permanently, except preferences and library exercises. */
  deletePermanently(keys: readonly RecordKey[]): void {
    const { view, clock, isClosed } = this.#core;
    const deletable = keys.filter((key) => !isNeverTombstoned(key) && view.get(key)?.tombstone === undefined);
    if (deletable.length === 0 || isClosed) return;
    const tombstone = clock.next(latest(deletable.map((key) => highestStamp(view.get(key) ?? emptyRecord) ?? null)));
    const changes = deletable.map((key): Change => ({ key, fields: noFields, tombstone }));
    this.accept({ changes, replaced: changes.map(() => []), offset: clock.offset, offer: false });
  }

  /**
   * Applies what the user typed into an open body. In the trash, each edit sets `editedAt`, because it restores the
   * record.
   */
  typed(key: RecordKey, update: Uint8Array): void {
    const now = this.#core.clock.now();
    const starts = this.#bursts.edited(key, now);
    const isDated = starts || this.#isInTrash(key);
    this.#write([{ key, leaves: isDated ? [{ path: 'editedAt', value: now }] : [], body: update }], key);
  }

  /**
   * Copies this device's version of a record to a new one, if the record was permanently deleted elsewhere while
   * changes to it are pending here. This way nothing that was written is lost with the old id.
   */
  async forkDeleted(key: RecordKey): Promise<void> {
    const { view, records, bodies, clock, ports, pending } = this.#core;
    const state = view.get(key);
    const parsed = parseRecordKey(key);
    if (!parsed.ok || state === undefined || state.tombstone !== undefined) return;
    await records.open(key);
    const written = await bodies.whole(key);
    const copy: RecordKey = `${parsed.value.collection}/${uuidV7(clock.now(), ports.randomBytes(10))}`;
    const leaves = [...(view.get(key)?.fields ?? noFields)].map(([path, { value }]) => ({ path, value }));
    const body = written === null ? {} : { body: written };
    this.edit([
      { key: copy, leaves: leaves.filter(({ path, value }) => value !== null && path !== 'trashedAt'), ...body },
    ]);
    await pending.flush();
  }

  /** Takes over what was typed into bodies so far. */
  flushTyping(): void {
    this.#core.bodies.flush();
    this.#bursts.end();
  }

  /** Stores everything typed so far. Resolves when it is on disk or storage has failed. */
  async flush(): Promise<void> {
    this.flushTyping();
    await this.#core.pending.flush();
  }

  /** Writes a stamped edit: a new one, or one that a closed page had only in memory. */
  accept(row: NewPendingChange, typedInto: RecordKey | null = null): void {
    this.#retryRefused(row);
    this.#core.accept(row, typedInto);
  }

  #write(edits: readonly RecordEdit[], typedInto: RecordKey | null = null): void {
    const row = this.#core.isClosed ? null : this.#rowOf(edits);
    if (row !== null) this.accept(row, typedInto);
  }

  /** Stamps edits, as one row to store; null if they change nothing. */
  #rowOf(edits: readonly RecordEdit[]): NewPendingChange | null {
    const { clock, meta } = this.#core;
    // until the first sync is complete, the hub may already have the record
    const createdAt = meta.cursor === null ? null : clock.now();
    const effective = edits
      .filter(({ leaves, body }) => leaves.length > 0 || body !== undefined)
      .map((edit) => this.#withDefaults(edit, createdAt));
    if (effective.length === 0) return null;
    const rows = effective.map(({ key, leaves }) => leaves.map(({ path }) => this.#replacedStamp(key, path)));
    const stamp = clock.next(latest(rows.flat()));
    const changes = effective.map(({ key, leaves, body }) => {
      const fields = new Map<string, Field>(leaves.map(({ path, value }) => [path, { value, stamp }]));
      return slicedChanges(key, fields, body);
    });
    const replaced = changes.flatMap((slices, at) => slices.map((_, slice) => (slice === 0 ? (rows[at] ?? []) : [])));
    return { changes: changes.flat(), replaced, offset: clock.offset, offer: false };
  }

  /**
   * Adds the default leaves that the record lacks. A daily note is created by its first edit, whatever that is; other
   * records are created with `createdAt`.
   */
  #withDefaults(edit: RecordEdit, createdAt: number | null): RecordEdit {
    const type = recordTypeOf(collectionOf(edit.key));
    const id = idOf(edit.key);
    if (type === null || type.defaults(id).size === 0) return edit;
    const leaves = this.#core.view.get(edit.key)?.fields ?? noFields;
    const missing = missingDefaults(type, { id, leaves, createdAt: leaves.size === 0 ? createdAt : null }, edit.leaves);
    return { ...edit, leaves: [...edit.leaves, ...(missing as readonly LeafEdit[])] };
  }

  #replacedStamp(key: RecordKey, path: string): Stamp | null {
    const { view } = this.#core;
    if (isDetail(path) && !view.isWhole(key))
      throw new Error(`The details of ${key} are not loaded: open the record before editing them`);
    return view.get(key)?.fields.get(path)?.stamp ?? null;
  }

  /**
   * Sets `editedAt` to the time of the last edit. A record that was trashed or deleted after that edit is left as it
   * is.
   */
  #typingPaused(key: RecordKey, lastAt: number): void {
    const isDeleted = this.#core.view.get(key)?.tombstone !== undefined;
    if (!isDeleted && !this.#isInTrash(key)) this.edit([{ key, leaves: [{ path: 'editedAt', value: lastAt }] }]);
  }

  #isInTrash(key: RecordKey): boolean {
    return inTrash(this.#core.view.get(key)?.fields ?? noFields);
  }

  /** Retries refused rows of edited records: the edit may make them acceptable, for example by shortening the text. */
  #retryRefused(row: NewPendingChange): void {
    const keys = new Set<string>(row.changes.map(({ key }) => key));
    const refused = this.#core.pending.refused().map(({ change }) => change);
    const again = refused.filter(({ changes }) => changes.some(({ key }) => keys.has(key)));
    if (again.length > 0) this.#retry(again.map(({ id }) => id));
  }
}

function latest(stamps: readonly (Stamp | null)[]): Stamp | undefined {
  return stamps.reduce<Stamp | undefined>((high, each) => (each === null ? high : laterStamp(each, high)), undefined);
}
