import type { RecordKey } from '#domain/kernel/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { storedRecords } from '#sync/hub/document.ts';
import { stateOf } from '#sync/hub/fold.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import type { TaskRunner } from '#sync/hub/hub-tasks.ts';
import type { Field } from '#sync/record/index.ts';
import type { DocumentTasks } from '../documents/document-tasks.ts';
import type { AttachmentStore } from './attachment-store.ts';
import type { CleaningHistory } from './cleaning-history.ts';
import { namedAttachments } from './named-attachments.ts';

export interface CleaningParts {
  readonly hub: Hub;
  readonly tasks: TaskRunner<DocumentTasks>;
  readonly store: AttachmentStore;
  readonly history: CleaningHistory;
  /** Called with the number of removed files. */
  readonly removed: (files: number) => void;
}

const hour = 60 * 60_000;
const day = 24 * hour;
const lookedAtEvery = 6 * hour;
const newFor = 12 * hour;
const arrivesWithin = day;
const restoredFor = 30 * day;
const maxClearedBytes = 64 * 1024;

/**
 * Removes unreferenced files, files of deleted accounts and stalled uploads, all within 24 hours. A file is removed
 * only if two checks in a row find it unreferenced, because a user may cut its link in one place and paste it in
 * another.
 */
export class AttachmentCleaning {
  readonly #parts: CleaningParts;
  readonly #lookedAt = new Map<string, number>();
  readonly #unnamedBefore = new Map<string, ReadonlySet<AttachmentHash>>();

  constructor(parts: CleaningParts) {
    this.#parts = parts;
  }

  /**
   * Runs the cleanup. Call it hourly.
   *
   * @param now UTC milliseconds
   */
  async run(now: number): Promise<void> {
    const { hub, store } = this.#parts;
    await store.cancelIdleSince(now - arrivesWithin);
    const isRestored = await this.#isRestoredNewly(now);
    for (const uid of await store.people()) {
      if ((await hub.storage.head(uid)).deleted) await store.deleteAll(uid);
      else if (!isRestored && now - (this.#lookedAt.get(uid) ?? 0) >= lookedAtEvery) {
        this.#lookedAt.set(uid, now);
        await this.#removeUnused(uid, now);
      }
    }
  }

  async #removeUnused(uid: string, now: number): Promise<void> {
    const { hub, store, removed } = this.#parts;
    const old = (await store.list(uid)).filter(({ storedAt }) => storedAt < now - newFor).map(({ hash }) => hash);
    const named = old.length === 0 ? new Set() : await namedAttachments(this.#parts, uid, new Set(old));
    const unnamed = new Set(old.filter((hash) => !named.has(hash)));
    const before = this.#unnamedBefore.get(uid);
    this.#unnamedBefore.set(uid, unnamed);
    const unused = [...unnamed].filter((hash) => before?.has(hash));
    if (unused.length === 0) return;
    for (const hash of unused) await store.delete(uid, hash);
    await forgetRecords(hub, uid, unused);
    removed(unused.length);
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
 * content may be added to a note again.
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
  const changes = records.map(({ record, leaves }) => {
    const stamp = hub.clock.next(record.highest ?? undefined);
    const fields = new Map(leaves.map(([path]): [string, Field] => [path, { value: null, stamp }]));
    return { key: record.key as RecordKey, fields };
  });
  await hub.write(
    uid,
    changes,
    records.map(({ leaves }) => leaves.map(([, field]) => field.stamp)),
  );
}
