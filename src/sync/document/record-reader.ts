import type { RecordKey } from '#domain/kernel/index.ts';
import {
  emptyRecord,
  type Fields,
  mergeRecords,
  type RecordState,
  type RecordSummary,
  type Transform,
} from '../record/index.ts';
import type { WholeRecord } from './comparison.ts';
import { type ContentReader, readSummaries } from './content-reader.ts';
import type { StoredChunk } from './device-storage.ts';
import type { MergedView } from './merged-view.ts';
import type { OpenBodies } from './open-bodies.ts';

interface RecordReaderPorts {
  readonly view: MergedView;
  readonly contents: ContentReader;
  readonly bodies: Pick<OpenBodies, 'storedParts'>;
  readonly inflate: Transform;
  /** Returns the layers to read: that of the current lineage, and those of replaced lineages. */
  readonly layers: () => readonly number[];
  /** The details of a record have been loaded. */
  readonly loaded: (key: RecordKey) => void;
  readonly report: (error: unknown) => void;
}

/** Reads summaries into the merged view, and the details of records when they are needed. */
export class RecordReader {
  readonly #ports: RecordReaderPorts;

  constructor(ports: RecordReaderPorts) {
    this.#ports = ports;
  }

  /** Loads the details of a record, so that all of it can be read and edited. */
  async open(key: RecordKey): Promise<void> {
    if (!this.#ports.view.isWhole(key)) await this.#load(key);
  }

  /** Returns a record with its details, which are not kept in memory: for work that passes over many records. */
  async whole(key: RecordKey): Promise<RecordState> {
    const { view } = this.#ports;
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
   * Reads stored chunks of summaries. Those that are already known add nothing.
   *
   * @returns the layers with an unreadable chunk
   */
  async readSummaries(chunks: readonly StoredChunk[]): Promise<readonly number[]> {
    const unreadable: number[] = [];
    const read = await Promise.all(
      chunks.map((chunk) =>
        readSummaries(chunk, this.#ports.inflate).catch((error: unknown) => {
          unreadable.push(chunk.layer);
          this.#ports.report(error);
          return [];
        }),
      ),
    );
    for (const [at, { layer }] of chunks.entries()) this.addSummaries(layer, read[at] ?? []);
    return unreadable;
  }

  /**
   * Adds summaries. If a record is already open, its details in the chunk are read once the chunk is stored; it can be
   * edited in the meantime.
   */
  addSummaries(layer: number, summaries: readonly RecordSummary[]): void {
    for (const summary of summaries)
      if (this.#ports.view.addSummary(layer, summary)) this.#load(summary.key).catch(this.#ports.report);
  }

  async #load(key: RecordKey): Promise<void> {
    this.#ports.view.addDetails(key, await this.#details(key));
    this.#ports.loaded(key);
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
