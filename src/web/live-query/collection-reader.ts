import { type Collection, recordTypeOf } from '#domain/user-document.ts';
import { contentText, decodeContent, type Fields, mergeRecords } from '#sync/record/index.ts';
import type { FedRecord } from './document-event.ts';
import type { RecordEvent } from './subject.ts';

/** Puts together the records of a collection that arrive in parts. */
export class CollectionReader {
  readonly #collection: Collection;
  readonly #give: (event: RecordEvent) => void;
  readonly #hasBodies: boolean;
  /** The ids of the records whose content has been read. */
  readonly #read = new Set<string>();
  /** The ids of the records whose content was sent individually and is therefore newer than that in any chunk. */
  readonly #newer = new Set<string>();
  /** The summaries whose details have not arrived yet. */
  readonly #summaries = new Map<string, Fields>();
  /** The details whose summary has not arrived yet. */
  readonly #details = new Map<string, Fields>();
  /** The number of records on the page. */
  expected = 0;
  /** Whether everything stored has arrived, apart from chunks that follow later. */
  isCaughtUp = false;

  constructor(collection: Collection, give: (event: RecordEvent) => void) {
    this.#collection = collection;
    this.#give = give;
    this.#hasBodies = recordTypeOf(collection).body;
  }

  get readCount(): number {
    return this.#read.size;
  }

  takeRecord({ id, fields, isWhole }: FedRecord): void {
    if (isWhole && !this.#hasBodies) this.#newer.add(id);
    if (isWhole || this.#hasBodies) return this.#put(id, fields);
    const details = this.#details.get(id);
    if (details === undefined) this.#summaries.set(id, fields);
    else this.#join(id, fields, details);
  }

  takeText(id: string, text: string): void {
    this.#newer.add(id);
    this.#putText(id, text);
  }

  /**
   * Reads the content of a record from a chunk.
   *
   * @returns false if it is unreadable
   */
  takeContent(id: string, bytes: Uint8Array): boolean {
    if (this.#newer.has(id)) return true;
    try {
      const { fields, body } = decodeContent(bytes, `${this.#collection}/${id}`);
      if (this.#hasBodies) this.#putText(id, body === null ? '' : contentText(body));
      else this.#takeDetails(id, fields);
      return true;
    } catch {
      return false;
    }
  }

  remove(id: string): void {
    for (const known of [this.#read, this.#newer, this.#summaries, this.#details]) known.delete(id);
    this.#give({ kind: 'remove', collection: this.#collection, id });
  }

  #takeDetails(id: string, details: Fields): void {
    const summary = this.#summaries.get(id);
    if (summary === undefined) this.#details.set(id, details);
    else this.#join(id, summary, details);
  }

  #join(id: string, summary: Fields, details: Fields): void {
    this.#put(id, mergeRecords({ fields: details }, { fields: summary }).fields);
  }

  #put(id: string, fields: Fields): void {
    this.#summaries.delete(id);
    this.#details.delete(id);
    if (!this.#hasBodies) this.#read.add(id);
    this.#give({ kind: 'put', collection: this.#collection, id, fields });
  }

  #putText(id: string, text: string): void {
    this.#read.add(id);
    this.#give({ kind: 'text', collection: this.#collection, id, text });
  }
}
