import { collectionOf, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { type Collection, isCollection } from '#domain/user-document.ts';
import type { Replica } from '#sync/replica/replica.ts';
import type { PreparedRecords } from './prepared-records.ts';
import { type RecordEntry, recordEntry } from './record-entry.ts';

export interface RecordView<C extends Collection> {
  /**
   * `loading`: the device's copy or the content of the record is not in memory yet. `not-here`: the record is not on
   * this device.
   */
  readonly state: 'loading' | 'here' | 'in-trash' | 'deleted' | 'not-here';
  /** The entry as known so far: while loading, only the record summary. */
  readonly entry: RecordEntry<C> | null;
}

interface OpenCollection {
  readonly byKey: Map<RecordKey, RecordEntry<Collection>>;
  list: readonly RecordEntry<Collection>[] | null;
  deleted: readonly string[] | null;
}

const loadingRecord: RecordView<Collection> = { state: 'loading', entry: null };
const none: readonly never[] = [];

/** The records as screens read them. What is returned keeps its identity until it changes. */
export class RecordViews {
  readonly #openReplica: () => Replica | null;
  readonly #collections = new Map<Collection, OpenCollection>();
  readonly #entries = new Map<RecordKey, RecordEntry<Collection>>();
  readonly #views = new Map<RecordKey, RecordView<Collection>>();
  readonly #prepared: PreparedRecords;

  /** @param openReplica returns the device's copy; null until it is in memory */
  constructor(openReplica: () => Replica | null, prepared: PreparedRecords) {
    this.#openReplica = openReplica;
    this.#prepared = prepared;
  }

  /** Returns the records of a collection that are not permanently deleted, including those in the trash. */
  list<C extends Collection>(collection: C): readonly RecordEntry<C>[] {
    const open = this.#open(collection);
    if (open === null) return none;
    open.list ??= [...open.byKey.values()];
    // the entries of a collection were created from the type of that collection
    return open.list as readonly unknown[] as readonly RecordEntry<C>[];
  }

  /** Returns the ids of a collection's permanently deleted records; references to them are dangling. */
  deletedIds(collection: Collection): readonly string[] {
    const replica = this.#openReplica();
    const open = this.#open(collection);
    if (replica === null || open === null) return none;
    open.deleted ??= [...replica.document.view.keysOf(collection)].flatMap((key) =>
      replica.document.view.get(key)?.tombstone === undefined ? [] : key.slice(collection.length + 1),
    );
    return open.deleted;
  }

  view<C extends Collection>(collection: C, id: string): RecordView<C> {
    const key = recordKey(collection, id);
    const replica = this.#openReplica();
    const stored = replica?.document.view.get(key);
    // the first character of its body stores a record whose fields follow
    const hasBegun = stored !== undefined && (stored.fields.size > 0 || stored.tombstone !== undefined);
    const prepared = hasBegun ? undefined : this.#prepared.view(key);
    if (prepared !== undefined) {
      this.#views.delete(key);
      return prepared as unknown as RecordView<C>;
    }
    const isUnread = stored === undefined && replica?.document.records.isRead !== true;
    if (replica === null || isUnread) return loadingRecord as unknown as RecordView<C>;
    const known = this.#views.get(key) ?? this.#viewOf(replica, collection, key);
    this.#views.set(key, known);
    return known as unknown as RecordView<C>;
  }

  /**
   * Returns the record's entry, which is cached until its fields change; undefined if the record is deleted or not on
   * this device.
   */
  entryOf(key: RecordKey): RecordEntry<Collection> | undefined {
    const state = this.#openReplica()?.document.view.get(key);
    const collection = collectionOf(key);
    if (state === undefined || state.tombstone !== undefined || !isCollection(collection)) {
      this.#entries.delete(key);
      return undefined;
    }
    const known = this.#entries.get(key);
    if (known?.leaves === state.fields) return known;
    const entry = recordEntry(collection, key, state);
    this.#entries.set(key, entry);
    return entry;
  }

  /** Takes over that a record has changed. */
  refresh(key: RecordKey): void {
    this.#views.delete(key);
    const collection = collectionOf(key);
    const open = isCollection(collection) ? this.#collections.get(collection) : undefined;
    if (open === undefined) return;
    const entry = this.entryOf(key);
    if (entry === undefined) open.deleted = null;
    if (entry === open.byKey.get(key)) return;
    if (entry === undefined) open.byKey.delete(key);
    else open.byKey.set(key, entry);
    open.list = null;
  }

  #open(collection: Collection): OpenCollection | null {
    const replica = this.#openReplica();
    const known = this.#collections.get(collection);
    if (replica === null || known !== undefined) return known ?? null;
    const byKey = new Map<RecordKey, RecordEntry<Collection>>();
    for (const key of replica.document.view.keysOf(collection)) {
      const entry = this.entryOf(key);
      if (entry !== undefined) byKey.set(key, entry);
    }
    const open: OpenCollection = { byKey, list: null, deleted: null };
    this.#collections.set(collection, open);
    return open;
  }

  #viewOf(replica: Replica, collection: Collection, key: RecordKey): RecordView<Collection> {
    const state = replica.document.view.get(key);
    if (state === undefined) return { state: 'not-here', entry: null };
    if (state.tombstone !== undefined) return { state: 'deleted', entry: null };
    const entry = this.entryOf(key) ?? recordEntry(collection, key, state);
    if (entry.isErased) return { state: 'deleted', entry: null };
    if (!replica.document.view.isWhole(key)) return { state: 'loading', entry };
    return { state: entry.inTrash ? 'in-trash' : 'here', entry };
  }
}
