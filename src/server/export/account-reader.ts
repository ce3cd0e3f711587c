import { attachmentHash } from '#domain/notes/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { documentIndex } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { RecordSlice } from './thread-messages.ts';

/** The limits of one slice. Between two slices, the main thread does other work. */
const recordsAtOnce = 50;
const bytesAtOnce = 512 * 1024;

export interface AccountReaderParts {
  readonly hub: Hub;
  readonly store: AttachmentStore;
  readonly uid: string;
}

/** Reads one user's records and attachments in small pieces. */
export class AccountReader {
  readonly #parts: AccountReaderParts;
  readonly #keysByCollection: ReadonlyMap<string, readonly string[]>;
  #attachment: ReadableStreamDefaultReader<Uint8Array> | null = null;
  #isClosed = false;

  private constructor(parts: AccountReaderParts, keysByCollection: ReadonlyMap<string, readonly string[]>) {
    this.#parts = parts;
    this.#keysByCollection = keysByCollection;
  }

  /** Compacts the user's log, so that the records are as of now. Records that are created later are not read. */
  static async open(parts: AccountReaderParts): Promise<AccountReader> {
    const { keys } = await documentIndex(parts.hub, parts.uid);
    return new AccountReader(
      parts,
      Map.groupBy(keys, (key) => key.slice(0, key.indexOf('/'))),
    );
  }

  keysOf(collection: Collection): readonly string[] {
    return this.#keysByCollection.get(collection) ?? [];
  }

  async records(collection: Collection, from: number): Promise<RecordSlice> {
    const { hub, uid } = this.#parts;
    const keys = this.keysOf(collection);
    const some = await hub.storage.someRecords(uid, keys.slice(from, from + recordsAtOnce), bytesAtOnce);
    const next = from + some.keys;
    return {
      records: some.records
        .filter(({ tombstone }) => tombstone === null)
        // a copy of its own: the database's driver may return parts of one large buffer
        .map(({ key, fields, body }) => ({ key, fields: fields.slice(), text: body?.text ?? null })),
      next: next < keys.length ? next : null,
    };
  }

  /** Opens an attachment for `chunk`. Returns false if the server does not have all of it. */
  async openAttachment(digest: string): Promise<boolean> {
    const { store, uid } = this.#parts;
    await this.#closeAttachment();
    const hash = attachmentHash(digest);
    const standing = hash && (await store.standing(uid, hash));
    if (!hash || !standing?.isWhole) return false;
    const content = await store.read(uid, hash, { from: 0, to: standing.bytes });
    if (content === null) return false;
    if (this.#isClosed) {
      // the export ended while the store was opening the file
      await content.cancel();
      return false;
    }
    this.#attachment = content.getReader();
    return true;
  }

  /** Returns the next bytes of the opened attachment, or null at its end. */
  async chunk(): Promise<Uint8Array | null> {
    const { done, value } = (await this.#attachment?.read()) ?? { done: true, value: undefined };
    return done ? null : new Uint8Array(value);
  }

  /** Closes what is open, and what is being opened. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#closeAttachment();
  }

  async #closeAttachment(): Promise<void> {
    const attachment = this.#attachment;
    this.#attachment = null;
    await attachment?.cancel();
  }
}
