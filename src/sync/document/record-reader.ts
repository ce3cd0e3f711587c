import type { RecordKey } from '#domain/kernel/index.ts';
import { emptyRecord, type Fields, mergeRecords, type RecordState, type RecordSummary } from '../record/index.ts';
import type { WholeRecord } from './comparison.ts';
import { type ContentReader, readChunk } from './content-reader.ts';
import type { StoredChunk, StoredDocument, StoredSince, StoredStart } from './device-storage.ts';
import type { MergedView } from './merged-view.ts';
import type { OpenBodies } from './open-bodies.ts';

interface RecordReaderPorts {
  readonly view: MergedView;
  readonly contents: ContentReader;
  readonly bodies: Pick<OpenBodies, 'storedParts' | 'isOpen' | 'refresh'>;
  /** Returns the numbers of the layers to read: that of the current lineage, and those of replaced lineages. */
  readonly layers: () => readonly number[];
  /** Takes over pending changes, and records that were stored since. */
  readonly take: (stored: StoredSince) => void;
  readonly firstSyncEnded: () => boolean;
  /** These records have changed. */
  readonly changed: (keys: readonly RecordKey[]) => void;
  /** Chunks of these layers cannot be read. Nothing counts as read before this resolves. */
  readonly unreadable: (layers: readonly number[]) => Promise<void>;
  /** Everything stored has been read; these records are shown only now. */
  readonly allRead: (shown: readonly RecordKey[]) => void;
  /** Creates a function to await between the steps of long work, so that the UI stays responsive. */
  readonly timeSlice: () => () => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** The number of records shown between two checks of the time. */
const shownAtOnce = 200;

/** Reads summaries into the merged view, and the details of records when they are needed. */
export class RecordReader {
  readonly #ports: RecordReaderPorts;
  /** The ids of the summary chunks that were read, by layer. */
  readonly #chunks = new Map<number, Set<number>>();
  readonly #reading = Promise.withResolvers<void>();
  #isRead = false;

  constructor(ports: RecordReaderPorts) {
    this.#ports = ports;
  }

  /** Whether everything stored is in memory, except contents. Until then, some records may be unknown. */
  get isRead(): boolean {
    return this.#isRead;
  }

  /** Resolves when everything stored is in memory, except contents. */
  get whenRead(): Promise<void> {
    return this.#reading.promise;
  }

  /** Whether every record of the hub was received once and is in memory. An unknown record then does not exist. */
  get isComplete(): boolean {
    return this.#isRead && this.#ports.firstSyncEnded();
  }

  /** Resolves when everything stored of a record is known, except its content. */
  async whenKnown(key: RecordKey): Promise<void> {
    if (this.#ports.view.isUnread(key)) await this.whenRead;
  }

  /** Shows the records of a start set and what was stored since. The others follow with {@link readRest}. */
  begin(stored: StoredStart, summaries: readonly RecordSummary[]): void {
    const { view, take } = this.#ports;
    this.#addSummaries(stored.start.layer, summaries);
    view.hold();
    take(stored);
    view.releaseCreated();
  }

  /** Reads all records that are stored, and shows those that are not shown yet. */
  async readRest({ records, summaryChunks }: StoredDocument): Promise<void> {
    const { view, layers, timeSlice, unreadable, allRead } = this.#ports;
    const slice = timeSlice();
    for (const { layer, key, state } of records) {
      if (layers().includes(layer)) view.mergeSynced(layer, key, state);
      await slice();
    }
    await unreadable(await this.readSummaries(summaryChunks));
    const shown: RecordKey[] = [];
    for (let some = view.release(shownAtOnce); some.length > 0; some = view.release(shownAtOnce)) {
      shown.push(...some);
      await slice();
    }
    this.#isRead = true;
    this.#reading.resolve();
    allRead(shown);
  }

  /** Loads the details of a record, so that all of it can be read and edited. */
  async open(key: RecordKey): Promise<void> {
    await this.whenKnown(key);
    if (!this.#ports.view.isWhole(key)) await this.#load(key);
  }

  /** Returns a record with its details, which are not kept in memory: for work that passes over many records. */
  async whole(key: RecordKey): Promise<RecordState> {
    const { view } = this.#ports;
    await this.whenKnown(key);
    const state = view.get(key) ?? emptyRecord;
    return view.isWhole(key) ? state : mergeRecords({ fields: await this.#details(key) }, state);
  }

  /** Returns a complete record of one layer, to compare lineages. */
  async ofLayer(key: RecordKey, layer: number): Promise<WholeRecord> {
    const { view, contents, bodies } = this.#ports;
    const head = view.synced(layer, key) ?? emptyRecord;
    const locations = view.contents(key).filter((content) => content.layer === layer);
    const body = await bodies.storedParts(key, [layer]);
    if (locations.length === 0 || head.tombstone !== undefined) return { state: head, body };
    return { state: mergeRecords({ fields: await contents.details(key, locations) }, head), body };
  }

  /**
   * Reads stored chunks of summaries, in steps that do not block the UI. Those that are already known add nothing.
   *
   * @returns the layers with an unreadable chunk
   */
  async readSummaries(chunks: readonly StoredChunk[]): Promise<readonly number[]> {
    const { layers, report, timeSlice } = this.#ports;
    const slice = timeSlice();
    const unreadable: number[] = [];
    for (const chunk of chunks) {
      await slice();
      try {
        const { summaries } = readChunk(chunk);
        if (layers().includes(chunk.layer)) this.addChunk(chunk, summaries);
      } catch (error) {
        unreadable.push(chunk.layer);
        report(error);
      }
    }
    return unreadable;
  }

  /** Returns the ids of the summary chunks of a layer that are in memory. */
  chunksOf(layer: number): readonly number[] {
    return [...(this.#chunks.get(layer) ?? [])];
  }

  /** Adds the summaries of a chunk. */
  addChunk({ layer, id, kind }: Pick<StoredChunk, 'layer' | 'id' | 'kind'>, summaries: readonly RecordSummary[]): void {
    if (kind !== 'heads') return;
    this.#chunks.set(layer, (this.#chunks.get(layer) ?? new Set<number>()).add(id));
    this.#addSummaries(layer, summaries);
  }

  /**
   * Adds summaries. If a record is already open, its content in the chunk is read once the chunk is stored; it can be
   * edited in the meantime.
   */
  #addSummaries(layer: number, summaries: readonly RecordSummary[]): void {
    const { view, bodies, report } = this.#ports;
    for (const summary of summaries) {
      const { key } = summary;
      if (!view.addSummary(layer, summary)) continue;
      if (view.hasDetails(key)) this.#load(key).catch(report);
      if (bodies.isOpen(key)) bodies.refresh(key).catch(report);
    }
  }

  async #load(key: RecordKey): Promise<void> {
    this.#ports.view.addDetails(key, await this.#details(key));
    this.#ports.changed([key]);
  }

  #details(key: RecordKey): Promise<Fields> {
    const { view, contents } = this.#ports;
    const layers = this.#ports.layers();
    return contents.details(
      key,
      view.contents(key).filter(({ layer }) => layers.includes(layer)),
    );
  }
}
