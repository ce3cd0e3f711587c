import type { RecordKey } from '#domain/kernel/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { storedRecords } from '#sync/hub/document.ts';
import { stateOf } from '#sync/hub/fold.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import type { TaskRunner } from '#sync/hub/hub-tasks.ts';
import { type Field, stampAfter } from '#sync/record/index.ts';
import type { DocumentTasks } from '../documents/document-tasks.ts';
import type { AttachmentStore } from './attachment-store.ts';
import type { CleaningHistory } from './cleaning-history.ts';
import { type NamedAttachments, namedAttachments } from './named-attachments.ts';

export interface CleaningParts {
  readonly hub: Hub;
  readonly tasks: TaskRunner<DocumentTasks>;
  readonly store: AttachmentStore;
  readonly history: CleaningHistory;
  /** Returns whether this server is the one that cleans. */
  readonly leads: () => boolean;
  /** Returns milliseconds by a clock that nobody sets. */
  readonly elapsed: () => number;
  /** Called if a user's document cannot be checked. No file of this user is removed then. */
  readonly failed: (error: unknown) => void;
  /** Called with the number of removed files. */
  readonly removed: (files: number) => void;
}

const hour = 60 * 60_000;
const day = 24 * hour;
const lookedAtEvery = 6 * hour;
const newFor = 12 * hour;
const arrivesWithin = day;
const restoredFor = 30 * day;
/** For how long a check is enough to remove a file, since a server may be paused at any point. */
const checkedForMs = 10 * 60_000;
const maxClearedBytes = 64 * 1024;

/** Which files a user's document references, as of a point in its log. */
interface Check extends NamedAttachments {
  readonly at: number;
}

/**
 * Removes unreferenced files, files of deleted accounts and stalled uploads, all within 24 hours. A file is removed
 * only if two checks in a row find it unreferenced, because a user may cut its link in one place and paste it in
 * another, and only if the user has written nothing since the second one.
 *
 * A device may add such a file to a note again just when it is removed, and learn that the server has it. It still has
 * the content then, and sends it when it next asks which files the server has, or shows the file.
 */
export class AttachmentCleaning {
  readonly #parts: CleaningParts;
  readonly #lookedAt = new Map<string, number>();
  readonly #unnamedBefore = new Map<string, ReadonlySet<AttachmentHash>>();
  /** Removed files whose records are not cleared yet. */
  readonly #removed = new Map<string, ReadonlySet<AttachmentHash>>();

  constructor(parts: CleaningParts) {
    this.#parts = parts;
  }

  /**
   * Runs the cleanup. Call it hourly.
   *
   * @param now UTC milliseconds
   */
  async run(now: number): Promise<void> {
    const { hub, store, leads } = this.#parts;
    await store.cancelIdleSince(now - arrivesWithin);
    const isRestored = await this.#isRestoredNewly(now);
    for (const uid of new Set([...(await store.people()), ...this.#removed.keys()])) {
      if (!leads()) return;
      if ((await hub.storage.head(uid)).deleted) {
        await store.deleteAll(uid);
        this.#removed.delete(uid);
      } else if (!isRestored && now - (this.#lookedAt.get(uid) ?? 0) >= lookedAtEvery) {
        this.#lookedAt.set(uid, now);
        if (!(await this.#clean(uid, now))) this.#lookedAt.delete(uid);
      }
    }
  }

  /** Returns false if it has to be tried again, because the document could not be checked or has changed meanwhile. */
  async #clean(uid: string, now: number): Promise<boolean> {
    const stored = await this.#parts.store.list(uid);
    const old = stored.filter(({ storedAt }) => storedAt < now - newFor).map(({ hash }) => hash);
    const removed = this.#removed.get(uid) ?? new Set();
    const check = await this.#check(uid, new Set([...old, ...removed]));
    if (check === null) return false;
    const unnamed = old.filter((hash) => !check.named.has(hash));
    const unused = unnamed.filter((hash) => this.#unnamedBefore.get(uid)?.has(hash));
    const hashes = new Set(stored.map(({ hash }) => hash));
    const forgotten = [...removed].filter((hash) => !hashes.has(hash) && !check.named.has(hash));
    const gone = await this.#remove(uid, unused, check);
    this.#removed.set(uid, new Set([...forgotten, ...gone]));
    const isThrough = gone.length === unused.length && (await this.#forget(uid, check));
    // a file that only this check found unreferenced has to be found so again after some hours
    this.#unnamedBefore.set(uid, new Set(isThrough ? unnamed : unused));
    return isThrough;
  }

  async #check(uid: string, files: ReadonlySet<AttachmentHash>): Promise<Check | null> {
    const { hub, elapsed, failed, leads } = this.#parts;
    try {
      const { sequence } = await hub.storage.head(uid);
      const found =
        files.size === 0 ? { sequence, named: new Set<string>() } : await namedAttachments(this.#parts, uid, files);
      return { ...found, at: elapsed() };
    } catch (error) {
      if (leads()) failed(error);
      return null;
    }
  }

  /** Returns whether nothing has changed since a check, as far as this server can know. */
  async #holds(uid: string, { sequence, at }: Check): Promise<boolean> {
    const { hub, leads, elapsed } = this.#parts;
    const head = await hub.storage.head(uid);
    return head.sequence === sequence && leads() && elapsed() - at < checkedForMs;
  }

  /** Removes files as long as a check holds, and returns those that it removed. */
  async #remove(uid: string, unused: readonly AttachmentHash[], check: Check): Promise<readonly AttachmentHash[]> {
    const { store, removed } = this.#parts;
    const gone: AttachmentHash[] = [];
    for (const hash of unused) {
      if (!(await this.#holds(uid, check))) break;
      await store.delete(uid, hash);
      gone.push(hash);
    }
    if (gone.length > 0) removed(gone.length);
    return gone;
  }

  /** Clears the records of removed files, or returns false if the check of the document holds no longer. */
  async #forget(uid: string, check: Check): Promise<boolean> {
    const removed = this.#removed.get(uid) ?? new Set();
    if (removed.size > 0) {
      if (!(await this.#holds(uid, check))) return false;
      await forgetRecords(this.#parts.hub, uid, [...removed]);
    }
    this.#removed.delete(uid);
    return true;
  }

  /**
   * Returns whether a backup was restored recently. The backup may lack changes that reference files. Until devices
   * have sent them again, no file counts as unused.
   */
  async #isRestoredNewly(now: number): Promise<boolean> {
    const { hub, history } = this.#parts;
    const epoch = await hub.epoch();
    const known = await history.read();
    if (known !== null && known.epoch === epoch) return now - known.since < restoredFor;
    await history.write({ epoch, since: known === null ? 0 : now });
    return known !== null;
  }
}

/**
 * Clears all leaves of these files' records, including the files' names. No tombstone is written, because the same
 * content may be added to a note again. What a device has written meanwhile remains: the stamps follow those of what is
 * cleared, so they are older.
 */
async function forgetRecords(hub: Hub, uid: string, hashes: readonly AttachmentHash[]): Promise<void> {
  const keys = hashes.map((hash) => `attachments/${hash}`);
  for await (const stored of storedRecords(hub, uid, keys)) await clearLeaves(hub, uid, stored.filter(isSmall));
}

/** The app writes some hundred bytes into the record of a file. Clearing a record of megabytes would keep others waiting. */
function isSmall({ fields }: StoredRecord): boolean {
  return fields.length <= maxClearedBytes;
}

async function clearLeaves(hub: Hub, uid: string, stored: readonly StoredRecord[]): Promise<void> {
  const records = stored.flatMap((record) => {
    const leaves = [...stateOf(record).fields].filter(([, { value }]) => value !== null);
    return leaves.length === 0 ? [] : [{ record, leaves }];
  });
  if (records.length === 0) return;
  const { replica } = hub.clock;
  const changes = records.map(({ record, leaves }) => ({
    key: record.key as RecordKey,
    fields: new Map(
      leaves.map(([path, { stamp }]): [string, Field] => [path, { value: null, stamp: stampAfter(stamp, replica) }]),
    ),
  }));
  await hub.write(
    uid,
    changes,
    records.map(({ leaves }) => leaves.map(([, field]) => field.stamp)),
  );
}
