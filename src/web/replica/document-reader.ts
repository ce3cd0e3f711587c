import type * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { type ContentSink, ContentStream } from '#sync/document/content-stream.ts';
import type { DocumentCore } from '#sync/document/document-core.ts';
import type { StoredContentLocation } from '#sync/document/merged-view.ts';
import { timeSlice } from '#sync/document/time-slice.ts';
import { parseStamp, type RecordState, type Stamp } from '#sync/record/index.ts';
import type { Replica } from '#sync/replica/replica.ts';

/** Reads the document as it is stored, for work on many records and for leaves that no type describes. */
export class DocumentReader {
  readonly #replica: () => Replica;

  /** @param replica returns the device's copy, and throws before it is in memory */
  constructor(replica: () => Replica) {
    this.#replica = replica;
  }

  /** Returns a record, permanently deleted ones too; its details may be missing. Undefined if it is not on this device. */
  state(key: RecordKey): RecordState | undefined {
    return this.#document.view.get(key);
  }

  /** Returns the keys of all records of a collection, permanently deleted ones too. */
  keysOf(collection: Collection): ReadonlySet<RecordKey> {
    return this.#document.view.keysOf(collection);
  }

  /** Returns the same keys in the order in which their contents are stored, for reading all of them. */
  keysAsStored(collection: Collection): readonly RecordKey[] {
    const { view } = this.#document;
    return Array.from(view.keysOf(collection), (key) => ({ key, place: view.contents(key)[0] }))
      .sort((a, b) => comparePlaces(a.place, b.place))
      .map(({ key }) => key);
  }

  /** Returns a record with its details, which are not kept in memory. */
  whole(key: RecordKey): Promise<RecordState> {
    return this.#document.records.whole(key);
  }

  /** Whether all details of a record are in memory. */
  isWhole(key: RecordKey): boolean {
    return this.#document.view.isWhole(key);
  }

  /** Returns the text of a body without opening it. */
  bodyText(key: RecordKey): Promise<string> {
    return this.#document.bodies.text(key);
  }

  /** Returns a body as one Yjs update; null if the record has none. */
  bodyUpdate(key: RecordKey): Promise<Uint8Array | null> {
    return this.#document.bodies.whole(key);
  }

  /** Runs `work` with an open body. A body that is already open is shared. */
  async withBody<T>(key: RecordKey, work: (text: Y.Text) => T): Promise<T> {
    const { bodies } = this.#document;
    const { text } = await bodies.open(key);
    try {
      return work(text);
    } finally {
      bodies.close(key);
    }
  }

  /**
   * Streams the contents of all records in a collection, and then those that change.
   *
   * @returns a function that ends it
   */
  streamContents(collection: Collection, sink: ContentSink): () => void {
    const stream = new ContentStream(this.#document, collection, sink);
    return () => stream.stop();
  }

  /** Whether the hub lacks changes to this record. */
  isPending(key: RecordKey): boolean {
    const { pending } = this.#document;
    const rows = [...pending.unstored(), ...pending.unacknowledged()];
    return rows.some(({ changes }) => changes.some((change) => change.key === key));
  }

  /** Whether this page made the change with this stamp. */
  isOwn(stamp: Stamp): boolean {
    return parseStamp(stamp).replica === this.#document.clock.replica;
  }

  /** Whether the hub may have records that have not reached this device yet, since its first sync has not ended. */
  get isFirstSync(): boolean {
    return this.#document.meta.cursor === null;
  }

  /** Creates a function to await between the steps of long work, so that it never blocks the UI for long. */
  timeSlice(): () => Promise<void> {
    return timeSlice(this.#document.ports);
  }

  get #document(): DocumentCore {
    return this.#replica().document;
  }
}

/** Compares by layer, chunk and offset. Contents outside chunks come last. */
function comparePlaces(a: StoredContentLocation | undefined, b: StoredContentLocation | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a.layer - b.layer || a.chunk - b.chunk || a.offset - b.offset;
}
