import {
  appVersion,
  dataPath,
  type ExportedAccount,
  type ExportedFile,
  type ExportedRecord,
  exportedFiles,
  zipped,
} from '#domain/export/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { type Collection, recordTypeOf, recordTypes } from '#domain/user-document.ts';
import type { Remote } from '../workers/index.ts';
import type { ExportMethods, ExportPageMethods, ReadFields, WrittenExport } from './export-protocol.ts';

/** Records read at once, and texts: a few milliseconds of work for the page. */
const recordsAtOnce = 200;
const textsAtOnce = 25;
/** UTF-16 code units of texts that are kept, instead of reading them again. */
const keptTexts = 48 * 1024 * 1024;
/** The least bytes of the blobs that a zip is made of, which the browser keeps outside the memory of the worker. */
const blobBytes = 4 * 1024 * 1024;
/** How many files or records lie between two messages about progress. */
const betweenProgress = 50;

/** Writes exports, in a worker. It reads the records from the page while it writes, so that few are in memory. */
export class ExportDesk implements ExportMethods {
  readonly #page: Remote<ExportPageMethods>;
  readonly #now: () => number;
  readonly #texts: TextReader;
  #counting = { done: 0, total: 0, isData: false };

  constructor(page: Remote<ExportPageMethods>, now: () => number) {
    this.#page = page;
    this.#texts = new TextReader(page);
    this.#now = now;
  }

  readonly write = async (selection: ReadonlySet<RecordKey> | null): Promise<WrittenExport> => {
    const account: ExportedAccount = {
      records: (collection) => this.#records(collection),
      attachment: async (hash) => chunksOf(await this.#page.file(hash)),
    };
    const options = { selection, exportedAt: this.#now(), appVersion };
    const counted = { files: 0 };
    const parts: BlobBuilder[] = [];
    for await (const { part, bytes } of zipped(this.#counted(exportedFiles(account, options), counted))) {
      parts[part - 1] ??= new BlobBuilder();
      parts[part - 1]?.add(bytes);
    }
    return { parts: parts.map((part) => part.end()), files: counted.files };
  };

  async *#counted(files: AsyncIterable<ExportedFile>, counted: { files: number }): AsyncGenerator<ExportedFile> {
    const totals = await Promise.all(recordTypes.map(({ collection }) => this.#page.keys(collection)));
    const total = totals.reduce((sum, keys) => sum + keys.length, 0);
    for await (const file of files) {
      counted.files += 1;
      const isData = file.path === dataPath;
      this.#counting = { done: 0, total, isData };
      if (!isData && counted.files % betweenProgress === 0)
        void this.#page.progress({ step: 'files', done: counted.files, total: Math.max(total, counted.files) });
      yield file;
    }
  }

  async *#records(collection: Collection): AsyncGenerator<ExportedRecord> {
    const hasBody = recordTypeOf(collection).body;
    const keys = await this.#page.keys(collection);
    let next = this.#page.records(keys.slice(0, recordsAtOnce));
    for (let from = 0; from < keys.length; from += recordsAtOnce) {
      const records = await next;
      next = this.#page.records(keys.slice(from + recordsAtOnce, from + 2 * recordsAtOnce));
      next.catch(() => {}); // reported when it is awaited
      for (const { key, fields } of records) {
        yield { key, leaves: fields, text: async () => (hasBody ? this.#texts.text(key, records) : null) };
        this.#tellData();
      }
    }
  }

  #tellData(): void {
    const counting = this.#counting;
    if (!counting.isData) return;
    counting.done += 1;
    const { done, total } = counting;
    if (done % betweenProgress === 0) void this.#page.progress({ step: 'data', done: Math.min(done, total), total });
  }
}

interface TextsAhead {
  readonly has: (key: RecordKey) => boolean;
  readonly texts: Promise<ReadonlyMap<RecordKey, string>>;
}

const nothingAhead: TextsAhead = { has: () => false, texts: Promise.resolve(new Map()) };

/** Reads texts in the order of their records, several at once. An export needs each of them twice. */
class TextReader {
  readonly #page: Remote<ExportPageMethods>;
  readonly #kept = new Map<RecordKey, string>();
  #keptLength = 0;
  /** The texts read last, which may be too many to keep. */
  #last: ReadonlyMap<RecordKey, string> = new Map();
  #next: TextsAhead = nothingAhead;

  constructor(page: Remote<ExportPageMethods>) {
    this.#page = page;
  }

  /** @param among the records that are read together, in their order */
  async text(key: RecordKey, among: readonly ReadFields[]): Promise<string> {
    const known = this.#kept.get(key) ?? this.#last.get(key);
    if (known !== undefined) return known;
    const at = among.findIndex((each) => each.key === key);
    this.#last = this.#next.has(key) ? await this.#next.texts : await this.#read(among, at);
    this.#next = this.#readAhead(among, at + textsAtOnce);
    for (const [each, text] of this.#last) this.#keep(each, text);
    return this.#last.get(key) ?? '';
  }

  /** Starts to read the texts that are probably asked for next, while the others are written. */
  #readAhead(among: readonly ReadFields[], from: number): TextsAhead {
    const first = among[from]?.key;
    if (first === undefined) return nothingAhead;
    const texts = this.#read(among, from);
    texts.catch(() => {}); // reported when it is awaited
    return { has: (key) => key === first, texts };
  }

  async #read(among: readonly ReadFields[], from: number): Promise<ReadonlyMap<RecordKey, string>> {
    const keys = among.slice(from, from + textsAtOnce).map(({ key }) => key);
    const texts = await this.#page.texts(keys);
    return new Map(keys.map((key, at) => [key, texts[at] ?? '']));
  }

  #keep(key: RecordKey, text: string): void {
    if (this.#keptLength + text.length > keptTexts) return;
    this.#kept.set(key, text);
    this.#keptLength += text.length;
  }
}

/** Collects bytes as blobs. */
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

function chunksOf(content: Blob | null): AsyncIterable<Uint8Array> | null {
  return content === null ? null : slicesOf(content);
}

async function* slicesOf(content: Blob): AsyncGenerator<Uint8Array> {
  const sliceBytes = 1024 * 1024;
  for (let from = 0; from < content.size; from += sliceBytes)
    yield new Uint8Array(await content.slice(from, from + sliceBytes).arrayBuffer());
}
