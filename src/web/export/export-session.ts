import { collectionOf, type RecordKey } from '#domain/kernel/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { recordTypeOf } from '#domain/user-document.ts';
import type { DeviceFiles } from '../attachments/index.ts';
import { Emitter } from '../lifecycle/index.ts';
import type { DocumentActions, DocumentReader } from '../replica/index.ts';
import { type OpenWorker, openWorker, WorkerEnded, type WorkerLike } from '../workers/index.ts';
import type { ExportMethods, ExportPageMethods, ExportProgress, ReadRecord, WrittenPart } from './export-protocol.ts';

export type ExportState =
  | { readonly kind: 'idle' }
  /** `parts`: those of a large export that are complete so far. */
  | { readonly kind: 'writing'; readonly progress: ExportProgress | null; readonly parts: readonly ExportedPart[] }
  | WrittenState
  | { readonly kind: 'failed' };

export interface WrittenState {
  readonly kind: 'written';
  readonly files: number;
  readonly bytes: number;
  /** Attachments that are neither on this device nor on a server that could be reached. */
  readonly missing: number;
  /** Empty if the export is a single file, which is saved by itself. */
  readonly parts: readonly ExportedPart[];
}

/** One of the zips of a large export. */
export interface ExportedPart {
  readonly number: number;
  /** The name of the file. */
  readonly name: string;
  readonly content: Blob;
  readonly isSaved: boolean;
}

export interface ExportSessionParts {
  readonly document: DocumentActions;
  readonly files: DeviceFiles;
  readonly startWorker: () => WorkerLike;
  /** Hands a finished file to the user. */
  readonly save: (content: Blob, name: string) => void;
}

/** One export at a time. It goes on while other screens are open, and needs no network. */
export class ExportSession {
  readonly #parts: ExportSessionParts;
  readonly #changes = new Emitter();
  #state: ExportState = { kind: 'idle' };
  #worker: OpenWorker<ExportMethods> | null = null;

  constructor(parts: ExportSessionParts) {
    this.#parts = parts;
  }

  readonly subscribe = this.#changes.subscribe;

  get state(): ExportState {
    return this.#state;
  }

  /**
   * Writes records to a file and saves it. If they are large, there are several: the first is saved, and the user saves
   * the others one by one, because browsers block several downloads at once.
   *
   * @returns whether it came to an end; false if another export is running, or if it was cancelled
   *
   * @param name the name of the file without its extension
   * @param selection the records, which come with those that they need; null for all
   */
  readonly start = async (name: string, selection: ReadonlySet<RecordKey> | null = null): Promise<boolean> => {
    if (this.#state.kind === 'writing') return false;
    this.#set({ kind: 'writing', progress: null, parts: [] });
    await this.#parts.document.whenRead();
    await this.#parts.document.flush(); // what was just typed
    if (this.state.kind !== 'writing') return false;
    let missing = 0;
    let bytes = 0;
    const worker = openWorker<ExportPageMethods, ExportMethods>(this.#parts.startWorker, {
      ...pageMethods(this.#parts),
      progress: (progress) => {
        if (this.#worker === worker && this.#state.kind === 'writing') this.#set({ ...this.#state, progress });
      },
      part: (part) => {
        bytes += part.content.size;
        if (this.#worker === worker) this.#takePart(part, name);
      },
      file: async (hash) => {
        const content = await contentOf(this.#parts.files, hash);
        if (content === null) missing += 1;
        return content;
      },
    });
    this.#worker = worker;
    try {
      const { files } = await worker.methods.write(selection);
      if (this.#worker !== worker || this.state.kind !== 'writing') return false;
      this.#set({ kind: 'written', files, bytes, missing, parts: this.state.parts });
      return true;
    } catch (error) {
      if (this.#worker !== worker || error instanceof WorkerEnded) return false;
      console.error(error);
      this.#set({ kind: 'failed' });
      return true;
    } finally {
      worker.end();
    }
  };

  /** Saves a part that is complete, again if it was saved before. */
  readonly savePart = (number: number): void => {
    const state = this.#state;
    if (state.kind !== 'writing' && state.kind !== 'written') return;
    const part = state.parts.find((each) => each.number === number);
    if (part === undefined) return;
    this.#parts.save(part.content, part.name);
    this.#set({ ...state, parts: state.parts.map((each) => (each === part ? { ...each, isSaved: true } : each)) });
  };

  readonly cancel = (): void => {
    this.#worker?.end();
    this.#worker = null;
    this.#set({ kind: 'idle' });
  };

  /** Called when the document is closed. */
  readonly close = (): void => this.cancel();

  #takePart({ number, isLast, content }: WrittenPart, name: string): void {
    if (this.#state.kind !== 'writing') return;
    if (number === 1 && isLast) {
      this.#parts.save(content, `${name}.zip`);
      return;
    }
    const part = { number, name: `${name}-${number}.zip`, content, isSaved: false };
    this.#set({ ...this.#state, parts: [...this.#state.parts, part] });
    if (number === 1) this.savePart(number);
  }

  #set(state: ExportState): void {
    this.#state = state;
    this.#changes.emit();
  }
}

function pageMethods({ document }: ExportSessionParts): Pick<ExportPageMethods, 'keys' | 'records'> {
  const { reader } = document;
  return {
    keys: (collection) => reader.keysAsStored(collection).filter((key) => reader.state(key)?.tombstone === undefined),
    records: (keys) => readTogether(reader, keys),
  };
}

/** Records that are read at the same time, since reading is mostly waiting for the disk. */
const recordsTogether = 25;

/** Reads a few at a time, and leaves room for the screen. */
async function readTogether(reader: DocumentReader, keys: readonly RecordKey[]): Promise<readonly ReadRecord[]> {
  const all: ReadRecord[] = [];
  const timeSlice = reader.timeSlice();
  for (let from = 0; from < keys.length; from += recordsTogether) {
    const some = await Promise.all(keys.slice(from, from + recordsTogether).map((key) => readRecord(reader, key)));
    all.push(...some.filter((each) => each !== null));
    await timeSlice();
  }
  return all;
}

async function readRecord(reader: DocumentReader, key: RecordKey): Promise<ReadRecord | null> {
  const hasBody = recordTypeOf(collectionOf(key))?.body === true;
  const [{ fields, tombstone }, text] = await Promise.all([reader.whole(key), hasBody ? reader.bodyText(key) : null]);
  return tombstone === undefined && fields.size > 0 ? { key, fields, text } : null;
}

async function contentOf(files: DeviceFiles, hash: AttachmentHash): Promise<Blob | null> {
  const content = await files.content(hash);
  return content.ok ? content.value : null;
}
