import type { RecordKey } from '#domain/kernel/index.ts';
import type { ChunkBytes } from '../record/index.ts';
import type { DocumentCore } from './document-core.ts';
import type { StoredContentLocation } from './merged-view.ts';

/** The location of a record's content in a chunk. */
export interface LocatedContent {
  readonly key: RecordKey;
  readonly offset: number;
  readonly length: number;
}

/** Receives the contents of all records in a collection, for example for text search or training history. */
export interface ContentSink {
  /** Receives a stored chunk, with the locations of the contents in it that are still current. */
  readonly chunk: (stored: ChunkBytes, places: readonly LocatedContent[]) => void;
  /**
   * Receives the current text of a body, for collections with bodies. The text is empty if the record is permanently
   * deleted.
   */
  readonly text?: (key: RecordKey, text: string) => void;
  /** Receives the number of known records; called again when it grows. */
  readonly expect: (records: number) => void;
  /** Called when everything stored has been passed on; called again after more has arrived. */
  readonly given: () => void;
}

/** Debounces changes: they are passed on together once none has arrived for this long. */
const quietMs = 250;
/**
 * If no chunk has arrived for this long, the first sync counts as stalled, and the stored chunks are read in the
 * meantime.
 */
const stoppedMs = 3_000;
/** Limits the debouncing: while the user types without a pause, changes are passed on after this many intervals. */
const maxWaits = 8;

/**
 * Streams the contents of all records in a collection. Stored chunks are passed on undecoded, which costs this thread
 * nothing. The text of a body that changed after its chunk was built is passed on separately. Changed leaves are not
 * included, because the records in memory already have them. The stream pauses while a first sync downloads chunks.
 */
export class ContentStream {
  readonly #core: DocumentCore;
  readonly #collection: string;
  readonly #reader: ContentSink;
  readonly #changed = new Set<RecordKey>();
  /** Chunks already passed on, by layer and id. */
  readonly #chunks = new Set<string>();
  #running = false;
  #started = false;
  #stopped = false;
  #cancel: (() => void) | null = null;
  /** Whether more has changed since the timer started. */
  #isStillChanging = false;
  #waits = 0;

  /**
   * Starts streaming at once. During a first sync, starts once the sync has ended or stalled, because reading chunks
   * would delay storing them.
   */
  constructor(core: DocumentCore, collection: string, reader: ContentSink) {
    this.#core = core;
    this.#collection = collection;
    this.#reader = reader;
    core.followers.add(this);
    this.#soon(core.records.isComplete ? 0 : stoppedMs);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#core.followers.delete(this);
  }

  /** Called by the document when a body has changed. */
  bodyChanged(key: RecordKey): void {
    if (!key.startsWith(`${this.#collection}/`)) return;
    this.#changed.add(key);
    if (this.#cancel === null) this.#soon(quietMs);
    else this.#isStillChanging = true;
  }

  /** Called by the document when a chunk has been stored; more may follow. */
  chunkStored(): void {
    this.#soon(this.#core.records.isComplete ? quietMs : stoppedMs);
  }

  #soon(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#core.ports.after(ms, () => {
      this.#cancel = null;
      const waitsOn = this.#isStillChanging && this.#waits < maxWaits;
      this.#isStillChanging = false;
      this.#waits = waitsOn ? this.#waits + 1 : 0;
      if (waitsOn) this.#soon(quietMs);
      else void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#running || this.#stopped || !this.#core.records.isRead) return;
    this.#running = true;
    try {
      if (!this.#started) await this.#noteWhatCameAfterChunks();
      this.#started = true;
      await this.#giveChunks();
      await this.#giveChanged();
      if (!this.#stopped) this.#reader.given();
    } catch (error) {
      this.#core.ports.report?.(error);
    } finally {
      this.#running = false;
    }
    if (this.#changed.size > 0 && !this.#stopped) this.#soon(quietMs);
  }

  /**
   * Marks bodies with parts outside their chunk as changed, so that their current text is passed on instead of the
   * chunk's. Pending changes are read first: a change acknowledged in the meantime moves from there to the stored
   * parts. Details that changed are in memory.
   */
  async #noteWhatCameAfterChunks(): Promise<void> {
    if (this.#reader.text === undefined) return;
    const { meta, ports, pending } = this.#core;
    for (const key of this.#core.view.keysOf(this.#collection)) {
      if (pending.forRecord(key).some(({ body }) => body !== undefined)) this.bodyChanged(key);
    }
    for (const layer of [meta.layer, ...meta.earlierLayers]) {
      for (const key of await ports.storage.bodyKeys(layer)) this.bodyChanged(key);
    }
  }

  async #giveChunks(): Promise<void> {
    const chunks = this.#locationsByChunk();
    this.#reader.expect(this.#core.view.keysOf(this.#collection).size);
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

  /**
   * Returns the chunk, or null if it is missing or unreadable. Opening one of its records requests that record again.
   */
  async #stored({ layer, chunk }: StoredContentLocation): Promise<ChunkBytes | null> {
    try {
      return await this.#core.ports.storage.chunk(layer, chunk);
    } catch (error) {
      this.#core.ports.report?.(error);
      return null;
    }
  }

  /**
   * Groups the locations of contents by chunk. If several layers have a record, the newest layer determines its
   * location.
   */
  #locationsByChunk(): ReadonlyMap<string, readonly (StoredContentLocation & { readonly key: RecordKey })[]> {
    const { view } = this.#core;
    const locations = [...view.keysOf(this.#collection)].flatMap((key) => {
      const content = view.contents(key).reduce(newer, undefined);
      return content === undefined || view.get(key)?.tombstone !== undefined ? [] : { ...content, key };
    });
    return Map.groupBy(locations, ({ layer, chunk }) => `${layer} ${chunk}`);
  }

  async #giveChanged(): Promise<void> {
    for (const key of [...this.#changed]) {
      this.#changed.delete(key);
      const isGone = this.#core.view.get(key)?.tombstone !== undefined;
      const text = isGone ? '' : await this.#textOf(key);
      if (this.#stopped) return;
      if (text !== null) this.#reader.text?.(key, text);
    }
  }

  /**
   * Returns the text of a body, or null if it cannot be read. The receiver then keeps the previous text, and the other
   * bodies follow.
   */
  async #textOf(key: RecordKey): Promise<string | null> {
    try {
      return await this.#core.bodies.text(key);
    } catch (error) {
      this.#core.ports.report?.(error);
      return null;
    }
  }
}

function newer(before: StoredContentLocation | undefined, content: StoredContentLocation): StoredContentLocation {
  return before === undefined || content.layer > before.layer ? content : before;
}
