import { collectionOf, type RecordKey } from '#domain/kernel/index.ts';
import {
  type Change,
  type ContentLocation,
  emptyRecord,
  type Fields,
  mergeRecords,
  noFields,
  type RecordState,
  type RecordSummary,
  type Stamp,
} from '../record/index.ts';

/** Where the rest of a record lies on disk, and in which layer. */
export interface StoredContentLocation extends ContentLocation {
  readonly layer: number;
}

/**
 * The document in memory: every record's head, and the details of those that are open or changed. What came from the
 * hub and what waits are kept apart, so that the one can be looked at without the other; a screen sees both merged.
 */
export class DocumentMemory {
  /** By layer: pages and the rows over them, merged. */
  readonly #shared = new Map<number, Map<RecordKey, RecordState>>();
  readonly #pending = new Map<RecordKey, Set<Change>>();
  readonly #details = new Map<RecordKey, Fields>();
  readonly #contents = new Map<RecordKey, StoredContentLocation[]>();
  readonly #seen = new Map<RecordKey, RecordState>();
  readonly #keysByCollection = new Map<string, Set<RecordKey>>();

  /** The record as a screen sees it; undefined where there is none. */
  get(key: RecordKey): RecordState | undefined {
    return this.#seen.get(key);
  }

  keysOf(collection: string): ReadonlySet<RecordKey> {
    return this.#keysByCollection.get(collection) ?? new Set();
  }

  /** The record as the hub knows it in a layer. */
  synced(layer: number, key: RecordKey): RecordState | undefined {
    return this.#shared.get(layer)?.get(key);
  }

  syncedKeys(layer: number): readonly RecordKey[] {
    return [...(this.#shared.get(layer)?.keys() ?? [])];
  }

  hasPending(key: RecordKey): boolean {
    return (this.#pending.get(key)?.size ?? 0) > 0;
  }

  pendingFor(key: RecordKey): readonly Change[] {
    return [...(this.#pending.get(key) ?? [])];
  }

  /** Whether some part of the record, shared or waiting, has this very field. */
  hasStamp(key: RecordKey, path: string, stamp: Stamp): boolean {
    const shared = [...this.#shared.values()].flatMap((records) => records.get(key) ?? []);
    const details = { fields: this.#details.get(key) ?? noFields };
    return [details, ...shared, ...this.pendingFor(key)].some(({ fields }) => fields.get(path)?.stamp === stamp);
  }

  /** Where the stored rests of a record lie: one a layer at most. */
  contents(key: RecordKey): readonly StoredContentLocation[] {
    return this.#contents.get(key) ?? [];
  }

  /** Whether everything of the record is in memory: its details were loaded, or never were on a page. */
  isWhole(key: RecordKey): boolean {
    return this.#details.has(key) || this.contents(key).length === 0;
  }

  /**
   * A head from a page. A newer page comes first, and what an older one says of the same record adds nothing.
   *
   * @returns whether more of a record lies on a page whose details are in memory already
   */
  addSummary(layer: number, summary: RecordSummary): boolean {
    this.mergeSynced(layer, summary.key, summary);
    if (summary.content === null) return false;
    const contents = this.#contents.get(summary.key) ?? [];
    if (contents.some((content) => content.layer === layer)) return false;
    this.#contents.set(summary.key, [...contents, { ...summary.content, layer }]);
    return this.#details.has(summary.key);
  }

  mergeSynced(layer: number, key: RecordKey, state: RecordState): void {
    const records = this.#layer(layer);
    records.set(key, mergeRecords(records.get(key) ?? emptyRecord, state));
    this.#see(key, state);
  }

  addPending(change: Change): void {
    const changes = this.#pending.get(change.key);
    if (changes === undefined) this.#pending.set(change.key, new Set([change]));
    else changes.add(change);
    this.#see(change.key, change);
  }

  /** The change is part of what the hub knows now, which was merged before; what a screen sees stays. */
  removePending(change: Change): void {
    const changes = this.#pending.get(change.key);
    changes?.delete(change);
    if (changes?.size === 0) this.#pending.delete(change.key);
  }

  /** The change waits no more, and what the hub made of it is stored apart: what a screen sees is made anew. */
  dropPending(change: Change): void {
    this.removePending(change);
    this.#rebuild(change.key);
  }

  /** A waiting change got other stamps: what a screen sees is made anew from its parts. */
  replacePending(before: Change, after: Change): void {
    this.removePending(before);
    this.addPending(after);
    this.#rebuild(after.key);
  }

  addDetails(key: RecordKey, details: Fields): void {
    this.#details.set(key, details);
    this.#see(key, { fields: details });
  }

  /** Whether something is known to be in pages of the layer. */
  hasContents(layer: number): boolean {
    return [...this.#contents.values()].some((contents) => contents.some((content) => content.layer === layer));
  }

  /** Pages of a layer are dropped and come again; until then what was seen stays seen. */
  forgetContents(layer: number): void {
    for (const [key, contents] of this.#contents) {
      const kept = contents.filter((content) => content.layer !== layer);
      if (kept.length === 0) this.#contents.delete(key);
      else this.#contents.set(key, kept);
    }
  }

  forgetLayers(layers: readonly number[]): void {
    for (const layer of layers) {
      this.#shared.delete(layer);
      this.forgetContents(layer);
    }
  }

  #layer(layer: number): Map<RecordKey, RecordState> {
    const known = this.#shared.get(layer) ?? new Map<RecordKey, RecordState>();
    this.#shared.set(layer, known);
    return known;
  }

  #see(key: RecordKey, state: RecordState): void {
    const before = this.#seen.get(key);
    if (before === undefined) this.#addToCollection(key);
    this.#seen.set(key, mergeRecords(before ?? emptyRecord, state));
  }

  #rebuild(key: RecordKey): void {
    const layers = [...this.#shared.values()].flatMap((records) => records.get(key) ?? []);
    const details = { fields: this.#details.get(key) ?? noFields };
    this.#seen.set(key, [details, ...layers, ...this.pendingFor(key)].reduce(mergeRecords, emptyRecord));
  }

  #addToCollection(key: RecordKey): void {
    const collection = collectionOf(key);
    const keys = this.#keysByCollection.get(collection);
    if (keys === undefined) this.#keysByCollection.set(collection, new Set([key]));
    else keys.add(key);
  }
}
