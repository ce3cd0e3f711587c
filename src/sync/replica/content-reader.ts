import type { RecordKey } from '#domain/kernel/index.ts';
import {
  bodyUpdate,
  checkChunk,
  decodeContent,
  decodeSummaries,
  type Field,
  type Fields,
  isUndamaged,
  noFields,
  plainChunk,
  type RecordContent,
  type RecordSummary,
  type Transform,
} from '../record/index.ts';
import type { ReadParts } from './body-reader.ts';
import type { DeviceStorage, StoredChunk } from './device-storage.ts';
import type { StoredContentLocation } from './document-memory.ts';

/** Updates stored one by one are merged when a body is opened that has more than this many. */
const partsKept = 24;
/** Pages that stay decompressed: notes opened one after the other tend to lie on the same ones. */
const chunksKept = 4;

/** A chunk of a snapshot as it is stored, and its heads; none where it is one of rests. */
export interface ChunkWithSummaries {
  readonly chunk: StoredChunk;
  readonly summaries: readonly RecordSummary[];
}

/** @throws where the bytes are damaged: the caller drops the pages and takes them again */
export function readChunk(chunk: StoredChunk): ChunkWithSummaries {
  checkChunk(chunk);
  return { chunk, summaries: chunk.kind === 'heads' ? decodeSummaries(chunk.bytes) : [] };
}

/**
 * The heads on a page that is stored; also on one from before chunks were stored plain.
 *
 * @throws where the page is damaged
 */
export async function readSummaries(chunk: StoredChunk, inflate: Transform): Promise<readonly RecordSummary[]> {
  return decodeSummaries(await plainChunk(chunk, inflate));
}

/** Reads details and bodies from pages as they came. */
export class ContentReader {
  readonly #storage: DeviceStorage;
  readonly #inflate: Transform;
  readonly #plain = new Map<string, Promise<Uint8Array>>();
  readonly #whenStored: (() => void)[] = [];
  readonly #damaged: (key: RecordKey) => void;
  /** Records whose page cannot be read, and whether the hub has sent them again, whole. */
  readonly #unreadable = new Map<RecordKey, 'asked' | 'here'>();

  /** @param damaged asks the hub for a record whose page cannot be read */
  constructor(storage: DeviceStorage, inflate: Transform, damaged: (key: RecordKey) => void) {
    this.#storage = storage;
    this.#inflate = inflate;
    this.#damaged = damaged;
  }

  /** The details of a record on the pages given; the later field wins where two layers have one. */
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

  /** Parts of a record's body in pages and over them; those that fail their checksum go to `damaged` instead. */
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

  /** Merges the stored updates of a body into one where there are many. */
  async compact(key: RecordKey, layer: number, read: ReadParts): Promise<void> {
    const parts = await this.#storage.bodyParts(layer, key);
    if (parts.length <= partsKept || !parts.every((part) => isUndamaged(key, part))) return;
    const { merged, refused } = await read(parts.map(({ update }) => update));
    if (refused.length === 0) await this.#storage.compactBody(layer, key, parts, bodyUpdate(key, merged.state));
  }

  /** A page was stored: whoever waits for one looks again. */
  chunkStored(): void {
    for (const look of this.#whenStored.splice(0)) look();
  }

  /** The hub has sent a record again: what its page held does not matter any more. */
  sentAgain(key: RecordKey): void {
    if (this.#unreadable.has(key)) this.#unreadable.set(key, 'here');
  }

  /** @throws where the page cannot be read, until the hub has sent the record again */
  async #content(key: RecordKey, { layer, chunk, offset, length }: StoredContentLocation): Promise<RecordContent> {
    try {
      const plain = await this.#chunk(layer, chunk);
      return decodeContent(plain.subarray(offset, offset + length), key);
    } catch (error) {
      if (this.#unreadable.get(key) === 'here') return { fields: noFields, body: null };
      this.#unreadable.set(key, 'asked');
      this.#damaged(key);
      throw new Error(`A page on this device cannot be read; ${key} is asked for again`, { cause: error });
    }
  }

  #chunk(layer: number, id: number): Promise<Uint8Array> {
    const name = `${layer} ${id}`;
    const known = this.#plain.get(name);
    if (known !== undefined) return known;
    const plain = this.#stored(layer, id).then((chunk) => plainChunk(chunk, this.#inflate));
    plain.catch(() => this.#plain.delete(name));
    this.#plain.set(name, plain);
    if (this.#plain.size > chunksKept) this.#plain.delete(this.#plain.keys().next().value as string);
    return plain;
  }

  /** Waits for a page that a first sync has not brought yet: nobody edits a record before it is there. */
  async #stored(layer: number, id: number): Promise<StoredChunk> {
    for (;;) {
      const arrived = new Promise<void>((look) => this.#whenStored.push(look));
      const chunk = await this.#storage.chunk(layer, id);
      if (chunk !== null) return chunk;
      await arrived;
    }
  }
}
