import type { Collection } from '#domain/user-document.ts';
import { soundBytes } from '#sync/record/index.ts';
import { CollectionReader } from './collection-reader.ts';
import type { DocumentEvent } from './document-event.ts';
import type { Progress, RecordEvent } from './subject.ts';

export interface RecordReaderPorts {
  readonly give: (event: RecordEvent) => void;
  /** Called when part of a chunk was unreadable; the replica detects this too and requests the chunk again. */
  readonly unreadable: (records: number) => void;
}

type ChunkEvent = Extract<DocumentEvent, { readonly kind: 'chunk' }>;

interface QueuedEvent {
  readonly event: DocumentEvent;
  /** Reads the event in steps of one record. */
  readonly steps: Iterator<void>;
}

/** Reads the events of the document, in steps of one record. */
export class RecordReader {
  readonly #ports: RecordReaderPorts;
  readonly #readers = new Map<Collection, CollectionReader>();
  readonly #queue: QueuedEvent[] = [];

  constructor(ports: RecordReaderPorts) {
    this.#ports = ports;
  }

  take(event: DocumentEvent): void {
    const reader = this.#readers.get(event.collection) ?? new CollectionReader(event.collection, this.#ports.give);
    this.#readers.set(event.collection, reader);
    this.#queue.push({ event, steps: this.#read(event, reader) });
  }

  /**
   * Reads one record.
   *
   * @returns its collection; null if everything has been read
   */
  readNext(): Collection | null {
    const [next] = this.#queue;
    if (next === undefined) return null;
    if (next.steps.next().done) this.#finish(next.event);
    return next.event.collection;
  }

  /** Returns whether events of these collections have not been read yet. */
  isReading(collections: readonly Collection[]): boolean {
    return this.#queue.some(({ event }) => collections.includes(event.collection));
  }

  progressOf(collections: readonly Collection[]): Progress {
    const readers = collections.flatMap((collection) => this.#readers.get(collection) ?? []);
    const isCaughtUp = readers.length === collections.length && readers.every((reader) => reader.isCaughtUp);
    const hasChunk = this.#queue.some(({ event }) => event.kind === 'chunk' && collections.includes(event.collection));
    if (isCaughtUp && !hasChunk) return { share: 1 };
    const read = readers.reduce((sum, { readCount }) => sum + readCount, 0);
    const expected = readers.reduce((sum, reader) => sum + reader.expected, 0);
    return { share: Math.min(0.99, read / Math.max(1, expected)) };
  }

  *#read(event: DocumentEvent, reader: CollectionReader): Iterator<void> {
    switch (event.kind) {
      case 'upsert':
        for (const record of event.records) yield reader.takeRecord(record);
        return;
      case 'chunk':
        return yield* this.#readChunk(event, reader);
      case 'text':
        return reader.takeText(event.id, event.text);
      case 'remove':
        for (const id of event.ids) yield reader.remove(id);
        return;
      case 'expect':
        reader.expected = event.records;
        return;
      case 'caught-up':
        reader.isCaughtUp = true;
    }
  }

  *#readChunk(event: ChunkEvent, reader: CollectionReader): Generator<void> {
    const bytes = bytesOf(event);
    let unreadable = 0;
    for (const [id, offset, length] of event.locations) {
      if (bytes === null || !reader.takeContent(id, bytes.subarray(offset, offset + length))) unreadable += 1;
      yield;
    }
    if (unreadable > 0) this.#ports.unreadable(unreadable);
  }

  /** Removes an event that has been read. The next one is of another collection if possible, so that none waits long. */
  #finish(event: DocumentEvent): void {
    this.#queue.shift();
    const other = this.#queue.findIndex((queued) => queued.event.collection !== event.collection);
    if (other > 0) this.#queue.unshift(...this.#queue.splice(other, 1));
  }
}

/** Returns the bytes of a chunk; null if they are damaged. */
function bytesOf({ chunk }: ChunkEvent): Uint8Array | null {
  try {
    return soundBytes(chunk);
  } catch {
    return null; // every record in it counts as unreadable
  }
}
