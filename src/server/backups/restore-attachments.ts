import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDeletionLedger } from '../deletion-ledger.ts';
import { flush, namesIn } from './durable-files.ts';

/**
 * Copies the attachments that the data directory lacks. Existing ones are not touched: a name is the digest of the
 * content, so the same name is the same file.
 *
 * @returns how many were copied
 */
export async function restoreAttachments(from: string, to: string): Promise<number> {
  let copied = 0;
  for (const person of await namesIn(from)) {
    const folder = join(to, person);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await namesIn(join(from, person))) {
      const file = join(folder, name);
      if (await isPresent(file)) continue;
      const partial = `${file}.restoring`;
      await copyFile(join(from, person, name), partial);
      await flush(partial);
      await rename(partial, file);
      copied += 1;
    }
    await flush(folder);
  }
  return copied;
}

/**
 * Makes sure that the cleaning of attachments notices the restore: it removes no unused file for 30 days, so that
 * devices can send what refers to it. Without a file of an earlier history it would take the database for a new one.
 */
export async function noteEarlierHistory(attachments: string): Promise<void> {
  await mkdir(attachments, { recursive: true, mode: 0o700 });
  const file = join(attachments, 'history.json');
  if (!(await isPresent(file))) await writeFile(file, JSON.stringify({ epoch: '', since: 0 }), { mode: 0o600 });
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
