import { hexOf } from '#domain/digest/index.ts';
import type { FileDraft } from '#domain/import/draft/index.ts';
import { bytesOf, ImportError } from '#domain/import/files/index.ts';
import { type ImportDrafts, type ReadFile, recordingFiles, trackId } from '#domain/import/plan/index.ts';
import { type AttachmentHash, attachmentHash, attachmentMaxBytes } from '#domain/notes/index.ts';
import type { Sha256 } from '#sync/record/index.ts';

export interface Attachments {
  /** By the `sourceId` of their drafts. */
  readonly bySource: ReadonlyMap<string, ReadFile>;
  readonly byHash: ReadonlyMap<AttachmentHash, { readonly draft: FileDraft; readonly bytes: number }>;
}

/** How many files lie between two reports of progress. */
const filesBetweenProgress = 10;

/** Computes the hashes of all attachments, which are their names in notes. Adds those that cannot be read as skipped. */
export async function readAttachments(
  drafts: ImportDrafts,
  sha256: Sha256,
  report: (done: number) => void,
): Promise<Attachments> {
  const bySource = new Map<string, ReadFile>();
  const byHash = new Map<AttachmentHash, { readonly draft: FileDraft; readonly bytes: number }>();
  for (const [at, draft] of drafts.files.entries()) {
    if (at % filesBetweenProgress === 0) report(at);
    try {
      const bytes = await bytesOf(draft.file, attachmentMaxBytes);
      const hash = await hashOf(bytes, sha256);
      bySource.set(draft.sourceId, { hash, name: draft.name });
      if (!byHash.has(hash)) byHash.set(hash, { draft, bytes: bytes.length });
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      drafts.add({ kind: 'skipped', origin: draft.origin, code: error.code });
    }
  }
  return { bySource, byHash };
}

/** Counts the images and other files, each content once. Recordings are part of their activities, which are counted. */
export function attachmentCount(drafts: ImportDrafts, { byHash }: Attachments): number {
  const recordings = new Set(drafts.activities.flatMap(recordingFiles).map(trackId));
  return [...byHash.values()].filter(({ draft }) => !recordings.has(draft.sourceId)).length;
}

async function hashOf(bytes: Uint8Array, sha256: Sha256): Promise<AttachmentHash> {
  return attachmentHash(hexOf(await sha256(bytes))) as AttachmentHash;
}
