import { constants } from 'node:fs';
import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { attachmentHash } from '#domain/notes/index.ts';
import { digestOf, isAbsent, namesIn } from './durable-files.ts';

export interface CopiedAttachments {
  readonly files: number;
  readonly bytes: number;
  /** The number of copied files whose content is not what their name says. */
  readonly damaged: number;
}

interface CopyParts {
  readonly from: string;
  readonly to: string;
  /** The attachments of an earlier backup. A file that is there too takes no more space: both names share it. */
  readonly shareWith: string | null;
  readonly signal: AbortSignal | undefined;
}

/**
 * Copies all complete attachments, or what waits in inboxes, which is stored alike. Files in `parts` are still being uploaded. A file that disappears meanwhile belonged
 * to an account that was deleted, or was unused.
 *
 * @throws if it is stopped
 */
export async function copyAttachments({ from, to, shareWith, signal }: CopyParts): Promise<CopiedAttachments> {
  const copied = { files: 0, bytes: 0, damaged: 0 };
  await mkdir(to, { mode: 0o700 });
  for (const person of (await namesIn(from)).filter((name) => /^(?:[0-9a-f]{2})+$/.test(name))) {
    await mkdir(join(to, person), { mode: 0o700 });
    for (const name of await namesIn(join(from, person))) {
      signal?.throwIfAborted();
      if (attachmentHash(name) === null) continue;
      const earlier = shareWith === null ? null : join(shareWith, person, name);
      const each = await copyOne(join(from, person, name), join(to, person, name), earlier);
      if (each === null) continue;
      copied.files += 1;
      copied.bytes += each.bytes;
      if (each.isDamaged) copied.damaged += 1;
    }
  }
  return copied;
}

async function copyOne(from: string, to: string, earlier: string | null) {
  try {
    const { size } = await stat(from);
    if (earlier !== null && (await isShared(earlier, to))) return { bytes: size, isDamaged: false };
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return { bytes: size, isDamaged: (await digestOf(to)) !== attachmentHash(to.slice(-64)) };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/**
 * Gives an undamaged file of an earlier backup a second name. It is read for that, because both backups would lose a
 * damaged one. Not every file system has second names; the file is then copied.
 */
async function isShared(earlier: string, to: string): Promise<boolean> {
  try {
    if ((await digestOf(earlier)) !== attachmentHash(to.slice(-64))) return false;
    await link(earlier, to);
    return true;
  } catch {
    return false;
  }
}
