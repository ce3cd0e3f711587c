import { idOf } from '#domain/kernel/index.ts';
import { type Collection, recordTypeOf } from '#domain/user-document.ts';
import type { DocumentActions, RecordEntry } from '../replica/index.ts';
import type { DocumentEvent, FedRecord } from './document-event.ts';

export type PostEvent = (event: DocumentEvent, move?: Transferable[]) => void;

/** The number of records in one event. Even on phones, it takes less than a frame to send. */
const maxAtOnce = 250;

/** Sends one collection of the open document: record summaries as they change, and the contents of its stream. */
export class FollowedCollection {
  readonly #collection: Collection;
  readonly #document: DocumentActions;
  readonly #post: PostEvent;
  readonly #hasBodies: boolean;
  readonly #given = new Map<string, RecordEntry<Collection>>();
  readonly #stopContents: () => void;
  /** The list of records from which `#due` was last computed. */
  #records: readonly RecordEntry<Collection>[] | null = null;
  /** Records that have not been sent yet, in reverse order. */
  #due: RecordEntry<Collection>[] = [];
  #recordsGiven = false;
  #contentsGiven = false;
  #isCaughtUp = false;

  /** @param document one that is ready */
  constructor(collection: Collection, document: DocumentActions, post: PostEvent) {
    this.#collection = collection;
    this.#document = document;
    this.#post = post;
    this.#hasBodies = recordTypeOf(collection).body;
    this.#stopContents = this.#streamContents();
  }

  stop(): void {
    this.#stopContents();
  }

  /**
   * Sends records that are new or have changed.
   *
   * @param until when to stop, on the clock of `performance.now`
   * @returns whether all have been sent
   */
  giveUntil(until: number): boolean {
    const records = this.#document.records(this.#collection);
    if (records !== this.#records) this.#due = records.filter((each) => this.#given.get(each.id) !== each).reverse();
    this.#records = records;
    while (this.#due.length > 0) {
      if (performance.now() >= until) return false;
      this.#give(this.#due.splice(-maxAtOnce).reverse());
    }
    this.#removeOthers(records);
    this.#recordsGiven = true;
    this.#sayCaughtUp();
    return true;
  }

  #give(records: readonly RecordEntry<Collection>[]): void {
    const given = records.flatMap((record) => this.#fedRecord(record) ?? []);
    for (const record of records) this.#given.set(record.id, record);
    if (given.length > 0) this.#post({ kind: 'upsert', collection: this.#collection, records: given });
  }

  /**
   * Returns what is sent of a record. One whose details are not in memory is first sent without them, since they come in
   * a chunk. If it changes later, it is loaded, and the change event of the load sends it whole.
   */
  #fedRecord({ id, key }: RecordEntry<Collection>): FedRecord | null {
    const { reader } = this.#document;
    const isWhole = reader.isWhole(key);
    if (!isWhole && !this.#hasBodies && this.#given.has(id)) {
      this.#document.openRecord(key).catch(() => {}); // an unreadable one is missing until the replica has fetched it
      return null;
    }
    return { id, fields: reader.state(key)?.fields ?? new Map(), isWhole };
  }

  #removeOthers(records: readonly RecordEntry<Collection>[]): void {
    if (this.#given.size === records.length) return;
    const here = new Set(records.map(({ id }) => id));
    const gone = [...this.#given.keys()].filter((id) => !here.has(id));
    for (const id of gone) this.#given.delete(id);
    if (gone.length > 0) this.#post({ kind: 'remove', collection: this.#collection, ids: gone });
  }

  #streamContents(): () => void {
    const collection = this.#collection;
    const post = this.#post;
    return this.#document.reader.streamContents(collection, {
      expect: (records) => post({ kind: 'expect', collection, records }),
      chunk: (stored, places) => {
        const chunk = { ...stored, bytes: new Uint8Array(stored.bytes) };
        const locations = places.map(({ key, offset, length }) => [idOf(key), offset, length] as const);
        post({ kind: 'chunk', collection, chunk, locations }, [chunk.bytes.buffer]);
      },
      ...(this.#hasBodies && { text: (key, text) => post({ kind: 'text', collection, id: idOf(key), text }) }),
      given: () => {
        this.#contentsGiven = true;
        this.#sayCaughtUp();
      },
    });
  }

  /** Reports, once, that all records and their contents have been sent. */
  #sayCaughtUp(): void {
    if (this.#isCaughtUp || !this.#recordsGiven || !this.#contentsGiven) return;
    this.#isCaughtUp = true;
    this.#post({ kind: 'caught-up', collection: this.#collection });
  }
}
