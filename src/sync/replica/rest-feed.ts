import type { RecordKey } from '#domain/kernel/index.ts';
import type { StoredChunk } from '../record/index.ts';
import type { StoredRest } from './document-memory.ts';
import type { Replica } from './replica.ts';

/** Where a record's rest lies in a page, once that is decompressed. */
export interface PlaceOfRest {
  readonly key: RecordKey;
  readonly offset: number;
  readonly length: number;
}

/** Whoever reads all rests of a collection: a search in texts, a history of sets. */
export interface RestIntake {
  /** A page as it is stored, and the rests in it that are still the newest. */
  readonly page: (stored: StoredChunk, places: readonly PlaceOfRest[]) => void;
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
export class RestFeed {
  readonly #replica: Replica;
  readonly #collection: string;
  readonly #reader: RestIntake;
  readonly #changed = new Set<RecordKey>();
  /** Pages that were given, by layer and id. */
  readonly #pages = new Set<string>();
  #running = false;
  #started = false;
  #stopped = false;
  #cancel: (() => void) | null = null;
  /** Whether more changed since the timer runs. */
  #isStillChanging = false;
  #waits = 0;

  /** Begins at once, or when a first sync has ended or has stopped: reading pages would hold up storing them. */
  constructor(replica: Replica, collection: string, reader: RestIntake) {
    this.#replica = replica;
    this.#collection = collection;
    this.#reader = reader;
    replica.restFeeds.add(this);
    this.#soon(replica.meta.cursor === null ? stoppedMs : 0);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#replica.restFeeds.delete(this);
  }

  /** The replica says: this body is another. */
  bodyChanged(key: RecordKey): void {
    if (!key.startsWith(`${this.#collection}/`)) return;
    this.#changed.add(key);
    if (this.#cancel === null) this.#soon(quietMs);
    else this.#isStillChanging = true;
  }

  /** The replica says: a page was stored, and perhaps more will be. */
  pageStored(): void {
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
      if (!this.#started) await this.#noteWhatCameAfterPages();
      this.#started = true;
      await this.#givePages();
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
  async #noteWhatCameAfterPages(): Promise<void> {
    const { meta, storage, memory } = this.#replica;
    for (const key of this.#replica.keysOf(this.#collection)) {
      if (memory.hasWaiting(key) && memory.waitingFor(key).some(({ body }) => body !== undefined))
        this.bodyChanged(key);
    }
    for (const layer of [meta.layer, ...meta.earlierLayers]) {
      for (const key of await storage.bodyKeys(layer)) this.bodyChanged(key);
    }
  }

  async #givePages(): Promise<void> {
    const pages = this.#placesByPage();
    this.#reader.expect(this.#replica.keysOf(this.#collection).size);
    for (const [name, places] of pages) {
      const [first] = places;
      if (this.#pages.has(name) || first === undefined) continue;
      const stored = await this.#stored(first);
      if (this.#stopped) return;
      if (stored === null) continue;
      this.#pages.add(name);
      const standing = places.filter(({ key }) => !this.#changed.has(key));
      this.#reader.page(
        stored,
        standing.map(({ key, offset, length }) => ({ key, offset, length })),
      );
    }
  }

  /** Null where the page is not here, or the disk does not give it: whoever opens one of its records has that sent again. */
  async #stored({ layer, page }: StoredRest): Promise<StoredChunk | null> {
    try {
      return await this.#replica.storage.page(layer, page);
    } catch (error) {
      this.#replica.ports.report?.(error);
      return null;
    }
  }

  /** Of several layers the newest says where a text lies. */
  #placesByPage(): ReadonlyMap<string, readonly (StoredRest & { readonly key: RecordKey })[]> {
    const places = new Map<string, (StoredRest & { readonly key: RecordKey })[]>();
    for (const key of this.#replica.keysOf(this.#collection)) {
      const rest = this.#replica.memory.rests(key).reduce(newer, undefined);
      if (rest === undefined || this.#replica.get(key)?.tombstone !== undefined) continue;
      const name = `${rest.layer} ${rest.page}`;
      const known = places.get(name);
      if (known === undefined) places.set(name, [{ ...rest, key }]);
      else known.push({ ...rest, key });
    }
    return places;
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

function newer(before: StoredRest | undefined, rest: StoredRest): StoredRest {
  return before === undefined || rest.layer > before.layer ? rest : before;
}
