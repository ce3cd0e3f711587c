import type { RecordKey } from '#domain/kernel/index.ts';
import type { ChunkBytes } from '../record/index.ts';
import type { StoredContentLocation } from './document-memory.ts';
import type { Replica } from './replica.ts';

/** Where a record's rest lies in a page, once that is decompressed. */
export interface LocatedContent {
  readonly key: RecordKey;
  readonly offset: number;
  readonly length: number;
}

/** Whoever reads all rests of a collection: a search in texts, a history of sets. */
export interface ContentSink {
  /** A page as it is stored, and the rests in it that are still the newest. */
  readonly chunk: (stored: ChunkBytes, places: readonly LocatedContent[]) => void;
  /** The text of a body as it is now; empty where the record is deleted for ever. For collections with bodies. */
  readonly text?: (key: RecordKey, text: string) => void;
  /** So many records there are, as far as is known; said again when more have come. */
  readonly expect: (records: number) => void;
  /** All that is stored was given; said again when more have come. */
  readonly given: () => void;
}

/** Changes that come one after the other are given together, once no more have come for so long. */
const quietMs = 250;
/** No page has come for so long: a first sync has stopped in the middle, and what is here is read meanwhile. */
const stoppedMs = 3_000;
/** Whoever types without a pause is read all the same, after so many times that long. */
const mostWaits = 8;

/**
 * Gives the rest of every record of a collection: stored pages as they are, which costs this thread nothing, and single
 * texts where something came after the page. What changed in leaves is in the records that screens read. It gives way
 * to a first sync while pages come in.
 */
export class ContentStream {
  readonly #replica: Replica;
  readonly #collection: string;
  readonly #reader: ContentSink;
  readonly #changed = new Set<RecordKey>();
  /** Pages that were given, by layer and id. */
  readonly #chunks = new Set<string>();
  #running = false;
  #started = false;
  #stopped = false;
  #cancel: (() => void) | null = null;
  /** Whether more changed since the timer runs. */
  #isStillChanging = false;
  #waits = 0;

  /** Begins at once, or when a first sync has ended or has stopped: reading pages would hold up storing them. */
  constructor(replica: Replica, collection: string, reader: ContentSink) {
    this.#replica = replica;
    this.#collection = collection;
    this.#reader = reader;
    replica.contentStreams.add(this);
    this.#soon(replica.meta.cursor === null ? stoppedMs : 0);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#replica.contentStreams.delete(this);
  }

  /** The replica says: this body is another. */
  bodyChanged(key: RecordKey): void {
    if (!key.startsWith(`${this.#collection}/`)) return;
    this.#changed.add(key);
    if (this.#cancel === null) this.#soon(quietMs);
    else this.#isStillChanging = true;
  }

  /** The replica says: a page was stored, and perhaps more will be. */
  chunkStored(): void {
    this.#soon(this.#replica.meta.cursor === null ? stoppedMs : quietMs);
  }

  #soon(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#replica.ports.after(ms, () => {
      this.#cancel = null;
      const waitsOn = this.#isStillChanging && this.#waits < mostWaits;
      this.#isStillChanging = false;
      this.#waits = waitsOn ? this.#waits + 1 : 0;
      if (waitsOn) this.#soon(quietMs);
      else void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    try {
      if (!this.#started) await this.#noteWhatCameAfterChunks();
      this.#started = true;
      await this.#giveChunks();
      await this.#giveChanged();
      if (!this.#stopped) this.#reader.given();
    } catch (error) {
      this.#replica.ports.report?.(error);
    } finally {
      this.#running = false;
    }
    if (this.#changed.size > 0 && !this.#stopped) this.#soon(quietMs);
  }

  /**
   * Bodies with parts beside their page: those are given as they are now, and the page's word on them is not. What waits
   * is looked at first: a part that is acknowledged meanwhile goes from there to what is stored.
   */
  async #noteWhatCameAfterChunks(): Promise<void> {
    const { meta, storage, memory } = this.#replica;
    for (const key of this.#replica.keysOf(this.#collection)) {
      if (memory.hasPending(key) && memory.pendingFor(key).some(({ body }) => body !== undefined))
        this.bodyChanged(key);
    }
    for (const layer of [meta.layer, ...meta.earlierLayers]) {
      for (const key of await storage.bodyKeys(layer)) this.bodyChanged(key);
    }
  }

  async #giveChunks(): Promise<void> {
    const chunks = this.#locationsByChunk();
    this.#reader.expect(this.#replica.keysOf(this.#collection).size);
    for (const [name, locations] of chunks) {
      const [first] = locations;
      if (this.#chunks.has(name) || first === undefined) continue;
      const stored = await this.#stored(first);
      if (this.#stopped) return;
      if (stored === null) continue;
      this.#chunks.add(name);
      const standing = locations.filter(({ key }) => !this.#changed.has(key));
      this.#reader.chunk(
        stored,
        standing.map(({ key, offset, length }) => ({ key, offset, length })),
      );
    }
  }

  /** Null where the page is not here, or the disk does not give it: whoever opens one of its records has that sent again. */
  async #stored({ layer, chunk }: StoredContentLocation): Promise<ChunkBytes | null> {
    try {
      return await this.#replica.storage.chunk(layer, chunk);
    } catch (error) {
      this.#replica.ports.report?.(error);
      return null;
    }
  }

  /** Of several layers the newest says where a text lies. */
  #locationsByChunk(): ReadonlyMap<string, readonly (StoredContentLocation & { readonly key: RecordKey })[]> {
    const locations = new Map<string, (StoredContentLocation & { readonly key: RecordKey })[]>();
    for (const key of this.#replica.keysOf(this.#collection)) {
      const content = this.#replica.memory.contents(key).reduce(newer, undefined);
      if (content === undefined || this.#replica.get(key)?.tombstone !== undefined) continue;
      const name = `${content.layer} ${content.chunk}`;
      const known = locations.get(name);
      if (known === undefined) locations.set(name, [{ ...content, key }]);
      else known.push({ ...content, key });
    }
    return locations;
  }

  async #giveChanged(): Promise<void> {
    for (const key of [...this.#changed]) {
      this.#changed.delete(key);
      const isGone = this.#replica.get(key)?.tombstone !== undefined;
      const text = isGone ? '' : await this.#textOf(key);
      if (this.#stopped) return;
      if (text !== null) this.#reader.text?.(key, text);
    }
  }

  /** Null where it cannot be read: what is known of it stands, and the others follow. */
  async #textOf(key: RecordKey): Promise<string | null> {
    try {
      return await this.#replica.bodyText(key);
    } catch (error) {
      this.#replica.ports.report?.(error);
      return null;
    }
  }
}

function newer(before: StoredContentLocation | undefined, content: StoredContentLocation): StoredContentLocation {
  return before === undefined || content.layer > before.layer ? content : before;
}
