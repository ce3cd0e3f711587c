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
  readonly #contents = new Map<RecordKey, readonly StoredContentLocation[]>();
  readonly #seen = new Map<RecordKey, RecordState>();
  readonly #keysByCollection = new Map<string, Set<RecordKey>>();
  /** Records of which only edits of this page are known, while others are held. */
  readonly #partial = new Set<RecordKey>();
  /** Layers of which chunks were dropped while this page was open. */
  readonly #dropped = new Set<number>();
  /** Records that are not shown until everything stored has been read; null from then on. */
  #held: Set<RecordKey> | null = null;

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
   * @returns whether the chunk has content of the record that was not known
   */
  addSummary(layer: number, summary: RecordSummary): boolean {
    this.mergeSynced(layer, summary.key, summary);
    if (summary.content === null) return false;
    const contents = this.contents(summary.key);
    if (contents.some((content) => content.layer === layer)) return false;
    this.#contents.set(summary.key, contents.concat({ ...summary.content, layer }));
    return true;
  }

  mergeSynced(layer: number, key: RecordKey, state: RecordState): void {
    const records = this.#layer(layer);
    records.set(key, mergeRecords(records.get(key) ?? emptyRecord, state));
    this.#see(key, state);
  }

  /** Shows an edit of this page. */
  show(change: Change): void {
    const { key, fields } = change;
    if (this.#held !== null && !this.#seen.has(key) && !fields.has('createdAt')) this.#partial.add(key);
    if (this.#held?.delete(key)) this.rebuild(key);
    else this.#merge(key, change);
  }

  /** Returns whether more may be stored of a record than has been read. */
  isUnread(key: RecordKey): boolean {
    return this.#held !== null && (!this.#seen.has(key) || this.#partial.has(key));
  }

  /** Shows a pending change that is stored. */
  showStored(change: Change): void {
    this.#see(change.key, change);
  }

  /** From now on, holds records that are not shown yet: only a part of them may have been read. */
  hold(): void {
    this.#held = new Set();
  }

  /** Shows the records that are held and were created since the start set was stored. Nothing else is stored of them. */
  releaseCreated(): void {
    for (const key of this.#held ?? []) {
      const parts = [
        ...this.#pendingFor(key),
        ...[...this.#synced.values()].flatMap((records) => records.get(key) ?? []),
      ];
      if (!parts.some(({ fields }) => fields.has('createdAt'))) continue;
      this.#held?.delete(key);
      this.rebuild(key);
    }
  }

  /**
   * Shows some of the records that are held.
   *
   * @returns their keys; none is held any longer if there are none
   */
  release(most: number): readonly RecordKey[] {
    const keys: RecordKey[] = [];
    for (const key of this.#held ?? []) {
      if (keys.length === most) return keys;
      keys.push(key);
      this.#held?.delete(key);
      this.rebuild(key);
    }
    if (keys.length === 0) this.#held = null;
    return keys;
  }

  /**
   * Merges a record again from its parts, after one of its pending changes was removed or replaced. A record that is
   * held stays held.
   */
  rebuild(key: RecordKey): void {
    if (this.#held?.has(key)) return;
    const layers = [...this.#synced.values()].flatMap((records) => records.get(key) ?? []);
    const details = { fields: this.#details.get(key) ?? noFields };
    if (!this.#seen.has(key)) this.#addToCollection(key);
    this.#seen.set(key, [details, ...layers, ...this.#pendingFor(key)].reduce(mergeRecords, emptyRecord));
  }

  hasDetails(key: RecordKey): boolean {
    return this.#details.has(key);
  }

  addDetails(key: RecordKey, details: Fields): void {
    this.#details.set(key, details);
    this.#see(key, { fields: details });
  }

  /** Returns whether the location of any content in chunks of the layer is known. */
  hasContents(layer: number): boolean {
    return [...this.#contents.values()].some((contents) => contents.some((content) => content.layer === layer));
  }

  /** Notes that another tab may drop chunks of a layer whose records this page keeps. */
  keepDropped(layer: number): void {
    this.#dropped.add(layer);
  }

  /** Returns whether the records of a layer are exactly what is stored: nothing is kept of chunks that were dropped. */
  isAsStored(layer: number): boolean {
    return !this.#dropped.has(layer);
  }

  /**
   * Forgets the locations of contents in a layer whose chunks are dropped and downloaded again. Until then, screens
   * keep what they show.
   */
  forgetContents(layer: number): void {
    this.#dropped.add(layer);
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
    if (this.#held !== null && !this.#seen.has(key)) this.#held.add(key);
    else this.#merge(key, state);
  }

  #merge(key: RecordKey, state: RecordState): void {
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
