import { createHash } from 'node:crypto';
import { type AttachmentHash, attachmentMaxBytes } from '#domain/notes/index.ts';
import { TurnsByKey } from '#sync/hub/turns-by-key.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Database } from '../db/database.ts';
import {
  addInboxFile,
  type InboxFile,
  inboxUse,
  listInboxFiles,
  type RelayName,
  removeInboxFile,
  removeInboxFiles,
  uidsWithInboxFiles,
} from '../db/inbox-files.ts';
import { findUser } from '../db/users.ts';

/** The limits of one user's inbox. What does not fit stays where it is, and is fetched once there is room. */
export const inboxLimits = { maxBytes: 256 * 1024 * 1024, maxFiles: 1_000 } as const;

export interface InboxParts {
  readonly database: Database;
  /** Stores the contents, by digest as for attachments. */
  readonly store: AttachmentStore;
  /** UTC milliseconds. */
  readonly now: () => number;
}

/** How long a file may be without a row, because the row is written after it. */
const newForMs = 10 * 60_000;

/** A recording as a relay brings it. */
export interface Recording {
  readonly name: string;
  readonly relay: RelayName;
  readonly externalId: string;
  readonly content: Uint8Array;
}

interface InboxContent {
  readonly content: ReadableStream<Uint8Array>;
  readonly bytes: number;
}

/** Keeps recordings until one of the user's devices has imported them. It never writes into a document. */
export class Inbox {
  readonly #parts: InboxParts;
  /** A file and its row change together, so two changes of one inbox run one after the other. */
  readonly #turns = new TurnsByKey();

  constructor(parts: InboxParts) {
    this.#parts = parts;
  }

  list(uid: string): Promise<readonly InboxFile[]> {
    return listInboxFiles(this.#parts.database.kysely, uid);
  }

  /**
   * Adds a recording. One whose content is here already counts as added.
   *
   * @returns false if the inbox has no room for it now
   */
  add(uid: string, recording: Recording): Promise<boolean> {
    return this.#turns.run(uid, () => this.#add(uid, recording));
  }

  /** Returns whether a file of any allowed size has room now. */
  async hasRoom(uid: string): Promise<boolean> {
    const { files, bytes } = await inboxUse(this.#parts.database.kysely, uid);
    return files < inboxLimits.maxFiles && bytes + attachmentMaxBytes <= inboxLimits.maxBytes;
  }

  /** Returns the content of a recording, or null if the inbox does not have it. */
  async read(uid: string, hash: AttachmentHash): Promise<InboxContent | null> {
    const { store } = this.#parts;
    const standing = await store.standing(uid, hash);
    if (!standing?.isWhole) return null;
    const content = await store.read(uid, hash, { from: 0, to: standing.bytes });
    return content && { content, bytes: standing.bytes };
  }

  acknowledge(uid: string, hash: AttachmentHash): Promise<void> {
    const { database, store } = this.#parts;
    return this.#turns.run(uid, async () => {
      await removeInboxFile(database.kysely, uid, hash);
      await store.delete(uid, hash);
    });
  }

  /** Removes everything of an account that no longer exists, also a recording that is being added. */
  removeAll(uid: string): Promise<void> {
    return this.#turns.run(uid, () => this.#removeAll(uid));
  }

  /**
   * Removes files without a row and parts of files, which a crash leaves, and everything of accounts that no longer
   * exist. It leaves files of the last minutes alone, because another server may be about to write the row.
   *
   * @returns the rows without a file, which a restored database leaves. They are removed, so that their relay can bring
   * them again
   */
  async tidy(): Promise<readonly (InboxFile & { readonly uid: string })[]> {
    const { database, store, now } = this.#parts;
    const uids = new Set([...(await uidsWithInboxFiles(database.kysely)), ...(await store.people())]);
    const lost: (InboxFile & { readonly uid: string })[] = [];
    await store.cancelIdleSince(now() - newForMs);
    for (const uid of uids)
      for (const file of await this.#turns.run(uid, () => this.#tidyOf(uid))) lost.push({ ...file, uid });
    return lost;
  }

  async #add(uid: string, { name, relay, externalId, content }: Recording): Promise<boolean> {
    const { database, store, now } = this.#parts;
    const hash = createHash('sha256').update(content).digest('hex') as AttachmentHash;
    // a server that was killed, or a full disk, leaves a part that nobody continues
    await store.cancel(uid, hash);
    const stored = await store.append({
      uid,
      hash,
      offset: 0,
      bytes: content.length,
      content: once(content),
      quotaBytes: inboxLimits.maxBytes,
      maxFiles: inboxLimits.maxFiles,
    });
    if (!stored.ok) return false;
    const file = { hash, name, relay, externalId, bytes: content.length, receivedAt: now() };
    await addInboxFile(database.kysely, uid, file);
    return true;
  }

  async #removeAll(uid: string): Promise<void> {
    await removeInboxFiles(this.#parts.database.kysely, uid);
    await this.#parts.store.deleteAll(uid);
  }

  async #tidyOf(uid: string): Promise<readonly InboxFile[]> {
    const { database, store, now } = this.#parts;
    if ((await findUser(database.kysely, uid)) === null) {
      await this.#removeAll(uid);
      return [];
    }
    const rows = await this.list(uid); // first, since another server stores each file before its row
    const files = await store.list(uid);
    const [inRows, stored] = [new Set(rows.map(({ hash }) => hash)), new Set(files.map(({ hash }) => hash))];
    for (const { hash, storedAt } of files)
      if (!inRows.has(hash) && storedAt < now() - newForMs) await store.delete(uid, hash);
    const lost: InboxFile[] = [];
    // one whose row is gone by now was acknowledged at another server meanwhile
    for (const row of rows.filter(({ hash }) => !stored.has(hash)))
      if (await removeInboxFile(database.kysely, uid, row.hash)) lost.push(row);
    return lost;
  }
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
