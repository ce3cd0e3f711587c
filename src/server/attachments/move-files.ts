import { createHash } from 'node:crypto';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { AttachmentStore, StoredAttachment } from './attachment-store.ts';

export interface MoveParts {
  readonly from: AttachmentStore;
  readonly to: AttachmentStore;
  /** Called for each file whose content is not what its name says. It is not moved. */
  readonly damaged: (uid: string, hash: AttachmentHash) => Promise<void>;
  /** Called after each file that was moved. */
  readonly moved: (bytes: number) => void;
}

const filesAtOnce = 4;

/** The content is as its name says, other than that, or not there. */
type Condition = 'intact' | 'damaged' | 'absent';

/**
 * Moves all complete files from one store to another. A file is removed where it was only when its copy has been read
 * back and has the right digest. It can be stopped at any point and started again. Incomplete uploads are not moved:
 * devices send such files again.
 *
 * @returns the number of files that remain
 */
export async function moveFiles(parts: MoveParts): Promise<number> {
  let remaining = 0;
  for (const uid of await parts.from.people()) {
    const files = await parts.from.list(uid);
    for (let at = 0; at < files.length; at += filesAtOnce) {
      const some = files.slice(at, at + filesAtOnce);
      const outcomes = await Promise.all(some.map((file) => moveOne(parts, uid, file)));
      remaining += outcomes.filter((isMoved) => !isMoved).length;
    }
  }
  await parts.from.cancelIdleSince(Number.POSITIVE_INFINITY);
  return remaining;
}

async function moveOne({ from, to, damaged, moved }: MoveParts, uid: string, file: StoredAttachment): Promise<boolean> {
  const { hash, bytes } = file;
  if ((await conditionOf(to, uid, file)) !== 'intact') {
    await copy({ from, to }, uid, file);
    if ((await conditionOf(to, uid, file)) !== 'intact') {
      const condition = await conditionOf(from, uid, file);
      if (condition === 'intact') throw new Error('a file could not be copied');
      if (condition === 'damaged') await damaged(uid, hash);
      return condition === 'absent';
    }
  }
  await from.delete(uid, hash);
  moved(bytes);
  return true;
}

async function copy(
  { from, to }: Pick<MoveParts, 'from' | 'to'>,
  uid: string,
  { hash, bytes }: StoredAttachment,
): Promise<void> {
  const content = await from.read(uid, hash, { from: 0, to: bytes });
  if (content === null) return;
  await to.delete(uid, hash); // a damaged one, which would count as complete
  await to.cancel(uid, hash); // a part of it, from a run that was stopped
  await to.append({
    uid,
    hash,
    offset: 0,
    bytes,
    content,
    quotaBytes: Number.POSITIVE_INFINITY,
    maxFiles: Number.POSITIVE_INFINITY,
  });
}

async function conditionOf(store: AttachmentStore, uid: string, { hash }: StoredAttachment): Promise<Condition> {
  const standing = await store.standing(uid, hash);
  const content = standing?.isWhole ? await store.read(uid, hash, { from: 0, to: standing.bytes }) : null;
  if (content === null) return 'absent';
  const digest = createHash('sha256');
  for await (const chunk of content) digest.update(chunk);
  return digest.digest('hex') === hash ? 'intact' : 'damaged';
}
