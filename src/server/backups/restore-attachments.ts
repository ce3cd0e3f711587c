import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AttachmentHash, attachmentHash } from '#domain/notes/index.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { type CleaningHistory, earlierHistory } from '../attachments/cleaning-history.ts';
import { uidOf } from '../attachments/user-folders.ts';
import { openDeletionLedger } from '../data-dir/deletion-ledger.ts';
import { digestOf, flush, namesIn } from './durable-files.ts';

export interface RestoredAttachments {
  /** The number of attachments that were missing or damaged and are back. */
  readonly restored: number;
  /** The number of attachments that are damaged in the backup and were not restored. */
  readonly damaged: number;
}

/**
 * Copies the attachments that the data directory lacks or has damaged. A name is the digest of the content, so an
 * undamaged file of the same name is the same file. A file that is damaged in the backup is not copied, so that a
 * device that has it can send it again.
 */
export async function restoreAttachments(from: string, to: string): Promise<RestoredAttachments> {
  const counted = { restored: 0, damaged: 0 };
  for (const person of await namesIn(from)) {
    const folder = join(to, person);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await namesIn(join(from, person))) {
      const outcome = await restoreOne(join(from, person, name), join(folder, name), attachmentHash(name));
      if (outcome !== 'present') counted[outcome] += 1;
    }
    await flush(folder);
  }
  return counted;
}

async function restoreOne(from: string, to: string, hash: string | null): Promise<'present' | 'restored' | 'damaged'> {
  if (await isIntact(to, hash)) return 'present';
  const partial = `${to}.restoring`;
  await copyFile(from, partial);
  if (!(await isIntact(partial, hash))) {
    await rm(partial);
    return 'damaged';
  }
  await flush(partial);
  await rename(partial, to);
  return 'restored';
}

async function isIntact(file: string, hash: string | null): Promise<boolean> {
  return (await isPresent(file)) && (await digestOf(file)) === hash;
}

/**
 * Adds the attachments that a store lacks. What it has, it has verified. A file that is damaged in the backup is not
 * added.
 */
export async function restoreIntoStore(from: string, store: AttachmentStore): Promise<RestoredAttachments> {
  const counted = { restored: 0, damaged: 0 };
  for (const person of await namesIn(from)) {
    const uid = uidOf(person);
    for (const name of await namesIn(join(from, person))) {
      const hash = attachmentHash(name);
      if (hash === null || (await store.standing(uid, hash))?.isWhole) continue;
      const isRestored = await addFile(store, uid, { hash, file: join(from, person, name) });
      counted[isRestored ? 'restored' : 'damaged'] += 1;
    }
  }
  return counted;
}

/** Returns false if the content is not what its name says. */
async function addFile(
  store: AttachmentStore,
  uid: string,
  { hash, file }: { readonly hash: AttachmentHash; readonly file: string },
): Promise<boolean> {
  await store.cancel(uid, hash); // what a killed restore has left
  const added = await store.append({
    uid,
    hash,
    offset: 0,
    bytes: (await stat(file)).size,
    content: createReadStream(file) as AsyncIterable<Uint8Array>,
    quotaBytes: Number.POSITIVE_INFINITY,
    maxFiles: Number.POSITIVE_INFINITY,
  });
  return added.ok && added.value.isWhole;
}

/**
 * Makes sure that the cleaning of attachments notices the restore: it removes no unused file for 30 days, so that
 * devices can send what refers to it. Without an earlier history it would take the database for a new one.
 */
export async function noteEarlierHistory(history: CleaningHistory): Promise<void> {
  if ((await history.read()) === null) await history.write(earlierHistory);
}

/**
 * Adds the deletions of the backup that the ledger lacks. The ledger of the data directory is never replaced, because
 * it has the deletions since the backup.
 */
export async function restoreDeletions(from: string, to: string): Promise<void> {
  const ledger = openDeletionLedger(to);
  const known = new Set((await ledger.read()).map((deletion) => JSON.stringify(deletion)));
  for (const deletion of await openDeletionLedger(from).read()) {
    if (!known.has(JSON.stringify(deletion))) await ledger.append(deletion);
  }
}

async function isPresent(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
