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
  slicedChanges,
} from '../record/index.ts';
import type { NewPendingChange } from './device-storage.ts';
import type { DocumentCore } from './document-core.ts';

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

/** Turns the user's edits into stamped changes. It stores and shows none of them. */
export class DocumentEdits {
  readonly #core: DocumentCore;
  readonly #bursts: TypingBursts;

  /** @param paused receives the edit that dates a text, when the user has paused typing into it */
  constructor(core: DocumentCore, paused: (edit: RecordEdit) => void) {
    this.#core = core;
    this.#bursts = new TypingBursts(core.ports.after, (key, lastAt) => {
      if (this.#isDatable(key)) paused({ key, leaves: [{ path: 'editedAt', value: lastAt }] });
    });
  }

  /**
   * Stamps edits, as one row to store.
   *
   * @returns null if they change nothing
   * @throws if they set details of a record that is not open, because the stamps they replace are unknown
   */
  row(edits: readonly RecordEdit[]): NewPendingChange | null {
    const { clock, meta, records } = this.#core;
    // until everything stored is read and the first sync has ended, the record may exist
    const createdAt = records.isRead && meta.cursor !== null ? clock.now() : null;
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
   * Returns the row of what the user typed into an open body. In the trash, each edit sets `editedAt`, because it
   * restores the record.
   */
  typed(key: RecordKey, update: Uint8Array): NewPendingChange | null {
    const now = this.#core.clock.now();
    const starts = this.#bursts.edited(key, now);
    const isDated = starts || this.#isInTrash(key);
    return this.row([{ key, leaves: isDated ? [{ path: 'editedAt', value: now }] : [], body: update }]);
  }

  /** Ends all bursts of typing now. */
  endBursts(): void {
    this.#bursts.end();
  }

  /** Returns the row that deletes records permanently, except preferences and library exercises; null if none is left. */
  deletion(keys: readonly RecordKey[]): NewPendingChange | null {
    const { view, clock } = this.#core;
    const deletable = keys.filter((key) => !isNeverTombstoned(key) && view.get(key)?.tombstone === undefined);
    if (deletable.length === 0) return null;
    const tombstone = clock.next(latest(deletable.map((key) => highestStamp(view.get(key) ?? emptyRecord) ?? null)));
    const changes = deletable.map((key): Change => ({ key, fields: noFields, tombstone }));
    return { changes, replaced: changes.map(() => []), offset: clock.offset, offer: false };
  }

  /**
   * Returns the edit that copies this device's version of a record to a new one, for a record that was permanently
   * deleted elsewhere while changes to it are pending here. This way nothing that was written is lost with the old id.
   */
  async copyOfDeleted(key: RecordKey): Promise<readonly RecordEdit[]> {
    const { view, records, bodies, clock, ports } = this.#core;
    const state = view.get(key);
    const parsed = parseRecordKey(key);
    if (!parsed.ok || state === undefined || state.tombstone !== undefined) return [];
    await records.open(key);
    const written = await bodies.whole(key);
    const copy: RecordKey = `${parsed.value.collection}/${uuidV7(clock.now(), ports.randomBytes(10))}`;
    const leaves = [...(view.get(key)?.fields ?? noFields)].map(([path, { value }]) => ({ path, value }));
    const kept = leaves.filter(({ path, value }) => value !== null && path !== 'trashedAt');
    return [{ key: copy, leaves: kept, ...(written === null ? {} : { body: written }) }];
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

  /** Whether `editedAt` of a record is set: one that was trashed or deleted after the last edit is left as it is. */
  #isDatable(key: RecordKey): boolean {
    return this.#core.view.get(key)?.tombstone === undefined && !this.#isInTrash(key);
  }

  #isInTrash(key: RecordKey): boolean {
    return inTrash(this.#core.view.get(key)?.fields ?? noFields);
  }
}

function latest(stamps: readonly (Stamp | null)[]): Stamp | undefined {
  return stamps.reduce<Stamp | undefined>((high, each) => (each === null ? high : laterStamp(each, high)), undefined);
}

/** The pause in typing that ends a burst. */
const pauseMs = 1_000;

interface Burst {
  cancel: () => void;
  /** UTC milliseconds of its last edit. */
  lastAt: number;
  /** Whether an edit followed the first. */
  goesOn: boolean;
}

/**
 * Groups edits of bodies into bursts. `editedAt` is written when a burst starts and when it pauses, but not with each
 * key press, because every write of it re-sorts lists on all devices.
 */
export class TypingBursts {
  readonly #after: (ms: number, work: () => void) => () => void;
  readonly #ended: (key: RecordKey, lastAt: number) => void;
  readonly #open = new Map<RecordKey, Burst>();

  /** @param ended dates a body with its last edit; called at the end of each burst of several edits */
  constructor(after: (ms: number, work: () => void) => () => void, ended: (key: RecordKey, lastAt: number) => void) {
    this.#after = after;
    this.#ended = ended;
  }

  /**
   * Adds an edit at `now` (UTC milliseconds) to the burst of its body.
   *
   * @returns whether it starts one
   */
  edited(key: RecordKey, now: number): boolean {
    const before = this.#open.get(key);
    before?.cancel();
    const cancel = this.#after(pauseMs, () => this.#end(key));
    this.#open.set(key, { cancel, lastAt: now, goesOn: before !== undefined });
    return before === undefined;
  }

  /** Ends all bursts now, such as before the page closes or a record goes to the trash. */
  end(): void {
    for (const key of [...this.#open.keys()]) this.#end(key);
  }

  #end(key: RecordKey): void {
    const burst = this.#open.get(key);
    if (burst === undefined) return;
    burst.cancel();
    this.#open.delete(key);
    if (burst.goesOn) this.#ended(key, burst.lastAt);
  }
}
