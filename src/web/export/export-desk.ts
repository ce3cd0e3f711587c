import {
  appVersion,
  defaultZipLimits,
  type ExportedAccount,
  type ExportedRecord,
  exportedFiles,
  type Spool,
  type ZipLimits,
  zipped,
} from '#domain/export/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { type Collection, recordTypeOf, recordTypes } from '#domain/user-document.ts';
import type { Remote } from '../workers/index.ts';
import type { ExportMethods, ExportPageMethods, WrittenExport } from './export-protocol.ts';

/** Records read at once, without and with a text: a few milliseconds of work for the page. */
const recordsAtOnce = 200;
const textsAtOnce = 25;
/** How many files or records lie between two messages about progress. */
const betweenProgress = 50;

/** Writes exports, in a worker. It reads the records from the page a few at a time, and keeps them in blobs. */
export class ExportDesk implements ExportMethods {
  readonly #page: Remote<ExportPageMethods>;
  readonly #now: () => number;
  readonly #limits: ZipLimits;

  constructor(page: Remote<ExportPageMethods>, now: () => number, limits = defaultZipLimits) {
    this.#page = page;
    this.#now = now;
    this.#limits = limits;
  }

  readonly write = async (selection: ReadonlySet<RecordKey> | null): Promise<WrittenExport> => {
    const reading = new RecordReading(this.#page);
    const account: ExportedAccount = {
      records: (collection, selected) => reading.records(collection, selected),
      attachment: async (hash) => chunksOf(await this.#page.file(hash)),
    };
    const options = { selection, exportedAt: this.#now(), appVersion };
    let files = 0;
    const counted = async function* (this: ExportDesk) {
      for await (const file of exportedFiles(account, options, new BlobSpool())) {
        files += 1;
        const total = Math.max(reading.fileCount, files);
        if (files % betweenProgress === 0) void this.#page.progress({ step: 'files', done: files, total });
        yield file;
      }
    };
    let current = 1;
    let zip = new BlobBuilder();
    for await (const { part, bytes } of zipped(counted.call(this), this.#limits)) {
      if (part > current) {
        await this.#page.part({ number: current, isLast: false, content: zip.end() });
        current = part;
        zip = new BlobBuilder();
      }
      zip.add(bytes);
    }
    await this.#page.part({ number: current, isLast: true, content: zip.end() });
    return { files };
  };
}

/** Reads the records of the page, and reports progress. */
class RecordReading {
  readonly #page: Remote<ExportPageMethods>;
  #done = 0;
  #total: number | null = null;
  /** The notes and attachments read so far, each of which becomes a file. */
  fileCount = 0;

  constructor(page: Remote<ExportPageMethods>) {
    this.#page = page;
  }

  async *records(collection: Collection, selection: ReadonlySet<RecordKey> | null): AsyncGenerator<ExportedRecord> {
    this.#total ??= await this.#recordCount();
    const keys = (await this.#page.keys(collection)).filter((key) => selection === null || selection.has(key));
    const atOnce = recordTypeOf(collection).body ? textsAtOnce : recordsAtOnce;
    const read = (from: number) => this.#page.records(keys.slice(from, from + atOnce));
    let next = read(0);
    for (let from = 0; from < keys.length; from += atOnce) {
      const records = await next;
      next = read(from + atOnce);
      next.catch(() => {}); // reported when it is awaited
      for (const { key, fields, text } of records) yield { key, leaves: fields, text };
      if (collection === 'notes' || collection === 'attachments') this.fileCount += records.length;
      this.#count(records.length);
    }
  }

  async #recordCount(): Promise<number> {
    const keys = await Promise.all(recordTypes.map(({ collection }) => this.#page.keys(collection)));
    return keys.reduce((sum, each) => sum + each.length, 0);
  }

  #count(records: number): void {
    this.#done += records;
    void this.#page.progress({ step: 'records', done: this.#done, total: Math.max(this.#total ?? 0, this.#done) });
  }
}

function chunksOf(content: Blob | null): AsyncIterable<Uint8Array> | null {
  return content === null ? null : slicesOf(content);
}

async function* slicesOf(content: Blob): AsyncGenerator<Uint8Array> {
  const sliceBytes = 1024 * 1024;
  for (let from = 0; from < content.size; from += sliceBytes)
    yield new Uint8Array(await content.slice(from, from + sliceBytes).arrayBuffer());
}

/** The least bytes of the blobs that a zip consists of. */
const blobBytes = 4 * 1024 * 1024;

/** Collects bytes as blobs, which the browser keeps outside the memory of the worker. */
class BlobBuilder {
  readonly #blobs: Blob[] = [];
  #waiting: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;

  add(bytes: Uint8Array): void {
    this.#waiting.push(bytes as Uint8Array<ArrayBuffer>);
    this.#bytes += bytes.length;
    if (this.#bytes >= blobBytes) this.#flush();
  }

  end(): Blob {
    this.#flush();
    return new Blob(this.#blobs, { type: 'application/zip' });
  }

  #flush(): void {
    this.#blobs.push(new Blob(this.#waiting));
    this.#waiting = [];
    this.#bytes = 0;
  }
}

/** Stores each block as a blob. */
class BlobSpool implements Spool {
  readonly #blocks: Blob[] = [];

  readonly append = async (block: Uint8Array<ArrayBuffer>): Promise<void> => {
    this.#blocks.push(new Blob([block]));
  };

  readonly read = async (block: number): Promise<Uint8Array<ArrayBuffer>> => {
    const content = this.#blocks[block];
    if (content === undefined) throw new Error('an export asked for a block that it did not write');
    return new Uint8Array(await content.arrayBuffer());
  };
}
