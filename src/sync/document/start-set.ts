import type { RecordKey, RecordType } from '#domain/kernel/index.ts';
import { recordTypes } from '#domain/user-document.ts';
import { encodeSummaries, msOf, type RecordState, type RecordSummary } from '../record/index.ts';
import type { Meta, StartStorage } from './device-storage.ts';
import type { DiskFollower } from './disk-follower.ts';
import type { MergedView } from './merged-view.ts';
import type { RecordReader } from './record-reader.ts';

/** How long nothing may have been stored before the start set is stored. */
const quietMs = 3_000;
/** The number of transactions after which a start set is replaced while the page is in use. */
const staleAfter = 200;

interface StartSetPorts {
  readonly view: Pick<MergedView, 'keysOf' | 'synced' | 'contents' | 'isAsStored'>;
  readonly records: Pick<RecordReader, 'isComplete' | 'chunksOf'>;
  readonly disk: Pick<DiskFollower, 'seen'>;
  readonly storage: StartStorage;
  readonly meta: () => Pick<Meta, 'layer' | 'earlierLayers'>;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly timeSlice: () => () => Promise<void>;
  /** The number of records of each collection. */
  readonly most: number;
  readonly report: (error: unknown) => void;
}

/**
 * Stores which records a start shows first, so that it need not read the others before: the newest of each collection,
 * as lists order them, and those that are pinned. A start also reads everything that was stored since, so a start set
 * may be old.
 */
export class StartSetWriter {
  readonly #ports: StartSetPorts;
  #storedAt: number;
  #cancel: (() => void) | null = null;
  #isStopped = false;

  /** @param storedAt the journal number of the stored set; null if there is none */
  constructor(ports: StartSetPorts, storedAt: number | null) {
    this.#ports = ports;
    this.#storedAt = storedAt ?? Number.NEGATIVE_INFINITY;
  }

  /** Stores a new set soon if the stored one is stale. */
  changed(): void {
    const { disk, after } = this.#ports;
    if (disk.seen.journal - this.#storedAt < staleAfter) return;
    this.#cancel?.();
    this.#cancel = after(quietMs, () => void this.store());
  }

  /** Stores a new set if something was stored since the last one. */
  async store(): Promise<void> {
    this.#cancel?.();
    const { disk, storage, records, meta, report } = this.#ports;
    const { journal } = disk.seen;
    const { layer } = meta();
    if (!this.#isUsable(layer) || journal === this.#storedAt) return;
    this.#storedAt = journal;
    try {
      const summaries = encodeSummaries(await this.#choose(layer));
      // chunks may have been dropped meanwhile
      if (this.#isUsable(layer)) await storage.store({ layer, journal, chunks: records.chunksOf(layer), summaries });
    } catch (error) {
      this.#storedAt = Number.NEGATIVE_INFINITY;
      report(error);
    }
  }

  stop(): void {
    this.#cancel?.();
    this.#isStopped = true;
  }

  /** Returns whether the records in memory are all of those on disk, and of this layer alone. */
  #isUsable(layer: number): boolean {
    const { view, records, meta } = this.#ports;
    const isOnlyLayer = meta().layer === layer && meta().earlierLayers.length === 0;
    return !this.#isStopped && records.isComplete && isOnlyLayer && view.isAsStored(layer);
  }

  async #choose(layer: number): Promise<readonly RecordSummary[]> {
    const { view, timeSlice, most } = this.#ports;
    const slice = timeSlice();
    const chosen: RecordSummary[] = [];
    for (const type of recordTypes) {
      const first = new FirstRecords(type, most);
      for (const key of view.keysOf(type.collection)) {
        const state = view.synced(layer, key);
        if (state !== undefined) first.offer(key, state);
        await slice();
      }
      for (const { key, state } of first.chosen()) {
        const content = view.contents(key).find((location) => location.layer === layer) ?? null;
        chosen.push({ ...state, key, content });
      }
    }
    return chosen;
  }
}

interface Ranked {
  readonly key: RecordKey;
  readonly state: RecordState;
  readonly isPinned: boolean;
  readonly at: number;
}

/** The first records of a collection, and those that were deleted last. */
class FirstRecords {
  readonly #type: Pick<RecordType, 'newestBy' | 'pinnedBy'>;
  readonly #most: number;
  #listed: Ranked[] = [];
  #deleted: Ranked[] = [];

  constructor(type: Pick<RecordType, 'newestBy' | 'pinnedBy'>, most: number) {
    this.#type = type;
    this.#most = most;
  }

  offer(key: RecordKey, state: RecordState): void {
    // counted apart: no list shows deleted records
    if (state.tombstone === undefined) this.#listed = this.#with(this.#listed, this.#ranked(key, state));
    else this.#deleted = this.#with(this.#deleted, { key, state, isPinned: false, at: msOf(state.tombstone) });
  }

  chosen(): readonly Ranked[] {
    return [...this.#first(this.#listed), ...this.#first(this.#deleted)];
  }

  #with(all: Ranked[], ranked: Ranked): Ranked[] {
    all.push(ranked);
    return all.length > 8 * this.#most ? this.#first(all) : all;
  }

  #first(all: readonly Ranked[]): Ranked[] {
    return all.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.at - a.at).slice(0, this.#most);
  }

  #ranked(key: RecordKey, state: RecordState): Ranked {
    const valueAt = (path: string) => state.fields.get(path)?.value ?? null;
    const at = this.#type.newestBy.map(valueAt).find((value) => typeof value === 'number');
    return {
      key,
      state,
      isPinned: this.#type.pinnedBy.some((path) => valueAt(path) !== null),
      at: typeof at === 'number' ? at : Number.NEGATIVE_INFINITY,
    };
  }
}
