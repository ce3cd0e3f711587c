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

/** The location of a record's content on disk, and its layer. */
export interface StoredContentLocation extends ContentLocation {
  readonly layer: number;
}

/**
 * The merged records that screens read: the summaries of all records, and the details of those that are open or
 * changed. Synced data is kept by layer, so that each layer can be read on its own; pending changes are those of the
 * pending log.
 */
export class MergedView {
  readonly #pendingFor: (key: RecordKey) => Iterable<Change>;
  /** By layer: chunks and newer records, merged. */
  readonly #synced = new Map<number, Map<RecordKey, RecordState>>();
  readonly #details = new Map<RecordKey, Fields>();
  readonly #contents = new Map<RecordKey, StoredContentLocation[]>();
  readonly #seen = new Map<RecordKey, RecordState>();
  readonly #keysByCollection = new Map<string, Set<RecordKey>>();
  readonly #staged = new Map<RecordKey, RecordState>();

  /** @param pendingFor returns the pending changes of a record, from which its merged state is rebuilt */
  constructor(pendingFor: (key: RecordKey) => Iterable<Change>) {
    this.#pendingFor = pendingFor;
  }

  /** Returns the merged record that screens read, or undefined if there is none. */
  get(key: RecordKey): RecordState | undefined {
    return this.#seen.get(key);
  }

  keysOf(collection: string): ReadonlySet<RecordKey> {
    return this.#keysByCollection.get(collection) ?? new Set();
  }

  /** Returns the record of a layer as received from the hub. */
  synced(layer: number, key: RecordKey): RecordState | undefined {
    return this.#synced.get(layer)?.get(key);
  }

  syncedKeys(layer: number): readonly RecordKey[] {
    return [...(this.#synced.get(layer)?.keys() ?? [])];
  }

  /** Returns whether any part of the record, synced or pending, has this stamp at this path. */
  hasStamp(key: RecordKey, path: string, stamp: Stamp): boolean {
    const synced = [...this.#synced.values()].flatMap((records) => records.get(key) ?? []);
    const details = { fields: this.#details.get(key) ?? noFields };
    return [details, ...synced, ...this.#pendingFor(key)].some(({ fields }) => fields.get(path)?.stamp === stamp);
  }

  /** Returns the locations of a record's stored contents, at most one per layer. */
  contents(key: RecordKey): readonly StoredContentLocation[] {
    return this.#contents.get(key) ?? [];
  }

  /** Returns whether the whole record is in memory: its details were loaded, or were never in a chunk. */
  isWhole(key: RecordKey): boolean {
    return this.#details.has(key) || this.contents(key).length === 0;
  }

  /**
   * Adds a summary from a chunk. Newer chunks come first, so an older summary of the same record adds nothing.
   *
   * @returns whether the chunk has content of a record whose details are already in memory
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

  /** Shows a pending change. */
  show(change: Change): void {
    this.#see(change.key, change);
  }

  /** Merges a change that is not stored yet, without showing it before {@link reveal}. */
  stage(change: Change): void {
    const staged = this.#staged.get(change.key);
    this.#staged.set(change.key, staged === undefined ? change : mergeRecords(staged, change));
  }

  /** Shows all staged changes at once. */
  reveal(): void {
    for (const [key, state] of this.#staged) this.#see(key, state);
    this.#staged.clear();
  }

  /** Forgets the staged changes, which could not be stored. */
  discardStaged(): void {
    this.#staged.clear();
  }

  /** Merges a record again from its parts, after one of its pending changes was removed or replaced. */
  rebuild(key: RecordKey): void {
    const layers = [...this.#synced.values()].flatMap((records) => records.get(key) ?? []);
    const details = { fields: this.#details.get(key) ?? noFields };
    this.#seen.set(key, [details, ...layers, ...this.#pendingFor(key)].reduce(mergeRecords, emptyRecord));
  }

  addDetails(key: RecordKey, details: Fields): void {
    this.#details.set(key, details);
    this.#see(key, { fields: details });
  }

  /** Returns whether the location of any content in chunks of the layer is known. */
  hasContents(layer: number): boolean {
    return [...this.#contents.values()].some((contents) => contents.some((content) => content.layer === layer));
  }

  /**
   * Forgets the locations of contents in a layer whose chunks are dropped and downloaded again. Until then, screens
   * keep what they show.
   */
  forgetContents(layer: number): void {
    for (const [key, contents] of this.#contents) {
      const kept = contents.filter((content) => content.layer !== layer);
      if (kept.length === 0) this.#contents.delete(key);
      else this.#contents.set(key, kept);
    }
  }

  forgetLayers(layers: readonly number[]): void {
    for (const layer of layers) {
      this.#synced.delete(layer);
      this.forgetContents(layer);
    }
  }

  #layer(layer: number): Map<RecordKey, RecordState> {
    const known = this.#synced.get(layer) ?? new Map<RecordKey, RecordState>();
    this.#synced.set(layer, known);
    return known;
  }

  #see(key: RecordKey, state: RecordState): void {
    const before = this.#seen.get(key);
    if (before === undefined) this.#addToCollection(key);
    this.#seen.set(key, mergeRecords(before ?? emptyRecord, state));
  }

  #addToCollection(key: RecordKey): void {
    const collection = collectionOf(key);
    const keys = this.#keysByCollection.get(collection);
    if (keys === undefined) this.#keysByCollection.set(collection, new Set([key]));
    else keys.add(key);
  }
}
