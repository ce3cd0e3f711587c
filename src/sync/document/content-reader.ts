import type { RecordKey } from '#domain/kernel/index.ts';
import {
  bodyUpdate,
  decodeContent,
  decodeSummaries,
  type Field,
  type Fields,
  isUndamaged,
  noFields,
  type RecordContent,
  type RecordSummary,
  soundBytes,
} from '../record/index.ts';
import type { ReadParts } from './body-reader.ts';
import type { DeviceStorage, StoredChunk } from './device-storage.ts';
import type { StoredContentLocation } from './merged-view.ts';

/** A body with more stored updates than this is compacted when it is opened. */
const partsKept = 24;
/** The number of chunks in the cache. Notes opened one after another are often in the same chunks. */
const chunksKept = 4;

/** A chunk of a snapshot as stored, with its summaries. A chunk of kind `rests` has none. */
export interface ChunkWithSummaries {
  readonly chunk: StoredChunk;
  readonly summaries: readonly RecordSummary[];
}

/** @throws if the bytes are damaged: the caller drops the chunks and downloads them again */
export function readChunk(chunk: StoredChunk): ChunkWithSummaries {
  const bytes = soundBytes(chunk);
  return { chunk, summaries: chunk.kind === 'heads' ? decodeSummaries(bytes) : [] };
}

/** Reads details and bodies from stored chunks. */
export class ContentReader {
  readonly #storage: DeviceStorage;
  readonly #plain = new Map<string, Promise<Uint8Array>>();
  readonly #whenStored: (() => void)[] = [];
  readonly #damaged: (key: RecordKey) => void;
  /** Records whose chunk cannot be read, and whether the hub has sent them again in full. */
  readonly #unreadable = new Map<RecordKey, 'asked' | 'here'>();

  /** @param damaged requests a record from the hub if its chunk cannot be read */
  constructor(storage: DeviceStorage, damaged: (key: RecordKey) => void) {
    this.#storage = storage;
    this.#damaged = damaged;
  }

  /** Returns the details of a record in the given locations. If two layers have the same field, the later one wins. */
  async details(key: RecordKey, contents: readonly StoredContentLocation[]): Promise<Fields> {
    const fields = new Map<string, Field>();
    for (const location of contents) {
      const content = await this.#content(key, location);
      for (const [path, field] of content.fields) {
        const known = fields.get(path);
        if (known === undefined || field.stamp > known.stamp) fields.set(path, field);
      }
    }
    return fields;
  }

  /**
   * Returns the parts of a record's body in chunks and in later updates. Parts that fail their checksum are passed to
   * `damaged` instead.
   */
  async bodyParts(
    key: RecordKey,
    contents: readonly StoredContentLocation[],
    layers: readonly number[],
    damaged: (bytes: Uint8Array) => void,
  ): Promise<readonly Uint8Array[]> {
    const parts: Uint8Array[] = [];
    const take = (update: Uint8Array, sum: number) => {
      if (isUndamaged(key, { update, sum })) parts.push(update);
      else damaged(update);
    };
    for (const location of contents) {
      const content = await this.#content(key, location);
      if (content.body !== null) take(content.body.state, content.body.sum);
    }
    for (const layer of layers)
      for (const { update, sum } of await this.#storage.bodyParts(layer, key)) take(update, sum);
    return parts;
  }

  /** Merges the stored updates of a body into one if there are many. */
  async compact(key: RecordKey, layer: number, read: ReadParts): Promise<void> {
    const parts = await this.#storage.bodyParts(layer, key);
    if (parts.length <= partsKept || !parts.every((part) => isUndamaged(key, part))) return;
    const { merged, refused } = await read(parts.map(({ update }) => update));
    if (refused.length === 0) await this.#storage.compactBody(layer, key, parts, bodyUpdate(key, merged.state));
  }

  /** Wakes up readers that wait for a chunk, after one was stored. */
  chunkStored(): void {
    for (const look of this.#whenStored.splice(0)) look();
  }

  /** Records that the hub has sent a record again, so that its chunk is no longer needed. */
  sentAgain(key: RecordKey): void {
    if (this.#unreadable.has(key)) this.#unreadable.set(key, 'here');
  }

  /** @throws if the chunk cannot be read, until the hub has sent the record again */
  async #content(key: RecordKey, { layer, chunk, offset, length }: StoredContentLocation): Promise<RecordContent> {
    try {
      const plain = await this.#chunk(layer, chunk);
      return decodeContent(plain.subarray(offset, offset + length), key);
    } catch (error) {
      if (this.#unreadable.get(key) === 'here') return { fields: noFields, body: null };
      this.#unreadable.set(key, 'asked');
      this.#damaged(key);
      throw new Error(`A stored chunk cannot be read; ${key} is requested again`, { cause: error });
    }
  }

  #chunk(layer: number, id: number): Promise<Uint8Array> {
    const name = `${layer} ${id}`;
    const known = this.#plain.get(name);
    if (known !== undefined) return known;
    const plain = this.#stored(layer, id).then(soundBytes);
    plain.catch(() => this.#plain.delete(name));
    this.#plain.set(name, plain);
    if (this.#plain.size > chunksKept) this.#plain.delete(this.#plain.keys().next().value as string);
    return plain;
  }

  /** Waits for a chunk that the first sync has not downloaded yet. Until then, the record cannot be edited. */
  async #stored(layer: number, id: number): Promise<StoredChunk> {
    for (;;) {
      const arrived = new Promise<void>((look) => this.#whenStored.push(look));
      const chunk = await this.#storage.chunk(layer, id);
      if (chunk !== null) return chunk;
      await arrived;
    }
  }
}
